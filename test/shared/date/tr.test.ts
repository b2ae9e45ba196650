import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ["Teklifimiz 30 Kasım 2025'e kadar geçerli: fındık kilosu 310 TL", 'until 2025-11-30'],
  ['yıl sonuna kadar', 'until 2025-12-31'],
  ["1 Mayıs'ta", 'on 2026-05-01'],
  ['1 Ocak - 30 Haziran 2025 arası geçerli', 'range 2025-01-01..2025-06-30'],
  ["kampanya 15 Haziran'a kadar sürüyor", 'until 2025-06-15'],
  ['fiyatlarımız 01.06.2025 - 31.08.2025 tarihleri arasında geçerlidir', 'range 2025-06-01..2025-08-31'],
  ["ay sonuna kadar 45 TL'den verebiliriz", 'until 2025-05-31'],
  ['teklif 30 gün geçerlidir, vade 60 gün', 'range 2025-05-07..2025-06-06'],
  ["1 Temmuz'dan itibaren zam var", 'from 2025-07-01'],
  ['cuma gününe kadar haber verin', 'until 2025-05-09'],
  ['gelecek ayın sonuna kadar', 'until 2025-06-30'],
  ["1 Mayıs 2025'ten 31 Temmuz 2025'e kadar", 'range 2025-05-01..2025-07-31'],
  ['yarın arayın, sipariş no 12.05', 'on 2025-05-08'],
  ['bu çeyrek sonuna kadar', 'until 2025-06-30'],
  ['bu fiyat haziran sonuna kadar geçerli', 'until 2025-06-30'],
  ['kampanyamız 10-20 Haziran arasında', 'range 2025-06-10..2025-06-20'],
  ['15.07.2025 tarihine kadar sabit', 'until 2025-07-15'],
  ['fiyat 2 hafta sabit', 'range 2025-05-07..2025-05-21'],
  ['haftaya salı teslim', 'on 2025-05-13'],
  ['3. çeyrek sonuna kadar', 'until 2025-09-30'],
  ['son geçerlilik tarihi: 30 Haziran 2025', 'until 2025-06-30'],
  ['mayıs ayı boyunca %10', 'range 2025-05-01..2025-05-31'],
  ['1-15 Haziran 2025 tarihleri arasında geçerli', 'range 2025-06-01..2025-06-15'],
  ['önümüzdeki 3 ay boyunca fiyat sabit', 'range 2025-05-07..2025-08-07'],
  ["ağustosun 15'ine kadar", 'until 2025-08-15'],
  ['pazartesiden itibaren yeni fiyat', 'from 2025-05-12'],
  ["31.12.2025'e dek", 'until 2025-12-31'],
  ['temmuz başından eylül sonuna kadar', 'range 2025-07-01..2025-09-30'],
  ["indirim 1 Haziran'da başlıyor 15 Haziran'da bitiyor", 'from 2025-06-01', 'until 2025-06-15'],
  ['hafta sonuna kadar', 'until 2025-05-11'],
  ['teklifimizin geçerlilik süresi 15 gündür', 'range 2025-05-07..2025-05-22'],
  ['2025 sonuna kadar sabit fiyat', 'until 2025-12-31'],
  ['20 haziran cuma gününe kadar', 'until 2025-06-20'],
  ['geçen cuma', 'on 2025-05-02'],
];

const undated = ['ödeme fatura tarihinden itibaren 30 gün', '10 gün içinde teslim, 30 gün vade'];

describe('dates in Turkish', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('tr', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('tr', text)).toEqual([]);
  });
});

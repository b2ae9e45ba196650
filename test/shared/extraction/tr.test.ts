import { describe, expect, test } from '@jest/globals';
import { tr } from '../../../shared/extraction/languages/tr.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'Merhaba, ben Zeynep Karaca. Kombimiz çalışmıyor, evde sıcak su yok. Adresim Moda Caddesi No:15 D:4 Kadıköy İstanbul, telefonum 0532 123 45 67.',
    ],
    {
      name: 'Zeynep Karaca',
      phone: '0532 123 45 67',
      address: 'Moda Caddesi No:15 D:4 Kadıköy İstanbul',
      type: 'plumbing',
    },
  ],
  [
    'terse answers and spelled digits',
    [
      '> Adınız soyadınız?',
      'Mehmet Ali Yıldız',
      '> Telefon numaranız?',
      'sıfır beş üç iki, bir iki üç, dört beş, altı yedi',
      '> Adres?',
      'Atatürk Bulvarı 120/5, Çankaya, Ankara',
    ],
    { name: 'Mehmet Ali Yıldız', phone: '05321234567', address: 'Atatürk Bulvarı 120/5, Çankaya, Ankara' },
  ],
  [
    'lower case without punctuation',
    ['slm benim adım ali can mutfakta su kaçağı var numaram 5321234567'],
    { name: 'ali can', phone: '5321234567', type: 'plumbing' },
  ],
  [
    'a corrected number',
    ['> Numaranız?', '0533 111 22 33, pardon yanlış oldu 0533 444 55 66'],
    { phone: '0533 444 55 66' },
  ],
  [
    'no name and number of a neighbour, and a refusal',
    [
      'Komşum Hasan Bey (0555 111 22 33) söyledi. İsmim Elif Şahin. Asansör bozuk.',
      '> Size nasıl ulaşabiliriz?',
      'Numaramı paylaşmak istemiyorum',
    ],
    { name: 'Elif Şahin', phone: null, type: 'maintenance' },
  ],
  [
    'a form, and a street that is a number',
    [
      'Ad Soyad: Burak Öztürk\nTel: +90 312 123 45 67\nAdres: Cumhuriyet Mahallesi 123. Sokak No 8 Kat 2 Daire 5 Çankaya/Ankara\nSorun: Balkon kapısı kapanmıyor',
    ],
    {
      name: 'Burak Öztürk',
      phone: '+90 312 123 45 67',
      address: 'Cumhuriyet Mahallesi 123. Sokak No 8 Kat 2 Daire 5 Çankaya/Ankara',
      issue: 'Balkon kapısı kapanmıyor',
    },
  ],
  [
    'an owner in an emergency',
    ['Ben bu dairenin sahibiyim, priz kıvılcım çıkarıyor, acil birini gönderin!'],
    { name: null, role: 'owner', priority: 'urgent', type: 'electrical' },
  ],
  [
    'no order number, and a signature',
    ['Sipariş numaram 1234567890, kargom gelmedi. Ayşe Demir'],
    { name: 'Ayşe Demir', phone: null },
  ],
  ['a name by its parts', ['> Adınız?', 'Ayşe', '> Soyadınız?', 'Kaya'], { name: 'Ayşe Kaya' }],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), tr).values).toMatchObject(record);
  });
});

describe('what is said of the work', () => {
  test.each([
    ['Sorun çözüldü, teşekkürler.', 'user', 'solved'],
    ['Musluk yine damlıyor.', 'user', 'reported_again'],
    ['Randevuyu iptal edin lütfen.', 'user', 'cancelled'],
    ['Teknisyen yola çıktı.', 'assistant', 'work_started'],
  ] as const)('%s', (text, role, signal) => {
    expect(signalOf({ role, text }, tr)).toBe(signal);
  });
});

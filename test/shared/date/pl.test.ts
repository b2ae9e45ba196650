import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['ważne do 30 czerwca 2025 r.', 'until 2025-06-30'],
  ['od 1 maja do 31 lipca 2025', 'range 2025-05-01..2025-07-31'],
  ['oferta ważna 14 dni, płatność przelewem 30 dni', 'range 2025-05-07..2025-05-21'],
  ['promocja trwa do końca czerwca', 'until 2025-06-30'],
  ['od 15 czerwca 2025 r. do 15 września 2025 r.', 'range 2025-06-15..2025-09-15'],
  ['cena obowiązuje do 31.12.2025', 'until 2025-12-31'],
  ['proszę o odpowiedź do piątku', 'until 2025-05-09'],
  ['w czerwcu podrożeje, od lipca 14,50 zł', 'range 2025-06-01..2025-06-30', 'from 2025-07-01'],
  ['do końca roku', 'until 2025-12-31'],
  ['w przyszłym tygodniu', 'range 2025-05-12..2025-05-18'],
  ['cena ważna do końca kwartału', 'until 2025-06-30'],
  ['oferta obowiązuje od 1 do 15 czerwca', 'range 2025-06-01..2025-06-15'],
  ['między 10 a 20 czerwca 2025', 'range 2025-06-10..2025-06-20'],
  ['najpóźniej do przyszłego piątku', 'until 2025-05-09'],
  ['przez najbliższe 30 dni', 'range 2025-05-07..2025-06-06'],
  ['w III kwartale 2025', 'range 2025-07-01..2025-09-30'],
  ['jutro zadzwonię, tel. 601 12 05 25', 'on 2025-05-08'],
  ['oferta ważna 30 dni od dzisiaj', 'range 2025-05-07..2025-06-06'],
  ['od 01.06.2025 do 31.08.2025', 'range 2025-06-01..2025-08-31'],
  ['ceny do 15. czerwca, potem drożej', 'until 2025-06-15'],
  ['przed końcem miesiąca', 'until 2025-05-31'],
  ['ważność oferty: 20.06.2025', 'until 2025-06-20'],
  ['promocja od poniedziałku', 'from 2025-05-12'],
  ['cennik ważny w okresie 01.06.2025–31.12.2025', 'range 2025-06-01..2025-12-31'],
  ['oferta wygasa 15 czerwca 2025', 'until 2025-06-15'],
  ['trzymam cenę do wtorku', 'until 2025-05-13'],
  ['na najbliższe trzy miesiące', 'range 2025-05-07..2025-08-07'],
  ['w zeszły piątek', 'on 2025-05-02'],
];

const undated = ['termin płatności 14 dni od daty faktury', 'w ciągu 14 dni od dostawy'];

describe('dates in Polish', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('pl', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('pl', text)).toEqual([]);
  });
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { datesIn } from '../../../shared/date/read-dates.ts';
import { languageOf, languages } from '../../../shared/extraction/languages.ts';
import { at } from './dates-said.ts';

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const PIECES = [
  ...['until ', 'the end of ', '1', '31', ' ', '.', '/', '-', '2025', 'May', ' to ', '月', '日', '年', '三', 'まで'],
  ...['\ud83d', '😀', '\u200f', '\u200b', '<b>', '٣', 'ß', 'İ', '\n', 'net ', ' days', 'kadar', 'तक', 'حتى '],
];

test.each(languages)(
  '$code: any text has an answer, in order, with spans inside it and days of the calendar',
  (language) => {
    const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 30,
    });

    fc.assert(
      fc.property(text, (pieces) => {
        const whole = pieces.join('');
        let end = 0;
        for (const date of datesIn(whole, language, at)) {
          expect(date.start).toBeGreaterThanOrEqual(end);
          expect(date.end).toBeGreaterThan(date.start);
          expect(date.end).toBeLessThanOrEqual(whole.length);
          end = date.end;
          for (const day of [date.from, date.until]) if (day !== null) expect(isDay(day)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  },
);

const isDay = (day: string) => ISO.test(day) && new Date(day).toISOString().startsWith(day);

test('a written date is read back, in every language', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(days, fc.constantFrom(...languages), (day, language) => {
      const text = new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
      const iso = day.toISOString().slice(0, 10);

      expect([text, datesIn(text, language, at).map(({ from, until }) => [from, until])]).toEqual([text, [[iso, iso]]]);
    }),
  );
});

test('a time that is none has no dates', () => {
  expect(datesIn('until tomorrow', languageOf('en'), new Date(Number.NaN))).toEqual([]);
});

test.each([
  '1',
  '1 ',
  '1/1/',
  '2025-01-01 ',
  'until the end of ',
  '1 may ',
  'monday ',
  '30 days ',
  '年',
  '1月1日から',
  ' ',
  'a',
])('a message full of %j has an answer', (piece) => {
  const text = piece.repeat(Math.ceil(16_384 / piece.length)).slice(0, 16_384);

  for (const language of languages) {
    expect(datesIn(text, language, at).length).toBeLessThanOrEqual(500);
  }
});

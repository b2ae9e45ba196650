import { describe, expect, test } from '@jest/globals';
import { datesIn } from '../../../shared/date/read-dates.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { at, datesSaid } from './dates-said.ts';

const en = languageOf('en');

test('a date says where it stands in the text as typed, without the words that lead to it', () => {
  const text = 'Ｏffer  valid until\u200b the end of June, café closed from 1 May 2025 to 3 May 2025.';

  const spans = datesIn(text, en, at).map(({ start, end }) => text.slice(start, end));

  expect(spans).toEqual(['the end of June', '1 May 2025 to 3 May 2025']);
});

test('the rule says how a date was read', () => {
  const rules = (text: string, language = 'en') => datesIn(text, languageOf(language), at).map(({ rule }) => rule);

  expect(rules('2025-06-30')).toEqual(['iso']);
  expect(rules('06/30/2025')).toEqual(['numeric']);
  expect(rules('June 30')).toEqual(['named']);
  expect(rules('令和7年6月30日', 'ja')).toEqual(['era']);
  expect(rules('valid for 30 days, net 60 days')).toEqual(['period', 'duration']);
  expect(rules('tomorrow')).toEqual(['relative']);
});

test('a duration of payment or delivery has no ends', () => {
  expect(datesIn('net 30 days', en, at)).toEqual([
    { start: 4, end: 11, role: 'for', from: null, until: null, rule: 'duration', score: 0 },
  ]);
});

describe('order of figures', () => {
  test.each([
    ['en', '03/04/2025', 'on 2025-03-04'],
    ['en', '13/04/2025', 'on 2025-04-13'],
    ['en', '03.04.2025', 'on 2025-04-03'],
    ['en', '03/04/25', 'on 2025-03-04'],
    ['de', '03/04/2025', 'on 2025-04-03'],
    ['es', '04/13/2025', 'on 2025-04-13'],
    ['ja', '2025/3/4', 'on 2025-03-04'],
    ['zh', '2025.3.4', 'on 2025-03-04'],
    ['ar', '٠٣/٠٤/٢٠٢٥', 'on 2025-04-03'],
    ['hi', '०३/०४/२०२५', 'on 2025-04-03'],
  ])('%s %s', (language, text, date) => {
    expect(datesSaid(language, text)).toEqual([date]);
  });

  test('one date that can only be read one way says how the others are', () => {
    expect(datesSaid('en', 'from 03/04/2025 to 25/04/2025')).toEqual(['range 2025-04-03..2025-04-25']);
  });
});

describe('a year that is left out', () => {
  test.each([
    ['7 May', 'on 2025-05-07'],
    ['6 May', 'on 2026-05-06'],
    ['29 February', 'on 2028-02-29'],
    ['15 December to 15 January', 'range 2025-12-15..2026-01-15'],
    ['1 March to 15 May', 'range 2025-03-01..2025-05-15'],
    ['1 December 2025 to 28 February', 'range 2025-12-01..2026-02-28'],
    ['1 May to 3 June 2027', 'range 2027-05-01..2027-06-03'],
  ])('%s', (text, date) => {
    expect(datesSaid('en', text)).toEqual([date]);
  });
});

describe('the calendar', () => {
  test.each([
    ['2024-02-10', 'valid for one month', 'range 2024-02-10..2024-03-10'],
    ['2025-01-31', 'valid for one month', 'range 2025-01-31..2025-02-28'],
    ['2025-12-31', 'until the end of next month', 'until 2026-01-31'],
    ['2025-11-20', 'until the end of next quarter', 'until 2026-03-31'],
    ['2025-05-11', 'next Monday', 'on 2025-05-12'],
    ['2025-05-12', 'Monday', 'on 2025-05-12'],
    ['2025-05-12', 'next Monday', 'on 2025-05-19'],
    ['2025-12-31', 'tomorrow', 'on 2026-01-01'],
    ['2024-02-01', 'until the end of February', 'until 2024-02-29'],
  ])('on %s, %s', (day, text, date) => {
    expect(datesSaid('en', text, new Date(`${day}T23:30:00.000Z`))).toEqual([date]);
  });
});

test.each([
  '31 February 2025',
  '30/02/2025',
  '2025-13-01',
  '12.80 USD',
  'EUR 3.10',
  'CIF Rotterdam, 2/10 net 30',
  'call +49 30 12.05.25 or 555-0142',
  'version 3.10.2025',
  '192.168.1.10',
  '10.12.25.30',
  'order PO-12-05-2025',
  '50/50 split, 8-12 pallets, 3/4 inch, 16:30',
  'you may 2 times march on',
  '',
])('no date: %s', (text) => {
  expect(datesSaid('en', text)).toEqual([]);
});

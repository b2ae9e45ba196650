import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { readTerms } from '../../../shared/sales-condition/read-terms.ts';
import { turnsOf } from '../../support/readings.ts';
import { MONDAY, type TermsReading, testTerms } from './terms.ts';

describe('what was agreed last stands', () => {
  testTerms(
    [
      [['Tiles at 9 EUR?', '> 11 EUR.', 'ok 10?', '> Deal.'], { unit_price: 10 }],
      [['> The stove is 700 EUR.', 'Could you do 600?', '> No, sorry.', 'All right then.'], { unit_price: 700 }],
      [['> The stove is 700 EUR.', 'Too expensive for me.'], { product: 'stove', unit_price: null, currency: null }],
      [['Can you give 10% off the rugs?', '> No discounts, sorry.'], { product: 'rug', discount_percent: null }],
      [['60 rugs please.', 'Make that 50 instead of 60.'], { quantity: 50 }],
    ],
    en,
  );
});

describe('figures that are no terms', () => {
  testTerms(
    [
      [['Your competitor asks 4.10 EUR for the same bolts.'], { unit_price: null }],
      [['The lamp was 40 EUR last year.'], { unit_price: null }],
      [['> Freight is 80 EUR.'], { unit_price: null }],
      [['> The lot is 900 EUR in total.'], { unit_price: null }],
      [['> The minimum order is 500 pieces.'], { quantity: null }],
      [['Please deliver the 20 doors within 14 days.'], { quantity: 20, payment_terms: null }],
      [['Our order number is 44871, we need 12 taps.'], { quantity: 12 }],
      [['We are a team of 30 people and need desks.'], { quantity: null }],
      [['Plus 19% VAT on the desks.'], { discount_percent: null }],
      [['> The desks arrive on 3 March 2025, 90 EUR each.'], { valid_until: null, unit_price: 90 }],
    ],
    en,
  );
});

describe('scales', () => {
  const offer = '> Mugs are 5 EUR. From 100 pieces 4.50 EUR, from 500 pieces 4 EUR.';
  const scales = [
    { from_quantity: 100, unit_price: 4.5 },
    { from_quantity: 500, unit_price: 4 },
  ];
  const rows: TermsReading[] = [
    [[offer], { unit_price: 5, scales }],
    [[offer, 'We take 99.'], { unit_price: 5, scales }],
    [[offer, 'We take 100.'], { unit_price: 4.5, scales }],
    [[offer, 'We take 600.'], { unit_price: 4, scales }],
  ];
  testTerms(rows, en);
});

test.each([
  ['20 laptops at $900', 'USD'],
  ['20 laptops at $900, Canadian dollars of course', 'CAD'],
  ['20 laptops at A$900', 'AUD'],
  ['20 laptops at 900 CHF', 'CHF'],
  ['20 laptops at 900 Egyptian pounds', 'EGP'],
  ['20 laptops, let us try 900 euros', 'EUR'],
])('%s: %s', (line, currency) => {
  expect(readTerms(turnsOf([line]), en, MONDAY).terms.currency).toBe(currency);
});

test.each([
  ['FOB Shanghai', 'FOB'],
  ['fob shanghai', 'FOB'],
  ['ex works', 'EXW'],
  ['CIF instead of FOB', 'CIF'],
  ['with a key fob', null],
  ['from CIP Systems Ltd', null],
  ['a fast delivery', null],
])('"100 taps %s": %s', (words, incoterm) => {
  expect(readTerms(turnsOf([`100 taps at 3 EUR, ${words}.`]), en, MONDAY).terms.incoterm).toBe(incoterm);
});

test('each value says where it stands', () => {
  const text = 'We need 40 drums of lubricant at 85.50 EUR.';
  const { evidence } = readTerms(turnsOf([text]), en, MONDAY);

  const places = Object.entries(evidence).map(([term, [it]]) => [term, it && text.slice(it.start, it.end)]);

  expect(Object.fromEntries(places)).toMatchObject({
    product: 'lubricant',
    quantity: '40',
    unit_price: '85.50 EUR',
    currency: '85.50 EUR',
  });
});

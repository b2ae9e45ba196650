import { expect, test } from '@jest/globals';
import { judge } from '../../../shared/sales-condition/judge.ts';
import { NO_TERMS, type SalesTerms } from '../../../shared/sales-condition/sales-condition.ts';

const someTerms = (terms: Partial<SalesTerms>): SalesTerms => ({ ...NO_TERMS, product: 'desk', ...terms });

test.each<[Partial<SalesTerms>, string[]]>([
  [{ unit_price: 5, currency: 'EUR' }, []],
  [{ discount_percent: 5 }, []],
  [{ scales: [{ from_quantity: 10, discount_percent: 5 }] }, []],
  [{ unit_price: 5 }, ['currency']],
  [{ discount_amount: 5 }, ['currency']],
  [{ currency: 'EUR' }, ['price']],
  [{ product: null, discount_percent: 5 }, ['product']],
  [{ product: null }, ['product', 'price']],
])('%j lacks %j', (terms, missing) => {
  const { status, missing_fields } = judge(someTerms(terms));

  expect(missing_fields).toEqual(missing);
  expect(status).toBe(missing.length === 0 ? 'complete' : 'draft');
});

test.each<[Partial<SalesTerms>, string]>([
  [
    { valid_from: '2025-03-02', valid_until: '2025-03-01' },
    'valid_until (2025-03-01) is before valid_from (2025-03-02).',
  ],
  [{ discount_percent: 120 }, 'discount_percent (120) is over 100.'],
  [{ unit_price: 0 }, 'unit_price (0) is not above zero.'],
  [{ unit_price: 5, discount_amount: 6 }, 'discount_amount (6) is more than unit_price (5).'],
  [
    {
      scales: [
        { from_quantity: 20, unit_price: 4 },
        { from_quantity: 10, unit_price: 3 },
      ],
    },
    'scales do not rise: from_quantity.',
  ],
  [
    {
      scales: [
        { from_quantity: 10, unit_price: 4 },
        { from_quantity: 20, unit_price: 5 },
      ],
    },
    'scales do not get cheaper: unit_price.',
  ],
  [
    {
      scales: [
        { from_quantity: 10, discount_percent: 8 },
        { from_quantity: 20, discount_percent: 5 },
      ],
    },
    'scales do not rise: discount_percent.',
  ],
])('%j is warned about: %s', (terms, warning) => {
  expect(judge(someTerms(terms)).warnings).toEqual([warning]);
});

test('terms without a contradiction have no warning', () => {
  const terms = someTerms({
    unit_price: 5,
    currency: 'EUR',
    valid_from: '2025-03-01',
    valid_until: '2025-03-01',
    scales: [
      { from_quantity: 10, unit_price: 4 },
      { from_quantity: 20, unit_price: 3 },
    ],
  });

  expect(judge(terms).warnings).toEqual([]);
});

import { describe } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { testTerms } from './terms.ts';

describe('a deal', () => {
  testTerms(
    [
      [
        ['Please send 40 drums of lubricant at 85.50 EUR, net 30, DAP Ghent.', '> Confirmed.'],
        {
          product: 'lubricant',
          quantity: 40,
          unit: 'drums',
          unit_price: 85.5,
          currency: 'EUR',
          payment_terms: 'net 30',
          incoterm: 'DAP',
        },
      ],
      [
        ['How much are the desk lamps?', '> 32 pounds each, 15% off from 20 pieces.', 'Then 25 please.'],
        { product: 'desk lamp', quantity: 25, unit_price: 32, discount_percent: 15, currency: 'GBP' },
      ],
      [
        ['How much are the desk lamps?', '> 32 pounds each, 15% off from 20 pieces.', 'Then 5 please.'],
        { quantity: 5, unit_price: 32, discount_percent: null, scales: [{ from_quantity: 20, discount_percent: 15 }] },
      ],
    ],
    en,
  );
});

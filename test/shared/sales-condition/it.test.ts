import { it } from '../../../shared/extraction/languages/it.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['Quanto costano le sedie da giardino?', "> 24,50 euro l'una, sconto del 10% da 40 pezzi.", 'Allora 45 sedie.'],
    {
      product: 'sedia da giardino',
      quantity: 45,
      unit_price: 24.5,
      discount_percent: 10,
      currency: 'EUR',
    },
  ],
  [
    [
      'Vorremmo 800 bottiglie di prosecco, FCA Treviso.',
      '> 5,20 euro a bottiglia, bonifico a 30 giorni data fattura.',
      'Confermato.',
    ],
    {
      product: 'prosecco',
      quantity: 800,
      unit_price: 5.2,
      currency: 'EUR',
      payment_terms: 'bonifico a 30 giorni data fattura',
      incoterm: 'FCA',
    },
  ],
  [
    [
      "L'anno scorso pagavamo 31 euro per i caschi.",
      '> Adesso costano 33 euro, ma vi facciamo il 4% di sconto.',
      'Va bene, 70 caschi.',
    ],
    {
      product: 'casco',
      quantity: 70,
      unit_price: 33,
      discount_percent: 4,
      currency: 'EUR',
    },
  ],
  [
    ['> Il listino vale fino al 30 settembre 2025: olio a 7,80 euro al litro.', 'Ci servono duecento litri.'],
    {
      product: 'olio',
      quantity: 200,
      unit_price: 7.8,
      currency: 'EUR',
      valid_until: '2025-09-30',
    },
  ],
  [
    ['Avete fatturato 30 tavoli ma ne abbiamo ordinati 20.', '> Scusate, corretto: 20 tavoli a 140 euro.'],
    {
      product: 'tavolo',
      quantity: 20,
      unit_price: 140,
      currency: 'EUR',
    },
  ],
];

testTerms(readings, it);

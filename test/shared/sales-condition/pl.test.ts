import { describe } from '@jest/globals';
import { pl } from '../../../shared/extraction/languages/pl.ts';
import { testTerms } from './terms.ts';

describe('a negotiation', () => {
  testTerms(
    [
      [
        [
          'Dzień dobry, potrzebujemy 200 sztuk krzeseł.',
          '> Krzesło kosztuje 149 zł za sztukę, od 100 sztuk 135 zł.',
          'Zgoda, przelew 14 dni.',
        ],
        { product: 'krzeseł', quantity: 200, unit_price: 135, currency: 'PLN', payment_terms: 'przelew 14 dni' },
      ],
      [
        [
          'Po ile macie ziemniaki?',
          '> 1,20 zł za kg, minimum logistyczne 1 tona.',
          'Za drogo, 1 zł.',
          '> 1,10 zł i kończymy.',
          'OK, 3 tony, za pobraniem.',
        ],
        { product: 'ziemniaki', quantity: 3, unit_price: 1.1, currency: 'PLN', payment_terms: 'za pobraniem' },
      ],
      [
        ['> Oferta: wiertarka 399 zł netto, rabat 10%, ważna do 31 marca 2026.', 'Biorę piętnaście sztuk, przedpłata.'],
        {
          product: 'wiertarka',
          quantity: 15,
          unit_price: 399,
          discount_percent: 10,
          currency: 'PLN',
          valid_until: '2026-03-31',
          payment_terms: 'przedpłata',
        },
      ],
      [
        ['Poproszę 50 worków cementu zamiast 40.', '> Dobrze, 18,90 zł za worek.', 'Super.'],
        { product: 'cementu', quantity: 50, unit_price: 18.9, currency: 'PLN' },
      ],
    ],
    pl,
  );
});

describe('terms of payment are what was typed of them', () => {
  testTerms(
    [
      [['Bierzemy 40 wiertarek po 120 zł, przelew 14 dni.'], { payment_terms: 'przelew 14 dni', quantity: 40 }],
      [['Bierzemy 40 wiertarek po 120 zł, przedpłata.'], { payment_terms: 'przedpłata', quantity: 40 }],
      [['Bierzemy 40 wiertarek po 120 zł, za pobraniem.'], { payment_terms: 'za pobraniem', quantity: 40 }],
      [
        ['Bierzemy 40 wiertarek po 120 zł, gotówką przy odbiorze.'],
        { payment_terms: 'gotówką przy odbiorze', quantity: 40 },
      ],
      [
        ['Bierzemy 40 wiertarek po 120 zł, 30% zaliczki, reszta przy dostawie.'],
        { payment_terms: '30% zaliczki, reszta przy dostawie', quantity: 40 },
      ],
      [['Bierzemy 40 wiertarek po 120 zł, akredytywa.'], { payment_terms: 'akredytywa', quantity: 40 }],
      [
        ['Bierzemy 40 wiertarek po 120 zł, termin płatności 30 dni.'],
        { payment_terms: 'termin płatności 30 dni', quantity: 40 },
      ],
      [
        ['Bierzemy 40 wiertarek po 120 zł, 21 dni od daty faktury.'],
        { payment_terms: '21 dni od daty faktury', quantity: 40 },
      ],
    ],
    pl,
  );
});

describe('a quantity in figures and words', () => {
  testTerms(
    [
      [['Bierzemy dwieście pięćdziesiąt sztuk.'], { quantity: 250 }],
      [['Bierzemy półtorej tony.'], { quantity: 1.5 }],
      [['Bierzemy tysiąc dwieście sztuk.'], { quantity: 1200 }],
      [['Bierzemy 5 tys. szt..'], { quantity: 5000 }],
      [['Bierzemy 1 500 sztuk.'], { quantity: 1500 }],
      [['Bierzemy dwa tuziny butelek.'], { quantity: 24 }],
    ],
    pl,
  );
});

describe('a price', () => {
  testTerms(
    [
      [['Bierzemy 200 lamp po 12 zł.'], { quantity: 200, unit_price: 12, currency: 'PLN', discount_percent: null }],
      [
        ['Bierzemy 200 lamp za 1 234,50 zł netto.'],
        { quantity: 200, unit_price: 1234.5, currency: 'PLN', discount_percent: null },
      ],
      [
        ['Bierzemy 200 lamp po 85 groszy za sztukę.'],
        { quantity: 200, unit_price: 0.85, currency: 'PLN', discount_percent: null },
      ],
      [
        ['Bierzemy 200 lamp w cenie 40 euro.'],
        { quantity: 200, unit_price: 40, currency: 'EUR', discount_percent: null },
      ],
      [
        ['Bierzemy 200 lamp po 12,50 plus 23% VAT.'],
        { quantity: 200, unit_price: 12.5, currency: null, discount_percent: null },
      ],
    ],
    pl,
  );
});

describe('a discount', () => {
  testTerms(
    [
      [['> Lampy 40 zł, 10% rabatu.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampy 40 zł, rabat 10 procent.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampy 40 zł, upust 10%.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampy 40 zł, 10% taniej.'], { unit_price: 40, discount_percent: 10 }],
    ],
    pl,
  );
});

describe('a scale', () => {
  testTerms(
    [
      [['> od 100 sztuk 4,50 zł.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> powyżej 100 sztuk 4,50 zł.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> przy zamówieniu od 100 szt. 4,50.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
    ],
    pl,
  );
});

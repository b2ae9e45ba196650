import { nl } from '../../../shared/extraction/languages/nl.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['Wat kosten de bureaustoelen?', '> 125 euro per stuk, vanaf 10 stuks 8% korting.', 'Doe maar 12.'],
    {
      product: 'bureaustoelen',
      quantity: 12,
      unit_price: 125,
      discount_percent: 8,
      currency: 'EUR',
    },
  ],
  [
    [
      'Wij willen graag 2.000 kg aardappelen, franco Gent.',
      '> 0,42 euro per kilo, betaling binnen 14 dagen.',
      'Akkoord.',
    ],
    {
      product: 'aardappelen',
      quantity: 2000,
      unit_price: 0.42,
      currency: 'EUR',
      payment_terms: 'betaling binnen 14 dagen',
    },
  ],
  [
    ['De concurrent vraagt 18 euro voor de helmen.', '> Wij kunnen 17,50 euro doen.', 'Prima, 60 helmen.'],
    {
      product: 'helm',
      quantity: 60,
      unit_price: 17.5,
      currency: 'EUR',
    },
  ],
  [
    ['> Offerte geldig tot 15 april 2025: laminaat 14,95 euro per m2.', 'Graag 85 m2, DAP Utrecht.'],
    {
      product: 'laminaat',
      quantity: 85,
      unit_price: 14.95,
      currency: 'EUR',
      valid_until: '2025-04-15',
      incoterm: 'DAP',
    },
  ],
  [
    ['Kan er 10% korting af?', '> Nee, 5% is het maximum.', 'Goed, dan 40 lampen voor 22 euro.'],
    {
      product: 'lamp',
      quantity: 40,
      unit_price: 22,
      discount_percent: 5,
      currency: 'EUR',
    },
  ],
];

testTerms(readings, nl);

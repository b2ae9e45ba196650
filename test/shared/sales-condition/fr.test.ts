import { fr } from '../../../shared/extraction/languages/fr.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    [
      'Bonjour, quel est le prix des tables pliantes ?',
      '> 45 € la pièce, 8 % de remise à partir de 30.',
      'Parfait, mettez-nous 32 tables.',
    ],
    {
      product: 'table pliante',
      quantity: 32,
      unit_price: 45,
      discount_percent: 8,
      currency: 'EUR',
    },
  ],
  [
    [
      'Je voudrais 2 tonnes de farine, paiement à 30 jours fin de mois.',
      '> 480 euros la tonne, EXW Rennes.',
      "D'accord.",
    ],
    {
      product: 'farine',
      quantity: 2,
      unit_price: 480,
      currency: 'EUR',
      payment_terms: 'paiement à 30 jours fin de mois',
      incoterm: 'EXW',
    },
  ],
  [
    [
      "L'an dernier nous payions 12 € le carton.",
      "> Cette année c'est 13,20 € le carton de savon.",
      'Bon, 200 cartons.',
    ],
    {
      product: 'savon',
      quantity: 200,
      unit_price: 13.2,
      currency: 'EUR',
    },
  ],
  [
    ['Vous pouvez faire 5 % de remise ?', '> Non, 3 % maximum.', 'Va pour 3 %, 60 vélos à 320 euros.'],
    {
      product: 'vélo',
      quantity: 60,
      unit_price: 320,
      discount_percent: 3,
      currency: 'EUR',
    },
  ],
  [
    [
      "> L'offre est valable jusqu'au 30 avril 2025 : huile d'olive à 6,80 € le litre.",
      'Nous prenons 1 500 litres, virement à 15 jours.',
    ],
    {
      product: "huile d'olive",
      quantity: 1500,
      unit_price: 6.8,
      discount_percent: null,
      currency: 'EUR',
      valid_until: '2025-04-30',
      payment_terms: 'virement à 15 jours',
    },
  ],
  [
    ['Un fournisseur concurrent propose 18 $ pour les casques.', '> On vous fait 17,50 $ CA.', 'Ok pour 120 casques.'],
    {
      product: 'casque',
      quantity: 120,
      unit_price: 17.5,
      currency: 'CAD',
    },
  ],
];

testTerms(readings, fr);

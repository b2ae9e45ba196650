import { de } from '../../../shared/extraction/languages/de.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['Was kosten die Bürostühle?', '> 89,90 € pro Stück, ab 20 Stück 10 % Rabatt.', 'Dann nehmen wir 25.'],
    {
      product: 'Bürostühle',
      quantity: 25,
      unit_price: 89.9,
      discount_percent: 10,
      currency: 'EUR',
    },
  ],
  [
    [
      'Wir hätten gerne 1.200 kg Kaffeebohnen, frei Haus nach Bremen.',
      '> 7,45 Euro je Kilo, Zahlungsziel 30 Tage netto.',
      'Einverstanden.',
    ],
    {
      product: 'Kaffeebohnen',
      quantity: 1200,
      unit_price: 7.45,
      currency: 'EUR',
      payment_terms: 'Zahlungsziel 30 Tage netto',
    },
  ],
  [
    [
      'Die Konkurrenz verlangt nur 12 Euro für die Filter.',
      '> Wir können Ihnen 12,50 Euro anbieten.',
      'Ok, 300 Filter, Vorkasse.',
    ],
    {
      product: 'Filter',
      quantity: 300,
      unit_price: 12.5,
      currency: 'EUR',
      payment_terms: 'Vorkasse',
    },
  ],
  [
    ['brauche fünfhundert flyer', '> 0,08 Euro das Stück', 'zu teuer, 0,07?', '> Gut, 0,07.'],
    {
      product: 'flyer',
      quantity: 500,
      unit_price: 0.07,
      currency: 'EUR',
    },
  ],
  [
    ['> Unser Angebot: 40 Heizkörper zu CHF 185.-, gültig bis 15. März 2025, FCA Zürich.', 'Angenommen.'],
    {
      product: 'Heizkörper',
      quantity: 40,
      unit_price: 185,
      currency: 'CHF',
      valid_until: '2025-03-15',
      incoterm: 'FCA',
    },
  ],
  [
    [
      'Sie haben 50 Lampen berechnet, wir haben aber nur 15 bestellt.',
      '> Entschuldigung, korrigiert: 15 Lampen zu 34 Euro.',
    ],
    {
      product: 'Lampen berechnet',
      quantity: 15,
      unit_price: 34,
      currency: 'EUR',
    },
  ],
  [
    ['Gibt es Mengenrabatt auf Ziegel?', '> 6 Prozent ab 5.000 Stück.', 'Wir brauchen 8.000 Ziegel zu 0,62 €.'],
    {
      product: 'Ziegel',
      quantity: 8000,
      unit_price: 0.62,
      discount_percent: 6,
      currency: 'EUR',
    },
  ],
];

testTerms(readings, de);

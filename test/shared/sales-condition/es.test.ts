import { es } from '../../../shared/extraction/languages/es.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    [
      '¿Cuánto cuestan las sillas plegables?',
      '> 18,90 euros cada una, 12 % de descuento a partir de 50.',
      'Entonces 60 sillas.',
    ],
    {
      product: 'silla plegable',
      quantity: 60,
      unit_price: 18.9,
      discount_percent: 12,
      currency: 'EUR',
    },
  ],
  [
    [
      'Necesitamos 500 sacos de cemento, CIF Veracruz.',
      '> 145 pesos el saco, 50% de anticipo y 50% contra entrega.',
      'De acuerdo.',
    ],
    {
      product: 'cemento',
      quantity: 500,
      unit_price: 145,
      discount_percent: null,
      currency: 'MXN',
      payment_terms: '50% de anticipo y 50% contra entrega',
      incoterm: 'CIF',
    },
  ],
  [
    ['La competencia nos lo deja en 9 dólares.', '> Podemos hacer 8,80 dólares por los guantes.', 'Vale, 1.000 pares.'],
    {
      product: 'guantes',
      quantity: 1000,
      unit_price: 8.8,
      currency: 'USD',
    },
  ],
  [
    [
      '¿Me da precio de 20 impresoras?',
      '> 210 dólares cada una.',
      'Muy caro, 190.',
      '> Lo dejamos en 200.',
      'Hecho, pago contra entrega.',
    ],
    {
      product: 'impresora',
      quantity: 20,
      unit_price: 200,
      currency: 'USD',
      payment_terms: 'pago contra entrega',
    },
  ],
  [
    [
      '> Oferta válida del 1 de marzo de 2025 al 30 de abril de 2025: vino tinto a 5,40 € la botella.',
      'Queremos 600 botellas.',
    ],
    {
      product: 'vino tinto',
      quantity: 600,
      unit_price: 5.4,
      currency: 'EUR',
      valid_from: '2025-03-01',
      valid_until: '2025-04-30',
    },
  ],
  [
    ['¿Hay pedido mínimo de camisetas?', '> 100 unidades.', 'Es demasiado para mí, gracias.'],
    {
      product: 'camisetas',
      quantity: null,
      unit_price: null,
    },
  ],
];

testTerms(readings, es);

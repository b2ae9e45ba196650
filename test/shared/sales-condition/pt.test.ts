import { pt } from '../../../shared/extraction/languages/pt.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['Quanto custa o café torrado?', '> R$ 38,00 o quilo, 5% de desconto acima de 100 kg.', 'Vamos levar 150 kg.'],
    {
      product: 'café torrado',
      quantity: 150,
      unit_price: 38,
      discount_percent: 5,
      currency: 'BRL',
    },
  ],
  [
    ['Preciso de 80 cadeiras de escritório.', '> 420 reais cada, pagamento em 3 parcelas.', 'Fechado.'],
    {
      product: 'cadeira de escritório',
      quantity: 80,
      unit_price: 420,
      currency: 'BRL',
      payment_terms: '3 parcelas',
    },
  ],
  [
    [
      'O concorrente faz por 12 euros.',
      '> Conseguimos 11,50 euros para os capacetes.',
      'Ok, 200 capacetes, EXW Porto.',
    ],
    {
      product: 'capacete',
      quantity: 200,
      unit_price: 11.5,
      currency: 'EUR',
      incoterm: 'EXW',
    },
  ],
  [
    [
      '> Proposta válida até 31 de maio de 2025: azulejos a 9,90 € o metro quadrado.',
      'Queremos 300 metros quadrados, pagamento a 30 dias.',
    ],
    {
      product: 'azulejos',
      quantity: 300,
      unit_price: 9.9,
      currency: 'EUR',
      valid_until: '2025-05-31',
      payment_terms: 'pagamento a 30 dias',
    },
  ],
  [
    ['Consegue 10% de desconto nas mesas?', '> Só 6%.', 'Está bem, 15 mesas.'],
    {
      product: 'mesa',
      quantity: 15,
      unit_price: null,
      discount_percent: 6,
    },
  ],
];

testTerms(readings, pt);

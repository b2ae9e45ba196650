import { describe } from '@jest/globals';
import { pt } from '../../../shared/extraction/languages/pt.ts';
import { testTerms } from './terms.ts';

describe('a conversation in Portuguese', () => {
  testTerms(
    [
      [
        [
          'Boa tarde! Vocês têm camisa polo?',
          '> Temos, R$ 38,90 cada.',
          'Se eu pegar 100 sai por quanto?',
          '> Faço por 34,90.',
          'Fechado! Boleto 28 dias.',
        ],
        { product: 'camisa polo', quantity: 100, unit_price: 34.9, currency: 'BRL', payment_terms: 'Boleto 28 dias' },
      ],
      [
        [
          'Solicitamos proposta para 6 empilhadeiras elétricas, CIF Santos.',
          '> US$ 18.750,00 por unidade, 30% de entrada e saldo contra documentos. Validade: 31 de agosto de 2026.',
          'De acordo.',
        ],
        {
          product: 'empilhadeira elétrica',
          quantity: 6,
          unit_price: 18750,
          currency: 'USD',
          valid_until: '2026-08-31',
          payment_terms: '30% de entrada e saldo contra documentos',
          incoterm: 'CIF',
        },
      ],
      [
        [
          'No ano passado pagávamos 12 euros por metro de tecido.',
          '> Este ano são 13,20 €, mas acima de 500 metros fazemos 12,50 €.',
          'Então 600 metros.',
        ],
        { product: 'tecido', quantity: 600, unit_price: 12.5, currency: 'EUR' },
      ],
      [
        ['Existe pedido mínimo para as canecas?', '> Sim, 36 peças.', 'É muito, deixa pra lá.'],
        { product: 'canecas', quantity: null, unit_price: null },
      ],
      [
        [
          'Preciso de duas mil telhas cerâmicas.',
          '> R$ 2,35 a unidade + frete de R$ 400.',
          'Consegue 5% de desconto?',
          '> 5% não, 3% eu faço.',
          'Fechou.',
        ],
        { product: 'telha cerâmica', quantity: 2000, unit_price: 2.35, discount_percent: 3, currency: 'BRL' },
      ],
      [
        ['Altere para 75 em vez de 60 cadeiras, se faz favor.', '> Certo: 75 cadeiras a 44 €.'],
        { product: 'cadeira', quantity: 75, unit_price: 44, currency: 'EUR' },
      ],
      [
        [
          'A concorrência está a 210 kwanzas.',
          '> O nosso preço é 205 kwanzas por lata de tinta.',
          'Levo 90 latas, pagamento contra entrega.',
        ],
        { product: 'tinta', quantity: 90, unit_price: 205, currency: 'AOA', payment_terms: 'pagamento contra entrega' },
      ],
      [
        ['> Café em grão especial: R$ 62,00 o quilo, válido até 30/04/2026.', 'Manda 80 quilos, à vista.'],
        {
          product: 'Café em grão especial',
          quantity: 80,
          unit_price: 62,
          currency: 'BRL',
          valid_until: '2026-04-30',
          payment_terms: 'à vista',
        },
      ],
      [
        ['Meu pedido 55120 ainda não chegou.', '> Vamos verificar.'],
        { product: null, quantity: null, unit_price: null },
      ],
      [
        [
          'Boa tarde, pretendo 300 sacos de adubo orgânico.',
          '> 12,50 € o saco; 10 % de desconto acima de 250.',
          'Ótimo, fica assim. Pagamento a 60 dias.',
        ],
        {
          product: 'adubo orgânico',
          quantity: 300,
          unit_price: 12.5,
          discount_percent: 10,
          currency: 'EUR',
          payment_terms: 'Pagamento a 60 dias',
        },
      ],
      [
        [
          'Da última vez paguei 80 reais no galão de tinta.',
          '> Agora tá 92 reais.',
          'Tá caro demais. 85?',
          '> Consigo 88.',
          'Beleza, manda 12 galões.',
        ],
        { product: 'tinta', quantity: 12, unit_price: 88, currency: 'BRL' },
      ],
      [
        [
          'Favor cotar 20 toneladas de açúcar cristal, FOB Paranaguá.',
          '> USD 465,00 por tonelada, carta de crédito irrevogável.',
          'Aceitamos a proposta.',
        ],
        {
          product: 'açúcar cristal',
          quantity: 20,
          unit_price: 465,
          currency: 'USD',
          payment_terms: 'carta de crédito irrevogável',
          incoterm: 'FOB',
        },
      ],
      [
        [
          'Precisamos de 8 bombas hidráulicas.',
          '> De que modelo?',
          'BH-200.',
          '> 1.150 euros cada, válido até 31 de maio de 2026.',
          'Combinado.',
        ],
        {
          product: 'bomba hidráulica BH-200',
          quantity: 8,
          unit_price: 1150,
          currency: 'EUR',
          valid_until: '2026-05-31',
        },
      ],
      [
        ['Nota fiscal 8812 veio com 40 caixas, mas eram 30.', '> Desculpe, vamos corrigir.'],
        { product: null, quantity: null, unit_price: null },
      ],
      [
        [
          'Vocês vendem luvas descartáveis?',
          '> Sim, 0,15 € o par, encomenda mínima 1.000 pares.',
          'Então mil pares, EXW Braga.',
        ],
        { product: 'luvas descartáveis', quantity: 1000, unit_price: 0.15, currency: 'EUR', incoterm: 'EXW' },
      ],
    ],
    pt,
  );
});

describe('numbers', () => {
  testTerms(
    [
      [['Queremos duas mil e quinhentas telhas a R$ 1.234,56.'], { quantity: 2500, unit_price: 1234.56 }],
      [['Preciso de um milheiro de tijolos.'], { quantity: 1000 }],
      [['Quero meia dúzia de botões.'], { quantity: 6, product: 'botão' }],
      [['Queremos 10k etiquetas a 0,02 €.'], { quantity: 10000 }],
    ],
    pt,
  );
});

describe('currencies', () => {
  testTerms(
    [
      [['O saco custa 45 reais.'], { unit_price: 45, currency: 'BRL' }],
      [['O saco custa 45 dólares.'], { currency: 'USD' }],
      [['O saco custa 4.500 kwanzas.'], { currency: 'AOA' }],
    ],
    pt,
  );
});

describe('payment', () => {
  testTerms(
    [
      [['80 mesas a 20 €, boleto 28 dias.'], { payment_terms: 'boleto 28 dias' }],
      [['80 mesas a 20 €, à vista.'], { payment_terms: 'à vista' }],
      [['80 mesas a 20 €, pagamento em 28/42/56 dias.'], { payment_terms: 'pagamento em 28/42/56 dias' }],
      [['80 mesas a 20 €, desconto de 4% para pagamento à vista.'], { discount_percent: 4 }],
    ],
    pt,
  );
});

describe('freight beside a price', () => {
  testTerms(
    [[['R$ 12,50 a unidade mais frete de R$ 400.', 'Quero 40 unidades.'], { unit_price: 12.5, quantity: 40 }]],
    pt,
  );
});

describe('what is turned down', () => {
  testTerms(
    [[['A 25 euros é caro demais.', '>Faço por 22 euros.', 'Fechado, 30 mesas.'], { quantity: 30, unit_price: 22 }]],
    pt,
  );
});

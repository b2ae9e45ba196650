import { describe } from '@jest/globals';
import { es } from '../../../shared/extraction/languages/es.ts';
import { testTerms } from './terms.ts';

describe('a conversation in Spanish', () => {
  testTerms(
    [
      [
        [
          'Muy buenas, somos un vivero de Murcia. ¿Tenéis macetas de barro de 30 cm?',
          '> Sí, a 3,20 € la unidad. ¿Cuántas queréis?',
          'Unas dos mil.',
          '> Para 2.000 os las dejo a 2,95.',
          'Trato hecho, pago a 60 días fecha factura.',
        ],
        {
          product: 'maceta de barro',
          quantity: 2000,
          unit_price: 2.95,
          currency: 'EUR',
          payment_terms: 'pago a 60 días fecha factura',
        },
      ],
      [
        [
          'che, a cuánto me dejás las zapatillas de running?',
          '> A 42.500 pesos argentinos el par',
          'uff es un montón, si llevo 50 pares?',
          '> A 38.900 entonces',
          'dale, mandame los 50, pago con echeq a 30 días',
        ],
        {
          product: 'zapatillas de running',
          quantity: 50,
          unit_price: 38900,
          currency: 'ARS',
          payment_terms: 'echeq a 30 días',
        },
      ],
      [
        [
          'Estimados: requerimos cotización por 12 toneladas de harina de pescado, puesto CIF Callao.',
          '> Le ofrecemos USD 1.480,00 por tonelada, carta de crédito irrevocable a la vista. Vigencia hasta el 30 de junio de 2026.',
          'Aceptamos.',
        ],
        {
          product: 'harina de pescado',
          quantity: 12,
          unit_price: 1480,
          currency: 'USD',
          valid_until: '2026-06-30',
          payment_terms: 'carta de crédito irrevocable a la vista',
          incoterm: 'CIF',
        },
      ],
      [
        [
          'Buenos días, el año pasado pagamos 19 € por los filtros de aceite, ¿sigue igual?',
          '> Ahora están a 21,50 €, pero en pedidos de más de 100 bajan a 20.',
          'Entonces 150.',
          '> Anotado: 150 filtros a 20 €.',
        ],
        { product: 'filtro de aceite', quantity: 150, unit_price: 20, currency: 'EUR' },
      ],
      [
        [
          'Nuestro proveedor actual nos cobra 95 soles por casco. ¿Ustedes?',
          '> Se los dejo en S/ 89,90.',
          'Pongamos 85 y le compro 120 cascos.',
          '> No puedo bajar de 87.',
          'Está bien, 87 soles.',
        ],
        { product: 'casco', quantity: 120, unit_price: 87, currency: 'PEN' },
      ],
      [
        ['Pedido n.º 4471: faltan 3 cajas.', '> Disculpe, se las enviamos mañana.'],
        { product: null, quantity: null, unit_price: null },
      ],
      [
        [
          '> Ofrecemos cable de cobre a 6.350 pesos chilenos el metro, con 4 % de descuento desde 1.000 metros.',
          'Nos interesan 1.500 metros. ¿Aceptan pago a 45 días?',
          '> Sí, de acuerdo.',
        ],
        {
          product: 'cable de cobre',
          quantity: 1500,
          unit_price: 6350,
          discount_percent: 4,
          currency: 'CLP',
          payment_terms: 'pago a 45 días',
        },
      ],
      [
        [
          'Buenas tardes. Representamos a un hotel y nos interesan 60 colchones.',
          '> El precio unitario es de 189 €, IVA no incluido.',
          'Se nos va de presupuesto. Ofrezco 165.',
          '> Imposible; 175 es lo mínimo.',
          'De acuerdo, 175 €. Pago por transferencia a 90 días.',
        ],
        {
          product: 'colchón',
          quantity: 60,
          unit_price: 175,
          currency: 'EUR',
          payment_terms: 'Pago por transferencia a 90 días',
        },
      ],
      [
        [
          'En la factura nos cobraron 14 € por bote de pintura, lo pactado eran 12,40 €.',
          '> Tiene razón, 12,40 € por bote.',
        ],
        { product: 'pintura', quantity: null, unit_price: 12.4, currency: 'EUR' },
      ],
      [
        [
          'Me urgen 800 ladrillos refractarios',
          '> $18.50 MXN por pieza',
          'y si pido 2000?',
          '> entonces $16.90 MXN',
          'va, que sean 2000, pago contra entrega',
        ],
        {
          product: 'ladrillo refractario',
          quantity: 2000,
          unit_price: 16.9,
          currency: 'MXN',
          payment_terms: 'pago contra entrega',
        },
      ],
      [
        [
          '> Promoción: cafetera automática 349 € con un 15 % de descuento hasta el 24 de diciembre de 2026.',
          'Nos quedamos con dos.',
        ],
        {
          product: 'cafetera automática',
          quantity: 2,
          unit_price: 349,
          discount_percent: 15,
          currency: 'EUR',
          valid_until: '2026-12-24',
        },
      ],
      [
        [
          '¿Qué descuento me haríais por 40 mochilas?',
          '> A partir de 30 unidades, un 7 %. La mochila vale 26 euros.',
          'Genial, adelante.',
        ],
        { product: 'mochila', quantity: 40, unit_price: 26, discount_percent: 7, currency: 'EUR' },
      ],
      [
        [
          'Solicito cotización de 3 contenedores de madera de pino, FOB San Antonio.',
          '> USD 9.800 por contenedor, 50% de anticipo, saldo contra copia de BL.',
          'Conforme.',
        ],
        {
          product: 'madera de pino',
          quantity: 3,
          unit_price: 9800,
          currency: 'USD',
          payment_terms: '50% de anticipo, saldo contra copia de BL',
          incoterm: 'FOB',
        },
      ],
      [
        ['¿Me puede mandar el catálogo?', '> Claro, ¿qué producto le interesa?', 'Todavía no lo sé.'],
        { product: null, quantity: null, unit_price: null },
      ],
    ],
    es,
  );
});

describe('numbers', () => {
  testTerms(
    [
      [['Quiero 2 mil tornillos a 1.234,56 €.'], { quantity: 2000, unit_price: 1234.56 }],
      [['Quiero tres mil quinientas hojas a 0,05 €.'], { quantity: 3500 }],
      [
        ['Precio: MXN 1,234.56 por tonelada, mándenos 1 250 toneladas de maíz.'],
        { quantity: 1250, unit_price: 1234.56, currency: 'MXN' },
      ],
      [['Necesitamos un millar de bridas.'], { quantity: 1000, product: 'brida' }],
      [['Ponme media docena de botas de agua.'], { quantity: 6 }],
      [['Queremos 10k etiquetas a 0,02 €.'], { quantity: 10000 }],
    ],
    es,
  );
});

describe('currencies', () => {
  testTerms(
    [
      [['El saco cuesta 12.000 pesos argentinos.'], { unit_price: 12000, currency: 'ARS' }],
      [['El saco cuesta 12.000 pesos chilenos.'], { currency: 'CLP' }],
      [['El saco cuesta 45.000 pesos colombianos.'], { currency: 'COP' }],
      [['El saco cuesta 45 soles.'], { currency: 'PEN' }],
      [['El saco cuesta 45 dólares.'], { currency: 'USD' }],
    ],
    es,
  );
});

describe('payment', () => {
  testTerms(
    [
      [
        ['¿Forma de pago?', '>Carta de crédito irrevocable a la vista.'],
        { payment_terms: 'Carta de crédito irrevocable a la vista' },
      ],
      [['80 sillas a 20 €, 30/60/90 días.'], { quantity: 80 }],
      [['80 sillas a 20 €, pago a 30/60/90 días.'], { payment_terms: 'pago a 30/60/90 días' }],
      [['80 sillas a 20 €, contra reembolso.'], { payment_terms: 'contra reembolso' }],
    ],
    es,
  );
});

describe('a tax number called CIF', () => {
  testTerms(
    [
      [['Somos Hierros del Sur, CIF B12345678, y queremos 40 vigas a 90 €.'], { incoterm: null, quantity: 40 }],
      [['40 vigas a 90 €, CIF Barcelona.'], { incoterm: 'CIF' }],
    ],
    es,
  );
});

describe('what is turned down', () => {
  testTerms(
    [
      [['A 25 € es carísimo.', '>Puedo dejarlo en 22 €.', 'Vale, 30 mochilas.'], { quantity: 30, unit_price: 22 }],
      [['¿300 mochilas a 18 €?', '>No podemos bajar de 20 €.', 'De acuerdo.'], { quantity: 300, unit_price: 20 }],
    ],
    es,
  );
});

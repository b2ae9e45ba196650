import { describe, expect, test } from '@jest/globals';
import { es } from '../../../shared/extraction/languages/es.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { testShipments } from '../../support/shipment-readings.ts';

const NUMBER = 'RR123456785ES';
const UPS = '1Z5R89390357567127';
/** Its check digit is wrong. */
const MISREAD = '1Z5R89390357567128';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), es).map(({ status }) => status);

describe('a tracking number', () => {
  testShipments(
    [
      [
        [`Hola, ¿dónde está mi paquete? El número de seguimiento es ${NUMBER}.`],
        [{ tracking_number: NUMBER, carrier: 'correos' }],
      ],
      [[`la guía es ${UPS}, de UPS, y mi celular es 55 1234 5678`], [{ tracking_number: UPS, carrier: 'ups' }]],
      [
        [`Localizador ${NUMBER}, y si hay algo me llaman al 655 203 118.`],
        [{ tracking_number: NUMBER, carrier: 'correos' }],
      ],
      [[`${UPS} y también ${NUMBER}`], [{ tracking_number: UPS }, { tracking_number: NUMBER }]],
      [[MISREAD], []],
    ],
    es,
  );
});

describe('an order number', () => {
  testShipments(
    [
      [['hice el pedido nº 20318847 hace diez días'], [{ tracking_number: null, order_id: '20318847' }]],
      [['Mi pedido es el 40841770 y mi teléfono el 612 345 678.'], [{ tracking_number: null, order_id: '40841770' }]],
      [['4711882 es mi número de pedido'], [{ tracking_number: null, order_id: '4711882' }]],
      [['Número de cliente 5567812, orden #5521-MX'], [{ tracking_number: null, order_id: '#5521-MX' }]],
      [['> ¿Me dice el número de pedido?', '77120934'], [{ order_id: '77120934' }]],
    ],
    es,
  );
});

test.each([
  'Factura F-2231 pagada el 03/05/2026, mi teléfono es el 611 22 33 44.',
  'Mi DNI es 12345678Z y el código postal 28013.',
  'No tengo número de seguimiento.',
])('"%s" names no shipment', (words) => {
  expect(readShipments(turnsOf([words]), es)).toEqual([]);
});

describe('a number that was corrected, or is somebody else’s', () => {
  const only = [{ tracking_number: UPS }];
  testShipments(
    [
      [[`mi tracking es ${NUMBER}`, '> Ese número no me aparece.', `perdón, me equivoqué, es ${UPS}`], only],
      [[`la guía ${NUMBER} no, esa es vieja, la buena es ${UPS}`], only],
      [[`El cartero me dejó el paquete de mi vecina, el ${NUMBER}. El mío es el ${UPS}.`], only],
      [[`El paquete ${UPS} lo dejaron en casa de mi vecino.`], only],
    ],
    es,
  );
});

describe('what is said of a parcel', () => {
  test.each([
    ['se generó la guía pero nada más', 'pre_transit'],
    ['aún no ha salido del almacén', 'pre_transit'],
    ['va en camino', 'in_transit'],
    ['llegó al centro de distribución de Zaragoza', 'in_transit'],
    ['está en reparto', 'out_for_delivery'],
    ['salió para entrega', 'out_for_delivery'],
    ['ya lo puedo recoger en la oficina', 'available_for_pickup'],
    ['está listo para recoger', 'available_for_pickup'],
    ['figura como entregado y aquí no hay nada', 'delivered'],
    ['ya me llegó, gracias', 'delivered'],
    ['el repartidor dice que no había nadie en casa', 'delivery_failed'],
    ['hubo un intento de entrega fallido', 'delivery_failed'],
    ['lo devolvieron al remitente', 'return_to_sender'],
    ['está de vuelta al vendedor', 'return_to_sender'],
    ['sigue retenido en aduana', 'on_hold'],
    ['no se ha movido desde el lunes', 'on_hold'],
    ['la caja vino aplastada y rota', 'exception'],
    ['se extravió en el camino', 'exception'],
    ['me lo cancelaron', 'cancelled'],
    ['fue anulado ayer', 'cancelled'],
    ['venció el plazo para recogerlo', 'expired'],
    ['la guía ha caducado', 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    '¿Ya ha sido entregado?',
    'Todavía no ha sido entregado.',
    '¿Cuándo estará en reparto?',
    'Debería estar entregado el jueves.',
    'Me llegó un correo vuestro.',
    'Quiero saber si fue devuelto.',
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });
});

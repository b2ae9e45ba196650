import { describe, expect, test } from '@jest/globals';
import { it } from '../../../shared/extraction/languages/it.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { testShipments } from '../../support/shipment-readings.ts';

const NUMBER = 'RR123456785IT';
const UPS = '1Z5R89390357567127';
/** Its check digit is wrong. */
const MISREAD = '1Z5R89390357567128';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), it).map(({ status }) => status);

describe('a tracking number', () => {
  testShipments(
    [
      [
        [`Buongiorno, dov'è il mio pacco? Il codice di tracking è ${NUMBER}.`],
        [{ tracking_number: NUMBER, carrier: 'poste_italiane' }],
      ],
      [[`spedizione ${UPS} con UPS, il mio cell è 333 1234567`], [{ tracking_number: UPS, carrier: 'ups' }]],
      [[`Pacco numero ${NUMBER}, grazie`], [{ tracking_number: NUMBER, carrier: 'poste_italiane' }]],
      [[`${UPS} e anche ${NUMBER}`], [{ tracking_number: UPS }, { tracking_number: NUMBER }]],
      [[MISREAD], []],
    ],
    it,
  );
});

describe('an order number', () => {
  testShipments(
    [
      [["Salve, l'ordine n. 300418 doveva partire venerdì"], [{ tracking_number: null, order_id: '300418' }]],
      [['Codice cliente 90112, ordine WEB-9912'], [{ tracking_number: null, order_id: 'WEB-9912' }]],
      [["4711882 è il mio numero d'ordine"], [{ tracking_number: null, order_id: '4711882' }]],
      [['ordine #7781, pagato 59,90 €'], [{ tracking_number: null, order_id: '#7781' }]],
      [["> Mi dà il numero d'ordine?", '5011928'], [{ order_id: '5011928' }]],
    ],
    it,
  );
});

test.each([
  'Fattura n. 445/2026, partita IVA 01234567890.',
  'Il CAP è 20121, il telefono 02 1234567.',
  'Non ho il codice di tracking.',
])('"%s" names no shipment', (words) => {
  expect(readShipments(turnsOf([words]), it)).toEqual([]);
});

describe('a number that was corrected, or is somebody else’s', () => {
  const only = [{ tracking_number: UPS }];
  testShipments(
    [
      [
        [
          `Il codice è ${NUMBER}`,
          '> Non risulta nel sistema, il numero è sbagliato.',
          `scusi, ho sbagliato a digitare: ${UPS}`,
        ],
        only,
      ],
      [[`non ${NUMBER} ma ${UPS}, chiedo scusa`], only],
      [[`Ho ricevuto il pacco del mio vicino, ${NUMBER}. Il mio è ${UPS}.`], only],
      [[`Il pacco ${UPS} è stato lasciato dal vicino.`], only],
    ],
    it,
  );
});

describe('what is said of a parcel', () => {
  test.each([
    ["hanno solo creato l'etichetta", 'pre_transit'],
    ['non è ancora stato spedito', 'pre_transit'],
    ['è in transito', 'in_transit'],
    ['è stato affidato al corriere', 'in_transit'],
    ['risulta in consegna', 'out_for_delivery'],
    ['il corriere è in zona', 'out_for_delivery'],
    ["è in giacenza all'ufficio postale", 'available_for_pickup'],
    ['è pronto per il ritiro', 'available_for_pickup'],
    ["risulta consegnato ma qui non c'è niente", 'delivered'],
    ["l'ho ricevuto stamattina", 'delivered'],
    ['segna destinatario assente', 'delivery_failed'],
    ['mancata consegna, ma ero in casa', 'delivery_failed'],
    ['sta tornando al mittente', 'return_to_sender'],
    ['è stato rispedito al mittente', 'return_to_sender'],
    ['è fermo in dogana', 'on_hold'],
    ['non si muove da sabato', 'on_hold'],
    ['è arrivata una scatola tutta ammaccata', 'exception'],
    ['è stato smarrito dal corriere', 'exception'],
    ['è stato annullato', 'cancelled'],
    ['me lo hanno cancellato', 'cancelled'],
    ['sono scaduti i giorni di giacenza', 'expired'],
    ["l'etichetta è scaduta", 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    'È già stato consegnato?',
    'Non è stato consegnato.',
    'Quando verrà consegnato?',
    'Doveva essere consegnato giovedì.',
    'Mi è arrivata una mail.',
    'Vorrei sapere se è arrivato.',
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });
});

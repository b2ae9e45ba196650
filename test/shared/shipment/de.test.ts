import { describe, expect, test } from '@jest/globals';
import { de } from '../../../shared/extraction/languages/de.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { testShipments } from '../../support/shipment-readings.ts';

const NUMBER = 'RR123456785DE';
const UPS = '1Z5R89390357567127';
/** Its check digit is wrong. */
const MISREAD = '1Z5R89390357567128';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), de).map(({ status }) => status);

describe('a tracking number', () => {
  testShipments(
    [
      [
        [`Hallo, wo bleibt mein Paket? Sendungsnummer ${NUMBER}.`],
        [{ tracking_number: NUMBER, carrier: 'deutsche_post' }],
      ],
      [[`Paketnr. ${UPS} von UPS, Handy 0151 23456789`], [{ tracking_number: UPS, carrier: 'ups' }]],
      [[`Die Sendungsnummer lautet ${NUMBER}.`], [{ tracking_number: NUMBER, carrier: 'deutsche_post' }]],
      [[`${UPS} und außerdem ${NUMBER}`], [{ tracking_number: UPS }, { tracking_number: NUMBER }]],
      [[MISREAD], []],
    ],
    de,
  );
});

describe('an order number', () => {
  testShipments(
    [
      [['Bestellnr. B-20011: wann wird geliefert?'], [{ tracking_number: null, order_id: 'B-20011' }]],
      [
        ['Moin, meine Bestellung 90114472 sollte am Donnerstag kommen.'],
        [{ tracking_number: null, order_id: '90114472' }],
      ],
      [['4711882 ist meine Bestellnummer'], [{ tracking_number: null, order_id: '4711882' }]],
      [
        ['Kundennr. 44120, Auftrag AB-2026-118, bitte Rechnung schicken'],
        [{ tracking_number: null, order_id: 'AB-2026-118' }],
      ],
      [['> Wie lautet die Bestellnummer?', '4410772'], [{ order_id: '4410772' }]],
    ],
    de,
  );
});

test.each([
  'Rechnungsnr. 2026-5561, Kundennummer 99120.',
  'Meine Postleitzahl ist 50667, Telefon 0221 4712345.',
  'Eine Sendungsnummer habe ich nie bekommen.',
])('"%s" names no shipment', (words) => {
  expect(readShipments(turnsOf([words]), de)).toEqual([]);
});

describe('a number that was corrected, or is somebody else’s', () => {
  const only = [{ tracking_number: UPS }];
  testShipments(
    [
      [[`Sendungsnummer ${NUMBER}`, '> Die Nummer ist leider ungültig.', `Entschuldigung, vertippt: ${UPS}`], only],
      [[`nicht ${NUMBER} sondern ${UPS}, sorry`], only],
      [[`Das Päckchen ${NUMBER} gehört meinem Nachbarn, meins ist ${UPS}.`], only],
      [[`Das Paket ${UPS} wurde beim Nachbarn abgegeben.`], only],
    ],
    de,
  );
});

describe('what is said of a parcel', () => {
  test.each([
    ['sie ist bisher nur elektronisch angekündigt', 'pre_transit'],
    ['sie wurde noch nicht verschickt', 'pre_transit'],
    ['sie ist unterwegs', 'in_transit'],
    ['sie wurde im Paketzentrum bearbeitet', 'in_transit'],
    ['sie ist in Zustellung', 'out_for_delivery'],
    ['sie wurde ins Zustellfahrzeug geladen', 'out_for_delivery'],
    ['sie liegt zur Abholung in der Filiale', 'available_for_pickup'],
    ['sie liegt in der Packstation', 'available_for_pickup'],
    ['sie gilt als zugestellt, hier ist aber nichts', 'delivered'],
    ['ich habe sie heute bekommen', 'delivered'],
    ['der Fahrer war da, aber niemand war zuhause', 'delivery_failed'],
    ['sie konnte nicht zugestellt werden', 'delivery_failed'],
    ['sie geht zurück an den Absender', 'return_to_sender'],
    ['sie wurde an den Händler zurückgeschickt', 'return_to_sender'],
    ['sie liegt noch beim Zoll', 'on_hold'],
    ['da bewegt sich seit Dienstag nichts mehr', 'on_hold'],
    ['sie kam völlig zerdrückt an', 'exception'],
    ['sie ist verloren gegangen', 'exception'],
    ['sie wurde storniert', 'cancelled'],
    ['man hat sie mir annulliert', 'cancelled'],
    ['die Abholfrist ist abgelaufen', 'expired'],
    ['die Lagerfrist war schon vorbei', 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    'Ist sie schon zugestellt worden?',
    'Sie wurde noch nicht zugestellt.',
    'Wann wird sie zugestellt?',
    'Sie sollte am Montag geliefert werden.',
    'Ich habe eine Mail bekommen.',
    'Sie wird morgen zugestellt.',
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });
});

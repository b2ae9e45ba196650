import { describe, expect, test } from '@jest/globals';
import { nl } from '../../../shared/extraction/languages/nl.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { testShipments } from '../../support/shipment-readings.ts';

const NUMBER = 'RR123456785NL';
const UPS = '1Z5R89390357567127';
/** Its check digit is wrong. */
const MISREAD = '1Z5R89390357567128';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), nl).map(({ status }) => status);

describe('a tracking number', () => {
  testShipments(
    [
      [[`Hoi, waar is mijn pakket? Trackingcode ${NUMBER}.`], [{ tracking_number: NUMBER, carrier: 'postnl' }]],
      [[`zendingnummer ${UPS} van UPS, bel me op 06 12345678`], [{ tracking_number: UPS, carrier: 'ups' }]],
      [[`Track & trace: ${NUMBER}`], [{ tracking_number: NUMBER, carrier: 'postnl' }]],
      [[`${UPS} en ook ${NUMBER}`], [{ tracking_number: UPS }, { tracking_number: NUMBER }]],
      [[MISREAD], []],
    ],
    nl,
  );
});

describe('an order number', () => {
  testShipments(
    [
      [['wat is de stand van zaken van bestelling 2027-10448?'], [{ tracking_number: null, order_id: '2027-10448' }]],
      [
        ['Klantnr 5512, ik betaalde 74,95 euro voor order 2026-K-119'],
        [{ tracking_number: null, order_id: '2026-K-119' }],
      ],
      [['4711882 is mijn bestelnummer'], [{ tracking_number: null, order_id: '4711882' }]],
      [['Bestelnummer 7710-332. Wanneer komt het?'], [{ tracking_number: null, order_id: '7710-332' }]],
      [['> Wat is uw bestelnummer?', '2291004'], [{ order_id: '2291004' }]],
    ],
    nl,
  );
});

test.each([
  'Factuur 20260091, klantnummer 8812.',
  'Mijn postcode is 1012 AB, mijn gsm 0475 12 34 56.',
  'Een trackingcode heb ik nooit gekregen.',
])('"%s" names no shipment', (words) => {
  expect(readShipments(turnsOf([words]), nl)).toEqual([]);
});

describe('a number that was corrected, or is somebody else’s', () => {
  const only = [{ tracking_number: UPS }];
  testShipments(
    [
      [[`Track & trace ${NUMBER}`, '> Die code is niet geldig.', `Sorry, typfoutje, ${UPS}`], only],
      [[`niet ${NUMBER} maar ${UPS}, excuus`], only],
      [[`PostNL bracht het pakje van de buren, ${NUMBER}, maar dat van mij is ${UPS}.`], only],
      [[`PostNL zegt dat pakje ${UPS} bij de buren ligt.`], only],
    ],
    nl,
  );
});

describe('what is said of a parcel', () => {
  test.each([
    ['alleen het label is aangemaakt', 'pre_transit'],
    ['het is nog steeds niet verzonden', 'pre_transit'],
    ['het is onderweg', 'in_transit'],
    ['het is verwerkt in het sorteercentrum', 'in_transit'],
    ['het wordt vandaag bezorgd', 'out_for_delivery'],
    ['de chauffeur is onderweg', 'out_for_delivery'],
    ['het ligt klaar bij het afhaalpunt', 'available_for_pickup'],
    ['het ligt bij het postkantoor', 'available_for_pickup'],
    ['volgens de app is het afgeleverd maar ik heb niks', 'delivered'],
    ['ik heb het vandaag ontvangen', 'delivered'],
    ['er was niemand thuis volgens de bezorger', 'delivery_failed'],
    ['het kon niet worden bezorgd', 'delivery_failed'],
    ['het gaat retour afzender', 'return_to_sender'],
    ['het is teruggestuurd naar de verkoper', 'return_to_sender'],
    ['het zit vast bij de douane', 'on_hold'],
    ['er gebeurt al dagen niets', 'on_hold'],
    ['de doos kwam nat en gescheurd aan', 'exception'],
    ['het is zoekgeraakt', 'exception'],
    ['het is geannuleerd', 'cancelled'],
    ['jullie hebben het geannuleerd', 'cancelled'],
    ['de afhaaltermijn is verlopen', 'expired'],
    ['de bewaartermijn was al voorbij', 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    'Is het al bezorgd?',
    'Het is nog niet aangekomen.',
    'Wanneer wordt het geleverd?',
    'Het zou dinsdag bezorgd worden.',
    'Ik heb een mail ontvangen.',
    'Het wordt morgen bezorgd.',
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });
});

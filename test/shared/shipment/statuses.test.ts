import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';

const UPS = '1Z5R89390357567127';
const OTHER = '1Z879E930346834440';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), en).map(({ status }) => status);

describe('what is said of a parcel', () => {
  test.each([
    ['the label was created on Friday', 'pre_transit'],
    ["it hasn't shipped yet", 'pre_transit'],
    ['it is on its way', 'in_transit'],
    ['it was shipped on Monday', 'in_transit'],
    ['it is out for delivery', 'out_for_delivery'],
    ['it is on the van', 'out_for_delivery'],
    ['it is ready to collect from the shop', 'available_for_pickup'],
    ['it says delivered but nothing is here', 'delivered'],
    ['it got here Tuesday', 'delivered'],
    ['the driver left a card', 'delivery_failed'],
    ['the recipient refused the parcel', 'delivery_failed'],
    ['it is going back to you', 'return_to_sender'],
    ['it was returned to sender', 'return_to_sender'],
    ['it is stuck in customs', 'on_hold'],
    ["it hasn't moved since Sunday", 'on_hold'],
    ['it arrived damaged', 'exception'],
    ['you lost my parcel', 'exception'],
    ['the shipment was cancelled', 'cancelled'],
    ['the page says the number has expired', 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`About ${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    'Has it been delivered yet?',
    'When will it be out for delivery?',
    'It will be delivered tomorrow.',
    "It wasn't delivered.",
    'Please deliver it if it is not lost.',
    'My card has expired.',
    'Where is it?',
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf([`Why was ${UPS} returned to sender?`])).toEqual(['return_to_sender']);
  });

  test('the latest word counts', () => {
    expect(statusesOf([`${UPS} is stuck in customs`, '> Let me see.', 'oh, it was delivered just now'])).toEqual([
      'delivered',
    ]);
  });

  test('what the page says stands against what is added in the same sentence', () => {
    expect(statusesOf([`${UPS} says delivered but I think it is lost`])).toEqual(['delivered']);
  });

  test('goes to the parcel it is said of', () => {
    expect(statusesOf([`${UPS} arrived, ${OTHER} is stuck in customs`])).toEqual(['delivered', 'on_hold']);
  });

  test('goes to the parcel of the carrier that is named', () => {
    const lines = [`${UPS} and RB123456785GB`, '> Which is urgent?', 'the UPS one, it already says out for delivery'];

    expect(statusesOf(lines)).toEqual(['out_for_delivery', null]);
  });

  test('goes to both, when both are meant', () => {
    expect(statusesOf([`${UPS} and ${OTHER}\nboth show delivered`])).toEqual(['delivered', 'delivered']);
  });

  test('goes to the order it is said of, named once more', () => {
    expect(statusesOf(['I ordered #77120 and #77121. 77121 is lost, 77120 arrived.'])).toEqual([
      'delivered',
      'exception',
    ]);
  });

  test('of a parcel that is somebody else’s goes to nobody', () => {
    expect(statusesOf([`My neighbour's parcel ${OTHER} was delivered to me. Where is mine, ${UPS}?`])).toEqual([null]);
  });

  test('is kept as it was typed, between the marks of its clause', () => {
    const [shipment] = readShipments(turnsOf([`Hi, ${UPS} is STUCK in Customs, why?`]), en);

    expect(shipment).toMatchObject({ status: 'on_hold', status_detail: `${UPS} is STUCK in Customs` });
  });

  test('is no longer than a line of a history', () => {
    const [shipment] = readShipments(turnsOf([`${UPS} was delivered ${'and so on '.repeat(200)}`]), en);

    expect(shipment?.status_detail?.length).toBeLessThanOrEqual(300);
  });
});

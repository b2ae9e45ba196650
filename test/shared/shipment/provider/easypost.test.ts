import { expect, test } from '@jest/globals';
import { easypost } from '../../../../shared/shipment/provider/easypost.ts';
import { easypostAnswer, easypostScan } from '../../../support/tracking-server.ts';

const { canTrack, requestOf, trackedOf } = easypost;

test('a documented answer is read with its scans, the newest first, and nothing that is not in it', () => {
  expect(trackedOf(easypostAnswer())).toEqual({
    status: 'in_transit',
    status_detail: 'departed_facility',
    tracking_url: 'https://track.easypost.com/djE6dHJr',
    estimated_delivery: '2026-03-05T20:00:00.000Z',
    last_update: '2026-03-03T21:30:00.000Z',
    events: [
      {
        status: 'in_transit',
        description: 'Departed USPS Facility',
        location: 'HOUSTON, TX, 77315',
        timestamp: '2026-03-03T21:30:00.000Z',
      },
      {
        status: 'pre_transit',
        description: 'Pre-Shipment Info Sent to USPS',
        location: null,
        timestamp: '2026-03-01T10:00:00.000Z',
      },
    ],
  });
});

test.each([
  ['unknown', 'unknown', 'unknown'],
  ['unknown', 'expired', 'expired'],
  ['pre_transit', 'label_created', 'pre_transit'],
  ['in_transit', 'arrived_at_facility', 'in_transit'],
  ['in_transit', 'delayed', 'in_transit'],
  ['in_transit', 'held', 'on_hold'],
  ['in_transit', 'lost', 'exception'],
  ['in_transit', 'damaged', 'exception'],
  ['in_transit', 'transit_exception', 'exception'],
  ['out_for_delivery', 'out_for_delivery', 'out_for_delivery'],
  ['available_for_pickup', 'arrived_at_pickup_location', 'available_for_pickup'],
  ['available_for_pickup', 'held', 'available_for_pickup'],
  ['delivered', 'arrived_at_destination', 'delivered'],
  ['delivered', 'damaged', 'delivered'],
  ['return_to_sender', 'return', 'return_to_sender'],
  ['failure', 'failure', 'delivery_failed'],
  ['failure', 'refused', 'delivery_failed'],
  ['failure', 'delivery_exception', 'delivery_failed'],
  ['failure', 'weather_delay', 'exception'],
  ['failure', 'lost', 'exception'],
  ['failure', 'expired', 'expired'],
  ['cancelled', 'cancelled', 'cancelled'],
  ['error', 'unknown', 'unknown'],
  ['a_state_of_next_year', 'held', 'unknown'],
  ['toString', 'unknown', 'unknown'],
])('its state %s with %s is our %s, of the shipment and of a scan', (state, status_detail, status) => {
  const scan = easypostScan({ status: state, status_detail });
  const answer = easypostAnswer({ status: state, status_detail, tracking_details: [scan] });

  expect(trackedOf(answer)).toMatchObject({ status, events: [{ status }] });
});

test('scans at the same moment stay in the order of the journey', () => {
  const scans = ['first', 'second', 'third'].map((message) => easypostScan({ message }));

  const { events } = trackedOf(easypostAnswer({ tracking_details: scans }));

  expect(events.map(({ description }) => description)).toEqual(['third', 'second', 'first']);
});

test('at most fifty scans are kept, the newest', () => {
  const scans = Array.from({ length: 150 }, (_, n) =>
    easypostScan({ message: `${n}`, datetime: new Date(n * 60_000).toISOString() }),
  );

  const { events } = trackedOf(easypostAnswer({ tracking_details: scans }));

  expect(events.map(({ description }) => description)).toEqual(Array.from({ length: 50 }, (_, n) => `${149 - n}`));
});

test('a new tracker, of which the carrier has told nothing yet, is read too', () => {
  const answer = easypostAnswer({
    status: 'unknown',
    status_detail: 'unknown',
    est_delivery_date: null,
    tracking_details: [],
  });

  expect(trackedOf(answer)).toMatchObject({
    status: 'unknown',
    status_detail: null,
    estimated_delivery: null,
    last_update: null,
    events: [],
  });
});

test.each([
  [null, 'the answer is not an object'],
  [[easypostAnswer()], 'the answer is not an object'],
  [{ error: { code: 'TRACKER.CREATE.ERROR', message: 'secret' } }, 'status is not a word'],
  [easypostAnswer({ tracking_details: {} }), 'tracking_details is not a list'],
  [easypostAnswer({ tracking_details: [null] }), 'tracking detail is not an object'],
  [
    easypostAnswer({ tracking_details: [easypostScan({ tracking_location: 'Rome' })] }),
    'tracking_location is not an object',
  ],
  [easypostAnswer({ public_url: 1 }), 'public_url is not a text'],
])('an answer that is not of that form is refused without a word of it: %j', (answer, reason) => {
  expect(() => trackedOf(answer)).toThrow(new RegExp(`^${reason}$`));
});

test('it is asked by carrier where it has one name for it, and else finds the carrier itself', () => {
  const bodyOf = (carrier: string | null) =>
    JSON.stringify(requestOf({ number: '1Z', carrier, key: 'EZAK1', url: 'https://api.easypost.com' }).body);

  expect(bodyOf('royal_mail')).toBe('{"tracker":{"tracking_code":"1Z","carrier":"RoyalMail"}}');
  for (const carrier of ['dhl', 'carrier_pigeon', null]) {
    expect(canTrack(carrier)).toBe(true);
    expect(bodyOf(carrier)).toBe('{"tracker":{"tracking_code":"1Z"}}');
  }
});

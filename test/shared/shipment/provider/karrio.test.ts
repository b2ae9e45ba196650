import { describe, expect, test } from '@jest/globals';
import { karrio } from '../../../../shared/shipment/provider/karrio.ts';
import { karrioAnswer } from '../../../support/tracking-server.ts';

const { canTrack, requestOf, trackedOf } = karrio;
const eventsOf = (...events: object[]) => trackedOf(karrioAnswer({ events })).events;

test('a documented answer is read with its scans, the newest first, and nothing that is not in it', () => {
  expect(trackedOf(karrioAnswer())).toEqual({
    status: 'in_transit',
    status_detail: 'Departed from facility',
    tracking_url: 'https://www.ups.com/track?tracknum=1ZFB8RE20235634633',
    estimated_delivery: '2026-03-05',
    last_update: '2026-03-03T21:10:00.000Z',
    events: [
      {
        status: 'in_transit',
        description: 'Departed from facility',
        location: 'Louisville, KY, US',
        timestamp: '2026-03-03T21:10:00.000Z',
      },
      {
        status: 'in_transit',
        description: 'Origin scan',
        location: 'Hodgkins, IL, US',
        timestamp: '2026-03-02T09:05:00.000Z',
      },
    ],
  });
});

test.each([
  ['pending', 'pre_transit'],
  ['picked_up', 'in_transit'],
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['ready_for_pickup', 'available_for_pickup'],
  ['delivered', 'delivered'],
  ['delivery_failed', 'delivery_failed'],
  ['delivery_delayed', 'exception'],
  ['return_to_sender', 'return_to_sender'],
  ['on_hold', 'on_hold'],
  ['cancelled', 'cancelled'],
  ['unknown', 'unknown'],
  ['a_state_of_next_year', 'unknown'],
  ['constructor', 'unknown'],
])('its state %s is our %s, of the shipment and of a scan', (state, status) => {
  const answer = karrioAnswer({ status: state, events: [{ date: '2026-03-03', description: 'Scan', status: state }] });

  expect(trackedOf(answer)).toMatchObject({ status, events: [{ status }] });
});

describe('times', () => {
  test('without a zone are no moments, but put scans in order', () => {
    const events = eventsOf(
      { date: '2026-03-02', time: '11:59 PM', description: 'second' },
      { date: '2026-03-02', time: '12:05 AM', description: 'first' },
      { date: '2026-03-03', time: '13:49 PM', description: 'fourth' },
      { date: '2026-03-03', time: '7:16', description: 'third' },
    );

    expect(events.map(({ description }) => description)).toEqual(['fourth', 'third', 'second', 'first']);
    expect(events.map(({ timestamp }) => timestamp)).toEqual([null, null, null, null]);
  });

  test('leave scans as they came where one has none', () => {
    const events = eventsOf(
      { date: '2026-03-01', time: '10:00', description: 'a' },
      { date: '2026-03-03', time: null, description: 'b' },
      { date: '2026-03-02', time: '10:00', description: 'c' },
    );

    expect(events.map(({ description }) => description)).toEqual(['a', 'b', 'c']);
  });
});

test('little is enough: an answer without scans, dates or links', () => {
  const answer = karrioAnswer({ events: null, info: null, estimated_delivery: null, status: 'pending' });

  expect(trackedOf(answer)).toEqual({
    status: 'pre_transit',
    status_detail: null,
    tracking_url: null,
    estimated_delivery: null,
    last_update: null,
    events: [],
  });
});

test('at most fifty scans are kept, the newest', () => {
  const events = Array.from({ length: 150 }, (_, n) => ({
    timestamp: new Date(n * 60_000).toISOString(),
    description: `${n}`,
  }));

  expect(eventsOf(...events).map(({ description }) => description)).toEqual(
    Array.from({ length: 50 }, (_, n) => `${149 - n}`),
  );
});

test.each([
  [null, 'the answer is not an object'],
  [[], 'the answer is not an object'],
  ['delivered', 'the answer is not an object'],
  [{}, 'tracking is not an object'],
  [{ messages: [{ message: 'no' }] }, 'tracking is not an object'],
  [karrioAnswer({ status: null }), 'status is not a word'],
  [karrioAnswer({ status: 5 }), 'status is not a word'],
  [karrioAnswer({ events: 'many' }), 'events is not a list'],
  [karrioAnswer({ events: ['Delivered'] }), 'event is not an object'],
  [karrioAnswer({ events: [{ description: { en: 'Delivered' } }] }), 'description is not a text'],
  [karrioAnswer({ info: 'https://ups.example' }), 'info is not an object'],
])('an answer that is not of that form is refused without a word of it: %j', (answer, reason) => {
  expect(() => trackedOf(answer)).toThrow(reason);
});

test('it is asked by carrier, under its own names, and never for a carrier that it does not know', () => {
  const nameOf = (carrier: string) =>
    requestOf({ number: '1Z', carrier, key: 'key_1', url: 'https://karrio.example' }).body;

  expect(nameOf('ups')).toEqual({ tracking_number: '1Z', carrier_name: 'ups' });
  expect(nameOf('royal_mail')).toEqual({ tracking_number: '1Z', carrier_name: 'royalmail' });
  expect(nameOf('dhl')).toEqual({ tracking_number: '1Z', carrier_name: 'dhl_universal' });
  expect(['ups', 'usps', 'fedex', 'dhl', 'la_poste', 'canada_post'].every(canTrack)).toBe(true);
  expect(canTrack('carrier_pigeon')).toBe(false);
  expect(canTrack(null)).toBe(false);
});

import { expect, test } from '@jest/globals';
import type { StatedShipment, Tracked } from '../../../shared/shipment/shipment.ts';
import { shipmentOf } from '../../../shared/shipment/shipment-of.ts';

const now = new Date('2026-03-03T12:00:00Z');

const stated = (more: Partial<StatedShipment> = {}): StatedShipment => ({
  tracking_number: '1ZFB8RE20235634633',
  carrier: 'ups',
  carrier_candidates: [{ carrier: 'ups', confidence: 1 }],
  check_digit_valid: true,
  order_id: null,
  status: null,
  status_detail: null,
  evidence: {},
  ...more,
});
const says = { status: 'on_hold', status_detail: 'stuck in customs' } as const;

const tracked = (more: Partial<Tracked> = {}): Tracked => ({
  status: 'delivered',
  status_detail: 'Left at the door',
  tracking_url: 'https://track.example/1',
  estimated_delivery: '2026-03-02',
  last_update: '2026-03-02T10:00:00.000Z',
  events: [{ status: 'delivered', description: 'Delivered', location: null, timestamp: '2026-03-02T10:00:00.000Z' }],
  ...more,
});
const answered = (seconds: number, it = tracked()) => ({ tracked: it, answered_ms: now.getTime() - seconds * 1000 });

test('what the provider told just now goes before what is said', () => {
  expect(shipmentOf(stated(says), { ...answered(0), isFresh: true }, now)).toEqual({
    tracking_number: '1ZFB8RE20235634633',
    carrier: 'ups',
    carrier_candidates: [{ carrier: 'ups', confidence: 1 }],
    check_digit_valid: true,
    order_id: null,
    ...tracked(),
    source: 'provider',
    age_seconds: null,
  });
});

test.each([
  [0, 0],
  [61.9, 61],
  [-5, 0], // another machine's clock is ahead
])('what it told %d seconds ago is stored and %d seconds old', (seconds, age_seconds) => {
  expect(shipmentOf(stated(says), answered(seconds), now)).toMatchObject({
    status: 'delivered',
    source: 'stored',
    age_seconds,
  });
});

test('without an answer stands what is said, and no scan', () => {
  expect(shipmentOf(stated(says), undefined, now)).toMatchObject({
    ...says,
    source: 'conversation',
    age_seconds: null,
    estimated_delivery: null,
    last_update: null,
    events: [],
  });
});

test('where nobody told anything, that is said', () => {
  expect(shipmentOf(stated(), undefined, now)).toMatchObject({ status: 'unknown', source: 'none', events: [] });
});

test.each([
  ['the conversation does', says, { ...says, source: 'conversation', age_seconds: null }],
  ['nobody does', {}, { status: 'unknown', status_detail: null, source: 'stored', age_seconds: 9 }],
])('a provider that does not know leaves the word to who does: %s', (_, more, expected) => {
  const answer = answered(9, tracked({ status: 'unknown', status_detail: null, events: [] }));

  expect(shipmentOf(stated(more), answer, now)).toMatchObject(expected);
});

test.each([
  ['ups', '1Z FB', 'https://www.ups.com/track?loc=en_US&tracknum=1Z%20FB'],
  ['royal_mail', 'AB1', 'https://www.royalmail.com/track-your-item#/tracking-results/AB1'],
  ['carrier_pigeon', 'AB1', null],
  [null, 'AB1', null],
  ['ups', null, null],
])("the page is the provider's, else that of %s for %s", (carrier, tracking_number, page) => {
  const it = stated({ carrier, tracking_number });

  expect(shipmentOf(it, undefined, now).tracking_url).toBe(page);
  expect(shipmentOf(it, answered(0, tracked({ tracking_url: null })), now).tracking_url).toBe(page);
  expect(shipmentOf(it, answered(0), now).tracking_url).toBe('https://track.example/1');
});

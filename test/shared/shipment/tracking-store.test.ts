import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import type { Tracked } from '../../../shared/shipment/shipment.ts';
import { claimRefresh, findTracking, keepAnswer, postponeRefresh } from '../../../shared/shipment/tracking-store.ts';
import { consumed } from '../../../shared/store/consumed.ts';
import { trackingKey } from '../../../shared/store/keys.ts';
import { db, TableName } from '../../../shared/store/table.ts';

const START = Date.parse('2026-03-01T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const MINUTE = 60;

const aNumber = (carrier: string | null = 'ups') => ({ tracking_number: randomUUID().toUpperCase(), carrier });

const tracked = (scans = 1): Tracked => ({
  status: 'in_transit',
  status_detail: null,
  tracking_url: null,
  estimated_delivery: '2026-03-05',
  last_update: '2026-03-01T08:00:00.000Z',
  events: Array.from({ length: scans }, (_, n) => ({
    status: 'in_transit',
    description: `Arrived at facility ${n}`,
    location: 'HOUSTON, TX, 77315',
    timestamp: new Date(START - n * 3_600_000).toISOString(),
  })),
});

const writeUnitsOf = async (work: () => Promise<unknown>) => {
  const before = consumed.write;
  await work();
  return consumed.write - before;
};

describe('of many who would ask', () => {
  test('one may, and the others not for five minutes, whatever came of it', async () => {
    const it = aNumber();

    const claims = await Promise.all(Array.from({ length: 30 }, () => claimRefresh(it, at(0))));

    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimRefresh(it, at(5 * MINUTE - 1))).toBe(false);
    const later = await Promise.all(Array.from({ length: 30 }, () => claimRefresh(it, at(5 * MINUTE))));
    expect(later.filter(Boolean)).toHaveLength(1);
  });

  test('a number of one carrier is not that of another, or of nobody in particular', async () => {
    const it = aNumber('ups');
    await claimRefresh(it, at(0));

    expect(await claimRefresh({ ...it, carrier: 'fedex' }, at(0))).toBe(true);
    expect(await claimRefresh({ ...it, carrier: null }, at(0))).toBe(true);
    expect(await claimRefresh(it, at(0))).toBe(false);
  });
});

test('an answer is kept as it was, with its time, and outlives the next claim', async () => {
  const it = aNumber();
  expect(await findTracking(it)).toBeUndefined();

  await claimRefresh(it, at(0));
  expect(await findTracking(it)).toEqual({ ask_again_ms: at(5 * MINUTE).getTime() });
  await keepAnswer(it, tracked(), at(0));
  await claimRefresh(it, at(10 * MINUTE));

  const answer = { tracked: tracked(), answered_ms: at(0).getTime() };
  expect(await findTracking(it)).toEqual({ answer, ask_again_ms: at(15 * MINUTE).getTime() });
});

test.each([
  ['an hour', 60, 60],
  ['a minute, which is less than the five that count', 1, 5],
])('a provider that wants to be left alone for %s is', async (_, asked, minutes) => {
  const it = aNumber();
  await claimRefresh(it, at(0));
  await keepAnswer(it, tracked(), at(0));

  await postponeRefresh(it, at(asked * MINUTE), at(0));

  expect(await claimRefresh(it, at(minutes * MINUTE - 1))).toBe(false);
  expect(await findTracking(it)).toMatchObject({ answer: { tracked: tracked() } });
  expect(await claimRefresh(it, at(minutes * MINUTE))).toBe(true);
});

test('a claim costs one write unit and so does a usual answer', async () => {
  const it = aNumber();

  expect(await writeUnitsOf(() => claimRefresh(it, at(0)))).toBe(1);
  expect(await writeUnitsOf(() => keepAnswer(it, tracked(15), at(0)))).toBe(1);
  expect(await writeUnitsOf(() => claimRefresh(it, at(5 * MINUTE)))).toBe(1);
});

test('what is stored expires 90 days after it was last asked for, in whole seconds', async () => {
  const it = aNumber();
  await claimRefresh(it, at(0.5));
  await keepAnswer(it, tracked(), at(0.5));

  const { Item } = await db.send(new GetCommand({ TableName, Key: trackingKey(it), ConsistentRead: true }));

  expect(Item).toHaveProperty('expires_at', START / 1000 + 90 * 86_400 + 1);
});

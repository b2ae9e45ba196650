import { hash, randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import type { ThrottleKind } from '../../../shared/account/throttle.ts';
import { forgetAttempts, returnAttempt, takeAttempt } from '../../../shared/account/throttle-store.ts';
import { AppError } from '../../../shared/errors.ts';
import { throttleKey } from '../../../shared/store/keys.ts';
import { db, TableName } from '../../../shared/store/table.ts';

const START = Date.parse('2026-03-01T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const MINUTE = 60;

type Attempt = { kind?: ThrottleKind; key: string; seconds?: number };

/** @returns 0 when the attempt may be made, else the seconds to wait */
async function attempt({ kind = 'login_account', key, seconds = 0 }: Attempt): Promise<number> {
  return takeAttempt(kind, key, at(seconds)).then(
    () => 0,
    (error) => {
      if (error instanceof AppError && error.code === 'throttled') return Number(error.headers['retry-after']);
      throw error;
    },
  );
}

const atOnce = (count: number, one: Attempt) => Promise.all(Array.from({ length: count }, () => attempt(one)));
const letThrough = (waits: number[]) => waits.filter((wait) => wait === 0).length;

/** A key that no other test uses, with this many attempts counted. */
async function aKey({ failures = 0, kind = 'login_account' as ThrottleKind } = {}): Promise<string> {
  const key = randomUUID();
  for (let n = 0; n < failures; n += 1) await attempt({ kind, key });
  return key;
}

describe('of thirty attempts at once', () => {
  test.each([
    ['login_account', 10],
    ['login_address', 20],
    ['password_account', 10],
    ['signup_address', 5],
  ] as const)('%s lets exactly %d through and tells the others to wait a minute', async (kind, limit) => {
    const waits = await atOnce(30, { kind, key: await aKey() });

    expect(letThrough(waits)).toBe(limit);
    expect(new Set(waits)).toEqual(new Set([0, MINUTE]));
  });

  test('exactly the limit passes when a window has just ended', async () => {
    const waits = await atOnce(30, { key: await aKey({ failures: 11 }), seconds: 15 * MINUTE });

    expect(letThrough(waits)).toBe(10);
  });

  test('exactly one passes after a pause beyond the limit', async () => {
    const waits = await atOnce(30, { key: await aKey({ failures: 10 }), seconds: MINUTE });

    expect(letThrough(waits)).toBe(1);
    expect(new Set(waits)).toEqual(new Set([0, 2 * MINUTE]));
  });
});

describe('beyond the limit', () => {
  test('each attempt that is let through makes the next wait longer, up to a quarter of an hour', async () => {
    const key = await aKey({ failures: 5, kind: 'signup_address' });
    const waits: number[] = [];
    let seconds = 0;
    for (let n = 0; n < 7; n += 1) {
      const wait = await attempt({ kind: 'signup_address', key, seconds });
      waits.push(wait);
      seconds += wait;
      expect(await attempt({ kind: 'signup_address', key, seconds })).toBe(0);
    }

    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15].map((minutes) => minutes * MINUTE));
  });

  test('an attempt that is refused does not lengthen the wait', async () => {
    const key = await aKey({ failures: 10 });

    expect(await attempt({ key, seconds: 20 })).toBe(40);
    expect(await attempt({ key, seconds: 59.5 })).toBe(1);
    expect(await attempt({ key, seconds: 60 })).toBe(0);
  });

  test('all is as at first when the window has ended, though the item is still there', async () => {
    const key = await aKey({ failures: 12 });

    expect(letThrough(await atOnce(10, { key, seconds: 15 * MINUTE }))).toBe(10);
    expect(await attempt({ key, seconds: 15 * MINUTE })).toBe(MINUTE);
  });
});

test('an attempt that is returned counts for nothing', async () => {
  const key = await aKey({ failures: 9 });

  for (let n = 0; n < 5; n += 1) {
    expect(await attempt({ key })).toBe(0);
    await returnAttempt('login_account', key);
  }

  expect(await attempt({ key })).toBe(0);
  expect(await attempt({ key })).toBe(MINUTE);
});

test('attempts that are forgotten leave the whole limit', async () => {
  const key = await aKey({ failures: 11 });

  await forgetAttempts('login_account', key);

  expect(letThrough(await atOnce(11, { key }))).toBe(10);
});

test('what is not there is returned and forgotten without harm, and gives no attempt more', async () => {
  const key = await aKey();

  await returnAttempt('login_account', key);
  await forgetAttempts('login_account', key);
  await attempt({ key });
  await returnAttempt('login_account', key);
  await returnAttempt('login_account', key);

  expect(letThrough(await atOnce(12, { key }))).toBe(10);
});

test('attempts of another kind or with another key do not count', async () => {
  const key = await aKey({ failures: 11 });

  expect(await attempt({ key, kind: 'login_address' })).toBe(0);
  expect(await attempt({ key: await aKey() })).toBe(0);
  expect(await attempt({ key })).toBe(MINUTE);
});

test('what is stored expires with the window, in whole seconds, and holds no email', async () => {
  const key = `ann-${randomUUID()}@example.com`;
  const Key = throttleKey({ kind: 'login_account', key_hash: hash('sha256', key, 'base64url') });
  const find = async () => (await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  await attempt({ key });
  const first = await find();
  await atOnce(9, { key });
  await attempt({ key, seconds: MINUTE });
  const beyond = await find();

  expect(first).toHaveProperty('expires_at', START / 1000 + 15 * MINUTE);
  expect(beyond).toHaveProperty('expires_at', START / 1000 + 16 * MINUTE);
  expect(JSON.stringify([first, beyond])).not.toContain('example.com');
});

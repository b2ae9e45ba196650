import { describe, expect, test } from '@jest/globals';
import { type Attempts, decide, LIMITS } from '../../../shared/account/throttle.ts';
import { MINUTE_MS } from '../../../shared/time.ts';

const LIMIT = { failures: 3, windowMs: 10 * MINUTE_MS };
const START = Date.parse('2026-03-01T09:00:00Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const attempts = ({ failures = 1, lastAt = 0, ends = 10 } = {}): Attempts => ({
  failures,
  last_at: at(lastAt).getTime(),
  window_ends: at(ends).getTime(),
});

describe('within the limit', () => {
  test('the first attempt opens a window', () => {
    expect(decide(undefined, LIMIT, at(0))).toEqual({ counted: attempts({ failures: 1, lastAt: 0, ends: 10 }) });
  });

  test('another one is counted in the same window', () => {
    const decision = decide(attempts({ failures: 2, ends: 10 }), LIMIT, at(4));

    expect(decision).toEqual({ counted: attempts({ failures: 3, lastAt: 4, ends: 10 }) });
  });

  test('the first one after the window opens a new one', () => {
    const decision = decide(attempts({ failures: 7, ends: 10 }), LIMIT, at(10));

    expect(decision).toEqual({ counted: attempts({ failures: 1, lastAt: 10, ends: 20 }) });
  });
});

describe('beyond the limit', () => {
  const LONG = { failures: 3, windowMs: 60 * MINUTE_MS };

  test.each([
    [3, 1],
    [4, 2],
    [5, 4],
    [6, 8],
    [7, 15],
    [8, 15],
    [5_000, 15],
  ])('after %d failures the next attempt must wait %d minutes from the last', (failures, minutes) => {
    const before = attempts({ failures, lastAt: 5, ends: 60 });

    expect(decide(before, LONG, at(5))).toEqual({ waitMs: minutes * MINUTE_MS });
    expect(decide(before, LONG, new Date(at(5 + minutes).getTime() - 1))).toEqual({ waitMs: 1 });
    expect(decide(before, LONG, at(5 + minutes))).toHaveProperty('counted.failures', failures + 1);
  });

  test('an attempt that is let through makes the window last its length from then on', () => {
    const decision = decide(attempts({ failures: 3, lastAt: 5, ends: 10 }), LIMIT, at(6));

    expect(decision).toEqual({ counted: attempts({ failures: 4, lastAt: 6, ends: 16 }) });
  });

  test('nobody waits longer than the window is open', () => {
    expect(decide(attempts({ failures: 7, lastAt: 9, ends: 10 }), LIMIT, at(9))).toEqual({ waitMs: MINUTE_MS });
  });
});

test('ten failures of an account at the login and ten at a change of password, twenty of an address, five sign-ups, in an hour three forgotten passwords of an email and ten of an address, twenty links that are none and twenty mismatches with a conversation are the limits', () => {
  expect(LIMITS).toEqual({
    login_account: { failures: 10, windowMs: 900_000 },
    login_address: { failures: 20, windowMs: 900_000 },
    password_account: { failures: 10, windowMs: 900_000 },
    signup_address: { failures: 5, windowMs: 1_800_000 },
    forgot_account: { failures: 3, windowMs: 3_600_000 },
    forgot_address: { failures: 10, windowMs: 3_600_000 },
    reset_address: { failures: 20, windowMs: 3_600_000 },
    conversation_network: { failures: 20, windowMs: 3_600_000 },
  });
});

import { expect, test } from '@jest/globals';
import { afterFailure, type Circuit, CLOSED, leaveToAsk } from '../../../shared/reader/circuit.ts';

const SECOND = 1000;

/** After so many calls that failed at a time. */
const failing = (times: number, circuit: Circuit = CLOSED, now = 0): Circuit =>
  times === 0 ? circuit : failing(times - 1, afterFailure(circuit, 'ask', now), now);

test('four failures in a row let everybody ask, the fifth nobody for half a minute', () => {
  expect(leaveToAsk(failing(4), 0).leave).toBe('ask');
  expect(leaveToAsk(failing(5), 0).leave).toBe('wait');
  expect(leaveToAsk(failing(5), 30 * SECOND - 1).leave).toBe('wait');
});

test('after the pause one asks and the others wait for what comes of it, but not for one that never comes back', () => {
  const probing = leaveToAsk(failing(5), 30 * SECOND);
  const after = (ms: number) => leaveToAsk(probing.circuit, 30 * SECOND + ms).leave;

  expect(probing.leave).toBe('probe');
  expect([after(0), after(9999), after(10_000)]).toEqual(['wait', 'wait', 'probe']);
});

test('each one that fails after a pause makes a pause twice as long, up to ten minutes', () => {
  let circuit = failing(5);
  const pauses = Array.from({ length: 7 }, () => {
    const pausedUntil = circuit.until;
    const probing = leaveToAsk(circuit, pausedUntil);
    circuit = afterFailure(probing.circuit, probing.leave, pausedUntil);
    return (circuit.until - pausedUntil) / SECOND;
  });

  expect(pauses).toEqual([60, 120, 240, 480, 600, 600, 600]);
});

test('what was asked before the pause and fails during it makes it no longer', () => {
  const paused = failing(5);

  expect(afterFailure(paused, 'ask', 2 * SECOND)).toEqual(paused);
});

test('a service that says when to ask again is asked then, however few failures there were', () => {
  const told = afterFailure(CLOSED, 'ask', 0, 7 * SECOND);

  expect(leaveToAsk(told, 7 * SECOND - 1).leave).toBe('wait');
  expect(leaveToAsk(told, 7 * SECOND).leave).toBe('probe');
});

test('a service that wants to be left alone for longer than our pause is', () => {
  expect(afterFailure(failing(4), 'ask', 0, 90 * SECOND).until).toBe(90 * SECOND);
});

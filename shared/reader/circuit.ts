import { MINUTE_MS } from '../time.ts';

/** Whether another service is worth asking. */
export type Circuit = {
  /** In a row. */
  failures: number;
  /** So often in a row it was found broken; 0: everybody may ask. */
  opened: number;
  /** Nobody asks until then, in milliseconds since 1970. */
  until: number;
};

export const CLOSED: Circuit = { failures: 0, opened: 0, until: 0 };

const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = MINUTE_MS / 2;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;
/** Longer than a call may take. Another is let through after it, whatever became of the one before. */
const PROBE_MS = 10_000;

type Leave = 'ask' | 'probe' | 'wait';

/** Whether to ask now; after a pause one asks, and the others wait for what comes of it. */
export function leaveToAsk(circuit: Circuit, now: number): { leave: Leave; circuit: Circuit } {
  if (circuit.opened === 0) return { leave: 'ask', circuit };
  if (now < circuit.until) return { leave: 'wait', circuit };
  return { leave: 'probe', circuit: { ...circuit, until: now + PROBE_MS } };
}

/**
 * After a call that failed: the fifth in a row makes a pause of half a minute, and each that fails after a pause one twice as
 * long, up to ten minutes (the pattern: https://learn.microsoft.com/azure/architecture/patterns/circuit-breaker).
 * @param leave with which the call was made
 * @param askAgain when the service itself wants to be asked again
 */
export function afterFailure(circuit: Circuit, leave: Leave, now: number, askAgain = 0): Circuit {
  // It was made before the pause began.
  if (circuit.opened > 0 && leave !== 'probe') return { ...circuit, until: Math.max(circuit.until, askAgain) };
  const failures = circuit.failures + 1;
  const isPatient = circuit.opened === 0 && failures < MOST_FAILURES;
  if (isPatient && askAgain <= now) return { ...circuit, failures };
  const pause = isPatient ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** circuit.opened, LONGEST_PAUSE_MS);
  return { failures, opened: circuit.opened + 1, until: Math.max(askAgain, now + pause) };
}

import { setTimeout as sleep } from 'node:timers/promises';

/** What runs again and again. `wake`: the next run is due. `stop`: no further run; settles when the last one has ended. */
export type Job = { wake: () => void; stop: () => Promise<void> };

/**
 * Runs a job again and again, never twice at once, the first time at once. A failed run is reported; the next one tries.
 * @param ms how long it then rests
 */
export function every(ms: number | (() => number), job: () => Promise<unknown>): Job {
  const stopping = new AbortController();
  let waking = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      await job().catch((error) =>
        console.error(`The scheduled run failed: ${error instanceof Error ? error.message : error}`),
      );
      const signal = AbortSignal.any([stopping.signal, waking.signal]);
      await sleep(typeof ms === 'number' ? ms : ms(), undefined, { signal }).catch(() => {});
    }
  };
  const running = loop();
  const stop = () => {
    stopping.abort();
    return running;
  };
  return { stop, wake: () => waking.abort() };
}

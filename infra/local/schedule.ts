import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a job again and again, never twice at once, the first time at once. A failed run is reported; the next one tries. */
export function every(ms: number, job: () => Promise<unknown>): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await job().catch((error) =>
        console.error(`The scheduled run failed: ${error instanceof Error ? error.message : error}`),
      );
      await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = loop();
  const stop = () => {
    stopping.abort();
    return running;
  };
  return { stop };
}

import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** The time that a request may take is over. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}
const late = () => new TimeoutError('The request took too long');

/** Runs work in which `inTime` waits for nobody after so long. */
export const withDeadline = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  deadlines.run(AbortSignal.timeout(ms), work);

/**
 * What another service is asked, until the deadline of the request; after it nothing is begun.
 * @throws TimeoutError when it is over
 */
export async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = deadlines.getStore();
  if (!deadline) return ask();
  if (deadline.aborted) throw late();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = () => reject(late());
  deadline.addEventListener('abort', end);
  return Promise.race([ask(), over]).finally(() => deadline.removeEventListener('abort', end));
}

import { createRequire } from 'node:module';
import type { Deployment } from './template.ts';

// biome-ignore lint/suspicious/noExplicitAny: a function takes the event of whatever invokes it
export type LambdaHandler = (event: any, context: Record<string, unknown>) => Promise<any>;

/**
 * Loads the bundles of a deployment into this process. Functions read their environment while they load
 * (`shared/env.ts`), so each is loaded under its own.
 */
export function loadFunctions({ functions }: Deployment, shared: Record<string, string>): Map<string, LambdaHandler> {
  const require = createRequire(import.meta.url);
  const own = { ...process.env };
  return new Map(
    [...functions].map(([id, { bundle, handler, environment, timeoutMs }]) => {
      process.env = { ...own, ...environment, ...shared };
      const run: LambdaHandler = require(bundle)[handler];
      return [id, (event, context) => within(timeoutMs, run(event, context))];
    }),
  );
}

/** As Lambda does, gives up on an invocation that takes too long; the gateway then answers 500. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Task timed out after ${timeoutMs / 1000} seconds`)), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

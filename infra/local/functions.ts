import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { tell } from './log.ts';
import type { Deployment } from './template.ts';

// biome-ignore lint/suspicious/noExplicitAny: a function takes the event of whatever invokes it
export type LambdaHandler = (event: any) => Promise<any>;

/** What a function is told beside the event: here, how long it may still take. */
type LambdaContext = { getRemainingTimeInMillis: () => number };

/**
 * The functions of a deployment in this process. As in Lambda, each is loaded when it is first invoked; it reads its
 * environment then (`shared/env.ts`), so each is loaded under its own.
 */
export function loadFunctions({ functions }: Deployment, shared: Record<string, string>): Map<string, LambdaHandler> {
  const require = createRequire(import.meta.url);
  const own = { ...process.env };
  return new Map(
    [...functions].map(([id, { bundle, handler, environment, timeoutMs }]) => {
      let loaded: ReturnType<typeof load> | undefined;
      const load = (): ((event: unknown, context: LambdaContext) => ReturnType<LambdaHandler>) => {
        process.env = { ...own, ...environment, ...shared };
        return require(bundle)[handler];
      };
      const run: LambdaHandler = async (event) => {
        loaded ??= load();
        const end = Date.now() + timeoutMs;
        return within(timeoutMs, loaded(event, { getRemainingTimeInMillis: () => end - Date.now() }));
      };
      const folder = basename(dirname(bundle));

      return [id, (event) => run(event).catch((error) => failed(folder, error))];
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

/** As Lambda's runtime does, puts into the log what a function did not catch. */
function failed(folder: string, error: unknown): never {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  tell({ level: 'error', event: 'function_failed', function: folder, error: { name, message, stack: frames } });
  throw error;
}

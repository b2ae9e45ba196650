import { jest } from '@jest/globals';
import { type Called, call } from './call.ts';
import type { httpEvent } from './http-event.ts';

/** The functions as they are with a `readAccess`, which they read when they load. */
export function useReadAccess(readAccess: 'staff' | 'public') {
  const loaded = new Map<string, Promise<Parameters<typeof call>[0]>>();
  return async (folder: string, request: Parameters<typeof httpEvent>[0]): Promise<Called> => {
    if (!loaded.has(folder)) loaded.set(folder, load(folder, readAccess));
    return call(await (loaded.get(folder) as Promise<Parameters<typeof call>[0]>), request);
  };
}

async function load(folder: string, readAccess: string) {
  const before = process.env['READ_ACCESS'];
  process.env['READ_ACCESS'] = readAccess;
  jest.resetModules();
  try {
    return (await import(`../../functions/${folder}/handler.ts`)).handler;
  } finally {
    process.env['READ_ACCESS'] = before;
  }
}

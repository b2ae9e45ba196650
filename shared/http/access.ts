import type { MiddlewareObj } from '@middy/core';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';

/** Who may read conversations, tickets and the summary: everybody, or whoever holds a staff session. */
export const readAccess = env('READ_ACCESS') === 'public' ? 'public' : 'staff';

/** The one place that decides who may read. There are no accounts yet, so `staff` lets nobody in. */
export function readersOnly(): MiddlewareObj<any, any> {
  return {
    before: () => {
      if (readAccess === 'public') return;
      throw new AppError('unauthenticated', 'Log in to read this', { headers: { 'www-authenticate': 'Bearer' } });
    },
  };
}

import { startService } from './service.ts';

/** One engine and one table for the whole run; tests keep apart by their own ids. */
export default async () => {
  globalThis.engine = await startService();
};

import { env } from '../../shared/env.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { buildDetailed } from '../../shared/summary/summary.ts';
import { findSnapshot } from '../../shared/summary/summary-store.ts';
import { emptyTotals } from '../../shared/summary/totals.ts';
import { timestamp } from '../../shared/time.ts';
import { schema } from './schema.ts';

const timeZone = env('TIME_ZONE');

export const handler = readEndpoint(
  'staff',
  schema,
  async () => {
    const now = new Date();
    const snapshot = await findSnapshot();
    if (!snapshot) {
      const nothing = buildDetailed({ totals: emptyTotals, days: [], areas: [], now, timeZone });
      return { body: nothing.summary, shown: { ...nothing, generated_at: timestamp(now), time_zone: timeZone } };
    }
    const generatedAt = new Date(snapshot.generated_at);
    const age = Math.max(0, Math.floor((now.getTime() - generatedAt.getTime()) / 1000));
    const headers = { 'last-modified': generatedAt.toUTCString(), age: String(age) };
    return { body: snapshot.summary, headers, shown: snapshot };
  },
  async (reply, event) => (await import('./page.tsx')).summaryPage(reply.shown, event),
);

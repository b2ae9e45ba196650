import { env } from '../../shared/env.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { buildSummary } from '../../shared/summary/summary.ts';
import { findSnapshot } from '../../shared/summary/summary-store.ts';
import { emptyTotals } from '../../shared/summary/totals.ts';
import { schema } from './schema.ts';

const timeZone = env('TIME_ZONE');

export const handler = readEndpoint('staff', schema, async () => {
  const now = new Date();
  const snapshot = await findSnapshot();
  if (!snapshot) return { body: buildSummary({ totals: emptyTotals, days: [], areas: [], now, timeZone }) };
  const generatedAt = new Date(snapshot.generated_at);
  const age = Math.max(0, Math.floor((now.getTime() - generatedAt.getTime()) / 1000));
  return { body: snapshot.summary, headers: { 'last-modified': generatedAt.toUTCString(), age: String(age) } };
});

import { Overtaken } from '../store/table.ts';
import type { Ticket } from '../ticket/intake.ts';
import { DAY_MS, MINUTE_MS, timestamp } from '../time.ts';
import { type CountedTicket, countHour } from './count.ts';
import { buildSummary } from './summary.ts';
import {
  findDay,
  findLedger,
  findSnapshot,
  type Ledger,
  listChanged,
  listCreatedIn,
  listDays,
  newLedger,
  type Snapshot,
  saveLedger,
  saveSnapshot,
} from './summary-store.ts';
import { correctTotals } from './totals.ts';

/** What a run did: tickets that changed since the last one, hours that had to be counted again, and whether the summary is new. */
export type Refreshed = { changed: number; hours: number; isNew: boolean };

// A run looks back this far before the last one: longer than a request takes from its timestamp to its commit, than an
// index lags behind its table, and than two clocks differ.
const OVERLAP_MS = 2 * MINUTE_MS;
// Of each partition in one run; what is left waits for the next.
const MAX_CHANGED = 5000;
// Days and hours pass in every time zone on a quarter of an hour.
const QUARTER_MS = 15 * MINUTE_MS;
const WINDOW_DAYS = 32; // 30 local days, whatever the zone

/**
 * Brings the summary up to date: counts the hours again in which changed tickets were created. It costs what changed.
 * Counting again gives the same, so a run may be repeated, killed half-way or run twice; it heals what an earlier one missed.
 */
export async function refreshSummary(timeZone: string, now: Date): Promise<Refreshed> {
  const [ledger, snapshot] = await Promise.all([findLedger(), findSnapshot()]);
  const current =
    ledger?.time_zone === timeZone
      ? ledger
      : { ...(ledger ?? newLedger(timeZone)), watermark: '', time_zone: timeZone };
  try {
    return await refresh(current, snapshot, now);
  } catch (error) {
    if (error instanceof Overtaken) return { changed: 0, hours: 0, isNew: false }; // another run is at it
    throw error;
  }
}

async function refresh(ledger: Ledger, snapshot: Snapshot | undefined, now: Date): Promise<Refreshed> {
  const changed = await listChanged(ledger.watermark, MAX_CHANGED);
  const hours = new Set(changed.flat().map(({ created_at }) => created_at.slice(0, 13)));
  const counted = await countAgain(ledger, [...hours].sort());
  if (hours.size > 0) await saveLedger({ ...counted, watermark: watermarkAfter(changed, now) });
  const isNew = counted.version !== ledger.version || !isOfThisQuarter(snapshot, ledger.time_zone, now);
  if (isNew) await saveSnapshot(await takeSnapshot(counted, now));
  return { changed: changed.flat().length, hours: hours.size, isNew };
}

async function countAgain(ledger: Ledger, hours: string[]): Promise<Ledger> {
  let current = ledger;
  for (const [date, ofDay] of Map.groupBy(hours, (hour) => hour.slice(0, 10))) {
    const before = await findDay(date);
    const recounted = await Promise.all(
      ofDay.map(
        async (hour) =>
          [hour.slice(11), countHour((await listCreatedIn(hour)).map(countedOf), ledger.time_zone)] as const,
      ),
    );
    const after = { date, hours: { ...before.hours, ...Object.fromEntries(recounted) } };
    if (JSON.stringify(sorted(before.hours)) === JSON.stringify(sorted(after.hours))) continue;
    const totals = recounted.reduce(
      (sum, [hour, count]) => correctTotals(sum, before.hours[hour], count),
      current.totals,
    );
    current = await saveLedger({ ...current, totals }, after);
  }
  return current;
}

/** Everything before it is counted: some time before this run, or where a partition was left off. */
function watermarkAfter(changed: Ticket[][], now: Date): string {
  const leftOff = changed
    .filter((tickets) => tickets.length === MAX_CHANGED)
    .map((tickets) => tickets.at(-1)?.updated_at ?? '');
  return [timestamp(new Date(now.getTime() - OVERLAP_MS)), ...leftOff].sort()[0] ?? '';
}

const isOfThisQuarter = (snapshot: Snapshot | undefined, timeZone: string, now: Date) =>
  snapshot?.time_zone === timeZone &&
  Math.floor(Date.parse(snapshot.generated_at) / QUARTER_MS) === Math.floor(now.getTime() / QUARTER_MS);

async function takeSnapshot({ totals, time_zone }: Ledger, now: Date): Promise<Snapshot> {
  const days = await listDays(timestamp(new Date(now.getTime() - WINDOW_DAYS * DAY_MS)).slice(0, 10));
  return { summary: buildSummary({ totals, days, now, timeZone: time_zone }), generated_at: timestamp(now), time_zone };
}

const countedOf = ({ customer_info, ...ticket }: Ticket): CountedTicket => ({
  ...ticket,
  priority: customer_info.priority,
  type: customer_info.type,
});

/** DynamoDB keeps no order of a map's keys. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, it]) => [key, sorted(it)]),
      )
    : value;

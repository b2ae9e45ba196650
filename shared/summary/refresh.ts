import type { LabelKind } from '../store/keys.ts';
import { LABELS, statisticsPartition } from '../store/keys.ts';
import { listItems } from '../store/query-all.ts';
import { Overtaken, writeAll } from '../store/table.ts';
import { DAY_MS, MINUTE_MS, timestamp } from '../time.ts';
import { addUp, fitting, labelWrite } from './add-up.ts';
import { fill, needsFilling } from './board.ts';
import { changeDeletes, lookUpsAfter, saveLookUps, uncounted } from './change-store.ts';
import { discardLeftover, recountAll } from './recount.ts';
import { buildDetailed } from './summary.ts';
import {
  type Count,
  findCount,
  findSnapshot,
  headPut,
  listDays,
  type Snapshot,
  saveSnapshot,
} from './summary-store.ts';
import type { Counts } from './tally.ts';
import { hoursOfDay } from './totals.ts';

/**
 * What a run did: changes that it counted, and whether the summary is new. `isWhole`: nothing was left when it began to end.
 * `generated_at`: of the summary that is served now, where there is one.
 */
export type Refreshed = { changed: number; isNew: boolean; isWhole: boolean; generated_at?: string | undefined };

// Days and hours pass in every time zone on a quarter of an hour.
const QUARTER_MS = 15 * MINUTE_MS;
const WINDOW_DAYS = 32; // 30 local days, whatever the zone

/** How long somebody may hold the count, at most. */
export const HOLD_MS = 10 * MINUTE_MS;

/**
 * Brings the summary up to date: counts the changes of tickets that are not counted yet. A batch of them is added up and
 * removed in one transaction, so each counts once, whatever is killed, repeated or run twice at once, and whatever the
 * clock says; what a batch has counted is kept. `hasTime`: asked before each batch.
 */
export async function refreshSummary(timeZone: string, now: Date, hasTime = () => true): Promise<Refreshed> {
  const run: Refreshed = { changed: 0, isNew: false, isWhole: false };
  try {
    await refresh(run, { timeZone, now, hasTime });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error; // another run is at it, and goes on
  }
  return run;
}

type Circumstances = { timeZone: string; now: Date; hasTime: () => boolean };

async function refresh(run: Refreshed, circumstances: Circumstances): Promise<void> {
  const { now } = circumstances;
  const [found, before] = await Promise.all([findCount(), findSnapshot()]);
  run.generated_at = before?.generated_at;
  if (found && isHeld(found, now)) return;
  const count = await countToAddTo(found, circumstances);
  if (!count) return;
  let snapshot = before;
  const follow = async (of: Count) => {
    if (isOf(snapshot, of, now)) return;
    snapshot = await takeSnapshot(of, now);
    run.isNew = true;
    run.generated_at = snapshot.generated_at;
  };
  if (before && before.version !== count.version) await follow(count); // an earlier run did not get so far
  await follow(await countChanges(count, run, circumstances));
}

/** The count, made from all tickets where there is none yet; undefined while it is not ready. */
async function countToAddTo(
  found: Count | undefined,
  { timeZone, hasTime }: Circumstances,
): Promise<Count | undefined> {
  const count = found && !found.isRecounting ? found : await recountAll(found, timeZone, hasTime);
  return count && inZone(await discardLeftover(count, hasTime), timeZone);
}

async function countChanges(read: Count, run: Refreshed, { hasTime }: Circumstances): Promise<Count> {
  let count = read;
  for await (const changes of uncounted()) {
    for (let left = changes; left.length > 0; ) {
      if (!hasTime()) return count;
      const batch = left.slice(0, fitting(count, left));
      await saveLookUps(lookUpsAfter(batch).found);
      count = await addUp(count, batch, { writes: changeDeletes(batch) });
      run.changed += batch.length;
      left = left.slice(batch.length);
    }
  }
  run.isWhole = true;
  return filled(await filled(count, 'topics'), 'areas');
}

/** A clock that steps back does not make it longer. */
function isHeld({ held_until }: Count, now: Date): boolean {
  const left = Date.parse(held_until ?? '') - now.getTime();
  return left > 0 && left <= HOLD_MS;
}

const isOf = (snapshot: Snapshot | undefined, { version, time_zone }: Count, now: Date) =>
  snapshot?.version === version &&
  snapshot.details !== undefined &&
  snapshot.time_zone === time_zone &&
  Math.floor(Date.parse(snapshot.generated_at) / QUARTER_MS) === Math.floor(now.getTime() / QUARTER_MS);

async function takeSnapshot(count: Count, now: Date): Promise<Snapshot> {
  const { totals, time_zone, version } = count;
  const window = await listDays(count, timestamp(new Date(now.getTime() - WINDOW_DAYS * DAY_MS)).slice(0, 10));
  const snapshot = {
    ...buildDetailed({ totals, ...window, now, timeZone: time_zone }),
    generated_at: timestamp(now),
    time_zone,
    version,
  };
  await saveSnapshot(snapshot);
  return snapshot;
}

/** All but the hours of the day is counted in UTC. */
async function inZone(count: Count, time_zone: string): Promise<Count> {
  if (count.time_zone === time_zone) return count;
  const { days } = await listDays(count, '');
  const next = { ...count, time_zone, totals: { ...count.totals, hours: hoursOfDay(days, time_zone) } };
  await writeAll([headPut(count, next)]);
  return { ...next, version: count.version + 1 };
}

/** The count with its board of labels filled again, where corrections have emptied it. */
async function filled(count: Count, kind: LabelKind): Promise<Count> {
  if (!needsFilling(count.totals[kind])) return count;
  const found = await listItems(statisticsPartition(count), LABELS[kind]);
  const off = found.map(({ SK, spellings }) => [String(SK).slice(LABELS[kind].length), spellings] as const);
  const known = new Map(off.map(([label, spellings]) => [label, JSON.parse(String(spellings)) as Counts]));
  const { board, items } = fill(count.totals[kind], known);
  const next = { ...count, totals: { ...count.totals, [kind]: board } };
  await writeAll([
    headPut(count, next),
    ...[...items].map(([label, spellings]) => labelWrite(count, kind, label, spellings)),
  ]);
  return { ...next, version: count.version + 1 };
}

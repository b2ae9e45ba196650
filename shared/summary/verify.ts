import { LABELS, type LabelKind, statisticsPartition } from '../store/keys.ts';
import { listItems } from '../store/query-all.ts';
import { writeAll } from '../store/table.ts';
import { timestamp } from '../time.ts';
import { type Contribution, termsOf } from './contribution.ts';
import { type Day, type DayAreas, dateOf, dayAreasWith, dayWith, emptyDay } from './day.ts';
import { groupsOf } from './labels.ts';
import { walkTickets } from './recount.ts';
import { HOLD_MS } from './refresh.ts';
import { type Count, findCount, headPut, listDays } from './summary-store.ts';
import { type Counts, sumOf, total } from './tally.ts';
import { emptyTotals, type Totals, totalsWith } from './totals.ts';

/** A figure that is not what the tickets say. */
export type Fault = { figure: string; stored: unknown; counted: unknown };

/** Statistics as plain figures, each under its name. */
type Figures = Map<string, unknown>;

/**
 * Counts all tickets again and compares every figure with what is stored. Nothing is counted meanwhile; tickets change as
 * they like. Areas of a day with more than it remembers are left out.
 * @throws Overtaken when a run counted something meanwhile: verify again
 */
export async function verifyCount(
  clock: () => Date,
  onTickets: (count: number) => void = () => {},
): Promise<{ tickets: number; faults: Fault[] }> {
  const found = await findCount();
  if (!found || found.isRecounting)
    throw new Error('The tickets are being counted for the first time, or again: wait for that');
  let held = await hold(found, clock());
  let since = clock();
  const counted = newTally(held.time_zone);
  let tickets = 0;
  for await (const chunk of walkTickets()) {
    counted.add(chunk.flatMap(({ was }) => was ?? []));
    tickets += chunk.length;
    onTickets(tickets);
    if (clock().getTime() - since.getTime() < HOLD_MS / 2) continue;
    held = await hold(held, clock());
    since = clock();
  }
  const stored = await storedFigures(held);
  const { held_until: _, ...free } = held;
  await writeAll([headPut<Count>(held, free)]);
  return { tickets, faults: faultsBetween(stored, counted.figures()) };
}

async function hold(count: Count, now: Date): Promise<Count> {
  const next = { ...count, held_until: timestamp(new Date(now.getTime() + HOLD_MS)) };
  await writeAll([headPut(count, next)]);
  return { ...next, version: count.version + 1 };
}

function newTally(timeZone: string) {
  let totals: Totals = emptyTotals;
  const days = new Map<string, { day: Day; areas: DayAreas }>();
  const labels: Record<LabelKind, Map<string, number>> = { topics: new Map(), areas: new Map() };
  const add = (contributions: Contribution[]) => {
    const terms = termsOf(contributions.map((after) => ({ after })));
    totals = totalsWith(totals, terms, timeZone);
    for (const [date, ofDay] of Map.groupBy(terms, ({ of }) => dateOf(of.created_at))) {
      const { day, areas } = days.get(date) ?? { day: emptyDay(date), areas: { date, areas: {} } };
      days.set(date, { day: dayWith(day, ofDay), areas: dayAreasWith(areas, ofDay) });
    }
    for (const [kind, name] of [
      ['topics', 'topic'],
      ['areas', 'area'],
    ] as const) {
      const added = groupsOf(total(contributions.map((it) => (it[name] ? { [it[name]]: 1 } : {}))));
      for (const [key, spellings] of added) labels[kind].set(key, (labels[kind].get(key) ?? 0) + sumOf(spellings));
    }
  };
  const figures = () =>
    figuresOf(
      totals,
      [...days.values()].map(({ day }) => day),
      [...days.values()].map(({ areas }) => areas),
      labels,
    );
  return { add, figures };
}

async function storedFigures(count: Count): Promise<Figures> {
  const { days, areas } = await listDays(count, '');
  const labelsOf = async (kind: LabelKind) => {
    const items = await listItems(statisticsPartition(count), LABELS[kind]);
    const rare = items.map(({ spellings }) => JSON.parse(String(spellings)) as Counts);
    const all = [...groupsOf(count.totals[kind].first).values(), ...rare];
    return new Map(all.map((spellings) => [String(groupsOf(spellings).keys().next().value), sumOf(spellings)]));
  };
  return figuresOf(count.totals, days, areas, { topics: await labelsOf('topics'), areas: await labelsOf('areas') });
}

function figuresOf(
  { topics: _, areas: __, ...totals }: Totals,
  days: Day[],
  areas: DayAreas[],
  labels: Record<LabelKind, Map<string, number>>,
): Figures {
  const filled = days.filter(({ quarters }) => quarters.some(Boolean));
  const named = areas.filter((day) => day.isCut || Object.keys(day.areas).length > 0);
  return new Map<string, unknown>([
    ...Object.entries(totals).map(([name, value]) => [name, sorted(value)] as const),
    ...filled.map((day) => [`day ${day.date}`, sorted({ ...day, by_type: sorted(day.by_type) })] as const),
    ...named.map((day) => [`areas of ${day.date}`, day.isCut ? CUT : sorted(day.areas)] as const),
    ...Object.entries(labels).flatMap(([kind, counts]) =>
      [...counts].filter(([, count]) => count !== 0).map(([label, count]) => [`${kind} ${label}`, count] as const),
    ),
  ]);
}

const CUT = 'cut';

const sorted = (value: unknown) =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function faultsBetween(stored: Figures, counted: Figures): Fault[] {
  const figures = [...new Set([...counted.keys(), ...stored.keys()])].map((figure) => ({
    figure,
    stored: stored.get(figure),
    counted: counted.get(figure),
  }));
  return figures.filter(
    (it) => it.stored !== CUT && it.counted !== CUT && JSON.stringify(it.stored) !== JSON.stringify(it.counted),
  );
}

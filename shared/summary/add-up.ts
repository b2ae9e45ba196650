import { getAll } from '../store/get-all.ts';
import { dayAreasKey, dayKey, type LabelKind, labelKey } from '../store/keys.ts';
import { TableName, type Write, writeAll } from '../store/table.ts';
import { type LabelTerm, onBoard, settle } from './board.ts';
import { type Change, changeDeletes } from './change-store.ts';
import { type Difference, type Term, termsOf } from './contribution.ts';
import { type DayAreas, dateOf, dayAreasWith, dayWith, emptyDay } from './day.ts';
import { fold } from './labels.ts';
import { dayPut, type Head, headPut } from './summary-store.ts';
import { type Counts, total } from './tally.ts';
import { totalsWith } from './totals.ts';

const MOST_WRITES = 100; // of one transaction
const MOST_DIFFERENCES = 500;

/**
 * Adds differences to statistics, and whatever belongs to that in the same transaction: all of it or nothing.
 * @throws Overtaken when somebody else added something since the head was read
 */
export async function addUp<H extends Head>(
  head: H,
  differences: readonly Difference[],
  { writes = [], ...moved }: { writes?: Write[] } & Partial<H>,
): Promise<H> {
  const terms = termsOf(differences);
  const { dates, areaDates, topics, areas } = touched(onBoards(head), terms);
  const keys = [
    ...dates.map((date) => dayKey({ ...head, date })),
    ...areaDates.map((date) => dayAreasKey({ ...head, date })),
    ...topics.off.map((label) => labelKey({ ...head, kind: 'topics', label })),
    ...areas.off.map((label) => labelKey({ ...head, kind: 'areas', label })),
  ];
  const there = new Map((await getAll(keys, { isConsistent: true })).map((item) => [String(item['SK']), item]));
  const stored = <T>({ SK }: { SK: string }, name: string): T | undefined => {
    const item = there.get(SK);
    return item && JSON.parse(String(item[name]));
  };

  const settled = (kind: LabelKind, { terms, off }: { terms: LabelTerm[]; off: string[] }) => {
    const items = off.map((label) => [label, stored<Counts>(labelKey({ ...head, kind, label }), 'spellings')] as const);
    const known = new Map(items.filter((it): it is [string, Counts] => it[1] !== undefined));
    const { board, items: changed } = settle(head.totals[kind], known, terms);
    return { board, writes: [...changed].map(([label, spellings]) => labelWrite(head, kind, label, spellings)) };
  };
  const [settledTopics, settledAreas] = [settled('topics', topics), settled('areas', areas)];
  const dayWrites = dates.flatMap((date) => {
    const before = stored<ReturnType<typeof emptyDay>>(dayKey({ ...head, date }), 'day') ?? emptyDay(date);
    const after = dayWith(before, terms);
    return JSON.stringify(after) === JSON.stringify(before) ? [] : [dayPut(head, after)];
  });
  const areaWrites = areaDates.map((date) => {
    const before = stored<DayAreas>(dayAreasKey({ ...head, date }), 'areas') ?? { date, areas: {} };
    const areas = JSON.stringify(dayAreasWith(before, terms));
    return { Put: { TableName, Item: { ...dayAreasKey({ ...head, date }), areas } } };
  });
  const totals = {
    ...totalsWith(head.totals, terms, head.time_zone),
    topics: settledTopics.board,
    areas: settledAreas.board,
  };
  const next = { ...head, ...moved, totals };
  await writeAll([
    headPut(head, next),
    ...dayWrites,
    ...areaWrites,
    ...settledTopics.writes,
    ...settledAreas.writes,
    ...writes,
  ]);
  return { ...next, version: head.version + 1 };
}

/** The item of a label off the board, as it is to be; none without spellings. */
export const labelWrite = ({ generation }: Head, kind: LabelKind, label: string, spellings: Counts): Write => {
  const Key = labelKey({ generation, kind, label });
  return Object.keys(spellings).length > 0
    ? { Put: { TableName, Item: { ...Key, spellings: JSON.stringify(spellings) } } }
    : { Delete: { TableName, Key } };
};

/** How many of these differences one transaction can add, with what each deletes: at least one. */
export function fitting(head: Head, differences: readonly (Difference | Change)[]): number {
  const [items, boards] = [new Set<string>(), onBoards(head)];
  const some = differences.slice(0, MOST_DIFFERENCES);
  let deletes = 0;
  const overflow = some.findIndex((difference) => {
    for (const item of itemsOf(boards, difference)) items.add(item);
    if ('PK' in difference) deletes += changeDeletes([difference]).length;
    return 1 + deletes + items.size > MOST_WRITES;
  });
  return overflow < 0 ? some.length : Math.max(1, overflow);
}

/** The items beside the head that a difference may write, each by a name. */
function itemsOf(boards: Boards, difference: Difference): string[] {
  const { dates, areaDates, topics, areas } = touched(boards, termsOf([difference]));
  // A label that is off the board or may fall from it, and the one whose place it takes or that takes its place.
  const labels = [topics, areas].flatMap(({ terms, off }, kind) =>
    terms
      .map(({ label, sign }) => ({ key: fold(label), sign }))
      .filter(({ key, sign }) => sign < 0 || off.includes(key))
      .flatMap(({ key }) => [`${kind}#${key}`, `${kind}#${key}#`]),
  );
  return [...dates, ...areaDates.map((date) => `${date}#`), ...labels];
}

type Boards = Record<LabelKind, ReadonlySet<string>>;
const onBoards = ({ totals }: Head): Boards => ({ topics: onBoard(totals.topics), areas: onBoard(totals.areas) });

/** The items beside the head that terms touch. What is added and taken away again touches nothing. */
function touched(boards: Boards, terms: readonly Term[]) {
  const dates = [...new Set(terms.map(({ of }) => dateOf(of.created_at)))];
  const areaDates = dates.filter(
    (date) =>
      netOf(
        terms.filter(({ of }) => dateOf(of.created_at) === date),
        'area',
      ).length > 0,
  );
  const labels = (board: ReadonlySet<string>, name: 'topic' | 'area') => {
    const net = netOf(terms, name);
    const off = [...new Set(net.map(({ label }) => fold(label)))].filter((key) => !board.has(key));
    return { terms: net, off };
  };
  return { dates, areaDates, topics: labels(boards.topics, 'topic'), areas: labels(boards.areas, 'area') };
}

function netOf(terms: readonly Term[], name: 'topic' | 'area'): LabelTerm[] {
  const net = total(terms.filter(({ of }) => of[name] !== '').map(({ of, sign }) => ({ [of[name]]: sign })));
  return Object.entries(net).flatMap(([label, count]) =>
    Array.from({ length: Math.abs(count) }, () => ({ label, sign: count > 0 ? (1 as const) : (-1 as const) })),
  );
}

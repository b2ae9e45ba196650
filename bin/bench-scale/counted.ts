import { dayAreasKey, dayKey, type LabelKind, labelKey } from '../../shared/store/keys.ts';
import { emptyBoard, fill, onBoard } from '../../shared/summary/board.ts';
import { type Contribution, contributionOf, type Term, termsOf } from '../../shared/summary/contribution.ts';
import { dateOf, dayAreasWith, dayWith, emptyDay } from '../../shared/summary/day.ts';
import { groupsOf } from '../../shared/summary/labels.ts';
import { type Count, headPut } from '../../shared/summary/summary-store.ts';
import { type Counts, total } from '../../shared/summary/tally.ts';
import { emptyTotals, totalsWith } from '../../shared/summary/totals.ts';
import type { Corpus } from './corpus.ts';

type Item = Record<string, unknown>;
const AT_ONCE = 2000;
const generation = 1;

/** What stands in the table when all tickets of a corpus have been counted. `npm run summary:verify` would find no fault. */
export function countedItems({ size, ticket }: Corpus): Item[] {
  let totals = emptyTotals;
  const days = new Map<string, { day: ReturnType<typeof emptyDay>; areas: Parameters<typeof dayAreasWith>[0] }>();
  const labels: Record<LabelKind, Counts[]> = { topics: [], areas: [] };
  for (let from = 0; from < size; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, k) => contributionOf(ticket(from + k)));
    const terms = termsOf(some.map((after) => ({ after })));
    totals = totalsWith(totals, terms, 'UTC');
    for (const [date, ofDay] of Map.groupBy(terms, ({ of }: Term) => dateOf(of.created_at))) {
      const { day, areas } = days.get(date) ?? { day: emptyDay(date), areas: { date, areas: {} } };
      days.set(date, { day: dayWith(day, ofDay), areas: dayAreasWith(areas, ofDay) });
    }
    labels.topics.push(labelCounts(some, 'topic'));
    labels.areas.push(labelCounts(some, 'area'));
  }
  const [topics, areas] = [boardOf('topics', total(labels.topics)), boardOf('areas', total(labels.areas))];
  const count: Count = {
    generation,
    version: 0,
    time_zone: 'UTC',
    totals: { ...totals, topics: topics.board, areas: areas.board },
  };
  return [
    headPut(count, count).Put?.Item ?? {},
    ...topics.items,
    ...areas.items,
    ...[...days].flatMap(([date, { day, areas }]) => [
      { ...dayKey({ generation, date }), day: JSON.stringify(day) },
      { ...dayAreasKey({ generation, date }), areas: JSON.stringify(areas) },
    ]),
  ];
}

const labelCounts = (contributions: readonly Contribution[], name: 'topic' | 'area'): Counts =>
  total(contributions.filter((it) => it[name] !== '').map((it) => ({ [it[name]]: 1 })));

/** The commonest labels on a board, each other one an item. */
function boardOf(kind: LabelKind, counts: Counts) {
  const groups = groupsOf(counts);
  const { board } = fill(emptyBoard, groups);
  const shown = onBoard(board);
  const items = [...groups]
    .filter(([label]) => !shown.has(label))
    .map(([label, spellings]) => ({
      ...labelKey({ generation, kind, label }),
      spellings: JSON.stringify(spellings),
    }));
  return { board, items };
}

import { byRank, fold, groupsOf, type RankedLabel, rankedOf, respelt } from './labels.ts';
import type { Counts } from './tally.ts';

/**
 * The labels that rank first among all there are; each other one has an item of its own. So the first labels are exact
 * however many there are, and a change of a common one costs no item.
 */
export type Board = {
  /** The spellings of the labels on the board; they rank before every label that is off it. */
  first: Counts;
  /** How many labels are off the board, and a rank that none of them is above. */
  others: number;
  ceiling?: RankedLabel;
};

export const emptyBoard: Board = { first: {}, others: 0 };

const ON_BOARD = 50;
/** What is shown of a board; with fewer on it, and others off it, it has to be filled again. */
const SHOWN = 5;

export const needsFilling = ({ first, others }: Board) => others > 0 && groupsOf(first).size < SHOWN;

export type LabelTerm = { label: string; sign: 1 | -1 };

/** What the spellings of each label on the board have in common. */
export const onBoard = ({ first }: Board): ReadonlySet<string> => new Set(Object.keys(first).map(fold));

type Settled = {
  board: Board;
  /** The items of labels off the board that change, by their key; those without spellings go. */
  items: Map<string, Counts>;
};

/** The board after these terms. `off`: the items there are of those labels of the terms that are not on the board. */
export function settle(board: Board, off: ReadonlyMap<string, Counts>, terms: readonly LabelTerm[]): Settled {
  const before = groupsOf(board.first);
  const pool = new Map([...before, ...off]);
  for (const { label, sign } of terms) {
    const key = fold(label);
    pool.set(key, respelt(pool.get(key) ?? {}, label, sign));
  }
  return arranged(board, pool, off);
}

/** The board filled again from all the labels that are off it. Of those that change it gives the items. */
export const fill = ({ first }: Board, off: ReadonlyMap<string, Counts>): Settled => {
  const settled = arranged({ first: {}, others: off.size }, new Map([...off, ...groupsOf(first)]), off);
  const items = [...settled.items].filter(([key, spellings]) => spellings !== off.get(key));
  return { ...settled, items: new Map(items) };
};

function arranged({ others, ceiling }: Board, pool: Map<string, Counts>, off: ReadonlyMap<string, Counts>): Settled {
  const ranked = [...pool]
    .map(([key, spellings]) => ({ key, spellings, ...rankedOf(spellings) }))
    .filter(({ count }) => count !== 0)
    .sort(byRank);
  const isSure = (it: RankedLabel) => it.count > 0 && (ceiling === undefined || byRank(it, ceiling) < 0);
  const on = ranked.slice(0, ON_BOARD).filter(isSure);
  const rest = ranked.slice(on.length);
  const items = new Map<string, Counts>();
  for (const key of off.keys()) items.set(key, {});
  for (const { key, spellings } of rest) items.set(key, spellings);
  const left = others - off.size + rest.length;
  const highest = [ceiling, rest[0]].filter((it) => it !== undefined).sort(byRank)[0];
  return {
    board: {
      first: Object.fromEntries(on.flatMap(({ spellings }) => Object.entries(spellings))),
      others: left,
      ...(left > 0 && highest && { ceiling: { label: highest.label, count: highest.count } }),
    },
    items,
  };
}

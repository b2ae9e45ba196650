import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyBoard, fill, type LabelTerm, needsFilling, onBoard, settle } from '../../../shared/summary/board.ts';
import { fold, rankLabels } from '../../../shared/summary/labels.ts';
import { type Counts, total } from '../../../shared/summary/tally.ts';

/** A board with the items of the labels off it, kept as a table would keep them. */
function kept() {
  const items = new Map<string, Counts>();
  let board = emptyBoard;
  const store = ({ board: next, items: changed }: ReturnType<typeof settle>) => {
    board = next;
    for (const [key, spellings] of changed)
      if (Object.keys(spellings).length > 0) items.set(key, spellings);
      else items.delete(key);
  };
  const add = (terms: LabelTerm[]) => {
    const off = [...items].filter(([key]) => terms.some(({ label }) => fold(label) === key));
    store(settle(board, new Map(off), terms));
    if (needsFilling(board)) store(fill(board, items));
  };
  return { add, items, first: () => rankLabels(board.first), board: () => board };
}

const plus = (label: string): LabelTerm => ({ label, sign: 1 });
const minus = (label: string): LabelTerm => ({ label, sign: -1 });

test('the labels that rank first are on the board, each other one has an item', () => {
  const { add, items, first } = kept();
  const labels = Array.from({ length: 60 }, (_, n) => `area ${String(n).padStart(2, '0')}`);

  add(labels.flatMap((label, n) => Array.from({ length: n + 1 }, () => plus(label))));

  expect(first()).toHaveLength(50);
  expect(first()[0]).toEqual({ label: 'area 59', count: 60 });
  expect([...items.keys()].sort()).toEqual(labels.slice(0, 10).map(fold));
});

test('a label that becomes common takes a place on the board, and gives up its item', () => {
  const { add, items, first } = kept();
  add(Array.from({ length: 50 }, (_, n) => [plus(`label ${n}`), plus(`label ${n}`)]).flat());
  add([plus('late')]);
  expect([...items.keys()]).toEqual(['LATE']);

  add([plus('late'), plus('late')]);

  expect(first()[0]).toEqual({ label: 'late', count: 3 });
  expect(items.has('LATE')).toBe(false);
  expect(items.size).toBe(1);
});

test('where corrections empty the board, it is filled from the items', () => {
  const { add, board, first } = kept();
  const common = Array.from({ length: 50 }, (_, n) => `common ${n}`);
  add(common.flatMap((label) => [plus(label), plus(label)]));
  add(['a', 'b', 'c'].map(plus));

  add(common.flatMap((label) => [minus(label), minus(label)]));

  expect(first().map(({ label }) => label)).toEqual(['a', 'b', 'c']);
  expect(board()).toMatchObject({ others: 0 });
});

test('whatever is added and taken away, the first labels and all counts are those of a recount', () => {
  const label = fc.tuple(fc.nat({ max: 90 }), fc.boolean()).map(([n, isUpper]) => `${isUpper ? 'L' : 'l'}${n}`);
  const step = fc.array(fc.tuple(label, fc.boolean()), { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { add, items, first, board } = kept();
      const there: string[] = [];
      for (const changes of steps) {
        const terms = changes.flatMap(([name, isNew]): LabelTerm[] => {
          const at = there.indexOf(name);
          if (isNew || at < 0) return there.push(name) > 0 ? [plus(name)] : [];
          there.splice(at, 1);
          return [minus(name)];
        });
        add(terms);
        const recount = rankLabels(total(there.map((name) => ({ [name]: 1 }))));

        expect(first().slice(0, 5)).toEqual(recount.slice(0, 5));
        expect(rankLabels(total([board().first, ...items.values()]))).toEqual(recount);
        expect([...items.keys()].filter((key) => onBoard(board()).has(key))).toEqual([]);
        expect(board().others).toBe(items.size);
      }
    }),
  );
});

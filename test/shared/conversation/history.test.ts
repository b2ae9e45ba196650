import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { historyOf, packSplice, spliceBetween, unpackSplice } from '../../../shared/conversation/chunk.ts';
import {
  byItem,
  emptyHistory,
  entriesOf,
  entryOf,
  type History,
  liveEntries,
  merge,
} from '../../../shared/conversation/history.ts';
import type { Item } from '../../../shared/conversation/message.ts';

const messages = (texts: string) => [...texts].map((text) => entryOf(`message ${text}`));
const holding = (...sends: string[]): History =>
  sends.reduce((history, send) => merge(history, messages(send)), emptyHistory);
const textOf = (history: History) =>
  liveEntries(history)
    .map(({ message }) => message.text.replace('message ', ''))
    .join('');

describe('what a conversation holds after', () => {
  const rows: [what: string, sends: string[], holds: string][] = [
    ['the growing history', ['A', 'AB', 'ABCD'], 'ABCD'],
    ['a late retry of a shorter one', ['ABCD', 'AB'], 'ABCD'],
    ['the last messages only, overlapping', ['ABC', 'BCD', 'DE'], 'ABCDE'],
    ['only what is new', ['AB', 'C', 'DE'], 'ABCDE'],
    ['a window again, late', ['ABC', 'CD', 'BC'], 'ABCD'],
    ['a window before the beginning', ['CD', 'ABC'], 'ABCD'],
    ['a window before the beginning, then everything', ['CD', 'AB', 'ABCD'], 'ABCD'],
    ['windows in the wrong order, then the one between', ['AB', 'DE', 'BCD'], 'ABCDE'],
    ['a window inside a gap', ['AB', 'EF', 'ABC', 'DE'], 'ABCDEF'],
    ['an edited last message', ['ABC', 'ABX'], 'ABX'],
    ['an edit in the middle, answered anew', ['ABCD', 'AXY'], 'AXY'],
    ['an edit, then a late retry of what was before it', ['ABC', 'AX', 'ABC'], 'AX'],
    ['an edit inside a window', ['ABCD', 'BXD', 'DE'], 'ABXDE'],
    ['nothing', ['AB', ''], 'AB'],
  ];

  test.each(rows)('%s: %j holds %s', (_, sends, holds) => {
    expect(textOf(holding(...sends))).toBe(holds);
  });

  test('a repeat is the very same history, so that nothing is written', () => {
    const history = holding('ABCD');

    expect(merge(history, messages('ABCD'))).toBe(history);
    expect(merge(history, messages('BC'))).toBe(history);
  });
});

test('"yes" said twice by a client that sends only what is new is two messages; sent again at once it is one', () => {
  const asked = [...messages('A'), entryOf('yes'), ...messages('B')];
  const history = merge(merge(emptyHistory, asked), [entryOf('yes')]);

  expect(liveEntries(history).map(({ message }) => message.text)).toEqual(['message A', 'yes', 'message B', 'yes']);
  expect(merge(history, [entryOf('yes')])).toBe(history);
});

test('the same words under two message ids are two messages, and under one id one', () => {
  const first = entryOf({ id: 'm1', role: 'user', content: 'It leaks' });
  const second = entryOf({ id: 'm2', role: 'user', content: 'It leaks' });

  const history = merge(merge(emptyHistory, [first]), [second]);

  expect(liveEntries(history)).toHaveLength(2);
  expect(merge(history, [first])).toBe(history);
});

test('a turn of the agent that was saved half-streamed is replaced by the whole one, whichever comes last', () => {
  const question = entryOf({ role: 'user', content: 'It leaks' });
  const [half, whole] = ['I am sorry', 'I am sorry to hear that'].map((content) =>
    entryOf({ role: 'assistant', content }),
  );
  if (!half || !whole) throw new Error('two turns');

  const grown = merge(merge(emptyHistory, [question, half]), [question, whole]);

  expect(liveEntries(grown)).toEqual([question, whole]);
  expect(merge(grown, [question, half])).toBe(grown);
});

// The full stop: no turn is the beginning of another, as a half-streamed one is.
const anyReads = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }))
  .map(([length, cuts]) => {
    const all = Array.from({ length }, (_, n) =>
      entryOf({ role: n % 2 ? 'assistant' : 'user', content: `turn ${n}.` }),
    );
    const reads = cuts.map(([a, b]) => {
      const [from, to] = [a % length, b % length].sort((x, y) => x - y);
      return all.slice(from, (to ?? 0) + 1);
    });
    return { all, reads };
  });

test('windows of any size in any order, repeated, and then the whole, hold each message once and in order', () => {
  fc.assert(
    fc.property(anyReads, ({ all, reads }) => {
      const windows = reads.reduce(merge, emptyHistory);
      const keys = liveEntries(windows).map(({ key }) => key);

      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(new Set(reads.flat().map(({ key }) => key)));
      expect(liveEntries(merge(windows, all))).toEqual(all);
    }),
  );
});

test('the log of splices tells the same history, gaps and superseded turns included', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D', 'E'), maxLength: 6 }), { maxLength: 12 }),
      (sends) => {
        let history = emptyHistory;
        const log = [];
        for (const send of sends) {
          const next = merge(history, messages(send));
          if (next !== history) log.push(unpackSplice(packSplice(spliceBetween(history, next))));
          history = next;
        }

        expect(historyOf(log).segments).toEqual(history.segments);
      },
    ),
  );
});

describe('messages that come in envelopes and transcripts', () => {
  const turns = Array.from({ length: 16 }, (_, n) => n);
  const bare = (n: number): Item =>
    n % 2
      ? { from: '1', to: '2', id: `wamid.${n}`, text: { body: `turn ${n}.` } }
      : { from: '2', id: `wamid.${n}`, text: { body: `turn ${n}.` } };
  const envelope = (part: readonly number[]): Item[] => [
    { object: 'whatsapp_business_account', entry: [{ changes: [{ value: { messages: part.map(bare) } }] }] },
  ];
  const transcript = (part: readonly number[]): Item[] => [
    part.map((n) => `${n % 2 ? 'Agent' : 'Customer'}: turn ${n}.\nGo on.`).join('\n'),
  ];
  const inBare = (part: readonly number[]) => part.map(bare);

  /** A window of the conversation, cut at some places, each piece wrapped in one of these ways. */
  const anySend = (ways: readonly ((part: readonly number[]) => Item[])[]) =>
    fc
      .tuple(
        fc.nat(turns.length - 1),
        fc.nat(turns.length - 1),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...ways)), { minLength: 1, maxLength: 5 }),
      )
      .map(([a, b, cuts]) => {
        const items: Item[] = [];
        let rest = turns.slice(Math.min(a, b), Math.max(a, b) + 1);
        for (let at = 0; rest.length > 0; at += 1) {
          const [length = 1, wrap = inBare] = cuts[at % cuts.length] ?? [];
          items.push(...wrap(rest.slice(0, length)));
          rest = rest.slice(length);
        }
        return items;
      });
  const anySends = fc.oneof(
    fc.array(anySend([inBare, envelope]), { maxLength: 12 }).map((sends) => ({ sends, whole: envelope(turns) })),
    fc.array(anySend([transcript]), { maxLength: 12 }).map((sends) => ({ sends, whole: transcript(turns) })),
  );

  test('sent in any windows, cut and wrapped in any way, are one conversation that holds each once and in order', () => {
    fc.assert(
      fc.property(anySends, ({ sends, whole }) => {
        const windows = sends.map((items) => items.flatMap(entriesOf)).reduce(merge, emptyHistory);
        const keys = liveEntries(windows).map(({ key }) => key);
        const sent = whole.flatMap(entriesOf);

        expect(sent).toHaveLength(turns.length);
        expect(new Set(keys).size).toBe(keys.length);
        const all = merge(windows, sent);
        expect(liveEntries(all).map(({ key }) => key)).toEqual(sent.map(({ key }) => key));
        for (const items of sends) expect(merge(all, items.flatMap(entriesOf))).toBe(all);
      }),
    );
  });

  /** The history after these sends, and the log of what was written. */
  function saved(sends: readonly (readonly Item[])[]) {
    let history = emptyHistory;
    const log = [];
    for (const items of sends) {
      const next = merge(history, items.flatMap(entriesOf));
      if (next !== history) log.push(unpackSplice(packSplice(spliceBetween(history, next))));
      history = next;
    }
    return { history, log };
  }

  test('stand in the log as they were sent, and the log tells the same history', () => {
    fc.assert(
      fc.property(anySends, ({ sends, whole }) => {
        const { history, log } = saved([...sends, whole]);

        expect(historyOf(log).segments).toEqual(history.segments);
        for (const item of log.flatMap(({ items }) => items)) {
          expect([...sends.flat(), ...whole]).toContainEqual(item);
        }
      }),
    );
  });

  test('show the item that was sent last, when it holds what the earlier ones held', () => {
    const { log } = saved([2, 5, 6, 16].map((length) => transcript(turns.slice(0, length))));

    expect(byItem(liveEntries(historyOf(log))).map(([first]) => first?.item)).toEqual(transcript(turns));
  });

  test('an item that was stored before its kind could be opened stays one message', () => {
    const [item = ''] = transcript([0, 1]);
    const stored = historyOf([{ at: 0, remove: 0, items: [item, 'later'], starts: [0] }]);

    expect(liveEntries(stored).map((it) => it.item)).toEqual([item, 'later']);
  });
});

test('what was superseded stays in the log', () => {
  const [before, edited] = [holding('ABC'), holding('ABC', 'AX')];
  const log = [spliceBetween(emptyHistory, before), spliceBetween(before, edited)];

  expect(log.flatMap(({ items }) => items)).toEqual(['message A', 'message B', 'message C', 'message X']);
});

test('a splice larger than an item of the table is cut into parts, and put together again', () => {
  const items = Array.from({ length: 40 }, () =>
    Array.from({ length: 16_000 }, () => Math.random().toString(36)[2]).join(''),
  );
  const splice = { at: 0, remove: 0, items, starts: [0] };

  const parts = packSplice(splice);

  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200 * 1024);
  expect(unpackSplice(parts)).toEqual(splice);
});

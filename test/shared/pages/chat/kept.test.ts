import { expect, test } from '@jest/globals';
import { keptIn } from '../../../../shared/pages/client/chat/kept.ts';
import type { Shelf } from '../../../../shared/pages/client/chat/shelf.ts';

const DAY_MS = 86_400_000;

function aShelf(others: Record<string, string> = {}): Shelf & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(others));
  return {
    entries,
    keys: () => [...entries.keys()],
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
const texts = (kept: ReturnType<typeof keptIn>) => kept.messages().map(({ text }) => text);

test('two tabs that write at once keep what both wrote, in one order', () => {
  const shelf = aShelf();
  const [first, second] = [keptIn(shelf, 'chat', () => 5), keptIn(shelf, 'chat', () => 5)];

  first.say('one');
  second.say('two');
  first.say('three');

  expect(texts(first)).toEqual(['one', 'two', 'three']);
  expect(texts(second)).toEqual(texts(first));
});

test('a clock that is set back does not turn a conversation around', () => {
  const times = [1000, 1000, 10];
  const kept = keptIn(aShelf(), 'chat', () => times[0] ?? 0);
  kept.say('one');
  times[0] = 10;
  kept.say('two');

  expect(texts(kept)).toEqual(['one', 'two']);
});

test('another conversation begins with what is given to it, and nothing stays of the old one', () => {
  const shelf = aShelf({ 'chat|x': 'not mine', other: 'theirs' });
  const kept = keptIn(shelf, 'chat|a');
  kept.say('My sink leaks.');
  kept.setHead({ turn: 3, id: 1, key: 'secret' });
  const late = kept.say('Are you there?');

  kept.begin([late]);

  expect(texts(kept)).toEqual(['Are you there?']);
  expect(kept.head()).toEqual({ turn: 3 });
  expect(JSON.stringify([...shelf.entries])).not.toMatch(/sink|secret/);
  expect(shelf.getItem('chat|x')).toBe('not mine');
  expect(shelf.getItem('other')).toBe('theirs');
});

test('a conversation is forgotten thirty days after its last message', () => {
  const shelf = aShelf();
  keptIn(shelf, 'chat', () => DAY_MS).say('My sink leaks.');

  expect(texts(keptIn(shelf, 'chat', () => 31 * DAY_MS))).toEqual(['My sink leaks.']);
  expect(texts(keptIn(shelf, 'chat', () => 31 * DAY_MS + 1))).toEqual([]);
  expect(JSON.stringify([...shelf.entries])).not.toContain('sink');
});

test('of a long conversation the latest two hundred messages are kept, and all that are not sent', () => {
  const kept = keptIn(aShelf(), 'chat');
  for (let n = 0; n < 10; n++) kept.put({ ...kept.say(`sent ${n}`), isSent: true });
  for (let n = 0; n < 205; n++) kept.say(`unsent ${n}`);

  expect(texts(kept)).toHaveLength(205);
  expect(kept.unsent()).toHaveLength(205);
});

test('what is not ours to read is as good as nothing', () => {
  const kept = keptIn(aShelf({ 'chat|first': '{', 'chat|first|a': 'null' }), 'chat');

  expect(kept.head()).toEqual({});
  expect(kept.messages()).toEqual([]);
});

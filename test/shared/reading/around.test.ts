import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { aroundIn } from '../../../shared/reading/around.ts';
import { isRead } from '../../../shared/reading/tagger.ts';
import { hashOf, mix } from '../../../shared/reading/words.ts';

const turnsOf = (lines: string[]): Turn[] =>
  lines.map((line) =>
    line.startsWith('> ') ? { role: 'assistant', text: line.slice(2) } : { role: 'user', text: line },
  );
const wordsIn = (text: string) => Uint32Array.from(text.split(' '), hashOf);

function around(lines: string[], at: number): number[] {
  const turns = turnsOf(lines);
  return aroundIn(turns, (turn) => (turns[turn] ? wordsIn(turns[turn].text) : undefined), wordsIn)(at);
}
const [ASKED, ASKED_EARLIER, NEXT, ANSWER, REQUEST] = [1, 2, 3, 6, 9];
const features = (sort: number, ...words: string[]) => words.map((word) => mix(sort, hashOf(word)));

describe('what is said around a message', () => {
  test('of the customer’s: what was asked right before, and how he goes on', () => {
    const lines = ['> your name', 'Ann', '> and', 'no Anna'];

    expect(around(lines, 1)).toEqual([
      ...features(ASKED, 'your', 'name'),
      mix(NEXT, hashOf('no')),
      mix(NEXT + 1, hashOf('Anna')),
    ]);
  });

  test('what was asked earlier is known as such', () => {
    expect(around(['> name', 'hm', 'Ann'], 2)).toEqual(features(ASKED_EARLIER, 'name'));
  });

  test('what the service asked comes before what an agent said', () => {
    const turns: Turn[] = [
      { role: 'assistant', text: 'hello' },
      { role: 'user', text: 'Ann', asked: 'your name' },
    ];

    expect(aroundIn(turns, () => undefined, wordsIn)(1)).toEqual(features(ASKED, 'your', 'name'));
  });

  test('of the agent’s: what the customer asked, and how he answers', () => {
    const lines = ['their number', '> 555 0100', 'thanks'];

    expect(around(lines, 1)).toEqual([...features(REQUEST, 'their', 'number'), ...features(ANSWER, 'thanks')]);
  });
});

describe('of the agent’s messages', () => {
  test.each<[string, string[], boolean]>([
    ['one that a yes follows is read', ['> Is it 555 0100?', 'yes, it is, as it always was'], true],
    ['one that a short answer follows too', ['> Is it 555 0100?', 'the very same'], true],
    ['one that a story follows is not', ['> Hello!', 'My tap has been dripping for a week'], false],
    ['one that nobody answers is not', ['> Is it 555 0100?'], false],
  ])('%s', (_, lines, expected) => expect(isRead(turnsOf(lines), 0, en)).toBe(expected));
});

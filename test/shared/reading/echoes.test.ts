import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { echoesIn, SIDES } from '../../../shared/reading/echoes.ts';
import { tokensOf } from '../../../shared/reading/tokens.ts';
import { seenWordIn } from '../../../shared/reading/words.ts';

const { ownBefore, ownAfter, agentBefore, agentAfter } = SIDES;

/** Who else says a word of a turn; "> " is the agent. */
function echoesOf(word: string, turn: number, lines: string[]): number[] {
  const turns: Turn[] = lines.map((line) =>
    line.startsWith('> ') ? { role: 'assistant', text: line.slice(2) } : { role: 'user', text: line },
  );
  const said = turns.map(({ text }) => {
    const seen = tokensOf(text).map((token) => seenWordIn(en)(token.text));
    return { words: seen.map(({ hash }) => hash), shapes: seen.map(({ shape }) => shape) };
  });
  const place = tokensOf(turns[turn]?.text ?? '').findIndex((token) => token.text === word);
  return echoesIn(turns, said)[turn]?.[place] ?? [];
}

describe('a word of the customer that is said in another turn', () => {
  test.each([
    ['by the agent afterwards', 0, ['Ann', '> Thanks Ann'], [agentAfter]],
    ['by the agent before', 1, ['> Is that Ann', 'Ann'], [agentBefore]],
    ['by himself', 1, ['Ann', 'my Ann', 'your Ann'], [ownBefore, ownAfter]],
  ])('%s is an echo', (_, turn, lines, sides) => {
    expect(echoesOf('Ann', turn, lines)).toEqual(sides);
  });

  test('in the same turn is none', () => {
    expect(echoesOf('Ann', 0, ['Ann is Ann', '> Thanks'])).toEqual([]);
  });

  test('in a long mail, in which everything is said, is none', () => {
    expect(echoesOf('Ann', 0, ['Ann', `> ${'Dear Ann '.repeat(50)}`])).toEqual([]);
  });

  test('is none when it is a mark', () => {
    expect(echoesOf('!', 0, ['Ann!', '> Thanks!'])).toEqual([]);
  });
});

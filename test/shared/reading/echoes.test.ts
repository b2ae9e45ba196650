import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { echoesIn } from '../../../shared/reading/echoes.ts';
import { tokensOf } from '../../../shared/reading/tokens.ts';
import { EDGE, hashOf, mix, seenWordIn } from '../../../shared/reading/words.ts';

const SORT = 110;
const [OWN_BEFORE, OWN_AFTER, AGENT_BEFORE, AGENT_AFTER] = [0, 1, 2, 3];

/** The features of the echoes of a word in a turn; "> " is the agent. */
function echoesOf(word: string, turn: number, lines: string[]): number[] {
  const turns: Turn[] = lines.map((line) =>
    line.startsWith('> ') ? { role: 'assistant', text: line.slice(2) } : { role: 'user', text: line },
  );
  const said = turns.map(({ text }) => {
    const seen = tokensOf(text).map((token) => seenWordIn(en)(token.text));
    return {
      words: Uint32Array.from(seen, ({ hash }) => hash),
      shapes: Uint32Array.from(seen, ({ shape }) => shape),
    };
  });
  const place = tokensOf(turns[turn]?.text ?? '').findIndex((token) => token.text === word);
  return echoesIn(turns, said, SORT)[turn]?.[place] ?? [];
}

const heard = (side: number, before?: string) => [
  SORT + side,
  mix(SORT + 4 + side, before === undefined ? EDGE : hashOf(before)),
];

describe('a word of the customer that is said in another turn', () => {
  test('by the agent afterwards is known with the word before it', () => {
    expect(echoesOf('Ann', 0, ['Ann', '> Thanks Ann'])).toEqual(heard(AGENT_AFTER, 'thanks'));
  });

  test('by the agent before counts the first time it was said', () => {
    const lines = ['> Is that Ann', '> So Ann', 'Ann'];

    expect(echoesOf('Ann', 2, lines)).toEqual(heard(AGENT_BEFORE, 'that'));
  });

  test('by himself afterwards counts the next time', () => {
    const lines = ['Ann', 'my Ann', 'your Ann'];

    expect(echoesOf('Ann', 0, lines)).toEqual(heard(OWN_AFTER, 'my'));
    expect(echoesOf('Ann', 1, lines)).toEqual([...heard(OWN_BEFORE), ...heard(OWN_AFTER, 'your')]);
  });

  test('in a long mail, in which everything is said, is none', () => {
    expect(echoesOf('Ann', 0, ['Ann', `> ${'Dear Ann '.repeat(50)}`])).toEqual([]);
  });

  test('is none when it is a mark', () => {
    expect(echoesOf('!', 0, ['Ann!', '> Thanks!'])).toEqual([]);
  });
});

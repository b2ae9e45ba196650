import type { Turn } from '../extraction/turn.ts';
import { hashOf } from './words.ts';

/** What of a turn's tokens makes an echo: the words and how they look, as numbers. */
type Said = { words: readonly number[]; shapes: readonly number[] };

/** Who says a word in another turn, before or after. */
export const SIDES = { ownBefore: 0, ownAfter: 1, agentBefore: 2, agentAfter: 3 };

/** What is longer is a mail, in which everything is said. */
const LONGEST_ECHO = 80;
const TELLING = new Set(['Xx', 'x', 'XX', 'H', 'K', 'A', 'D'].map(hashOf));

/**
 * Of each word of the customer's turns, who says it in other turns: "thank you, Ann". One pass each way, whatever the number of turns.
 * @returns the sides, a turn and token
 */
export function echoesIn(turns: readonly Turn[], said: readonly Said[]): number[][][] {
  const sides = said.map(({ words }) => words.map((): number[] => []));
  const places = turns.map((_, turn) => turn);
  hear(places, turns, said, sides, { user: SIDES.ownBefore, assistant: SIDES.agentBefore });
  hear(places.toReversed(), turns, said, sides, { user: SIDES.ownAfter, assistant: SIDES.agentAfter });
  return sides;
}

const SPEAKERS = ['user', 'assistant'] as const;
type OfSpeaker<T> = Record<(typeof SPEAKERS)[number], T>;

/** Walks through the turns, and notes of each of the customer's words in which turns that it has passed it was heard. */
function hear(
  places: readonly number[],
  turns: readonly Turn[],
  said: readonly Said[],
  sides: readonly number[][][],
  side: OfSpeaker<number>,
): void {
  const heard: OfSpeaker<Set<number>> = { user: new Set(), assistant: new Set() };
  for (const turn of places) {
    const own = said[turn] as Said;
    const role = turns[turn]?.role;
    if (role === 'user') {
      for (const it of SPEAKERS) recall(own, heard[it], (token) => sides[turn]?.[token]?.push(side[it]));
    }
    if (role && role !== 'system' && own.words.length <= LONGEST_ECHO) listen(own, heard[role]);
  }
}

function recall({ words, shapes }: Said, heard: ReadonlySet<number>, told: (token: number) => void): void {
  words.forEach((word, token) => {
    if (TELLING.has(shapes[token] as number) && heard.has(word)) told(token);
  });
}

function listen({ words }: Said, heard: Set<number>): void {
  for (const word of words) heard.add(word);
}

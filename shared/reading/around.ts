import type { Turn } from '../extraction/turn.ts';
import { mix } from './words.ts';

/** So many words are looked at: of a question, of how the customer goes on, of what he asked, of how he answers. What is longer asks for nothing more. */
const [OF_QUESTION, OF_NEXT, OF_REQUEST, OF_ANSWER] = [16, 2, 8, 4];

type Words = Uint32Array | undefined;
/** Sorts of features, below ten; those with places take two numbers. */
const [ASKED, ASKED_EARLIER, NEXT, ANSWER, REQUEST] = [1, 2, 3, 6, 9];

/**
 * What was said around each turn, as numbers: of the customer's what was asked right before, and how he goes on, for he may take something back; of
 * the agent's what the customer asked ("what's their number?" – what the agent says then is another's) and how he answers.
 * @param wordsOf the words of a turn, as numbers
 * @param wordsIn the words of the question that the service asked
 */
export function aroundIn(
  turns: readonly Turn[],
  wordsOf: (turn: number) => Words,
  wordsIn: (text: string) => Words,
): (turn: number) => number[] {
  const { before, after } = othersAround(turns);
  return (at) => {
    const next = wordsOf(after[at] as number);
    if (turns[at]?.role === 'assistant') {
      const request = turns[at - 1]?.role === 'user' ? wordsOf(at - 1) : undefined;
      return [...endOf(request, OF_REQUEST, REQUEST), ...beginOf(next, OF_ANSWER, ANSWER)];
    }
    const { asked } = turns[at] as Turn;
    const last = before[at] as number;
    const sort = asked !== undefined || last === at - 1 ? ASKED : ASKED_EARLIER;
    const question = asked === undefined ? wordsOf(last) : wordsIn(asked);
    return [...endOf(question, OF_QUESTION, sort), ...beginOf(next, OF_NEXT, NEXT)];
  };
}

/** For each turn the last of the agent's before it and the next of the customer's after it; -1 where there is none. */
function othersAround(turns: readonly Turn[]): { before: number[]; after: number[] } {
  let agents = -1;
  const before = turns.map(({ role }, at) => {
    const it = agents;
    if (role === 'assistant') agents = at;
    return it;
  });
  let customers = -1;
  const after = turns.toReversed().map(({ role }, fromEnd) => {
    const it = customers;
    if (role === 'user') customers = turns.length - 1 - fromEnd;
    return it;
  });
  return { before, after: after.reverse() };
}

const endOf = (words: Words, count: number, sort: number): number[] =>
  Array.from(words?.slice(-count) ?? [], (it) => mix(sort, it));

/** The first word tells more than the next ones. */
const beginOf = (words: Words, count: number, sort: number): number[] =>
  Array.from(words?.slice(0, count) ?? [], (it, place) => mix(sort + Math.min(place, 1), it));

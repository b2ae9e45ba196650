import type { Turn } from '../extraction/turn.ts';
import { EDGE, hashOf, mix } from './words.ts';

/** What of a turn's tokens makes an echo: the words and how they look, as numbers. */
type Said = { words: Uint32Array; shapes: Uint32Array };
/** Where somebody says a word in another turn, and the word before it there. */
type Heard = { turn: number; before: number };
/** Who says it, and whether before or after: the agent's are 2 and 3, what comes after is odd. */
type Echo = Heard & { side: number };

/** What is longer is a mail, in which everything is said. */
const LONGEST_ECHO = 80;
const TELLING = new Set(['Xx', 'x', 'XX', 'H', 'K', 'A', 'D'].map(hashOf));

/**
 * Of each word of the customer's turns, who says it in other turns, before (the first time) or after (the next time), and behind which
 * word: "thank you, Ann". One pass each way, whatever the number of turns.
 * @returns features a turn and token, of which each is `sort` or one of the seven after it, mixed
 */
export function echoesIn(turns: readonly Turn[], said: readonly Said[], sort: number): number[][][] {
  const echoes = said.map(({ words }) => Array.from(words, (): Echo[] => []));
  const places = turns.map((_, turn) => turn);
  hear(places, turns, said, echoes, 0);
  hear(places.toReversed(), turns, said, echoes, 1);
  const featuresOf = ({ side, before }: Echo) => [sort + side, mix(sort + 4 + side, before)];
  return echoes.map((tokens) => tokens.map((found) => found.sort((a, b) => a.turn - b.turn).flatMap(featuresOf)));
}

/** Walks through the turns; before is the first who said a word, after is the next who says it. */
function hear(
  places: readonly number[],
  turns: readonly Turn[],
  said: readonly Said[],
  echoes: Echo[][][],
  later: 0 | 1,
): void {
  const [customers, agents] = [new Map<number, Heard>(), new Map<number, Heard>()];
  for (const turn of places) {
    const own = said[turn] as Said;
    const role = turns[turn]?.role;
    if (role === 'user') {
      recall(customers, later, own, echoes[turn] as Echo[][]);
      recall(agents, 2 + later, own, echoes[turn] as Echo[][]);
    }
    if (own.words.length <= LONGEST_ECHO) listen(role === 'assistant' ? agents : customers, turn, own, later === 1);
  }
}

function recall(heard: ReadonlyMap<number, Heard>, side: number, { words, shapes }: Said, echoes: Echo[][]): void {
  words.forEach((word, token) => {
    const it = TELLING.has(shapes[token] as number) ? heard.get(word) : undefined;
    if (it) echoes[token]?.push({ ...it, side });
  });
}

function listen(heard: Map<number, Heard>, turn: number, { words }: Said, isNextWanted: boolean): void {
  words.forEach((word, place) => {
    const known = heard.get(word);
    const isKnown = known && (known.turn === turn || !isNextWanted);
    if (!isKnown) heard.set(word, { turn, before: words[place - 1] ?? EDGE });
  });
}

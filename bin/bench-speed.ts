import type { Language } from '../shared/extraction/language.ts';
import type { Turn } from '../shared/extraction/turn.ts';

type Read = (turns: readonly Turn[], language: Language) => unknown;

const LENGTH = 16_384;
const [ROUNDS, ROUND_MS] = [20, 50];

/** How often one conversation is read in a second, by the least disturbed of twenty rounds. */
export function perSecond(read: Read, turns: readonly Turn[], language: Language): number {
  for (let round = 0; round < 200; round++) read(turns, language);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let done = 0;
    for (; performance.now() - start < ROUND_MS; done++) read(turns, language);
    return (1000 * done) / (performance.now() - start);
  });
  return Math.max(...rounds);
}

const [TEN, WARM_UP] = [10, 10];

/** How often conversations of ten messages are read in a second when no two are the same, by the least disturbed of twenty rounds. */
export function perSecondOfDifferent(read: Read, turns: readonly Turn[], language: Language): number {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => {
    const conversations = inTens(turns.map((turn) => renumbered(turn, round)));
    const start = performance.now();
    for (const conversation of conversations) read(conversation, language);
    return (1000 * conversations.length) / (performance.now() - start);
  });
  return Math.max(...rounds.slice(WARM_UP));
}

const inTens = (turns: readonly Turn[]): Turn[][] =>
  Array.from({ length: Math.floor(turns.length / TEN) }, (_, nth) => turns.slice(TEN * nth, TEN * (nth + 1)));

/** A customer's turn with other numbers, which are remembered, as valid as they were. */
const renumbered = ({ role, text }: Turn, round: number): Turn => ({
  role,
  text: role === 'user' ? text.replace(LAST_DIGITS, (it) => String((Number(it) + round) % 100).padStart(2, '0')) : text,
});
const LAST_DIGITS = /(?<=\d\d)\d\d(?!\d)/g;

const UNITS = [
  '1', ' ', 'a', 'a ', '1-', '1 ', '(', '+', '@', ',', ', ', '. ', 'a. ', '\n', 'a:b\n', 'A. ', '🙂', 'é', "I’m ", '0 ', "'", '-',
  '12 a b c d e ', '12 the ', '12 Oak Street\n', '555-', '(415) 555-0132 ', 'I am Bob. ', 'Name: x\n', 'apt 4\n', '名', '東京都', '1号', 'م ', 'क ', `${'x'.repeat(30)} `,
]; // biome-ignore format: a table

/** The text of which kind takes longest, in milliseconds: repeated letters, digits and signs, and what is given, alone and after a question. */
export function slowest(read: Read, units: readonly string[], question: string, language: Language) {
  return [...UNITS, ...units]
    .map((unit) => {
      const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
      const times = [[], [{ role: 'assistant' as const, text: question }]].map((before) =>
        best((first) => read([...before, { role: 'user', text: first + text.slice(1) }], language)),
      );
      return { unit: unit.slice(0, 40), time: Math.max(...times) };
    })
    .reduce((a, b) => (b.time > a.time ? b : a));
}

/** Each time another text, since the last ones are remembered. */
function best(work: (first: string) => void): number {
  const times = ['a', 'b', 'c'].map((first) => {
    const start = performance.now();
    work(first);
    return performance.now() - start;
  });
  return Math.min(...times);
}

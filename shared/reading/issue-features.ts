import { foldedOf } from '../extraction/fold.ts';
import type { IssueClause } from '../extraction/issue.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Tagged } from './assemble.ts';
import { hashOf, mix } from './words.ts';

/** What is known of a clause, and how much it counts; `slot` is the place of its weight. */
export type Feature = { name: string; slot: number; value: number };

/** What the clauses stand in; `tagged`: where the tagger finds names, numbers and addresses. */
export type Told = { turns: readonly Turn[]; language: Language; tagged: readonly Tagged[] };

/** So many weights a language has: features are hashed into them (Weinberger et al. 2009, https://arxiv.org/abs/0902.2206). */
export const SLOTS = 2 ** 12;

/** The words of a clause count so much together, by the sum of their squares. */
const WORDS = 2.5;

/** What each clause is weighed by: its words, what was asked, what the rules and the tagger see in it, and where it stands. Nothing that comes later changes it, but the rest of its message. */
export function featuresOf(clauses: readonly IssueClause[], { turns, language, tagged }: Told): Feature[][] {
  const messages = [...Map.groupBy(clauses, ({ message }) => message)];
  const tags = Map.groupBy(tagged, ({ turn }) => turn);
  const isSilent = turns.every(({ role }) => role === 'user');
  let before = 0;
  return messages.flatMap(([message, own], told) =>
    own.map((clause, at) => {
      const place = { told, at, of: own.length, before: before++, isSilent };
      const words = [...new Set(wordsOf(clause.value, language))];
      return [
        ...signsOf(clause, tags.get(message) ?? [], place).map((it) => feature(it, 1)),
        ...words.map((it) => feature(it, WORDS / Math.sqrt(words.length))),
      ];
    }),
  );
}

export const slotOf = (name: string): number => mix(hashOf(name), 0) & (SLOTS - 1);

const feature = (name: string, value: number): Feature => ({ name, slot: slotOf(name), value });

/** How many messages of the customer were told before a clause's, which of its clauses it is and of how many, and how many clauses of any message come before it. */
type Standing = { told: number; at: number; of: number; before: number; isSilent: boolean };

function signsOf(clause: IssueClause, tagged: readonly Tagged[], place: Standing): string[] {
  const { value, score, setting } = clause;
  const asked = [...clause.asked].sort().join('+');
  const length = Math.min(7, Math.floor(Math.log2([...value].length + 1)));
  return [
    'any',
    `rules=${score}`,
    `asked=${asked}`,
    `setting=${setting}`,
    `tags=${tagsOf(clause, tagged)}`,
    `length=${length}`,
    `digits=${Math.min(3, value.match(/\p{N}/gu)?.length ?? 0)}`,
    `question=${/[?？؟]\s*$/u.test(value)}`,
    `rules=${score} length=${length}`,
    `rules=${score} asked=${asked}`,
    `length=${length} asked=${asked}`,
    `message=${Math.min(place.told, 5)}`,
    `message=${Math.min(place.told, 3)} asked=${asked}`,
    `message=${Math.min(place.told, 2)} place=${Math.min(place.at, 3)}`,
    `place=${Math.min(place.at, 4)}`,
    `of=${Math.min(place.of, 4)}`,
    `before=${Math.min(place.before, 6)}`,
    `before=${Math.min(place.before, 4)} silent=${place.isSilent}`,
  ];
}

/** A tag that is less probable is not counted. */
const SURE = 0.5;

/** What the tagger finds in a clause; of somebody else with a star. */
function tagsOf({ start, end }: IssueClause, tagged: readonly Tagged[]): string {
  const found = tagged.filter((it) => it.score > SURE && it.start < end && start < it.end);
  return [...new Set(found.map(({ field, isOwn }) => (isOwn ? field : `${field}*`)))].sort().join('+');
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LONGEST_BEGINNING = 5;
const LONGEST_ENDING = 3;

/** Words, pairs of them, how long ones begin and end; of a language without spaces characters, two and three of them side by side. */
function wordsOf(text: string, { spaceless }: Language): string[] {
  const words = foldedOf(text).match(WORD) ?? [];
  if (spaceless) {
    const characters = [...words.join('')];
    return characters.flatMap((_, at) =>
      [1, 2, 3].flatMap((size) => (at + size <= characters.length ? characters.slice(at, at + size).join('') : [])),
    );
  }
  const known = words.map((it) => (/^\d+$/.test(it) ? `#${it.length}` : it));
  return known.flatMap((word, at) => [
    word,
    `${known[at - 1] ?? '^'} ${word}`,
    ...(word.length > LONGEST_BEGINNING ? [`${word.slice(0, LONGEST_BEGINNING)}-`] : []),
    ...(word.length > LONGEST_ENDING + 1 ? [`-${word.slice(-LONGEST_ENDING)}`] : []),
  ]);
}

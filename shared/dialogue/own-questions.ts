import { createHash } from 'node:crypto';
import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { type DialogueLanguage, QUESTIONS, type Question } from './language.ts';
import { dialogueLanguageOf } from './languages.ts';

/**
 * What the service itself asked in a conversation, for clients that send only what is new: "3p8Rw_ 5aZk3t", for each of its
 * answers the number of messages there were, a letter for the question, and a mark of the last message. It lies in the
 * conversation's item, so it is kept as short as that.
 */
export type OwnQuestions = string;

/** A letter for each question; `-` when nothing was asked. */
const LETTERS = 'inNpwatTlPmc';
const NONE = '-';
const ENTRY = /^(\d+)([A-Za-z-])([\w-]{4})$/;

/** More answers than people wait for; older ones are forgotten. */
const MAX_KEPT = 40;

type Own = { place: number; question: Question | null; mark: string };

const listed = (memory: OwnQuestions): Own[] =>
  memory.split(' ').flatMap((it) => {
    const [, place, letter = NONE, mark = ''] = ENTRY.exec(it) ?? [];
    return place ? [{ place: Number(place), question: QUESTIONS[LETTERS.indexOf(letter)] ?? null, mark }] : [];
  });

const written = ({ place, question, mark }: Own): string =>
  `${place}${question ? LETTERS[QUESTIONS.indexOf(question)] : NONE}${mark}`;

const markOf = (key = ''): string => createHash('sha256').update(key).digest('base64url').slice(0, 4);

/** With the question (null: none) that the service puts behind the messages with these keys. */
export function remembering(
  memory: OwnQuestions | undefined,
  keys: readonly string[],
  question: Question | null,
): OwnQuestions | undefined {
  const known = listed(memory ?? '').filter(({ place }) => place < keys.length);
  if (!question && !known.at(-1)?.question) return known.map(written).join(' ') || undefined;
  const own = { place: keys.length, question, mark: markOf(keys.at(-1)) };
  return [...known, own].slice(-MAX_KEPT).map(written).join(' ');
}

/**
 * The turns with what the service had asked before each of them, where its answer stood. Messages that came in between move an
 * answer; one whose message is gone is left out. `keys`: one a turn.
 */
export function withOwnQuestions(
  turns: readonly Turn[],
  keys: readonly string[],
  memory: OwnQuestions | undefined,
  language: Language,
): Turn[] {
  const asked = new Map(
    listed(memory ?? '').map((own) => askedAt(turns, placeOf(own, keys), own.question, dialogueLanguageOf(language))),
  );
  return turns.map((turn, at) =>
    turn.role === 'user' && asked.has(at) ? { ...turn, asked: asked.get(at) ?? '' } : turn,
  );
}

/** The turn that answers what was asked at a place, and the question. */
function askedAt(
  turns: readonly Turn[],
  place: number,
  question: Question | null,
  words: DialogueLanguage,
): [number, string] {
  const next = turns[place];
  const hint = question ? words.ask[question][0] : '';
  if (next?.role !== 'assistant') return [place, hint];
  return [place + 1, isOurs(next.text, question, words) ? hint : next.text];
}

/** Whether a client sent our own answer back as the agent's turn; an agent may as well have asked something else. */
function isOurs(text: string, question: Question | null, { ask, again }: DialogueLanguage): boolean {
  if (!question) return !/[?？؟]/u.test(text);
  const wordings = [...ask[question], ...((again as Partial<typeof ask>)[question] ?? [])];
  return wordings.some((it) => text.includes(it));
}

function placeOf({ place, mark }: Own, keys: readonly string[]): number {
  if (place === 0 || markOf(keys[place - 1]) === mark) return place;
  const found = keys.findLastIndex((key) => markOf(key) === mark);
  return found === -1 ? keys.length : found + 1;
}

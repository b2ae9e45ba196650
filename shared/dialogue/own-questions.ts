import { createHash } from 'node:crypto';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { QUESTIONS, type Question } from './language.ts';
import { dialogueLanguageOf } from './languages.ts';

/**
 * What the service answered in a conversation, as "3p8Rw5aZ 5-k3t7fQ": for each answer the number of messages there were, a letter
 * for its question, a mark of the last message and one of the answer. So the service knows its own question where a client
 * sends only what is new, and its own words where a client sends them back. It lies in the conversation's item, and is kept short.
 */
export type OwnQuestions = string;

/** A letter for each of QUESTIONS; `-` where nothing was asked. */
const LETTERS = 'inNpwatTlPmc';
const NONE = '-';
const ENTRY = /^(\d+)([A-Za-z-])([\w-]{3})([\w-]{3})$/;

/** More answers than people wait for; older ones are forgotten. */
const MAX_KEPT = 40;

type Own = { place: number; question: Question | null; mark: string; said: string };

const listed = (memory: OwnQuestions): Own[] =>
  memory.split(' ').flatMap((it) => {
    const [, place, letter = NONE, mark = '', said = ''] = ENTRY.exec(it) ?? [];
    return place ? [{ place: Number(place), question: QUESTIONS[LETTERS.indexOf(letter)] ?? null, mark, said }] : [];
  });

const written = ({ place, question, mark, said }: Own): string =>
  `${place}${question ? LETTERS[QUESTIONS.indexOf(question)] : NONE}${mark}${said}`;

const markOf = (text = ''): string => createHash('sha256').update(text).digest('base64url').slice(0, 3);

/** With the answer that the service puts behind the messages with these keys, and what it asks (null: nothing). */
export function remembering(
  memory: OwnQuestions | undefined,
  keys: readonly string[],
  answer: { response: string; question: Question | null },
): OwnQuestions {
  const known = listed(memory ?? '').filter(({ place }) => place < keys.length);
  const { response, question } = answer;
  const own = { place: keys.length, question, mark: markOf(keys.at(-1)), said: markOf(response.trim()) };
  return [...known, own].slice(-MAX_KEPT).map(written).join(' ');
}

/**
 * The turns with what the service had asked before each of them, where its answer stood. Messages that came in between move an
 * answer; one whose message is gone is left out. Our own words that a client sends back are blank but for the question: they tell
 * nothing that the customer has not said. `keys`: one a turn.
 */
export function withOwnQuestions(
  turns: readonly Turn[],
  keys: readonly string[],
  memory: OwnQuestions | undefined,
  language: Language,
): Turn[] {
  const { ask } = dialogueLanguageOf(language);
  const read = [...turns];
  const marks = marksOf(keys);
  for (const own of listed(memory ?? '')) {
    const place = placeOf(own, keys, marks);
    const hint = own.question ? ask[own.question][0] : '';
    const next = read[place];
    if (next?.role === 'user') read[place] = { ...next, asked: hint };
    else if (next && markOf(next.text.trim()) === own.said) answered(read, place, hint);
  }
  return read;
}

/** The turn at a place is our own answer; the customer's behind it answers it. */
function answered(turns: Turn[], place: number, asked: string): void {
  const [own, next] = [turns[place], turns[place + 1]];
  if (own) turns[place] = { ...own, text: asked };
  if (next?.role === 'user') turns[place + 1] = { ...next, asked };
}

function placeOf({ place, mark }: Own, keys: readonly string[], marks: () => readonly string[]): number {
  if (place === 0 || markOf(keys[place - 1]) === mark) return place;
  const found = keys[place - 1] === '' ? -1 : marks().lastIndexOf(mark); // '': a message that is not read again
  return found === -1 ? keys.length : found + 1;
}

/** The marks of all messages, made when one is looked for. */
function marksOf(keys: readonly string[]): () => readonly string[] {
  let marks: readonly string[] | undefined;
  return () => {
    marks ??= keys.map((key) => (key === '' ? '' : markOf(key)));
    return marks;
  };
}

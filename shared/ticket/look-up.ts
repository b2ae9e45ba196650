import { digitsOf, wordsOf } from '../search.ts';
import { namePartition, phonePartition, timePlace, wordPlace } from '../store/keys.ts';
import type { Ticket } from './intake.ts';

/** An item that leads to a ticket, by the end of its phone number or a word of its customer's name. */
export type LookUp = { PK: string; SK: string };

const [MOST_WORDS, WORD_LENGTH] = [5, 24];
const LAST = 4;

/** The words by which a customer is found, in their order in the alphabet. */
export const nameWords = (name: string): string[] =>
  [...new Set(wordsOf(name).map((word) => word.slice(0, WORD_LENGTH).toWellFormed()))].slice(0, MOST_WORDS).sort();

/** The last four digits of a text; undefined where it has fewer. */
export const lastFour = (text: string): string | undefined => {
  const digits = digitsOf(text);
  return digits.length >= LAST ? digits.slice(-LAST) : undefined;
};

export function lookUpsOf({ ticket_id: id, created_at: time, phone_e164 = '', customer_info }: Ticket): LookUp[] {
  const phones = new Set([phone_e164, customer_info.phone].map(lastFour).filter((it) => it !== undefined));
  return [
    ...[...phones].map((phone) => ({ PK: phonePartition(phone), SK: timePlace({ time, id }) })),
    ...nameEntries(nameWords(customer_info.name)).map((word) => ({
      PK: nameLetter(word),
      SK: wordPlace({ word, time, id }),
    })),
  ];
}

/** Each word followed by the others, so that a question of several words is answered by the entries alone. */
const nameEntries = (words: readonly string[]): string[] =>
  words.map((word) => [word, ...words.filter((other) => other !== word)].join(' '));

const nameLetter = (word: string) => namePartition([...word][0] ?? '');

/** Where the words that begin like a question for a name lie: by its longest word. Undefined where it has none. */
export function nameRange(question: string): { name: string; from: string; to: string } | undefined {
  const word = keyWord(question);
  return word === undefined ? undefined : { name: nameLetter(word), from: word, to: `${word}\u{10FFFF}` };
}

/** Whether each word asked for is the beginning of one of the name. */
export const isNamed = (name: string, question: string): boolean => {
  const words = wordsOf(name);
  return wordsOf(question).every((asked) => words.some((word) => word.startsWith(asked.slice(0, WORD_LENGTH))));
};

/** Whether an entry may lead to a ticket that one of these questions is for. */
export const mayAnswer = (SK: string, questions: readonly string[]): boolean =>
  questions.some((question) => isNamed(SK.split('#')[0] ?? '', question));

/** Whether an entry is the first of those by which these questions find the ticket: it is shown once. */
export function isFirstEntry(SK: string, { customer_info: { name } }: Ticket, questions: readonly string[]): boolean {
  const keys = questions.filter((question) => isNamed(name, question)).map(keyWord);
  const found = nameWords(name).find((word) => keys.some((key) => key !== undefined && word.startsWith(key)));
  return found !== undefined && SK.split(/[ #]/)[0] === found;
}

const keyWord = (question: string): string | undefined => nameWords(question).sort((a, b) => b.length - a.length)[0];

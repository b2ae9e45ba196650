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

/**
 * Each word followed by each other one and then by the rest: a question of two words is a range of these whatever else is
 * in the name, and one of more words is answered by the entries alone. Two words have two entries, three have six.
 */
const nameEntries = (words: readonly string[]): string[] =>
  words.length < 2
    ? [...words]
    : words.flatMap((first) =>
        words
          .filter((second) => second !== first)
          .map((second) => [first, second, ...words.filter((it) => it !== first && it !== second)].join(' ')),
      );

const nameLetter = (word: string) => namePartition([...word][0] ?? '');

/**
 * Where entries lie that answer a question for a name: of its longest word, as a whole word with the next longest behind it, and
 * as the beginning of longer words. None for a question without words.
 */
export function nameRanges(question: string): { name: string; from: string; to: string }[] {
  const [word, second] = keyWords(question);
  if (word === undefined) return [];
  const beginning = (from: string) => ({ name: nameLetter(word), from, to: `${from}${LAST_OF_ALL}` });
  if (second === undefined) return [beginning(word)];
  return [beginning(`${word} ${second}`), { ...beginning(word), from: `${word}${LONGER}` }];
}
const LAST_OF_ALL = '\u{10FFFF}';
const LONGER = '$'; // sorts behind what ends a word in an entry, and before all that words are made of

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
  const ranges = questions.filter((question) => isNamed(name, question)).flatMap(nameRanges);
  const isIn = (entry: string) => ranges.some(({ from, to }) => `${entry}#` >= from && `${entry}#` <= to);
  return nameEntries(nameWords(name)).sort().find(isIn) === SK.split('#')[0];
}

/** The words of a question, the longest first, without those that another one begins with: both may mean one word of a name. */
function keyWords(question: string): string[] {
  const words = nameWords(question).sort((a, b) => b.length - a.length);
  return words.filter((word, n) => !words.slice(0, n).some((longer) => longer.startsWith(word)));
}

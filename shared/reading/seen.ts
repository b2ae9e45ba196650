import { overlaps } from '../extraction/pattern.ts';
import type { ContactField } from './labelled.ts';
import { wordsOf } from './piece.ts';
import type { Proposal, Readings } from './proposals.ts';
import { chanceAt, tagNumbers } from './tags.ts';

/**
 * What the tagger thinks of a proposal: how probable it holds its pieces to be of the field (of all, of the least and of the most probable), and of
 * somebody else's; -1 where it has not read them. `exact`: that these words are of the field and no others (natural logarithm).
 */
export type Seen = { mean: number; least: number; most: number; others: number; exact: number };

/** A word of a turn, and how probable it is of the field, the customer's own and another's. */
type Word = { turn: number; start: number; end: number; text: string; own: number; others: number };

const WORDLIKE = /[\p{L}\p{N}]/u;
/** What is less probable counts as this, so that one word does not decide. */
const LEAST = 0.02;

/** Says what the tagger thinks of each proposal of a field. */
export function seenOf(field: ContactField, proposals: readonly Proposal[], readings: Readings): Seen[] {
  const words = wordsRead(field, readings);
  const likely = words.filter(({ own }) => own > LEAST);
  const inTurn = Map.groupBy(words, ({ turn }) => turn);
  return proposals.map(({ pieces, value, replaced = [] }) => {
    const told = pieces.map((it) => (inTurn.get(it.turn) ?? []).filter((word) => overlaps(word, it)));
    const covered = new Set(told.flat());
    const said = new Set(field === 'phone' ? value.match(/\p{Nd}+/gu) : wordsOf(value));
    const isAgain = (text: string) => wordsOf(text).every((it) => said.has(it));
    const isReplaced = (word: Word) => replaced.some((it) => it.turn === word.turn && overlaps(word, it));
    const out = likely.filter((word) => !covered.has(word) && !isReplaced(word) && !isAgain(word.text));
    return { ...sharesOf(told.filter((own) => own.length > 0)), exact: exactness(told.flat(), out) };
  });
}

function wordsRead(field: ContactField, { turns, tagging }: Readings): Word[] {
  const [own, others] = [tagNumbers(field, true), tagNumbers(field, false)];
  return tagging.beliefs.flatMap((belief, turn) =>
    (belief?.tokens ?? []).flatMap(({ text, start, end }, at) => {
      const share = (tags: readonly number[]) => (belief ? chanceAt(belief.sure, at, tags) : 0);
      const isWord = turns[turn] && WORDLIKE.test(text);
      return isWord ? [{ turn, start, end, text, own: share(own), others: share(others) }] : [];
    }),
  );
}

function sharesOf(pieces: readonly (readonly Word[])[]): Omit<Seen, 'exact'> {
  if (pieces.length === 0) return { mean: -1, least: -1, most: -1, others: -1 };
  const means = pieces.map((words) => mean(words.map(({ own }) => own)));
  return {
    mean: mean(means),
    least: Math.min(...pieces.flat().map(({ own }) => own)),
    most: Math.max(...means),
    others: Math.max(...pieces.map((words) => mean(words.map(({ others }) => others)))),
  };
}

const mean = (shares: readonly number[]): number => shares.reduce((sum, it) => sum + it, 0) / shares.length;

function exactness(told: readonly Word[], out: readonly Word[]): number {
  const chances = [...told.map(({ own }) => own), ...out.map(({ own }) => 1 - own)];
  return chances.reduce((sum, it) => sum + Math.log(Math.max(LEAST, it)), 0);
}

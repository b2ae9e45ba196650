import type { Phrase } from './phrase.ts';
import { is, type TokenKind } from './token.ts';

/** A part of a sentence between commas and conjunctions. */
export type Clause = {
  phrases: readonly Phrase[];
  kinds: readonly TokenKind[];
  /** About what was, is somebody else's or was a mistake. */
  isPast: boolean;
  /** Says no to the figures in it. */
  isRefused: boolean;
};

export type Sentence = {
  clauses: readonly Clause[];
  phrases: readonly Phrase[];
  kinds: readonly TokenKind[];
  isQuestion: boolean;
};

/** Whether a word of one of these kinds is in a clause or a sentence. */
export const has: (part: { kinds: readonly TokenKind[] }, ...kinds: TokenKind[]) => boolean = is;

/** So that a text without full stops takes no longer than others. */
const MAX_PHRASES = 120;

export function sentencesIn(phrases: readonly Phrase[]): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (let at = 0; at <= phrases.length; at++) {
    const phrase = phrases[at];
    if (phrase && phrase.kind !== 'end' && at - start < MAX_PHRASES) continue;
    if (at > start) sentences.push(sentenceOf(phrases.slice(start, at), is(phrase, 'question')));
    start = phrase?.kind === 'end' ? at + 1 : at;
  }
  return sentences;
}

/** Each once: few, so that a list is found through sooner than a set is made. */
function kindsOf(phrases: readonly Phrase[]): readonly TokenKind[] {
  const [first, second] = phrases;
  if (first && !second) return first.kinds;
  const kinds: TokenKind[] = [];
  for (const phrase of phrases) for (const kind of phrase.kinds) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}

const FIGURES: readonly Phrase['kind'][] = ['number', 'money', 'percent'];

function sentenceOf(phrases: readonly Phrase[], isQuestion: boolean): Sentence {
  const clauses: Clause[] = [];
  let isPast = false;
  for (const part of partsOf(phrases)) {
    const whole = { kinds: kindsOf(part) };
    if (has(whole, 'contrast', 'present')) isPast = false;
    if (has(whole, 'past', 'other', 'wrong') && !has(whole, 'present')) isPast = true;
    clauses.push({ phrases: part, kinds: whole.kinds, isPast, isRefused: has(whole, 'refuse', 'tooMuch') });
    // "Last year, we paid 22", but "last year it was 22, it is 24 …"
    isPast &&= !part.some(({ kind }) => FIGURES.includes(kind)) && !has(whole, 'wrong');
  }
  const [only] = clauses;
  const kinds = only?.phrases === phrases ? only.kinds : kindsOf(phrases);
  return { clauses, phrases, kinds, isQuestion: isQuestion || kinds.includes('question') };
}

/** A new part begins after a comma, and at "but" and "and". */
function partsOf(phrases: readonly Phrase[]): (readonly Phrase[])[] {
  const parts: (readonly Phrase[])[] = [];
  let start = 0;
  phrases.forEach((phrase, at) => {
    const isJoint = is(phrase, 'contrast', 'and');
    if (phrase.kind !== 'break' && !isJoint) return;
    if (at > start) parts.push(phrases.slice(start, at));
    start = isJoint ? at : at + 1;
  });
  if (start === 0) return [phrases];
  return start < phrases.length ? [...parts, phrases.slice(start)] : parts;
}

import type { Span } from '../extraction/pattern.ts';
import { type Clause, has, type Sentence } from './clause.ts';
import type { Phrase } from './phrase.ts';
import { is } from './token.ts';

/** One end of the period for which the terms hold. */
export type Bound = Span & { term: 'valid_from' | 'valid_until'; date: string; rule: string; score: number };

/**
 * The dates of a sentence that bound the offer: beside a word for being valid, or with a price. A date of a delivery or a
 * payment bounds nothing.
 */
export function boundsIn(sentence: Sentence, hasTerms: boolean): Bound[] {
  if (!has(sentence, 'date')) return [];
  return sentence.clauses.flatMap((clause) =>
    clause.phrases.flatMap((phrase) => {
      if (phrase.kind !== 'date' || clause.isPast || isContrast(clause, phrase)) return [];
      const about = subjectOf(sentence.phrases, sentence.phrases.indexOf(phrase));
      const isValid = about === 'valid' || has(sentence, 'valid');
      return about === 'other' || !(isValid || hasTerms) ? [] : boundsOf(phrase, isValid);
    }),
  );
}

/** "This year it is 24": unlike last year's, unless the part says that something is valid. */
const isContrast = (clause: Clause, date: Phrase) => is(date, 'present', 'past') && !has(clause, 'valid');

/** What the date is about: the nearest word before it that says so, else the first after it. */
function subjectOf(words: readonly Phrase[], at: number): 'valid' | 'other' | null {
  const subject = (word: Phrase) =>
    is(word, 'valid') ? 'valid' : is(word, 'deliver', 'pay', 'payable', 'moment', 'past') ? 'other' : null;
  for (let i = at - 1; i >= Math.max(0, at - 12); i--) {
    const found = subject(words[i] as Phrase);
    if (found) return found;
  }
  for (let i = at + 1; i < Math.min(words.length, at + 6); i++) {
    const found = subject(words[i] as Phrase);
    if (found) return found;
  }
  return null;
}

/** Two dates bound an offer by themselves; "this year" and "in May" do not. */
const RANGES = ['iso', 'numeric', 'named', 'era', 'day'];

/** A day alone is the last when it is said of the offer: "valid: 31 March". */
function boundsOf({ start, end, date }: Phrase, isValid: boolean): Bound[] {
  if (!date || (date.role === 'on' && !isValid)) return [];
  if (date.role === 'range' && !isValid && !RANGES.includes(date.rule)) return [];
  const bound = (term: Bound['term'], day: string | null): Bound[] =>
    day ? [{ start, end, term, date: day, rule: date.rule, score: isValid ? 0.95 : 0.75 }] : [];
  const from = date.role === 'on' ? [] : bound('valid_from', date.from);
  return [...from, ...bound('valid_until', date.until)];
}

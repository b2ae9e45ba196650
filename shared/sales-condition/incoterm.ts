import type { Span } from '../extraction/pattern.ts';
import { has, type Sentence } from './clause.ts';
import { COMPANY_FORM } from './customer.ts';
import type { Phrase } from './phrase.ts';
import type { Incoterm } from './sales-condition.ts';
import { is } from './token.ts';

export type StatedIncoterm = Span & {
  value: Incoterm;
  rule: string;
  score: number;
  isReplaced: boolean;
};

/** Terms in capitals, in words ("ex works"), or in lower case before a place; not "key fob", nor a company's name. */
export function incotermsIn(sentence: Sentence, typed: string): StatedIncoterm[] {
  if (!has(sentence, 'incoterm')) return [];
  return sentence.clauses.flatMap(({ phrases, isPast }) =>
    phrases.flatMap((phrase, at) => {
      const rule = isPast || !is(phrase, 'incoterm') ? null : ruleOf(phrases, at, typed);
      if (!rule) return [];
      const { start, end, code } = phrase;
      const isReplaced = is(phrases[at - 1], 'instead') || is(phrases[at - 2], 'instead');
      return [{ start, end, value: code as Incoterm, rule, score: 0.95, isReplaced }];
    }),
  );
}

/** Why a word is an Incoterm; null when it is none. */
function ruleOf(phrases: readonly Phrase[], at: number, typed: string): string | null {
  const [phrase, next] = [phrases[at] as Phrase, phrases[at + 1]];
  if (next?.kind === 'noun' && COMPANY_FORM.test(typed.slice(next.start, next.end))) return null;
  if (isTaxNumber(is(next, 'colon') ? phrases[at + 2] : next)) return null;
  if (is(phrase, 'upper')) return 'capitals';
  if (phrase.text.length > 3) return 'words';
  return lowerRuleOf(phrases[at - 1], next);
}

/** Spain's "CIF B12345678" (https://en.wikipedia.org/wiki/VAT_identification_number) */
const isTaxNumber = (phrase: Phrase | undefined) => phrase?.kind === 'noun' && /\d{5}/.test(phrase.text);

/** "Delivery: exw", "fob Shanghai", but not "key fob". */
function lowerRuleOf(before: Phrase | undefined, next: Phrase | undefined): string | null {
  if (is(before, 'colon') && !next) return 'after a label';
  return isPlace(next) && before?.kind !== 'noun' ? 'before a place' : null;
}

const isPlace = (phrase: Phrase | undefined) => phrase?.kind === 'noun' || is(phrase, 'stop');

/** The town after a term, which is no product. */
export const placesOf = (sentence: Sentence): Span[] =>
  has(sentence, 'incoterm')
    ? sentence.phrases.filter((phrase, at) => phrase.kind === 'noun' && is(sentence.phrases[at - 1], 'incoterm'))
    : [];

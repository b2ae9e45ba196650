import type { Span } from '../extraction/pattern.ts';
import type { Sentence } from './clause.ts';
import { COMPANY_FORM } from './customer.ts';
import type { Phrase } from './phrase.ts';
import type { Incoterm } from './sales-condition.ts';
import { is } from './token.ts';

export type StatedIncoterm = Span & {
  value: Incoterm;
  rule: string;
  score: number;
  isReplaced: boolean;
  isQuestion: boolean;
};

/** Terms in capitals, in words ("ex works"), or in lower case before a place; not "key fob", nor a company's name. */
export function incotermsIn(sentence: Sentence, typed: string): StatedIncoterm[] {
  return sentence.clauses.flatMap(({ phrases, isPast }) =>
    phrases.flatMap((phrase, at) => {
      if (!is(phrase, 'incoterm') || isPast) return [];
      const [before, next] = [phrases[at - 1], phrases[at + 1]];
      if (next?.kind === 'noun' && COMPANY_FORM.test(typed.slice(next.start, next.end))) return [];
      const isUpper = is(phrase, 'upper');
      const isNamed = phrase.text.length > 3;
      if (!isUpper && !isNamed && !(isPlace(next) && before?.kind !== 'noun')) return [];
      const isReplaced = is(before, 'instead') || is(phrases[at - 2], 'instead');
      const rule = isUpper ? 'capitals' : isNamed ? 'words' : 'before a place';
      return [
        {
          start: phrase.start,
          end: phrase.end,
          value: phrase.code as Incoterm,
          rule,
          score: 0.95,
          isReplaced,
          isQuestion: sentence.isQuestion,
        },
      ];
    }),
  );
}

const isPlace = (phrase: Phrase | undefined) => phrase?.kind === 'noun' || is(phrase, 'stop');

/** The town after a term, which is no product. */
export const placesOf = (sentence: Sentence): Span[] =>
  sentence.clauses.flatMap(({ phrases }) =>
    phrases.filter((phrase, at) => phrase.kind === 'noun' && is(phrases[at - 1], 'incoterm')),
  );

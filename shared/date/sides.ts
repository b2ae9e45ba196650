import type { Language } from '../extraction/language.ts';
import { expressionOf, NEVER, type Pattern, patternWith, type Span } from '../extraction/pattern.ts';
import type { Sides } from './language.ts';
import { dateLanguageOf } from './languages.ts';

/** What stands right before (a sticky expression that looks back) and right after a place. */
export type Adjoining = { before: Pattern; after: Pattern };

/** Expressions for the words on either side, found with `lastIndex` at the place. */
export function adjoining({ before = [], after = [], labels = [] }: Sides, language: Language): Adjoining {
  const { nameEnding = '' } = dateLanguageOf(language);
  const [begins, ends] = language.spaceless ? ['', ''] : ['(?<![\\p{L}\\d_])', `(?=${nameEnding}(?![\\p{L}\\d_]))`];
  const prefix = language.prefixes ? `(?:${language.prefixes})?` : '';
  const words = [...before, ...labels.map((label) => `(?:${label})(?:[ ]\\p{L}{1,14}){0,3}(?=[ ]?[:=])`)];
  return {
    before: patternWith(words, (any) => `(?<=${begins}(${prefix}(?:${any})(?:[ ]?[:=])?[ ]?))`, 'y'),
    after: patternWith(after, (any) => `[ ]?(?:${any})${ends}`, 'y'),
  };
}

/** Where words that end at a place begin; the place itself when there are none. */
export function startBefore(pattern: Pattern, text: string, at: number): number {
  if (pattern.source === NEVER) return at;
  return at - (expressionOf(pattern, text, at).exec(text)?.[1]?.length ?? 0);
}

export function endAfter(pattern: Pattern, text: string, at: number): number {
  if (pattern.source === NEVER) return at;
  const expression = expressionOf(pattern, text, at);
  return expression.test(text) ? expression.lastIndex : at;
}

export const isBeside = ({ before, after }: Adjoining, text: string, { start, end }: Span) =>
  startBefore(before, text, start) < start || endAfter(after, text, end) > end;

export const widened = ({ before, after }: Adjoining, text: string, { start, end }: Span): Span => {
  const earlier = startBefore(before, text, start);
  return earlier < start ? { start: earlier, end } : { start, end: endAfter(after, text, end) };
};

import type { FoundDate } from '../date/read-dates.ts';
import type { Kind } from './lexicon.ts';

/** What a token can be beside what its words mean. */
export type Mark =
  | 'end'
  | 'question'
  | 'break'
  | 'colon'
  | 'paren'
  | 'date'
  | 'figures'
  | 'word'
  | 'range'
  | 'ignored'
  | 'upper';

/** A word, a number, a sign or a known phrase. Places are those of the text as it was typed, `text` is folded. */
export type Token = {
  start: number;
  end: number;
  text: string;
  kinds: readonly (Kind | Mark)[];
  value?: number;
  /** ISO 4217, or an Incoterm. */
  code?: string;
  date?: FoundDate;
  /** Nothing stands between it and the token before. */
  isGlued?: boolean;
  /** Typed with a capital. */
  isCapital?: boolean;
};

export const is = (token: Token | undefined, ...kinds: (Kind | Mark)[]): boolean =>
  token?.kinds.some((kind) => kinds.includes(kind)) ?? false;

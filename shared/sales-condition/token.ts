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
export type TokenKind = Kind | Mark;

/** A word, a number, a sign or a known phrase. Places are those of the text as it was typed, `text` is folded. */
export type Token = {
  start: number;
  end: number;
  text: string;
  kinds: readonly TokenKind[];
  value: number | undefined;
  /** ISO 4217, or an Incoterm. */
  code: string | undefined;
  date: FoundDate | undefined;
  /** Nothing stands between it and the token before. */
  isGlued: boolean;
  /** Typed with a capital. */
  isCapital: boolean;
};

/** Whether a token is of one of these kinds; asked some hundred times a message, so without closures. */
export function is(token: { kinds: readonly TokenKind[] } | undefined, ...kinds: TokenKind[]): boolean {
  if (!token) return false;
  for (const kind of kinds) if (token.kinds.includes(kind)) return true;
  return false;
}

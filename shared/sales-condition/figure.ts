import type { Span } from '../extraction/pattern.ts';
import type { Clause, Sentence } from './clause.ts';
import type { Phrase } from './phrase.ts';

export type FigureTerm = 'quantity' | 'price' | 'discount' | 'amount' | 'threshold' | 'minimum';

/** A figure and what it says. Places are in its message. */
export type Figure = Span & {
  term: FigureTerm;
  value: number;
  rule: string;
  score: number;
  currency: string | undefined;
  /** Where its unit stands in the message. */
  unit: Span | undefined;
  /** The quantity from which the price or discount holds. */
  from: number | undefined;
  /** 'past': of another time or of somebody else; 'refused': said no to; 'replaced': "instead of 300". */
  standing: 'offered' | 'past' | 'refused' | 'replaced';
  clause: Clause;
  phrase: Phrase;
};

/** What the conversation has told before, for figures that stand alone. */
export type Known = {
  role: 'user' | 'assistant';
  price: number | null;
  quantity: number | null;
  discount: number | null;
  /** A discount was asked for, so that a bare number may be one. */
  isBargaining: boolean;
  /** What the other side's message before asked for. */
  asked: ReadonlySet<string>;
  /** What the last figure was about. */
  topic: FigureTerm | null;
};

/** A figure where it stands. */
export type Place = { clause: Clause; index: number; at: number; sentence: Sentence; known: Known };
export type Reading = Pick<Figure, 'term' | 'rule' | 'score'> & { unit?: Span; value?: number };

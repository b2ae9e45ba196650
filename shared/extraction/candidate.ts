import type { Asked, Field, Language } from './language.ts';
import type { Sentence } from './sentences.ts';

/** A value somebody may have meant, where it was said, by which rule it was found, and how sure that is (0 to 1). */
export type Candidate = { field: Field; value: string; start: number; end: number; rule: string; score: number };

/** A customer's message as the rules of the fields see it. */
export type Said = {
  text: string;
  sentences: readonly Sentence[];
  /** What the agent asked for just before. */
  asked: ReadonlySet<Asked>;
  language: Language;
};

/** Whether two stretches of a text share a character. */
export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

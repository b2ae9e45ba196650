import { foldedOf } from '../extraction/fold.ts';
import type { Span } from '../extraction/pattern.ts';

/** The rule of what this reader found, in the evidence. */
export const TRAINED = 'trained';

/** A stretch of a turn's text, and how sure its reader is of it (0 to 1). */
export type Stretch = Span & { turn: number; score: number };

/** A value of a field, the stretches it is made of, and those that they take the place of. */
export type Assembled = { value: string; pieces: Stretch[]; replaced?: Stretch[] };

/** What a stretch says. */
export type Piece = Stretch & { text: string };

/** The words and figures of a value, without case and accents. */
export const wordsOf = (text: string): string[] => foldedOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
export const isWithin = (few: readonly string[], many: readonly string[]) => few.every((it) => many.includes(it));

import type { Clause } from './clause.ts';
import type { Phrase } from './phrase.ts';
import { is, type TokenKind } from './token.ts';

const FILLERS: ReadonlySet<string> = new Set<TokenKind>(['stop', 'paren', 'present']);

/** Words without a meaning for terms: "the", "is". */
export const isFiller = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined && phrase.kind === 'cue' && phrase.kinds.every((kind) => FILLERS.has(kind));

/** Kinds of phrases that are passed, and how many at most. */
type Reach = { through?: readonly TokenKind[]; most?: number };
const NEAR: Reach = {};
const NONE: readonly TokenKind[] = [];
const MAX_SKIPPED = 3;

/** Where the next phrase that means something stands, before or after `at`; phrases of the kinds in `through` are passed too. */
export function beside(
  phrases: readonly Phrase[],
  at: number,
  step: 1 | -1,
  { through = NONE, most = MAX_SKIPPED }: Reach = NEAR,
): number {
  let i = at + step;
  for (
    let skipped = 0;
    skipped < most && (isFiller(phrases[i]) || (through.length > 0 && is(phrases[i], ...through)));
    skipped++
  )
    i += step;
  return i;
}

export const before = ({ phrases }: Clause, at: number): Phrase | undefined => phrases[beside(phrases, at, -1)];
export const after = ({ phrases }: Clause, at: number): Phrase | undefined => phrases[beside(phrases, at, 1)];

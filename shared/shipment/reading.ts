import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { askedBefore } from './asked.ts';
import { carriersIn, type NamedCarrier } from './carrier-name.ts';
import { type Cued, cuesIn, figuresIn, type Kind } from './cue.ts';
import { type WrittenNumber, writtenNumbersIn } from './written-number.ts';

/** A message that has numbers, with what was found in it that says what they are. */
export type Reading = Cued & {
  role: Turn['role'];
  message: number;
  carriers: readonly NamedCarrier[];
  written: readonly WrittenNumber[];
  /** What the other side asked for right before. */
  asked: ReadonlySet<Kind>;
};

const DIGIT = /\p{Nd}/u;
const NOTHING: ReadonlySet<Kind> = new Set();

/** Only messages with digits say numbers. */
export function readingsOf(turns: readonly Turn[], language: Language): Reading[] {
  if (!turns.some(hasNumbers)) return [];
  const asked = askedBefore(turns, language);
  return turns.flatMap((turn, message) =>
    hasNumbers(turn) ? [{ ...read(turn, language), message, asked: asked[message] ?? NOTHING }] : [],
  );
}

const hasNumbers = ({ role, text }: Turn) => role !== 'system' && DIGIT.test(text);

const read = ({ role, text }: Turn, language: Language) => ({
  role,
  text,
  cues: cuesIn(text, language),
  figures: figuresIn(text),
  carriers: carriersIn(text, language),
  written: writtenNumbersIn(text),
});

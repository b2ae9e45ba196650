import { spokenNumbersIn } from '../extraction/digits.ts';
import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, overlaps, perLanguage } from '../extraction/pattern.ts';
import { askedBefore } from './asked.ts';
import { carriersIn, type NamedCarrier } from './carrier-name.ts';
import { type Cue, type Cued, cuesIn, figuresIn, type Kind } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';
import { withoutMarkup } from './markup.ts';
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

/** Only messages with numbers, in figures or in words. */
export function readingsOf(turns: readonly Turn[], language: Language): Reading[] {
  const asked = askedBefore(turns, language);
  return turns.flatMap(({ role, text }, message) => {
    if (role === 'system') return [];
    const spoken = role === 'user' ? spokenIn(text, language) : [];
    if (spoken.length === 0 && !DIGIT.test(text)) return [];
    return [{ ...read(withoutMarkup(text), spoken, language), role, message, asked: asked[message] ?? NOTHING }];
  });
}

function read(text: string, spoken: readonly WrittenNumber[], language: Language) {
  const written = writtenNumbersIn(text).filter((it) => !spoken.some((other) => overlaps(other, it)));
  return {
    text,
    cues: givenCuesIn(text, language),
    figures: figuresIn(text),
    carriers: carriersIn(text, language),
    written: [...written, ...spoken],
  };
}

const noNumberOf = perLanguage((language) => anyOf(shipmentLanguageOf(language).noNumber, language));

/** "I have no tracking number" leads to none. */
function givenCuesIn(text: string, language: Language): Cue[] {
  const cues = cuesIn(text, language);
  if (!cues.some(({ kind }) => kind === 'tracking')) return cues;
  const denied = findAll(noNumberOf(language), text);
  return cues.filter((cue) => cue.kind !== 'tracking' || !denied.some((it) => overlaps(it, cue)));
}

/** "seven six eight, double eight …" */
const spokenIn = (text: string, language: Language): WrittenNumber[] =>
  spokenNumbersIn(text, language).map(({ start, end, digits }) => ({
    start,
    end,
    number: digits,
    groups: [{ start, end, number: digits }],
  }));

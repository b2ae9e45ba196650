import { spokenNumbersIn } from '../extraction/digits.ts';
import type { Language } from '../extraction/language.ts';
import { passagesOf } from '../extraction/passage.ts';
import { anyOf, findAll, overlaps, perLanguage } from '../extraction/pattern.ts';
import { phonesIn } from '../extraction/phone.ts';
import type { PhoneCandidate } from '../extraction/phone-shape.ts';
import type { Turn } from '../extraction/turn.ts';
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
  phones: () => readonly PhoneCandidate[];
  /** What the other side asked for right before. */
  asked: ReadonlySet<Kind>;
  /** A tracking number was asked for, or it or the message with a number right before speaks of one. */
  isAwaited: boolean;
};

const DIGIT = /\p{Nd}/u;
const NOTHING: ReadonlySet<Kind> = new Set();

/** Only messages with numbers, in figures or in words. */
export function readingsOf(turns: readonly Turn[], language: Language): Reading[] {
  const asked = askedBefore(turns, language);
  const readings = turns.flatMap(({ role, text }, message) => {
    if (role === 'system') return [];
    const spoken = role === 'user' ? spokenIn(text, language) : [];
    if (spoken.length === 0 && !DIGIT.test(text)) return [];
    return [{ ...read(withoutMarkup(text), spoken, language), role, message, asked: asked[message] ?? NOTHING }];
  });
  return readings.map((it, index) => ({ ...it, isAwaited: speaksOfTracking(it) || isReply(it, readings[index - 1]) }));
}

const speaksOfTracking = ({ asked, cues }: Pick<Reading, 'asked' | 'cues'>) =>
  asked.has('tracking') || cues.some(({ kind }) => kind === 'tracking');

/** "… AWB 2365276976" – "I cannot find that." – "Sorry, 2365216976." */
const isReply = (it: Omit<Reading, 'isAwaited'>, previous: Omit<Reading, 'isAwaited'> | undefined) =>
  previous?.role === it.role &&
  it.message - previous.message <= REPLY &&
  it.asked.size === 0 &&
  speaksOfTracking(previous);

const REPLY = 2;

function read(text: string, spoken: readonly WrittenNumber[], language: Language) {
  const written = writtenNumbersIn(text).filter((it) => !spoken.some((other) => overlaps(other, it)));
  return {
    text,
    cues: givenCuesIn(text, language),
    figures: figuresIn(text),
    carriers: carriersIn(text, language),
    phones: phonesOf(text, language),
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

/** What the extraction reads as phone numbers; asked only where a number may be one. */
function phonesOf(text: string, language: Language): () => readonly PhoneCandidate[] {
  let found: readonly PhoneCandidate[] | undefined;
  return () => {
    found ??= passagesOf([{ role: 'user', text }], language).flatMap((passage) =>
      phonesIn(passage, language).filter(({ e164, rule }) => e164 !== null || rule === 'cue'),
    );
    return found;
  };
}

import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, isIn, overlaps, perLanguage } from '../extraction/pattern.ts';
import { sentencesOf } from '../extraction/sentence.ts';
import type { Turn } from '../extraction/turn.ts';
import { askedBefore } from './asked.ts';
import { cuesIn, type Kind } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';
import type { StatedShipment } from './shipment.ts';
import { numbersIn } from './stated-numbers.ts';

/** After so many answers without a number nobody is asked again. */
const MAX_ASKED = 2;

const patternsOf = perLanguage((language) => ({
  refusals: anyOf(language.refusals, language),
  noNumber: anyOf(shipmentLanguageOf(language).noNumber, language),
}));

/** What to ask for the tracking number, and whether it was asked before. */
export type NumberQuestion = { question: 'tracking' | 'trackingAgain' | null; isAskedAgain: boolean };

/**
 * The question for the tracking number when `shipments` (those of `readShipments`) has none: `trackingAgain` after one whose
 * check digit fails; null when one is known, when the customer has none to give, and when it was asked for twice in vain.
 */
export function numberQuestion(
  turns: readonly Turn[],
  shipments: readonly StatedShipment[],
  language: Language,
): NumberQuestion {
  const asked = askedBefore(turns, language);
  const times = asked.filter((kinds) => kinds.has('tracking')).length;
  const isKnown = shipments.length > 0 || times >= MAX_ASKED;
  const isGiven = isKnown || !turns.some(({ role, text }, at) => role === 'user' && hasNone(text, asked[at], language));
  if (isKnown || !isGiven) return { question: null, isAskedAgain: times > 0 };
  return { question: isMisread(turns, language) ? 'trackingAgain' : 'tracking', isAskedAgain: times > 0 };
}

/** "No, I never got one" after the question for it, "I have no tracking number" at any time. */
function hasNone(text: string, asked: ReadonlySet<Kind> | undefined, language: Language): boolean {
  const { refusals, noNumber } = patternsOf(language);
  if (asked?.has('tracking')) {
    const sentences = sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));
    return sentences.some((sentence) => isIn(refusals, sentence) || isIn(noNumber, sentence));
  }
  const said = findAll(noNumber, text);
  if (said.length === 0) return false;
  const cues = cuesIn(text, language).filter(({ kind }) => kind === 'tracking');
  return said.some((it) => cues.some((cue) => overlaps(cue, it)));
}

/** The last message of the customer that has a number has one whose check digit fails. */
function isMisread(turns: readonly Turn[], language: Language): boolean {
  const last = turns.findLastIndex(({ role, text }) => role === 'user' && /\p{Nd}/u.test(text));
  return numbersIn(turns, language).misread.some(({ message }) => message === last);
}

import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, isIn, overlaps, perLanguage } from '../extraction/pattern.ts';
import { sentencesOf } from '../extraction/sentence.ts';
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

/**
 * The question for the tracking number, in the conversation's language, when `shipments` (those of `readShipments`) has none; undefined when one is
 * known, when the customer has none to give, and when it was asked for twice in vain.
 */
export function shipmentQuestion(
  turns: readonly Turn[],
  shipments: readonly StatedShipment[],
  language: Language,
): string | undefined {
  if (shipments.length > 0) return undefined;
  const asked = askedBefore(turns, language);
  if (asked.filter((kinds) => kinds.has('tracking')).length >= MAX_ASKED) return undefined;
  if (turns.some((turn, message) => turn.role === 'user' && hasNone(turn.text, asked[message], language))) {
    return undefined;
  }
  const { prompts } = shipmentLanguageOf(language);
  return isMisread(turns, language) ? prompts.misread : prompts.number;
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

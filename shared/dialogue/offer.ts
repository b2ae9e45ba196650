import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { dialogueLanguageOf } from './languages.ts';
import { isNo } from './phrases.ts';
import { isBeside, isYes } from './said.ts';

/** Whether somebody is to look into a parcel, as the customer last answered that offer; null when he has not. */
export function offerAnswered(turns: readonly Turn[], language: Language): boolean | null {
  const offers = dialogueLanguageOf(language).ask.lookInto;
  const isOffer = (text = '') => offers.some((it) => text.includes(it));
  const answers = turns.flatMap((turn, at): boolean[] => {
    const before = turns[at - 1];
    const isAnswer = isOffer(turn.asked) || (before?.role === 'assistant' && isOffer(before.text));
    if (turn.role !== 'user' || !isAnswer) return [];
    if (isNo(turn.text, language)) return [false];
    return isYes(turn.text, language) || !isBeside(turn.text, language) ? [true] : [];
  });
  return answers.at(-1) ?? null;
}

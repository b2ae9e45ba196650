import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, isIn, perLanguage } from '../extraction/pattern.ts';
import { cuesIn, type Kind } from './cue.ts';

const NOTHING: ReadonlySet<Kind> = new Set();
const QUESTION = /[?？؟]/u;
/** "Tracking number:" and the like ask without a verb or a mark. */
const SHORT = 40;

const requestsOf = perLanguage((language) => anyOf(language.asks.requests, language));

/** What kinds of numbers the agent's text asks for. */
function numbersAskedIn(text: string, language: Language): ReadonlySet<Kind> {
  if (!(text.length <= SHORT || QUESTION.test(text) || isIn(requestsOf(language), text))) return NOTHING;
  return new Set(cuesIn(text, language).map(({ kind }) => kind));
}

/** For each turn what the agent asked for last before it; nothing for what is not the customer's. */
export function askedBefore(turns: readonly Turn[], language: Language): ReadonlySet<Kind>[] {
  let asked = NOTHING;
  return turns.map(({ role, text }) => {
    if (role === 'assistant') asked = numbersAskedIn(text, language);
    return role === 'user' ? asked : NOTHING;
  });
}

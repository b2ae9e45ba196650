import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, isIn, perLanguage } from '../extraction/pattern.ts';
import { cuesIn, type Kind } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';

const NOTHING: ReadonlySet<Kind> = new Set();
const QUESTION = /[?？؟]/u;
/** "Tracking number:" and the like ask without a verb or a mark. */
const SHORT = 40;

const requestsOf = perLanguage((language) => anyOf(language.asks.requests, language));

const numberOf = perLanguage((language) => anyOf(shipmentLanguageOf(language).number ?? [], language));

/** What kinds of numbers the agent's text asks for; `before` once more where it says no more than "the number". */
function numbersAskedIn(text: string, before: ReadonlySet<Kind>, language: Language): ReadonlySet<Kind> {
  if (!(text.length <= SHORT || QUESTION.test(text) || isIn(requestsOf(language), text))) return NOTHING;
  const asked = new Set(cuesIn(text, language).map(({ kind }) => kind));
  return asked.size === 0 && before.size > 0 && isIn(numberOf(language), text) ? before : asked;
}

/** For each turn what the agent asked for last before it; nothing for what is not the customer's. */
export function askedBefore(turns: readonly Turn[], language: Language): ReadonlySet<Kind>[] {
  let asked = NOTHING;
  return turns.map(({ role, text }) => {
    if (role === 'assistant') asked = numbersAskedIn(text, asked, language);
    return role === 'user' ? asked : NOTHING;
  });
}

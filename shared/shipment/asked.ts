import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, isIn, perLanguage } from '../extraction/pattern.ts';
import { type Kind, cuesIn } from './cue.ts';

const NOTHING: ReadonlySet<Kind> = new Set();
const QUESTION = /[?？؟]/u;
/** "Tracking number:" and the like ask without a verb or a mark. */
const SHORT = 40;

const requestsOf = perLanguage((language) => anyOf(language.asks.requests, language));

/** What kinds of numbers the agent's text asks for. */
export function numbersAskedIn(text: string, language: Language): ReadonlySet<Kind> {
  if (!(text.length <= SHORT || QUESTION.test(text) || isIn(requestsOf(language), text))) return NOTHING;
  return new Set(cuesIn(text, language).map(({ kind }) => kind));
}

/** What the agent asked for last before a customer's message. */
export function askedBefore(turns: readonly Turn[], message: number, language: Language): ReadonlySet<Kind> {
  if (turns[message]?.role !== 'user') return NOTHING;
  const agent = turns.findLast(({ role }, index) => index < message && role === 'assistant');
  return agent ? numbersAskedIn(agent.text, language) : NOTHING;
}

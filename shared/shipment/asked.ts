import type { Language } from '../extraction/language.ts';
import { anyOf, isIn, perLanguage } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { cuesIn, type Kind } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';

const NOTHING: ReadonlySet<Kind> = new Set();
const QUESTION = /[?？؟]/u;
/** "Tracking number:" and the like ask without a verb or a mark. */
const SHORT = 40;

const requestsOf = perLanguage((language) => anyOf(language.asks.requests, language));

const numberOf = perLanguage((language) => anyOf(shipmentLanguageOf(language).number ?? [], language));

/** What kinds of numbers the agent's text asks for; `meant` where it says no more than "the number". */
function numbersAskedIn(text: string, meant: () => ReadonlySet<Kind>, language: Language): ReadonlySet<Kind> {
  if (!isRequest(text, language)) return NOTHING;
  const asked = new Set(cuesIn(text, language).map(({ kind }) => kind));
  return asked.size === 0 && isIn(numberOf(language), text) ? meant() : asked;
}

const isRequest = (text: string, language: Language) =>
  text.length <= SHORT || QUESTION.test(text) || isIn(requestsOf(language), text);

/** "Sure", "Take your time": the question before still stands. */
const isPatience = (text: string, language: Language) =>
  text.length <= SHORT && !QUESTION.test(text) && !isIn(aboutOf(language), text) && cuesIn(text, language).length === 0;

const aboutOf = perLanguage((language) => anyOf(Object.values(language.asks.about).flat(), language));

const questionOf = ({ role, text, asked }: Turn): string | undefined => (role === 'assistant' ? text : asked);

/** For each turn what the agent asked for last before it; nothing for what is not the customer's. */
export function askedBefore(turns: readonly Turn[], language: Language): ReadonlySet<Kind>[] {
  let asked = NOTHING;
  let answered = true;
  return turns.map((turn, index) => {
    const { role, text } = turn;
    const question = questionOf(turn);
    if (question !== undefined && (answered || !isPatience(question, language))) {
      const spoken = () => (asked.size > 0 ? asked : orderSpokenOf(turns[index - 1], language));
      asked = numbersAskedIn(question, spoken, language);
      answered = false;
    }
    if (role === 'user') answered ||= text.length > SHORT || FIGURES.test(text) || isIn(noNumberOf(language), text);
    return role === 'user' ? asked : NOTHING;
  });
}

/** Not "it starts with 55". */
const FIGURES = /\p{Nd}{3}/u;
const noNumberOf = perLanguage((language) => anyOf(shipmentLanguageOf(language).noNumber, language));

/** "My order has not come": then "the number" is the order's. */
function orderSpokenOf(turn: Turn | undefined, language: Language): ReadonlySet<Kind> {
  if (turn?.role !== 'user') return NOTHING;
  const kinds = new Set(cuesIn(turn.text, language).map(({ kind }) => kind));
  return kinds.has('order') && kinds.size === 1 ? kinds : NOTHING;
}

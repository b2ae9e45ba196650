import type { Turn } from './extract.ts';
import type { Language, Signal } from './language.ts';
import { anyOf, blank, findAll, isIn, perLanguage } from './pattern.ts';
import { sentencesOf } from './sentence.ts';

/** In the order in which they count when one message has several. */
const CUSTOMER: readonly Signal[] = ['cancelled', 'reported_again', 'solved'];
const MAX_LENGTH = 2000;

const compiled = perLanguage((language) =>
  (Object.keys(language.signals) as Signal[]).map((signal) => ({
    signal,
    phrases: anyOf(language.signals[signal].phrases, language),
    not: anyOf(language.signals[signal].not, language),
  })),
);

/** What a turn says about the work: it has started (the agent); it is unwanted, needed again or done (the customer). */
export function signalOf({ role, text }: Turn, language: Language): Signal | null {
  const said = new Set(
    sentencesOf(text.slice(0, MAX_LENGTH), language).flatMap(({ start, end }) =>
      signalsIn(text.slice(start, end), language),
    ),
  );
  if (role === 'assistant') return said.has('work_started') ? 'work_started' : null;
  return role === 'user' ? (CUSTOMER.find((signal) => said.has(signal)) ?? null) : null;
}

/** A question states nothing but a wish to cancel. */
function signalsIn(sentence: string, language: Language): Signal[] {
  const isQuestion = /[?？؟]\s*$/u.test(sentence);
  return compiled(language)
    .filter(({ signal }) => !isQuestion || signal === 'cancelled' || signal === 'reported_again')
    .filter(({ phrases, not }) => isIn(phrases, blank(sentence, findAll(not, sentence))))
    .map(({ signal }) => signal);
}

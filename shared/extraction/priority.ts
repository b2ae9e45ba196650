import { choicesIn, choicesOf, confirmedIn } from './choice.ts';
import type { Language } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, perLanguage } from './pattern.ts';

const compiled = perLanguage((language) => ({
  choices: choicesOf(language.priority, language),
  not: anyOf(language.notPriority, language),
}));
const RANK = { low: 0, medium: 1, high: 2, urgent: 3 };

/** How soon it must be done, in the customer's words or by the danger they describe: the most urgent of a message. */
export function prioritiesIn(passage: Passage, language: Language) {
  const { choices, not } = compiled(language);
  const asked = passage.asked.has('priority');
  const found = choicesIn(passage, choices, { not, isAnswer: asked ? () => true : null });
  const told = asked && found.length === 0 ? confirmedIn(passage, choices, language) : found;
  return told.sort((a, b) => RANK[b.value] - RANK[a.value]).slice(0, 1);
}

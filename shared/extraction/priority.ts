import { choicesIn, choicesOf, confirmedIn } from './choice.ts';
import { dangerIn, isAlwaysUrgent } from './danger.ts';
import type { Language } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, perLanguage } from './pattern.ts';

const compiled = perLanguage((language) => ({
  choices: choicesOf(language.priority, language),
  not: anyOf(language.notPriority, language),
}));
const RANK = { low: 0, medium: 1, high: 2, urgent: 3 };

/** Rule of a danger that no word of the customer's makes less urgent. */
export const ALWAYS = 'danger';
const UNSAID = 0.6;

/** How soon it must be done, in the customer's words or, unsaid, by the danger they describe: the most urgent of a message. */
export function prioritiesIn(passage: Passage, language: Language) {
  const { choices, not } = compiled(language);
  const asked = passage.asked.has('priority');
  const found = choicesIn(passage, choices, { not, isAnswer: asked ? () => true : null });
  const told = asked && found.length === 0 ? confirmedIn(passage, choices, language) : found;
  return [...told, ...dangersIn(passage, told.length > 0, language)]
    .sort((a, b) => RANK[b.value] - RANK[a.value] || b.score - a.score)
    .slice(0, 1);
}

function dangersIn({ text, start, message }: Passage, isTold: boolean, language: Language) {
  const whole = { start, end: start + text.length };
  const place = { ...whole, whole, message };
  if (isAlwaysUrgent(text, language)) return [{ ...place, value: 'urgent' as const, rule: ALWAYS, score: 1 }];
  const value = isTold ? null : dangerIn(text, language);
  return value ? [{ ...place, value, rule: 'implied', score: UNSAID }] : [];
}

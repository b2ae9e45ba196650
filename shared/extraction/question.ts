import { refuses } from './classify.ts';
import type { Turn } from './extract.ts';
import type { Field, Language } from './language.ts';
import { has } from './words.ts';

type Wanted = 'name' | 'phone' | 'address';

/**
 * The next question to a customer, for the first field that is missing and was not refused: issue, then name and phone,
 * then address; one question, of at most two fields. Never empty.
 */
export function nextQuestion(turns: readonly Turn[], values: Record<Field, string | null>, language: Language): string {
  const { prompts } = language;
  if (!values.issue) return prompts.issue;
  const refused = refusedFields(turns, language);
  const wanted = (['name', 'phone', 'address'] as const).filter((field) => !values[field] && !refused.has(field));
  if (wanted.includes('phone') && isUnreadable(turns, language)) return prompts.unreadablePhone;
  if (wanted.includes('name') && wanted.includes('phone')) return prompts.nameAndPhone;
  const [first] = wanted;
  return first ? prompts[first] : prompts.closing;
}

/** What a customer says when nothing is missing. @param ticketId the ticket that was made */
export const confirmation = (ticketId: string, { prompts }: Language): string => prompts.confirmation(ticketId);

function refusedFields(turns: readonly Turn[], language: Language): Set<Wanted> {
  const refused = new Set<Wanted>();
  for (const [index, { role, text }] of turns.entries()) {
    const before = turns[index - 1];
    for (const field of ['name', 'phone', 'address'] as const) {
      const isAsked = before?.role === 'assistant' && has(language.questions[field], before.text);
      if (role === 'user' && refuses(text, field, isAsked, language)) refused.add(field);
    }
  }
  return refused;
}

/** The customer answered the question for a number with digits that are none. */
function isUnreadable(turns: readonly Turn[], { questions }: Language): boolean {
  const [asked, answer] = turns.slice(-2);
  return (
    asked?.role === 'assistant' &&
    answer?.role === 'user' &&
    has(questions.phone, asked.text) &&
    /\p{Nd}{3}/u.test(answer.text)
  );
}

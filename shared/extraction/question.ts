import type { Turn } from './extract.ts';
import type { Field, Language } from './language.ts';
import { DIGIT } from './letters.ts';
import { type Passage, passagesOf } from './passage.ts';
import { anyOf, isIn, perLanguage } from './pattern.ts';

const CONTACT = ['name', 'phone', 'address'] as const;
type Contact = (typeof CONTACT)[number];

const compiled = perLanguage((language) => ({
  refusals: anyOf(language.refusals, language),
  mentions: CONTACT.map((field) => ({ field, pattern: anyOf(language.asks.about[field], language) })),
}));

/** After so many answers without it a field counts as refused: nobody likes to be asked a third time. */
const MAX_ASKED = 2;

/**
 * The next question to a customer, for the first field that is missing and was not refused: issue, then name and phone,
 * then address; one question, of at most two fields. Never empty.
 */
export function nextQuestion(turns: readonly Turn[], values: Record<Field, string | null>, language: Language): string {
  const { prompts } = language;
  if (!values.issue) return prompts.issue;
  const passages = passagesOf(turns, language);
  const missing = CONTACT.filter((field) => !values[field]);
  const refused = new Set(passages.flatMap((passage) => refusedIn(passage, language)));
  const [first, second] = missing.filter((field) => !refused.has(field) && timesAsked(passages, field) < MAX_ASKED);
  if ((first === 'phone' || second === 'phone') && isUnreadable(passages.at(-1))) return prompts.unreadablePhone;
  if (first === 'name' && second === 'phone') return prompts.nameAndPhone;
  if (first) return prompts[first];
  return missing.length > 0 ? prompts.closing : prompts.complete;
}

/** What a customer says when nothing is missing. @param ticketId the ticket that was made */
export const confirmation = (ticketId: string, { prompts }: Language): string => prompts.confirmation(ticketId);

/** The fields a refusal names; when it names none, those it was asked for. */
function refusedIn({ text, sentences, asked }: Passage, language: Language): Contact[] {
  const { refusals, mentions } = compiled(language);
  return sentences
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => isIn(refusals, sentence))
    .flatMap((sentence) => {
      const named = mentions.filter(({ pattern }) => isIn(pattern, sentence)).map(({ field }) => field);
      return named.length > 0 ? named : CONTACT.filter((field) => asked.has(field));
    });
}

/** How many of the customer's messages followed a question for the field. */
const timesAsked = (passages: readonly Passage[], field: Contact) =>
  new Set(
    passages.filter(({ asked, setting }) => setting === 'dialogue' && asked.has(field)).map(({ message }) => message),
  ).size;

const SOME_DIGITS = new RegExp(`[${DIGIT}](?:\\D{0,3}[${DIGIT}]){2}`, 'u');

/** The last answer to the question for a number has digits, and they are none. */
const isUnreadable = (passage: Passage | undefined) =>
  passage?.asked.has('phone') === true && SOME_DIGITS.test(passage.text);

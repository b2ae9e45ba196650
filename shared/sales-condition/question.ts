import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { has, sentencesIn } from './clause.ts';
import { salesLanguageOf } from './languages.ts';
import type { Kind } from './lexicon.ts';
import { phrasesIn } from './phrase.ts';
import type { MissingTerm } from './sales-condition.ts';
import { tokensOf } from './tokens.ts';

/** After so many answers without it a term is not asked for again: nobody likes to be asked a third time. */
const MAX_ASKED = 2;

/** Words by which a question for a term is known. */
const ABOUT: Readonly<Record<MissingTerm, readonly Kind[]>> = {
  product: ['product', 'which'],
  price: ['price', 'discount'],
  currency: ['currency'],
};

/**
 * The question for the first missing term, in the conversation's language; undefined when nothing is missing, or all that
 * is was asked for twice in vain.
 */
export function salesQuestion(
  turns: readonly Turn[],
  missing: readonly MissingTerm[],
  language: Language,
): string | undefined {
  const questions = askedBefore(turns, language);
  const term = missing.find((it) => questions.filter((asked) => asked.has(it)).length < MAX_ASKED);
  return term && salesLanguageOf(language).prompts[term];
}

/** What each question of the agent that the customer answered was for. */
function askedBefore(turns: readonly Turn[], language: Language): ReadonlySet<MissingTerm>[] {
  return turns
    .filter(({ role }, index) => role === 'assistant' && turns[index + 1]?.role === 'user')
    .map(({ text }) => askedIn(text, language));
}

function askedIn(text: string, language: Language): ReadonlySet<MissingTerm> {
  const sales = salesLanguageOf(language);
  const sentences = sentencesIn(
    phrasesIn(tokensOf(text, [], sales.decimal, language), sales, language.spaceless ?? false),
  );
  const questions = sentences.filter(({ isQuestion }) => isQuestion);
  return new Set(
    (Object.keys(ABOUT) as MissingTerm[]).filter((term) => questions.some((it) => has(it, ...ABOUT[term]))),
  );
}

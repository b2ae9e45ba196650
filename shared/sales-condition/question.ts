import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { has, sentencesIn } from './clause.ts';
import { salesLanguageOf } from './languages.ts';
import type { Kind } from './lexicon.ts';
import { phrasesIn } from './phrases.ts';
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

/** The first missing term to ask for (null: nothing is missing, or all that is was asked for twice in vain), and whether it was asked before. */
export function salesQuestion(
  turns: readonly Turn[],
  missing: readonly MissingTerm[],
  language: Language,
): { question: MissingTerm | null; isAskedAgain: boolean } {
  const questions = askedBefore(turns, language);
  const times = (term: MissingTerm) => questions.filter((asked) => asked.has(term)).length;
  const question = missing.find((term) => times(term) < MAX_ASKED) ?? null;
  return { question, isAskedAgain: question !== null && times(question) > 0 };
}

/** What each question that the customer answered was for. */
const askedBefore = (turns: readonly Turn[], language: Language): ReadonlySet<MissingTerm>[] =>
  turns.flatMap(({ role, asked }, at) => {
    const before = turns[at - 1];
    const question = asked ?? (before?.role === 'assistant' ? before.text : undefined);
    return role === 'user' && question !== undefined ? [askedIn(question, language)] : [];
  });

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

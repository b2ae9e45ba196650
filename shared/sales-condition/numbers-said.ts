import type { Language } from '../extraction/language.ts';
import { withNumbers } from './amount.ts';
import { salesLanguageOf } from './languages.ts';
import { tokensOf } from './tokens.ts';

/** What the figures and number words of a text can mean, each alone and with what follows it: "two", "10k", "fünfhundert". */
export function numbersSaidIn(text: string, language: Language): number[] {
  const sales = salesLanguageOf(language);
  const tokens = tokensOf(text, [], sales.decimal, language);
  const all = [...tokens, ...withNumbers(tokens, sales, language.spaceless === true)];
  return all.flatMap(({ kinds, value }) => (kinds.includes('number') && value !== undefined ? [value] : []));
}

import type { Language } from '../extraction/language.ts';
import type { SalesLanguage } from './language.ts';
import { en } from './languages/en.ts';

export const salesLanguages: readonly SalesLanguage[] = [en];

/** What is known about sales terms in a language; English where nothing is. */
export const salesLanguageOf = ({ code }: Language): SalesLanguage =>
  salesLanguages.find((language) => language.code === code) ?? en;

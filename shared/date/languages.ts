import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import type { DateLanguage } from './language.ts';
import { en } from './languages/en.ts';

const languages: readonly DateLanguage[] = [en];

/** How dates are said in a language; as in English where nobody has written it down. */
export const dateLanguageOf: (language: Language) => DateLanguage = perLanguage(
  ({ code }) => languages.find((it) => it.code === code) ?? en,
);

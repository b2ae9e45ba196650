import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import type { SalesLanguage } from './language.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { hi } from './languages/hi.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { tr } from './languages/tr.ts';
import { zh } from './languages/zh.ts';

const salesLanguages: readonly SalesLanguage[] = [ar, de, en, es, fr, hi, it, ja, nl, pl, pt, tr, zh];

/** What is known about sales terms in a language; English where nothing is. */
export const salesLanguageOf: (language: Language) => SalesLanguage = perLanguage(
  ({ code }) => salesLanguages.find((language) => language.code === code) ?? en,
);

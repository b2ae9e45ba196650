import type { Language } from './language.ts';
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

export const languages: readonly Language[] = [en, es, fr, de, pt, it, nl, tr, pl, ja, zh, ar, hi];

/** The language of a BCP 47 tag (`en-GB` → `en`); English when we do not know it (contract 3). */
export function languageOf(tag: string): Language {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return languages.find(({ code }) => code === primary) ?? en;
}

/** Whether a BCP 47 tag is of a language that the service has. */
export const isKnown = (tag: string): boolean =>
  languages.some(({ code }) => code === tag.toLowerCase().split(/[-_]/)[0]);

const answers = new Set(languages.flatMap((language) => language.answers));

/** Whether a text is an answer that people give more than once ("yes", "ok"), in any language. */
export const isAnswer = (text: string): boolean =>
  answers.has(
    text
      .toLowerCase()
      .replace(/[\s.,!?。，！？～،؟।]+$/, '')
      .trim(),
  );

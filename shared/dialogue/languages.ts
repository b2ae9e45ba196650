import type { Language } from '../extraction/language.ts';
import type { DialogueLanguage } from './language.ts';
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

export const dialogueLanguages: readonly DialogueLanguage[] = [en, es, fr, de, pt, it, nl, tr, pl, ja, zh, ar, hi];

/** What the service says in a language that it reads. */
export function dialogueLanguageOf({ code }: Language): DialogueLanguage {
  return dialogueLanguages.find((it) => it.code === code) ?? en;
}

import type { Language } from '../extraction/language.ts';
import type { DialogueLanguage } from './language.ts';
import { en } from './languages/en.ts';

export const dialogueLanguages: readonly DialogueLanguage[] = [en];

/** What the service says in a language that it reads. */
export function dialogueLanguageOf({ code }: Language): DialogueLanguage {
  return dialogueLanguages.find((it) => it.code === code) ?? en;
}

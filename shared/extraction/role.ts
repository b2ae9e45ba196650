import { choicesIn, choicesOf } from './choice.ts';
import type { Language } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, perLanguage } from './pattern.ts';

const compiled = perLanguage((language) => ({ choices: choicesOf(language.role, language), not: anyOf([], language) }));

/** What the customer is to the property: tenant, owner, landlord, manager. */
export const rolesIn = (passage: Passage, language: Language) =>
  choicesIn(passage, compiled(language).choices, { not: compiled(language).not, asked: passage.asked.has('role') });

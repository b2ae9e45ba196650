import { choicesIn, choicesOf, confirmedIn } from './choice.ts';
import type { Language } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, isIn, perLanguage, type Span } from './pattern.ts';

const compiled = perLanguage((language) => ({
  choices: choicesOf(language.role, language),
  not: anyOf([], language),
  otherPeople: anyOf(language.otherPeople, language),
}));

/** What the customer is to the property: tenant, owner, landlord, manager. */
export function rolesIn(passage: Passage, language: Language) {
  const { choices, not } = compiled(language);
  const asked = passage.asked.has('role');
  const isAnswer = (span: Span) => asked || isApposition(passage.text, span, language);
  const found = choicesIn(passage, choices, { not, isAnswer });
  const isLabelled = passage.setting === 'label';
  if (found.length > 0 || !(asked || isLabelled)) return found;
  return isLabelled && passage.asked.has('name')
    ? labelledIn(passage, language)
    : confirmedIn(passage, choices, language);
}

/** "Tenant: Ann Lee" */
function labelledIn({ before, start, text, message }: Passage, language: Language) {
  const named = compiled(language).choices.filter(({ answers }) => isIn(answers, before));
  const place = { start, end: start + text.length };
  return named.map(({ value }) => ({ ...place, message, value, rule: 'label', score: 0.8, whole: place }));
}

const BEFORE = 40;
const CLAUSE_BEGINS = /[,;.(/|\n،、。]\s{0,2}$/u;
const CLAUSE_ENDS = /^\s{0,2}(?:[,;.)!/|\n،、。]|$)/u;

/** "Ann Lee, tenant." but not "my neighbour, a tenant": a clause of its own behind nobody else. */
function isApposition(text: string, { start, end }: Span, language: Language): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const opens = start === 0 || CLAUSE_BEGINS.test(before);
  return opens && CLAUSE_ENDS.test(text.slice(end, end + 3)) && !isIn(compiled(language).otherPeople, before);
}

import type { Candidate, Said } from './candidate.ts';
import type { Language } from './language.ts';
import { findAll, has } from './words.ts';

/** The person's role as they state it, or answer when asked. */
export function rolesIn({ text, asked, language }: Said): Candidate[] {
  const stated = Object.entries(language.roles).flatMap(([role, phrases]) =>
    findAll(phrases, text).map(({ 0: words, index }) => candidate('role', role, index, words, 'role.stated', 0.9)),
  );
  if (stated.length > 0 || !asked.has('role')) return stated.sort((a, b) => a.start - b.start);
  return Object.keys(language.roles).flatMap((role) =>
    findAll([role], text).map(({ 0: words, index }) => candidate('role', role, index, words, 'role.answer', 0.8)),
  );
}

/** How urgent a message says the matter is: the first kind of statement that it has. */
export function prioritiesIn({ text, language }: Said): Candidate[] {
  for (const [priority, phrases] of language.priorities) {
    const [found] = findAll(phrases, text);
    if (found) return [candidate('priority', priority, found.index, found[0], 'priority.stated', 0.9)];
  }
  return [];
}

/** The kind of work an issue is: the kind most of whose words it has, `other` when none. */
export function typeOf(issue: string, language: Language): string {
  const counts = Object.entries(language.types).map(([type, phrases]) => ({
    type,
    count: findAll(phrases, issue).length,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a), { type: 'other', count: 0 });
  return best.type;
}

/** Whether a message refuses to give a field. */
export function refuses(
  text: string,
  field: 'name' | 'phone' | 'address',
  isAsked: boolean,
  { refusals, questions }: Language,
): boolean {
  if (has(refusals[field], text)) return true;
  const others = (['name', 'phone', 'address'] as const).filter((it) => it !== field);
  const namesField = has(questions[field], text);
  return has(refusals.any, text) && (namesField || (isAsked && !others.some((other) => has(questions[other], text))));
}

const candidate = (
  field: Candidate['field'],
  value: string,
  start: number,
  words: string,
  rule: string,
  score: number,
): Candidate => ({
  field,
  value,
  start,
  end: start + words.length,
  rule,
  score,
});

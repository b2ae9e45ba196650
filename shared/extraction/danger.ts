import type { IssueType, Language, Priority } from './language.ts';
import { anyOf, blank, findAll, isAnyIn, isIn, perLanguage } from './pattern.ts';

const patternsOf = perLanguage((language) => {
  const { gas, fire, water, shock, trapped, cold } = language.danger;
  return {
    gas: anyOf(gas, language),
    fire: anyOf(fire, language),
    water: anyOf(water, language),
    shock: anyOf(shock, language),
    trapped: anyOf(trapped, language),
    heating: anyOf(cold.heating, language),
    frost: anyOf(cold.frost, language),
    not: anyOf(language.notPriority, language),
  };
});

const withoutOthers = (text: string, language: Language) => blank(text, findAll(patternsOf(language).not, text));

/** Gas, fire, carbon monoxide and somebody who is trapped are urgent whatever the customer says of it (contract 3). */
export function isAlwaysUrgent(text: string, language: Language): boolean {
  const { gas, fire, trapped } = patternsOf(language);
  return isAnyIn([gas, fire, trapped], withoutOthers(text, language));
}

/** How soon a danger must be dealt with that nobody gives a priority: what spreads or shocks at once, no heating in frost soon. */
export function dangerIn(text: string, language: Language): Priority | null {
  const { water, shock, heating, frost } = patternsOf(language);
  const rest = withoutOthers(text, language);
  if (isAnyIn([water, shock], rest)) return 'urgent';
  return isIn(heating, rest) && isIn(frost, rest) ? 'high' : null;
}

/** The trade that a danger needs, whatever else its words count for: a gas leak is no plumbing. */
export function typeOfDanger(issue: string, language: Language): IssueType | undefined {
  const { gas, trapped, shock, water } = patternsOf(language);
  if (isAnyIn([gas, trapped], issue)) return 'maintenance';
  if (isIn(shock, issue)) return 'electrical';
  return isIn(water, issue) ? 'plumbing' : undefined;
}

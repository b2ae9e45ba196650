import { typeOfDanger } from './danger.ts';
import type { IssueType, Language } from './language.ts';
import { anyOf, blank, findAll, perLanguage } from './pattern.ts';

const placesOf = perLanguage((language) => anyOf(language.issue.places ?? [], language));

const patternsOf = perLanguage((language) =>
  (['other', 'plumbing', 'electrical', 'maintenance'] as const).map((type) => ({
    type,
    pattern: anyOf(language.type[type] ?? [], language),
  })),
);

/**
 * What a danger needs; else the trade whose words the issue uses most, of equals the one named first, places ("in the lift") but for want of others; what
 * no trade mends when that is named before.
 */
export const typeOf = (issue: string, language: Language): IssueType =>
  typeOfDanger(issue, language) ??
  tradeOf(blank(issue, findAll(placesOf(language), issue)), language) ??
  tradeOf(issue, language) ??
  'other';

function tradeOf(issue: string, language: Language): IssueType | undefined {
  const counts = patternsOf(language).map(({ type, pattern }) => {
    const spans = findAll(pattern, issue);
    return { type, count: spans.length, first: spans[0]?.start ?? issue.length };
  });
  const [other, ...trades] = counts;
  if (other && other.count > 0 && trades.every(({ first }) => other.first <= first)) return 'other';
  const [most] = trades.sort((a, b) => b.count - a.count || a.first - b.first);
  return most && most.count > 0 ? most.type : undefined;
}

import type { IssueType, Language } from './language.ts';
import { anyOf, findAll, perLanguage } from './pattern.ts';

const patternsOf = perLanguage((language) =>
  (['other', 'plumbing', 'electrical', 'maintenance'] as const).map((type) => ({
    type,
    pattern: anyOf(language.type[type] ?? [], language),
  })),
);

/** The trade whose words the issue uses most, of equals the one named first; what no trade mends when that is named before. */
export function typeOf(issue: string, language: Language): IssueType {
  const counts = patternsOf(language).map(({ type, pattern }) => {
    const spans = findAll(pattern, issue);
    return { type, count: spans.length, first: spans[0]?.start ?? issue.length };
  });
  const [other, ...trades] = counts;
  if (other && trades.every(({ first }) => other.first <= first)) return 'other';
  const [most] = trades.sort((a, b) => b.count - a.count || a.first - b.first);
  return most && most.count > 0 ? most.type : 'other';
}

import type { IssueType, Language } from './language.ts';
import { anyOf, findAll, isIn, perLanguage } from './pattern.ts';

const otherOf = perLanguage((language) => anyOf(language.type.other ?? [], language));

const patternsOf = perLanguage((language) =>
  (['plumbing', 'electrical', 'maintenance'] as const).map((type) => ({
    type,
    pattern: anyOf(language.type[type], language),
  })),
);

/** The trade whose words the issue uses most; of equals the one named first. */
export function typeOf(issue: string, language: Language): IssueType {
  if (isIn(otherOf(language), issue)) return 'other';
  const counts = patternsOf(language).map(({ type, pattern }) => {
    const spans = findAll(pattern, issue);
    return { type, count: spans.length, first: spans[0]?.start ?? issue.length };
  });
  const [most] = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.first - b.first);
  return most?.type ?? 'other';
}

import type { Language } from './language.ts';
import { has } from './words.ts';

const CONTENT_WORDS = 6;

/** What the summary calls an issue: a topic of the language, else the issue's first six words that mean something. */
export function topicOf(issue: string, { topics, commonWords }: Language): string {
  const known = topics.find(([, phrases]) => has(phrases, issue));
  if (known) return known[0];
  const words = issue.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !has(commonWords, word))
    .slice(0, CONTENT_WORDS)
    .join(' ');
}

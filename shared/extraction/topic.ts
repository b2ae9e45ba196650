import type { Language } from './language.ts';
import { DIGIT, LETTER, MARK } from './letters.ts';
import { anyOf, isIn, perLanguage, setOf, wordKey } from './pattern.ts';

const CONTENT_WORDS = 6;
const WORD = new RegExp(`[${LETTER}${MARK}${DIGIT}]+(?:['’][${LETTER}]+)?`, 'gu');

const compiled = perLanguage((language) => ({
  topics: Object.entries(language.topics).map(([topic, phrases]) => ({ topic, pattern: anyOf(phrases, language) })),
  functionWords: setOf(language.functionWords),
}));

/** What the summary calls an issue: a topic of the language, else the issue's first six words that mean something. */
export function topicOf(issue: string, language: Language): string {
  const { topics, functionWords } = compiled(language);
  const known = topics.find(({ pattern }) => isIn(pattern, issue));
  if (known) return known.topic;
  const words = issue.toLowerCase().match(WORD) ?? [];
  return words
    .filter((word) => !functionWords.has(wordKey(word)))
    .slice(0, CONTENT_WORDS)
    .join(' ');
}

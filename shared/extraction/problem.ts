import { isPart } from './digits.ts';
import type { Language } from './language.ts';
import { DIGIT, hasLetter, LETTER, MARK } from './letters.ts';
import { anyOf, blank, findAll, isIn, patternOf, perLanguage, setOf, wordKey } from './pattern.ts';

const WORD = new RegExp(`[${LETTER}${MARK}${DIGIT}'’]+`, 'gu');
const SPACELESS_WORD_LENGTH = 2;
/** Content words that make a sentence worth quoting when no word of trouble is in it. */
export const MIN_CONTENT = 2;

const dangersOf = ({ danger: { gas, fire, water, shock, trapped } }: Language) =>
  [gas, fire, water, shock, trapped].flat();

/** What tells trouble from other talk, and what stands around it. */
export const issuePatternsOf = perLanguage((language) => ({
  problems: anyOf(
    [...language.issue.problems, ...Object.values(language.type).flat(), ...dangersOf(language)],
    language,
  ),
  fillers: anyOf(
    [...language.issue.fillers, ...language.openers, ...language.greetings, ...language.refusals],
    language,
  ),
  refusals: anyOf(language.refusals, language),
  vague: anyOf(language.issue.vague ?? [], language),
  continues: anyOf(language.issue.continues ?? [], language),
  connectors: patternOf(
    `^[\\s,;:.)/|–—，、。：；！）،؛।-]{0,8}(?:(?:${language.issue.connectors.join('|')})${language.spaceless ? '' : '(?![\\p{L}])'}[\\s,，、،]{0,4})?`,
  ),
  leadIn: patternOf(
    `(?:(?:[,;:–—]|\\s(?:${language.issue.connectors.join('|')}))\\s|[，、；：،؛])[^,;:–—，、；：،؛]{0,40}$`,
  ),
  functionWords: setOf(language.functionWords),
}));

/** Whether a text has a word of trouble. */
export const hasProblem = (text: string, language: Language) => isIn(issuePatternsOf(language).problems, text);

/** How many words of a clause mean something by themselves; without spaces two characters count as one. */
export function contentWords(clause: string, language: Language): number {
  const { fillers, functionWords } = issuePatternsOf(language);
  const rest = blank(clause, findAll(fillers, clause));
  const words = (rest.match(WORD) ?? [])
    .map(wordKey)
    .filter((word) => !functionWords.has(word) && !isPart(word, language));
  if (!language.spaceless) return words.filter(hasLetter).length;
  return Math.ceil(words.join('').length / SPACELESS_WORD_LENGTH);
}

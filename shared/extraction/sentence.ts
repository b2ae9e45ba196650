import type { Language } from './language.ts';
import { hasCapital, LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { anyOf, findAll, isIn, patternWith, perLanguage, type Span, setOf, wordKey } from './pattern.ts';

const BOUNDARY = /[\n\r。！？｡؟।]|[.!?…](?=["'”’)\]]?(?:\s|$))/gu;
const WORD_BEFORE = new RegExp(`[${LETTER}${MARK}]{1,12}$`, 'u');
const WORD_AFTER = new RegExp(String.raw`^\.\s{1,3}([${LETTER}${MARK}'’]{1,20}|[#\d])`, 'u');
const LETTER_AT_START = new RegExp(`^[${LETTER}]`, 'u');
/** "… B R A N D T. The" */
const SPELLED = new RegExp(String.raw`(?:[${LETTER}][\s-]){2}[${LETTER}]$`, 'u');
const ORDINAL = new RegExp(String.raw`\d\.\s?[${LETTER}]`, 'u');

const abbreviationsOf = perLanguage((language) => setOf(language.abbreviations));
const functionWordsOf = perLanguage((language) => setOf(language.functionWords));
const particlesOf = perLanguage((language) => setOf(language.name.particles));

/** The sentences of a text, each with its closing mark. Lines count as sentences: chats seldom use full stops. */
export function sentencesOf(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index } of execAll(BOUNDARY, text)) {
    if (isAbbreviation(text, index, language)) continue;
    spans.push({ start, end: index + 1 });
    start = index + 1;
  }
  spans.push({ start, end: text.length });
  return spans.filter((it) => it.end - it.start > 1 && text.slice(it.start, it.end).trim() !== '');
}

/** "St. Louis", "Apt. 5", "J. Smith"; but "… on Main St. The tap …" ends a sentence. */
function isAbbreviation(text: string, index: number, language: Language): boolean {
  if (text[index] !== '.') return false;
  if (isOrdinal(text, index, language)) return true;
  const before = text.slice(Math.max(0, index - 13), index).match(WORD_BEFORE)?.[0];
  const after = text.slice(index, index + 25).match(WORD_AFTER)?.[1];
  if (!before || !after || startsSentence(after, text.slice(index + 1, index + 60), language)) return false;
  if (before.length === 1 && LETTER_AT_START.test(after))
    return !SPELLED.test(text.slice(Math.max(0, index - 5), index));
  return isListed(wordKey(before), language);
}

const partsOf = perLanguage((language) => {
  const { units, streets, streetNames } = language.address;
  return anyOf([...units, ...streets, ...streetNames], language);
});

const ordinalsOf = perLanguage(({ ordinals }) => patternWith(ordinals, (any) => `^\\.[ ]?(?:${any})`));

/** "3. Stock", "Straße des 17. Juni 135", "zum 31. März": an ordinal in a part of an address or a date. */
function isOrdinal(text: string, index: number, language: Language): boolean {
  if (!ORDINAL.test(text.slice(index - 1, index + 3))) return false;
  if (isIn(ordinalsOf(language), text.slice(index, index + 15))) return true;
  const from = Math.max(0, index - 30);
  return findAll(partsOf(language), text.slice(from, index + 30)).some(
    ({ start, end }) => from + start < index && index + 1 < from + end,
  );
}

/** A list has whole words, and "-str" for all that end so. */
const isListed = (key: string, language: Language) =>
  abbreviationsOf(language).has(key) || endingsOf(language).some((ending) => key.endsWith(ending));

const endingsOf = perLanguage((language) =>
  [...abbreviationsOf(language)].filter((it) => it.startsWith('-')).map((it) => it.slice(1)),
);

const NEXT_WORD = /^\s{0,3}\S{1,12}\s(\S)/;

/** "… St. The tap", but not "Av. de la Paz" or "Col. Del Valle". */
function startsSentence(word: string, rest: string, language: Language): boolean {
  const key = wordKey(word);
  if (!functionWordsOf(language).has(key)) return false;
  const isLowerCase = word === word.toLowerCase();
  return !particlesOf(language).has(key) || !(isLowerCase || hasCapital(rest.match(NEXT_WORD)?.[1] ?? ''));
}

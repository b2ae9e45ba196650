import type { Language, Phrases } from './language.ts';
import { namePatternsOf } from './name-pattern.ts';
import { isInitial, lengthOfSuffix, type Word, wordAt } from './name-word.ts';
import { endOfMatch, patternOf, perLanguage, type Span, wholeWords, wordKey } from './pattern.ts';
import { hasProblem } from './problem.ts';

const MAX_WORDS = 5;
/** With the particles between them. */
const MAX_TOKENS = 10;
const MAX_TITLES = 4;

/** A name where it stands, the words that led to it included from `from`, and why it is one. */
export type FoundName = {
  name: Span;
  from: number;
  rule: string;
  score: number;
};

export type Name = Span & {
  isCapital: boolean;
  isMixed: boolean;
  /** Another word of its clause follows, which is none of it. */
  isCut: boolean;
  /** Of a script without capital letters. */
  isCaseless: boolean;
  words: readonly string[];
  /** Words without particles. */
  length: number;
  hasCommon: boolean;
};

/**
 * The name that begins at `at`: up to five words, none a function word, not all of them everyday words. With `whole`, a
 * clause of few words that begins with a capital is a name although the rest is lower case ("John smith"); a last name may
 * begin with any particles ("lo cascio").
 */
export function nameAt(text: string, at: number, language: Language, whole: boolean | 'last' = false): Name | null {
  if (language.spaceless) return shapedName(text, at, language, whole !== false);
  const { functionWords } = namePatternsOf(language);
  const from = skipTitles(text, at, language);
  const lead = whole === 'last' ? endOfLead(text, from, language) : from;
  const found = wordsAt(text, from, { language, whole: whole !== false, lead });
  const own = trimmed(found, { text, functionWords });
  const words = dropParticles(beforeTrouble(own, text, language), functionWords);
  const [first, last] = [words[0], words.at(-1)];
  const mayBeCommon = whole === 'last' && first?.isCapital; // "Surname?" "Baker"
  if (!first || !last || (!mayBeCommon && isOrdinary(words)) || isSingleLetter(first)) return null;
  if (last.start < lead) return null;
  if (words.every(({ text: word }) => LATIN_LETTER.test(word))) return null; // initials of nobody
  return {
    start: first.start,
    end: last.end - lengthOfSuffix(last, language),
    isCapital: first.isCapital,
    isCut: words.length < own.length,
    isCaseless: isCaseless(first),
    isMixed: !ownFirst(words)?.isCapital && words.some(({ isCapital }) => isCapital),
    words: words.map((word) => word.text.slice(0, word.text.length - lengthOfSuffix(word, language))),
    length: countOwn(words),
    hasCommon: words.some(({ isCommon }) => isCommon),
  };
}

const shapesOf = perLanguage((language) => ({
  strict: stickyOf(language.name.shapes ?? [], language),
  loose: stickyOf([...(language.name.shapes ?? []), ...(language.name.looseShapes ?? [])], language),
}));

const stickyOf = (phrases: Phrases, language: Language) => patternOf(wholeWords(phrases, language), 'y');
const QUOTES = /[\s"“「『《]{0,2}/uy;

/** Without spaces nothing but its shape and what follows tells where a name ends. */
function shapedName(text: string, at: number, language: Language, isLoose: boolean): Name | null {
  const { commonWords, functionWords } = namePatternsOf(language);
  QUOTES.lastIndex = at;
  const start = QUOTES.test(text) ? QUOTES.lastIndex : at;
  const end = endOfMatch(shapesOf(language)[isLoose ? 'loose' : 'strict'], text, start);
  const word = text.slice(start, end).trimEnd();
  const isNone = (it: string) => commonWords.has(wordKey(it)) || functionWords.has(wordKey(it));
  if (!word || [word, ...word.split(/\s/u)].some(isNone)) return null;
  return {
    start,
    end: start + word.length,
    isCapital: true,
    isCut: false,
    isCaseless: false,
    isMixed: false,
    words: [word],
    length: 1,
    hasCommon: false,
  };
}

/** Everyday words and no other, but for particles between them. */
const isOrdinary = (words: readonly Word[]) =>
  words.some(({ isCommon }) => isCommon) && words.every(({ isCommon, isParticle }) => isCommon || isParticle);

const isCaseless = ({ text }: Word) => text.toLowerCase() === text.toUpperCase();

/** "van" is lower case in a name that is not. */
const ownFirst = (words: readonly Word[]) => words.find(({ isParticle }) => !isParticle) ?? words[0];

const isSingleLetter = ({ text, isCapital }: Word) => text.length === 1 && !isCapital;
const LATIN_LETTER = /^[A-Za-zªºÀ-ÖØ-öø-ʸ\u1e00-\u1eff]\.?$/;

/** `lead` is where the particles end that the name begins with. */
type Reading = { language: Language; whole: boolean; lead: number };

const particlesOf = perLanguage((language) => {
  const particle = `(?:${language.name.particles.trim().split(/\s+/u).join('|')})`;
  return patternOf(wholeWords([`${particle}(?: ${particle}){0,2}`], language), 'y');
});
const BLANKS = /\s{0,3}/uy;

/** "De Vries": behind the question for the surname, the particles that it begins with. */
function endOfLead(text: string, at: number, language: Language): number {
  BLANKS.lastIndex = at;
  const start = BLANKS.test(text) ? BLANKS.lastIndex : at;
  return endOfMatch(particlesOf(language), text, start);
}

function wordsAt(text: string, at: number, reading: Reading): Word[] {
  const words: Word[] = [];
  let word = wordAt(text, at, reading.language);
  while (
    word &&
    words.length < MAX_TOKENS &&
    countOwn(words) < MAX_WORDS &&
    continues(text, words, { word, ...reading })
  ) {
    words.push(word);
    word = endsName(text, word, reading.language) ? null : wordAt(text, word.end, reading.language);
  }
  return words;
}

/** Particles do not count: "María de los Ángeles Chapa Oquendo". */
const countOwn = (words: readonly Word[]) => words.filter(({ isParticle }) => !isParticle).length;

/** Whether a word may follow those before it: no function word, and not lower case after a capital. */
function continues(text: string, words: readonly Word[], { word, whole, lead }: Reading & { word: Word }) {
  const first = words.find(({ end }) => end > lead);
  if ((first || word.start < lead) && word.isParticle) return true;
  if (word.isFunction) return false;
  return !first?.isCapital || word.isCapital || (whole && isLastOfClause(text, word));
}

/** Nothing but the end of its clause follows the word. */
const isLastOfClause = (text: string, { end }: Word) => /^\s{0,3}(?:[.!?,;\n،؛؟।]|$)/u.test(text.slice(end, end + 5));

/** A full stop ends a name unless it follows an initial. */
const endsName = (text: string, { end, text: word }: Word, language: Language) =>
  !isInitial(word, language) && /^["”’)]?[.!?,;:/\n،؛؟।]/u.test(text.slice(end, end + 2));

type Ending = { text: string; functionWords: ReadonlySet<string> };

/** Everyday words at the end are not part of a lower-case name: "john smith tomorrow". */
function trimmed(words: Word[], { text, functionWords }: Ending): Word[] {
  const last = words.at(-1);
  const mayBeOwn = last && (isCaseless(last) ? words.length < 3 : last.isCapital);
  if (!last?.isCommon || mayBeOwn || (!isCaseless(last) && isLastOfClause(text, last)))
    return dropParticles(words, functionWords);
  return trimmed(words.slice(0, -1), { text, functionWords });
}

/** "i'm kevin smith kitchen tap drips": in lower case, two words of a name end before everyday words and those of trouble. */
function beforeTrouble(words: Word[], text: string, language: Language): Word[] {
  if (words[0]?.isCapital) return words;
  const isOther = (word: Word, at: number) =>
    countOwn(words.slice(0, at)) > 1 &&
    !isLastOfClause(text, word) &&
    (word.isCommon || hasProblem(word.text, language));
  const end = words.findIndex(isOther);
  return end < 0 ? words : words.slice(0, end);
}

/** "Ann b", "María de la": a letter or a function word ends no name. */
function dropParticles(words: Word[], functionWords: ReadonlySet<string>): Word[] {
  const last = words.at(-1);
  if (words.length < 2 || !last || last.isCapital) return words;
  const isName = last.text.length > 1 && !functionWords.has(wordKey(last.text));
  return isName ? words : dropParticles(words.slice(0, -1), functionWords);
}

/** "Mrs", "Frau Prof. Dr." */
function skipTitles(text: string, from: number, language: Language): number {
  let at = from;
  for (let nth = 0; nth < MAX_TITLES; nth++) {
    const word = wordAt(text, at, language);
    if (!word || !namePatternsOf(language).titles.has(wordKey(word.text))) break;
    at = /[.)]/.test(text[word.end] ?? '') ? word.end + 1 : word.end;
  }
  return at;
}

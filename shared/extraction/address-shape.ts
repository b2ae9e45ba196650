import type { Candidate } from './candidate.ts';
import type { Language } from './language.ts';
import { DIGIT, hasCapital, hasLetter, LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { nameAt } from './name-shape.ts';
import {
  anyOf,
  blank,
  endOfMatch,
  findAll,
  hasWord,
  isIn,
  type Pattern,
  patternOf,
  patternWith,
  perLanguage,
  type Span,
  setOf,
  wholeWords,
  wordKey,
} from './pattern.ts';
import { hasProblem } from './problem.ts';

/** What a stretch of text has of an address. */
export type Parts = { street: 'full' | 'number' | 'name' | null; unit: boolean; place: boolean };

/** A whole address, or the number, the unit or the town that was asked for on its own. */
export type AddressCandidate = Candidate & {
  parts: Parts;
  kind: 'street' | 'unit' | 'place' | 'number';
  /** It answers the question for the street or the town alone. */
  goesOn?: boolean;
};

const patternsOf = perLanguage((language) => ({
  streets: anyOf(language.address.streets, language),
  streetNames: anyOf(language.address.streetNames, language),
  houseNumbers: anyOf(language.address.houseNumbers, language),
  units: anyOf(language.address.units, language),
  places: anyOf(
    [...language.address.regions, ...language.address.postcodes, ...(language.address.cities ?? [])],
    language,
  ),
  postcodes: anyOf(language.address.postcodes, language),
  areas: anyOf([...language.address.regions, ...language.address.countries, ...language.address.streetNames], language),
  bareStreets: anyOf(language.address.bareStreets ?? [], language),
  ends: anyOf(language.address.ends, language),
  cases: patternWith(language.suffixes?.cases, (any) => `(?:${any})(?![\\p{L}\\d])`),
  functionWords: setOf(language.functionWords),
  alike: setOf(language.name.alike ?? ''),
  particles: setOf(language.address.particles),
  commonWords: setOf(language.commonWords),
}));

export function partsOf(text: string, language: Language): Parts {
  const { streets, streetNames, units } = patternsOf(language);
  const street = isIn(streets, text)
    ? 'full'
    : hasHouseNumber(text, language)
      ? 'number'
      : isIn(streetNames, text)
        ? 'name'
        : null;
  return { street, unit: isIn(units, text), place: hasPlace(text, street, language) };
}

/** "#75523" without a street is an order at least as likely as a flat, and no postcode beside it. */
function hasPlace(text: string, street: Parts['street'], language: Language): boolean {
  const { places, units } = patternsOf(language);
  if (street !== null) return isIn(places, text);
  const numbers = findAll(units, text).filter(({ start, end }) => !hasLetter(text.slice(start, end)));
  return isIn(places, blank(text, numbers));
}

/** A text without a foreign word that names a street or a town, as people answer when they are asked for an address. */
export function isBareAddress(text: string, language: Language): boolean {
  const { bareStreets, commonWords } = patternsOf(language);
  if (firstForeignWord(text, language) < text.length) return false;
  const words = NUMBERED.exec(text)?.[1]?.split(/\s+/) ?? [];
  return isIn(bareStreets, text) || (words.length > 1 && words.every((word) => !isCommon(word, commonWords)));
}

/** "44 w anna salai": a house number and two words or more that mean nothing else. */
const NUMBERED = new RegExp(
  String.raw`^(?!(?:19|20)\d\d\s)\d{2,5}[a-z]?\s(?:[a-z]\s)?([${LETTER}]{3,20}(?:\s[${LETTER}]{3,20}){1,3})$`,
  'u',
);

/** "9787 E Broadway", "Hidalgo 387" but not "2 days". */
function hasHouseNumber(text: string, language: Language): boolean {
  const { houseNumbers, functionWords, commonWords } = patternsOf(language);
  return findAll(houseNumbers, text).some(({ start, end }) => {
    const word = text.slice(start, end).match(LAST_WORD)?.[0] ?? '';
    const isCapital = word !== word.toLowerCase();
    return !functionWords.has(wordKey(word)) && (isCapital || !isCommon(word, commonWords));
  });
}

const LAST_WORD = new RegExp(String.raw`[${LETTER}${MARK}'’]+(?=[^${LETTER}]*(?:\d+[${LETTER}]?)?$)`, 'u');

/** Where an address may begin by its shape alone. */
export function startsIn(text: string, language: Language): number[] {
  const { streets, houseNumbers, units, places } = patternsOf(language);
  if (!language.spaceless) return placesOf([streets, houseNumbers, units], text);
  return NUMBER.test(text) ? placesOf([streets, houseNumbers, units, places], text.slice(0, MAX_SEARCHED)) : [];
}

const placesOf = (patterns: readonly Pattern[], text: string) =>
  patterns.flatMap((pattern) => findAll(pattern, text).map(({ start }) => start));

/** Nobody writes so much before an address that nothing announces. */
const MAX_SEARCHED = 4096;
/** Without spaces a street may begin with any letter; without a number it is none, and looking for it costs the most. */
const NUMBER = new RegExp(`[${DIGIT}一二三四五六七八九十]`);

const isCommon = (word: string, commonWords: ReadonlySet<string>) =>
  commonWords.has(wordKey(word)) || commonWords.has(wordKey(word).replace(/s$/, ''));

const SEPARATORS_AT_END = /[\s,.;:!?(/，。、；،؛؟।-]{1,20}$/u;

/** How far an address that begins at `start` reaches, at most to `limit`: up to the first words that belong to none. */
export function endOfAddress(text: string, { start, end: limit }: Span, language: Language): number {
  if (language.spaceless) return endOfPieces(text, { start, end: limit }, language);
  const { ends, cases } = patternsOf(language);
  const rest = text.slice(start, limit);
  const inflected = findAll(cases, rest).filter((it) => /\d/.test(rest.slice(0, it.start)));
  const stop = [...findAll(ends, rest), ...inflected].map((it) => it.start).filter((it) => it > 0);
  stop.push(beginOfProblem(rest, language), beginOfName(rest, language));
  const end = firstForeignWord(rest.slice(0, Math.min(rest.length, closedAt(rest), ...stop)), language);
  return start + text.slice(start, start + end).replace(SEPARATORS_AT_END, '').length;
}

const TWO_WORDS = /\S\s+\S/u;
/** Longer than a unit is. */
const LONG_CLAUSE = /\S(?:\s+\S+){3}/u;
const CLAUSE = new RegExp(String.raw`(?:[,;،]|\s[/|])\s{1,3}([${LETTER}][^,;،\d]{2,80})`, 'gu');

/** "12 Oak Street, tap dripping": a clause of several words in lower case, one of them of trouble. */
function beginOfProblem(text: string, language: Language): number {
  const { places, units, streetNames } = patternsOf(language);
  const clauses = execAll(CLAUSE, text);
  const isTrouble = (it: string) => isVerbose(it, language) && !isIn(places, it) && !isIn(units, it);
  const found = clauses.find(
    ({ 0: whole, 1: it = '' }) =>
      (whole.startsWith('،')
        ? isTrouble(it)
        : (isLowerCase(it) || /^\s/u.test(whole)) && (isIn(units, it) ? LONG_CLAUSE : TWO_WORDS).test(it)) &&
      !isIn(streetNames, it) &&
      hasProblem(it, language),
  );
  return found?.index ?? text.length;
}

/** Without capitals: more than a quarter's name ("باب توما"), or two words of trouble. */
function isVerbose(clause: string, language: Language): boolean {
  const words = clause.trim().split(/\s+/u);
  return words.length > 2 || (words.length > 1 && words.every((word) => hasProblem(word, language)));
}

const TOWN = new RegExp(String.raw`^\s[${LETTER}][^,;\d]{1,30}(?=,\s)`, 'u');

/** "80331 Munich, Ann Lee": a full name behind the town, where first names are listed; a place has seldom two words there. */
function beginOfName(text: string, language: Language): number {
  const { postcodes, areas } = patternsOf(language);
  const begins = language.name.given ? findAll(postcodes, text) : [];
  const ends = begins.map(({ end }) => end + (TOWN.exec(text.slice(end, end + 40))?.[0].length ?? text.length));
  const end = ends.find((it) => {
    const name = nameAt(text, it + 1, language);
    const isFull = name?.isCapital && name.length > 1 && !name.hasCommon;
    return isFull && !isIn(areas, name.words.join(' ')) && /^\s*(?:[.,;]|$)/u.test(text.slice(name.end));
  });
  return end ?? text.length;
}

/** "(12 Oak Street, Leeds) …": a bracket closes that the address did not open. */
function closedAt(text: string): number {
  const [close, open] = [text.indexOf(')'), text.indexOf('(')];
  return close >= 0 && (open < 0 || close < open) ? close : text.length;
}

const GAP = /[\s,，、]{0,2}/uy;
const MAX_PIECES = 12;
/** Of what stands around an address: before it what expressions look back at, and more than any address is long. */
const [CONTEXT, MAX_LENGTH] = [20, 300];

const piecesOf = perLanguage((language) => {
  const { postcodes, regions, streets, streetNames, houseNumbers, units } = language.address;
  return [postcodes, regions, streets, streetNames, houseNumbers, units]
    .filter((phrases) => phrases.length > 0)
    .map((phrases) => patternOf(wholeWords(phrases, language), 'y'));
});

/** Without spaces an address reaches as far as one known piece follows another, each as long as can be. */
function endOfPieces(text: string, { start, end: limit }: Span, language: Language): number {
  const from = Math.max(0, start - CONTEXT);
  const within = text.slice(from, Math.min(limit, start + MAX_LENGTH));
  let end = start - from;
  for (let count = 0; count < MAX_PIECES; count++) {
    GAP.lastIndex = end;
    const next = GAP.test(within) ? GAP.lastIndex : end;
    const furthest = Math.max(...piecesOf(language).map((piece) => endOfMatch(piece, within, next)));
    if (furthest <= next) break;
    end = furthest;
  }
  return from + end;
}

/** Never the letters of a number: "2a", "4ème". */
const WORD = new RegExp(`(?<![${DIGIT}${LETTER}${MARK}])[${LETTER}${MARK}'’]+`, 'gu');

/**
 * Function words end an address ("… and the tap"), except in what is known to be one ("Portland, OR 97201"). Particles end
 * it when no other word of a name follows them ("Madrid, la").
 */
function firstForeignWord(text: string, language: Language): number {
  const { particles } = patternsOf(language);
  let end: number | null = null;
  for (const { 0: word, index } of execAll(WORD, text)) {
    const isParticle = particles.has(wordKey(word));
    const isOwn = !(isParticle || isFunctionWord(word, language)) || isKnownAt(text, index, language);
    if (isOwn) end = null;
    else if (isParticle) end ??= index;
    else return end ?? beginOfClause(text, index, language);
  }
  return endsIn(text, end) ? end : text.length;
}

/** Whether a place is within what is known to be of an address. */
function isKnownAt(text: string, at: number, language: Language): boolean {
  const { streets, units, places } = patternsOf(language);
  return [streets, units, places].some((it) => findAll(it, text).some(({ start, end }) => start <= at && at < end));
}

function isFunctionWord(word: string, language: Language): boolean {
  const { functionWords, alike } = patternsOf(language);
  return hasWord(functionWords, word) && !alike.has(word);
}

/** "…, the dryer is", "…, Leeds, opens at": a clause in lower case that begins with a particle, or stands behind capitals, is none of the address, from its comma on. */
function beginOfClause(text: string, index: number, language: Language): number {
  const clause = CLAUSE_BEFORE.exec(text.slice(Math.max(0, index - 80), index));
  if (!clause?.[1] || !isLowerCase(clause[1]) || /\d/.test(clause[0])) return index;
  const at = index - clause[0].length;
  const isBehindCapital = hasCapital(text.slice(0, at).match(LAST_WORD)?.[0] ?? '');
  const isOther = isBehindCapital && !isKnownAt(text, at + clause[0].indexOf(clause[1]), language);
  return isOther || patternsOf(language).particles.has(wordKey(clause[1])) ? at : index;
}

const CLAUSE_BEFORE = new RegExp(String.raw`[,;]\s{1,3}([${LETTER}][${LETTER}${MARK}]{0,12})\s[^,;]{0,60}$`, 'u');
const isLowerCase = (word: string) => word.charAt(0) !== word.charAt(0).toUpperCase();

/** Particles at the very end; a number after them is a name as good as any ("the 12"). */
const endsIn = (text: string, particles: number | null): particles is number =>
  particles !== null && !NUMBER.test(text.slice(particles));

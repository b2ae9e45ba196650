import { startsIn } from './address-shape.ts';
import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import { isUnasked, type Passage, spansIn } from './passage.ts';
import { anyOf, blank, findAll, isIn, perLanguage, type Span } from './pattern.ts';
import { hasProblem } from './problem.ts';

const patternsOf = perLanguage((language) => ({
  cues: anyOf(language.address.cues, language),
  regions: anyOf(language.address.regions, language),
  streetNames: anyOf(language.address.streetNames, language),
}));

/** Nobody has so many addresses; it bounds the work on a message made of nothing else. */
const MAX_STARTS = 40;

export const STREET_ASKS = ['address', 'street'] as const;
export const ADDRESS_ASKS = [...STREET_ASKS, 'unit', 'city'] as const;

/** Where an address may begin, the words that lead to it from `from`, and why. */
export type Start = { from: number; at: number; rule: 'cue' | 'answer' | 'shape' | 'bare' };

/** The places where an address may begin; `taken` are the numbers already read in this message. */
export function startsOf(passage: Passage, taken: readonly Span[], language: Language): Start[] {
  const { text, asked } = passage;
  const free = blank(text, spansIn(passage, taken), ';'); // no street goes across a number
  const behind = asked.has('name') ? behindName(text, language) : asked.has('issue') ? behindIssue(text, language) : 0;
  const first = behindNumber(passage, taken, behind);
  const answer = ADDRESS_ASKS.some((ask) => asked.has(ask))
    ? [{ from: first, at: first, rule: 'answer' as const }]
    : [];
  const cues = findAll(patternsOf(language).cues, text)
    .slice(0, MAX_STARTS)
    .map((it) => ({ from: it.start, at: it.end, rule: 'cue' as const }));
  const shapes = [...new Set(startsIn(free, language))]
    .slice(0, MAX_STARTS)
    .map((at) => townBefore(free, at, language))
    .map((at) => behindPlaces(free, at, language))
    .map((at) => behindAreas(free, at, language))
    .map((at) => ({ from: at, at, rule: 'shape' as const }));
  return [...answer, ...cues, ...shapes, ...(shapes.length === 0 ? bareStart(passage, taken) : [])];
}

/** "00-238 Warszawa, ul. Długa 5" begins with its town. */
const townBefore = (text: string, at: number, language: Language): number =>
  findAll(patternsOf(language).regions, text).find(
    ({ start, end }) => end <= at && /^\d/.test(text.slice(start)) && /^,?\s$/u.test(text.slice(end, at)),
  )?.start ?? at;

/** "Ann Lee, 12 Oak Street" and "ann lee 12 oak street" answer two questions: the address begins with its own clause. */
function behindName(text: string, language: Language): number {
  const at = Math.min(...startsIn(text, language), behindFullName(text, language));
  const before = at < MAX_NAME ? text.slice(0, at) : '';
  const cut = LAST_CLAUSE.exec(before)?.index;
  if (cut !== undefined) return behindAreas(text, cut + 1, language);
  const name = !language.spaceless && nameAt(before, skipOpeners(before, 0, language), language, true);
  return name && name.length > 1 && !name.hasCommon && before.slice(name.end).trim() === '' ? at : 0;
}

/** "The tap drips at 12 Oak Street" answers two questions. */
function behindIssue(text: string, language: Language): number {
  const at = Math.min(...startsIn(text, language));
  return at < text.length && hasProblem(text.slice(0, at), language) ? at : 0;
}

/** "Ann Lee, Leeds" */
function behindFullName(text: string, language: Language): number {
  const clause = language.spaceless ? undefined : FIRST_CLAUSE.exec(text)?.[0];
  const name = clause && nameAt(clause, skipOpeners(clause, 0, language), language, true);
  return name && name.length > 1 && !name.hasCommon && name.end >= clause.length - 2 ? clause.length : Infinity;
}

const FIRST_CLAUSE = /^[^,.;/\n]{3,60}[,;/\n]\s?/u;
const MAX_NAME = 60;
const LAST_CLAUSE = /(?:[,;/\n、，،]|\s[–.-](?=\s))[^,;/\n、，،]*$/u;

/** The message itself, behind a number that it opens with, when nobody knows what was asked. */
function bareStart(passage: Passage, taken: readonly Span[]): Start[] {
  if (!isUnasked(passage)) return [];
  const at = behindNumber(passage, taken, 0);
  return [{ from: at, at, rule: 'bare' }];
}

/** "98123 45670, 12 Oak Street" */
function behindNumber(passage: Passage, taken: readonly Span[], at: number): number {
  const number = taken.find(({ start, end }) => end > passage.start + at && start <= passage.start + at + MAX_OPENER);
  return number ? number.end - passage.start : at;
}

const MAX_OPENER = 6;

const MAX_PLACES = 3;

/** Where the towns begin that are told right before a street: "رام الله، حي الطيرة، شارع …". */
function behindPlaces(text: string, at: number, language: Language): number {
  const places = findAll(patternsOf(language).regions, text.slice(0, at)).slice(-MAX_PLACES).reverse();
  return places.reduce((from, { start, end }) => (/^[،,]\s?$/u.test(text.slice(end, from)) ? start : from), at);
}

/** More than people tell, and room for one. */
const [MAX_AREAS, AREA_LENGTH] = [5, 80];
const AREA = new RegExp(
  String.raw`(?:^|[,،;:.।!?\n-])\s?([${LETTER}][${LETTER}${MARK}]{1,20}(?:\s[${LETTER}${MARK}]{2,20}){0,2})[,،]\s?$`,
  'u',
);

/**
 * Without capitals, where the areas begin that stand before a street, a clause each: "दानापुर, सगुना मोड़, एन्क्लेव 303". The first
 * of them may be somebody's name, and is when it has two words.
 */
function behindAreas(text: string, at: number, language: Language): number {
  const begins = [at];
  for (let [from = 0] = begins; begins.length <= MAX_AREAS; [from = 0] = begins) {
    const area = AREA.exec(text.slice(Math.max(0, from - AREA_LENGTH), from))?.[1];
    if (!area || !isArea(area, language)) break;
    begins.unshift(text.lastIndexOf(area, from));
  }
  const [first = at, second = at] = begins;
  const own = text.slice(first, second);
  const isName = begins.length < 3 || /\S\s\S/u.test(own);
  return isName && !isIn(patternsOf(language).streetNames, own) ? second : first;
}

function isArea(area: string, language: Language): boolean {
  const name = nameAt(area, 0, language);
  return name?.end === area.length && name.isCaseless && !hasProblem(area, language);
}

import { type Candidate, VALID } from './candidate.ts';
import type { Ask, Language } from './language.ts';
import { hasCapital, isLowerCase, LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import { namePatternsOf } from './name-pattern.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import { type Passage, spansIn } from './passage.ts';
import { anyOf, blank, findAll, isIn, perLanguage, type Span } from './pattern.ts';
import { isNumberWord } from './phone.ts';
import { hasProblem } from './problem.ts';

const phonesOf = perLanguage((language) => anyOf(language.phone.cues, language));

/** A signed name is not longer. */
const MAX_WORDS = 4;
/** Nobody writes so many; it bounds the work on a message made of nothing else. */
const MAX_PLACES = 40;
/** Behind a name that stands last. */
const MAX_TAIL = 300;
const CONTACT: ReadonlySet<Ask> = new Set(['name', 'phone']);

/** A text with its own numbers and addresses, and with blanks instead of them. */
type Signed = { text: string; rest: string; own: readonly Span[]; language: Language };

/** "… since Monday. Ann Lee, 555 0142": a name last but for the writer's number and address, or a full one right before them. */
export function signature(passage: Passage, taken: readonly Candidate[], language: Language): Name | null {
  const { text, sentences, asked } = passage;
  const valid = taken.filter(({ score }) => score >= VALID);
  const own = spansIn(passage, valid).sort((a, b) => a.start - b.start);
  const signed = { text, rest: blank(text, own), own, language };
  const namesAt = (places: readonly number[], within = signed.rest) =>
    places.map((at) => nameAt(within, skipOpeners(within, at, language), language)).filter((name) => name !== null);
  const begins = own.length > 0 ? beginsIn(signed, sentences) : [];
  const mayBeLast = [...asked].every(
    (it) => it === 'issue' || (it === 'other' && sentences.length > 2) || (CONTACT.has(it) && own.length > 0),
  );
  return (
    (mayBeLast && namesAt(lastPlaces(sentences, signed)).find((name) => isLast(name, signed))) ||
    namesAt(begins, language.spaceless ? text : signed.rest).find((name) => isBefore(name, signed)) ||
    null
  );
}

/** "My sink leaks, Ann Lee, 555 0142" */
const CLAUSE_BEFORE = /[,،:]\s?([^,،:]{3,40}[,،])\s?$/u;
const DASH = /[—–]\s/gu;

/** Where a name may stand right before a number or an address: in a sentence, behind another of them and behind a colon or a dash. */
function beginsIn(signed: Signed, sentences: readonly Span[]): number[] {
  const begins = sentences.slice(0, MAX_PLACES).flatMap((it) => beginsOf(it, signed));
  const { text, own, language } = signed;
  if (language.spaceless) return begins;
  const dashes = execAll(DASH, text).slice(0, MAX_PLACES);
  const near = own.slice(0, MAX_PLACES);
  const clauses = near.map(({ start }) => CLAUSE_BEFORE.exec(text.slice(0, start).slice(-MAX_CUE * 2))?.[1]);
  const before = near.flatMap(({ start }, nth) => (clauses[nth] ? [text.lastIndexOf(clauses[nth], start)] : []));
  return [...begins, ...near.map((it) => it.end), ...dashes.map(({ index }) => index + 1), ...before];
}

const CONTENT = new RegExp(`[${LETTER}\\d]`, 'u');

/** "My sink leaks - Ann Lee" */
const LAST_DASH = /\s[-–—](?=\s[^\n–—]{3,60}$)/u;

/** Where the last name may begin: with the last sentence that says something else, or behind a number or a dash in it. */
function lastPlaces(sentences: readonly Span[], { rest, own }: Signed): number[] {
  const last = sentences.findLast((it) => CONTENT.test(rest.slice(it.start, it.end)));
  const behind = own.filter(({ end }) => last && end > last.start).map(({ end }) => end);
  const dash = rest.search(LAST_DASH);
  if (dash >= 0) behind.push(dash + 2);
  return last && (sentences.length > 1 || behind.length > 0) ? [last.start, ...behind.slice(-MAX_PLACES)] : [];
}

/** In capitals, two words at least, or one before a number that it does not describe ("Mobile"). */
function isLast(name: Name, { text, rest, own, language }: Signed): boolean {
  const end = rest.slice(name.end, name.end + MAX_TAIL);
  if (/\S/u.test(rest.slice(name.end + MAX_TAIL))) return false;
  if (!/^[\s.!,;:()/，、。；：（）–-]*$/u.test(blank(end, findAll(phonesOf(language), end)))) return false;
  if (language.spaceless) return own.length > 0;
  const isNear = own.some(({ start }) => start > name.end && start <= name.end + 3);
  const isFull = name.length > 1 || (isNear && !isNumberWord(text.slice(name.start, name.end), language));
  return isFull && isPlain(name) && (isUpper(name, text) || (name.isCaseless && mayBeCaseless(name, language)));
}

/** A sentence, and what stands behind its colon when it speaks of nobody else: "Best ask me: Ann Lee, 555 0142". */
function beginsOf({ start, end }: Span, { text, language }: Signed): number[] {
  const colon = text.slice(start, Math.min(end, start + MAX_TAIL)).lastIndexOf(': ');
  return colon < 0 || isIn(namePatternsOf(language).otherPeople, text.slice(start, start + colon))
    ? [start]
    : [start, start + colon + 2];
}

/** Without capitals, of the words of a name none but of names. */
const mayBeCaseless = ({ words, length }: Name, language: Language) =>
  length > 1 && !isIn(fillersOf(language), words.join(' ')) && !hasProblem(words.join(' '), language);

const fillersOf = perLanguage((language) => anyOf(language.issue.fillers, language));

function isBefore(name: Name, signed: Signed): boolean {
  const { text, own, language } = signed;
  const isFirst = name.start <= skipOpeners(text, 0, language);
  const isNear = own.some(({ start }) => {
    const gap = start > name.end && start <= name.end + MAX_CUE ? text.slice(name.end, start) : '';
    return leadsTo(gap, language) || (isFirst && name.isCapital && AT.test(gap));
  });
  const isFull = language.spaceless || name.words.length > 1;
  const mayBe = name.isCapital
    ? isNear || isAlone(name, signed)
    : isNear && isLowerCase(text) && name.length < MAX_WORDS;
  return mayBe && isFull && isPlain(name) && !hasProblem(name.words.join(' '), language);
}

/** "Ann Lee." or "Ann Lee, tenant …": a sentence of nothing else, or one that goes on with a role. */
function isAlone({ start, end }: Name, { text, language }: Signed): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const rest = text.slice(end, end + MAX_CUE);
  const isSentence = /(?:^|[.!?\n])\s{0,2}$/u.test(before) && /^\s?(?:[.!\n]|$)/u.test(rest);
  return !language.spaceless && (isSentence || roleOf(language).some((it) => findAll(it, rest)[0]?.start === 2));
}

const roleOf = perLanguage((language) => Object.values(language.role).map(({ answers }) => anyOf(answers, language)));

const MAX_CUE = 30;

/** "Ann Lee, 555 0142", "Ann Lee, mobile 555 0142", "Ann Lee, it's 555 0142" */
const leadsTo = (text: string, language: Language) =>
  /^(?:[\s,،，、/／|｜:(–-]{1,60}|\s?[,:]\s+(?:[^\s\d,.A-Z]{1,5}\s+){1,2})$/u.test(
    blank(text, findAll(phonesOf(language), text)),
  );

/** "Ann Lee at 12 Oak Street", where a message begins. */
const AT = /^\s(?:[^\s\d,.A-Z]{1,5}\s){1,2}$/u;

const isPlain = ({ hasCommon, length }: Name) => !hasCommon && length <= MAX_WORDS;

export const isUpper = ({ start, isCapital }: Name, text: string) => isCapital && hasCapital(text.slice(start));

import { type Candidate, VALID } from './candidate.ts';
import { asciiDigits } from './fold.ts';
import type { Language } from './language.ts';
import { SPACED_LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import type { Passage } from './passage.ts';
import { anyOf, blank, findAll, isAnyIn, isIn, perLanguage } from './pattern.ts';
import { NOT_MINE } from './phone.ts';
import { digitsOf, e164Of } from './phone-plan.ts';
import type { PhoneCandidate } from './phone-shape.ts';
import { hasProblem } from './problem.ts';

/** Who corrects a number says little else. */
const MAX_TEXT = 80;
const MAX_FRAGMENT = 8;

const patternsOf = perLanguage((language) => ({
  corrections: anyOf(language.corrections, language),
  cues: anyOf(language.phone.cues, language),
  otherPeople: anyOf(language.otherPeople, language),
  places: [language.address.units, language.address.streets].map((phrases) => anyOf(phrases, language)),
}));

/**
 * The numbers with what customers say of one that is known, by comparison with it: which of its digits are others ("0132 at the end, not
 * 0123", "it ends in 91", "… 0101, sorry, 3555-0110"), or that another is the right one ("that number is wrong, 415-555-0190"); and
 * without what is told later of somebody else ("the landlord is on 415-555-0123"). What has a number of one of
 * the `places` that were told in other messages is about that.
 */
export function phonesCorrected(
  passages: readonly Passage[],
  numbers: readonly PhoneCandidate[],
  { places: told, language }: { places: readonly Candidate[]; language: Language },
): PhoneCandidate[] {
  const toldIn = Map.groupBy(numbers, ({ message }) => message);
  const places = placesOf(told);
  const own = new Set(passages.map(({ message }) => message));
  const affirmed = numbers.filter(({ message }) => !own.has(message)); // the agent's words, to which the customer said yes
  let known: PhoneCandidate | undefined;
  const corrected = passages.flatMap((passage) => {
    known = affirmed.findLast(({ message }) => message === passage.message - 1) ?? known;
    const kept = (toldIn.get(passage.message) ?? [])
      .filter((it) => isWithin(it, passage))
      .filter((it) => !(known && isOfOther(it, passage, language)));
    const callable = kept.filter(({ e164 }) => e164 !== null);
    const last = callable.findLast(({ score }) => score >= VALID);
    const correction = correctionIn(passage, { callable, last, known, places, language });
    known = correction ?? last ?? known;
    return correction ? [...kept, correction] : kept;
  });
  return [...affirmed, ...corrected].sort((a, b) => a.message - b.message);
}

type Told = {
  callable: readonly PhoneCandidate[];
  last: PhoneCandidate | undefined;
  known: PhoneCandidate | undefined;
  places: ReturnType<typeof placesOf>;
  language: Language;
};

/** What a passage makes of the known number: another in its place, or other digits in it. */
const correctionIn = (passage: Passage, { callable, last, known, places, language }: Told) =>
  known && callable.length === 1 && !last
    ? replacement(passage, callable, { known, language })
    : otherDigits(passage, last ?? known, { isSaid: last !== undefined, places, language });

/** Told where nobody asked for it, in the clause of somebody else, and no correction. */
function isOfOther({ start }: PhoneCandidate, { asked, text, start: from }: Passage, language: Language): boolean {
  const before = text.slice(Math.max(0, start - from - MAX_TEXT), start - from);
  const clause = before.slice(before.search(LAST_CLAUSE));
  const { otherPeople, corrections } = patternsOf(language);
  return !asked.has('phone') && isIn(otherPeople, clause) && !isIn(corrections, before);
}

const LAST_CLAUSE = /[^,;:.!?…—،؛。，！、\n]*$/u;

const isWithin = ({ message, start, end }: PhoneCandidate, { message: own, start: from, text }: Passage) =>
  message === own && start >= from && end <= from + text.length;

const CLAUSE_BEGINS = /[,;:.!?…—،؛。，！、]\s{0,2}(?:\S{1,10}\s?){0,2}$/u;

/** "That's the wrong number" in one clause, and in the next the only number of the message, which nobody has called wrong before. */
function replacement(
  { text, start, asked }: Passage,
  [it]: readonly PhoneCandidate[],
  { known, language }: { known: PhoneCandidate; language: Language },
): PhoneCandidate | undefined {
  if (!it || it.e164 === known.e164 || text.length > MAX_TEXT || asked.has('other')) return undefined;
  const { corrections, cues, otherPeople } = patternsOf(language);
  const before = text.slice(0, it.start - start);
  const isAboutNumber = isAnyIn([corrections, cues], before) || it.rule === NOT_MINE;
  const isRight = isAboutNumber && CLAUSE_BEGINS.test(before) && !isIn(otherPeople, text);
  return isRight ? { ...it, rule: 'correction', score: SCORE } : undefined;
}

const SCORE = 0.9;
/** Rule of a number with other digits than it had. */
const OTHER_DIGITS = 'other digits';

/** "3555-0110", "91": digits that are no number by themselves. */
const FRAGMENT = new RegExp(`(?<![${SPACED_LETTER}\\d])\\d(?:[-./ ]?\\d)*(?![${SPACED_LETTER}\\d])`, 'gu');

/** The messages in which an address has a number. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(told: readonly Candidate[]): Places {
  const numbers = told.flatMap(({ value, message }) =>
    (asciiDigits(value).match(/\d+/g) ?? []).map((number) => ({ number, message })),
  );
  return new Map(
    Array.from(
      Map.groupBy(numbers, ({ number }) => number),
      ([number, all]) => [number, all.map(({ message }) => message)],
    ),
  );
}

const fragmentsIn = (text: string): readonly string[] => execAll(FRAGMENT, text).map(([it]) => digitsOf(it));

function fragmentsOf(
  passage: Passage,
  { text, places, language }: { text: string; places: Places; language: Language },
): readonly string[] {
  const isLong = text.length > MAX_TEXT || passage.text.length > text.length + MAX_TEXT;
  const fragments = isLong ? [] : fragmentsIn(text);
  const isOfPlace = (it: string) => places.get(it)?.some((message) => message !== passage.message) === true;
  return fragments.some(isOfPlace) || hasProblem(text, language) ? [] : fragments;
}

function otherDigits(
  passage: Passage,
  known: PhoneCandidate | undefined,
  { isSaid, places, language }: { isSaid: boolean; places: Places; language: Language },
): PhoneCandidate | undefined {
  if (!known) return undefined;
  const from = isSaid ? known.end - passage.start : 0;
  const text = asciiDigits(passage.text.slice(from));
  const fragments = fragmentsOf(passage, { text, places, language });
  const next = digitsAfter(passage, known.dialled, { fragments, text, language });
  const dialled = next === undefined ? undefined : withDigits(known.dialled, next);
  const e164 = dialled && e164Of(dialled, language);
  if (!e164 || e164 === known.e164) return undefined;
  const span = { start: passage.start + from, end: passage.start + passage.text.length };
  return {
    ...known,
    ...span,
    whole: span,
    message: passage.message,
    value: dialled,
    dialled,
    e164,
    rule: OTHER_DIGITS,
    score: SCORE,
  };
}

type Said = { fragments: readonly string[]; text: string; language: Language };

/** The digits of the known number with those that were said in the place of others; undefined when they are of something else. */
function digitsAfter(passage: Passage, dialled: string, said: Said): string | undefined {
  const [one = '', other, ...more] = said.fragments;
  if (one === '' || more.length > 0 || said.fragments.some(({ length }) => length > MAX_FRAGMENT)) return undefined;
  const digits = digitsOf(dialled);
  return other === undefined ? withTail(passage, digits, { ...said, one }) : withOther(digits, [one, other], said);
}

/** "91 at the end", when the number was read back, or the words are of a number or a correction; of digits that are all others, of both. */
function withTail(
  { asked, before }: Passage,
  digits: string,
  { one, text, language }: Said & { one: string },
): string | undefined {
  const { corrections, cues, places } = patternsOf(language);
  if (one.length < MIN_TAIL || one.length > digits.length - MIN_KEPT) return undefined;
  const isMistaken = isLike(one, digits.slice(-one.length));
  const isReadBack = asked.has('phone') && digitsOf(asciiDigits(before)).includes(digits.slice(-MIN_LOCAL));
  const words = isAnyIn(places, text) ? 0 : [cues, corrections].filter((it) => isIn(it, text)).length;
  const isMeant = isReadBack || words >= (isMistaken ? 1 : 2);
  return isMeant && (isMistaken || one.length >= MIN_LOCAL) ? digits.slice(0, -one.length) + one : undefined;
}

function withOther(digits: string, [one, other]: readonly [string, string], { text, language }: Said) {
  const { corrections, places } = patternsOf(language);
  const isOfPlaces = fragmentsIn(places.reduce((rest, it) => blank(rest, findAll(it, rest)), text)).length === 0;
  if (isOfPlaces) return undefined;
  const isCorrection = isIn(corrections, text);
  return exchanged(digits, [one, other], isCorrection) ?? exchanged(digits, [other, one], isCorrection);
}

/** "19" for "91" where the number ends so, or, where something is corrected, has that once. */
function exchanged(
  digits: string,
  [right, wrong]: readonly [string, string],
  isCorrection: boolean,
): string | undefined {
  if (right.length !== wrong.length || right.length < MIN_TAIL || digits.endsWith(right)) return undefined;
  if (digits.endsWith(wrong)) return digits.slice(0, -wrong.length) + right;
  const at = digits.indexOf(wrong);
  return !isCorrection || at < 0 || at !== digits.lastIndexOf(wrong) ? undefined : digits.replace(wrong, right);
}

/** A correction has two digits or more, and leaves the area code as it is. */
const [MIN_TAIL, MIN_KEPT] = [2, 2];

/** What is taken for what: digits in another order, or one other. */
function isLike(one: string, old: string): boolean {
  const differing = [...one].filter((digit, index) => digit !== old[index]).length;
  const isMixedUp = [...one].sort().join('') === [...old].sort().join('');
  return isMixedUp || differing === 1;
}

/** So many digits only a number has. */
const MIN_LOCAL = 4;

/** The digits in the place of those that stand there, with what is written between them. */
function withDigits(typed: string, digits: string): string {
  let at = 0;
  return typed.replace(/\d/g, () => digits[at++] ?? '');
}

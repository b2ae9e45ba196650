import { VALID } from './candidate.ts';
import { digitsOnly } from './digits.ts';
import type { Language } from './language.ts';
import { LETTER } from './letters.ts';
import { skipOpeners } from './opener.ts';
import { isUnasked, type Passage } from './passage.ts';
import { anyOf, findAll, isIn, type Pattern, perLanguage, type Span } from './pattern.ts';
import { FULL, fullLengthOf } from './phone-plan.ts';
import { type PhoneCandidate, type PhoneShape, phoneShapesIn } from './phone-shape.ts';
import { hasProblem } from './problem.ts';

/** Rule of a number of somebody else, or one that is out of use. */
export const NOT_MINE = 'not the customer’s number';

/** How far a cue may stand from its number. */
const BEFORE = 70;
const AFTER = 60;
/** A message that corrects a number says little else. */
const MAX_CORRECTION = 200;
/** Behind more words, a bare number may as well end an address. */
const MAX_WORDS_BEFORE = 4;

const patternsOf = perLanguage((language) => ({
  mine: anyOf(language.phone.cues, language),
  notMine: anyOf(language.phone.notMine, language),
  notPhone: anyOf(language.phone.notPhone, language),
  notMineAfter: anyOf(language.phone.notMineAfter, language),
  corrections: anyOf(language.corrections, language),
  mineAfter: anyOf(language.phone.mineAfter ?? [], language),
  postcodes: anyOf(language.address.postcodes, language),
}));

/** Every number in the passage; those of others, out of use or of another kind score 0. */
export function phonesIn(passage: Passage, language: Language): readonly PhoneCandidate[] {
  const { corrections } = patternsOf(language);
  let from = 0;
  let nth = 0;
  const shapes = phoneShapesIn(passage.text, language).filter((shape) => !isPostcode(passage, shape, language));
  const numbers = shapes.map((shape, index) => {
    const until = shapes[index + 1]?.end;
    const before = contextBefore(passage, shape, from);
    const isCorrection = isIn(corrections, passage.text.slice(Math.max(from, shape.start - BEFORE), shape.start));
    from = shape.end;
    const { rule, score } = judge(passage, shape, { before, until, isCorrection, nth, language });
    nth += score > 0 ? 1 : 0;
    const span = { start: passage.start + shape.start, end: passage.start + shape.end };
    const { value, dialled, e164 } = shape;
    return { ...span, whole: span, message: passage.message, value, dialled, e164, rule, score };
  });
  return numbers.length > 0 ? numbers : shortNumberIn(passage, language);
}

const [MIN_SHORT, MAX_SHORT] = [3, 6];

const ADDRESS_ASKS = ['address', 'street', 'unit', 'city'] as const;

/** "12 34", where nothing but the number was asked for: no phone number, but meant for one. */
function shortNumberIn(passage: Passage, language: Language): PhoneCandidate[] {
  const { asked, setting, text, message } = passage;
  const isAsked = setting === 'dialogue' && asked.has('phone') && !ADDRESS_ASKS.some((ask) => asked.has(ask));
  const start = isAsked ? skipOpeners(text, 0, language) : text.length;
  const digits = digitsOnly(text.slice(start), language) ?? '';
  if (digits.length < MIN_SHORT || digits.length > MAX_SHORT) return [];
  const value = text.slice(start).trim();
  const span = { start: passage.start + start, end: passage.start + start + value.length };
  const about = { message, value, dialled: digits, e164: null, isShort: true };
  return [{ ...span, whole: span, ...about, rule: 'answer', score: VALID }];
}

/** "01310-100"; eight bare digits are a number if one was asked for or is announced. */
function isPostcode(passage: Passage, shape: PhoneShape, language: Language): boolean {
  const [found] = findAll(patternsOf(language).postcodes, shape.value);
  if (found?.start !== 0 || found.end !== shape.value.length) return false;
  if (/\D/u.test(shape.value)) return true;
  return !passage.asked.has('phone') && cueIn(contextBefore(passage, shape, 0), language) !== 'mine';
}

/** What stands before the number in its own sentence and after the number before it, the label of its line ("Old phone: …") with it. */
function contextBefore(passage: Passage, shape: Span, from: number): string {
  const sentence = passage.sentences.find(({ end }) => shape.start < end);
  const begin = Math.max(sentence?.start ?? 0, from);
  const cut = shape.start - BEFORE;
  if (cut > begin) return `…${passage.text.slice(cut, shape.start)}`;
  const label = passage.setting === 'label' && begin === 0 ? passage.before : '';
  return label + passage.text.slice(begin, shape.start);
}

/** What follows a number in its own sentence, up to the next number. */
const contextAfter = ({ text }: Passage, { end }: Span, until = text.length) =>
  text.slice(end, Math.min(until, end + AFTER)).match(/^(?:\.{2,3}|…)?[^.!?…\n。！？؟।]*/u)?.[0] ?? '';

/** "Mobile" and the like. */
export function isNumberWord(words: string, language: Language): boolean {
  const { mine, notPhone } = patternsOf(language);
  return isIn(mine, words) || isIn(notPhone, words);
}

/** `nth`: how many numbers of the customer stand before it. */
type Context = { before: string; until: number | undefined; isCorrection: boolean; nth: number; language: Language };

function judge(
  passage: Passage,
  shape: PhoneShape,
  { before, until, isCorrection, nth, language }: Context,
): { rule: string; score: number } {
  const cue = cueIn(before, language);
  const after = contextAfter(passage, shape, until);
  if (cue === 'notPhone') return { rule: 'not a phone number', score: 0 };
  if (cue === 'notMine' || isDenied(after, language)) return { rule: NOT_MINE, score: 0 };
  const isOwn = cue === 'mine' || isCorrection || isTold(passage, shape, { until, nth, language });
  const score =
    shapeScore(shape, language) +
    contextScore(isOwn, nth) +
    (isOwn ? 0 : bareScore(passage, shape, language)) +
    askedScore(passage, shape, { isOwn: cue === 'mine' || (isOwn && shape.e164 !== null), language });
  return { rule: cue === 'mine' ? 'cue' : ruleOf(passage), score: Math.min(1, score) };
}

const REST_OF_CLAUSE = /^[^,;:،、，]{0,25}/u;

/** "… is no longer in use", but not "…, the light is no longer working". */
const isDenied = (after: string, language: Language) =>
  findAll(patternsOf(language).notMineAfter, after).some(
    ({ start, end }) =>
      !hasProblem(after.slice(0, start), language) &&
      !hasProblem(after.slice(end).match(REST_OF_CLAUSE)?.[0] ?? '', language),
  );

const ruleOf = ({ asked }: Passage) => (asked.has('phone') ? 'answer' : 'shape');

/**
 * Called the right one, or corrected: right behind it, or, of what is certainly a number, anywhere in its message. "8123 4567, sorry"
 * is an account where the account was asked for.
 */
function isTold(
  passage: Passage,
  shape: PhoneShape,
  { until, nth, language }: Pick<Context, 'until' | 'nth' | 'language'>,
): boolean {
  const { corrections, mineAfter } = patternsOf(language);
  const after = contextAfter(passage, shape, until);
  if (isIn(mineAfter, after)) return true;
  if (passage.asked.has('other') && shape.digits < fullLengthOf(language)) return false;
  const where = shape.e164 ? passage.text.slice(0, MAX_CORRECTION) : nth === 0 ? after : '';
  return isIn(corrections, where);
}

/** "I have 0171 …" asks whether that is right. */
const isAsked = ({ asked, before, setting }: Passage, language: Language) =>
  asked.has('phone') || (setting === 'dialogue' && phoneShapesIn(before.slice(-MAX_CORRECTION), language).length > 0);

/** A number that nothing leads to is an alternative to one before it. */
const contextScore = (isOwn: boolean, nth: number) => (isOwn ? 0.3 : nth > 0 ? -0.3 : 0);

/** "052 21 48 93": an area code sets a shorter number apart from other figures. */
const TRUNK = /^0\d{1,4}[\s/-](?:\D?\d){5,}$/u;
const ABROAD = /^(?:\+|00\d{1,3}\s)/u;

function shapeScore({ e164, digits, spoken, value }: PhoneShape, language: Language): number {
  if (
    (e164 && (digits >= fullLengthOf(language) || (digits >= 9 && TRUNK.test(value)))) ||
    (ABROAD.test(value) && digits >= FULL)
  )
    return 0.6;
  return digits >= 10 || e164 || spoken ? 0.4 : 0.2;
}

/** Nobody knows what was asked: a number that comes alone is likely a phone number if no other is to be expected. */
function bareScore(passage: Passage, { start, digits, spoken }: PhoneShape, language: Language): number {
  if (!isUnasked(passage)) return 0;
  if (passage.hasOtherNumbers) return -0.3;
  const before = passage.text.slice(0, start);
  const words = before.split(/\s+/u, MAX_WORDS_BEFORE + 1).length;
  const isTerse = words <= MAX_WORDS_BEFORE && !isIn(patternsOf(language).notPhone, before);
  return isTerse && digits >= 9 && digits <= 12 && !spoken ? 0.3 : 0;
}

/**
 * A question for another number asks for no phone, but what the customer says of the number counts for more; a question that we
 * do not understand may.
 */
function askedScore(
  passage: Passage,
  { e164, digits }: PhoneShape,
  { isOwn, language }: { isOwn: boolean; language: Language },
): number {
  const { asked, setting } = passage;
  if (isAsked(passage, language)) return 0.3;
  const isLikely = isOwn || (e164 !== null && digits >= fullLengthOf(language));
  if (setting === 'label') return labelScore(asked, isLikely);
  return (asked.has('other') && !isOwn) || (asked.has('unclear') && !isLikely) ? -0.3 : 0;
}

/** A label asks for no phone, but the issue may hold one, and "Contact: Ann Lee 212 555 0142" does. */
const labelScore = (asked: Passage['asked'], isLikely: boolean) =>
  asked.has('issue') || (asked.has('name') && isLikely) ? 0 : -0.3;

/** "My landlord, Mr Lee, tel." */
const isNameBetween = (text: string, other: Span, own: Span) =>
  NAMED.test(text.slice(other.end, own.start)) && !/\s/u.test(text.slice(own.start, own.end));
const NAMED = new RegExp(
  String.raw`^[\s,(:]{0,3}(?:(?![a-z\u0590-\u1c7f])[${LETTER}][${LETTER}.'’-]{0,25}[\s,(:]{1,3}){1,5}$`,
  'u',
);

type Cue = 'mine' | 'notMine' | 'notPhone' | null;

/** The nearest cue decides; "his number is" is found as `notMine`, not as the "number is" inside it. */
function cueIn(before: string, language: Language): Cue {
  const { mine, notMine, notPhone } = patternsOf(language);
  const last = (pattern: Pattern) => findAll(pattern, before).at(-1);
  const [own, ...others] = [last(mine), last(notMine), last(notPhone)];
  const [other, number] = others;
  const nearest = Math.max(other?.end ?? -1, number?.end ?? -1);
  const isOfOther = own && other && isNameBetween(before, other, own);
  if (own && own.start >= nearest && !isOfOther) return 'mine';
  if (nearest < 0) return null;
  return (other?.end ?? -1) >= (number?.end ?? -1) ? 'notMine' : 'notPhone';
}

import type { Language } from '../extraction/language.ts';
import { overlaps, type Span } from '../extraction/pattern.ts';
import { type CarrierCandidate, formatsOf, MAX_LENGTH, type Match } from './carrier-format.ts';
import { carriersBeside, type NamedCarrier } from './carrier-name.ts';
import { isIban } from './check-digit.ts';
import { cueBefore, cueBehind, kindOf } from './cue.ts';
import { bestOf, chosen, freeFormOf, type Hints, isNamed } from './format-choice.ts';
import type { Reading } from './reading.ts';
import type { WrittenNumber } from './written-number.ts';

/** A number of a carrier in a message; `checked` is false when it has a carrier's shape and a wrong check digit. */
export type TrackingNumber = Span & {
  message: number;
  number: string;
  candidates: readonly CarrierCandidate[];
  checked: boolean | null;
  /** The name of the carrier that decided. */
  named: (NamedCarrier & { message: number }) | null;
};

export type Numbered = Span & { number: string };

/** All that a conversation says of carriers, for numbers that stand without one. */
export type Surroundings = { named: readonly (NamedCarrier & { message: number })[]; language: Language };

const DATE = /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)\d{2}|(?:19|20)\d{2}[-/. ]\d{1,2}[-/. ]\d{1,2})(?:\D\d{1,2})?$/;
const AMAZON_ORDER = /^\d{3}\D\d{7}\D\d{7}$/;
const CARD = /^[3-6]\d{3}(?:[ -]?\d{4}){3}$/;
/** "DT 6310 1683 7636" is on a card that FedEx leaves at the door. */
const NOT_BEFORE = /(?:[+$€£¥₹]\s?|\(\d{0,3}\)\s?|(?<![a-z])dt[ -]?)$/iu;

/** The carriers' numbers of one message, those with a wrong check digit too. */
export function trackingNumbersIn(reading: Reading, around: Surroundings): TrackingNumber[] {
  return reading.written.flatMap((it) => numbersOfRun(it, reading, around));
}

/** The whole of a run, else what stands in its groups: "749530791570 943316532565". */
function numbersOfRun(run: WrittenNumber, scene: Reading, around: Surroundings): TrackingNumber[] {
  const typed = scene.text.slice(run.start, run.end);
  if (DATE.test(typed) || AMAZON_ORDER.test(typed) || isIban(run.number)) return [];
  const each = run.groups.length > 1 && run.groups.every(isWhole) ? allChecked(run.groups, scene, around) : [];
  if (each.length > 0) return each;
  const whole = judged(run, scene, around);
  if (whole && whole.checked !== false) return [whole];
  const inside = isOnePaper(run, typed, scene) ? [] : longestChecked(partsOf(run), scene, around);
  return inside.length > 0 || !whole ? inside : [whole];
}

/** A card, or another number that is said to be none of a parcel, has no number of a parcel in it. */
const isOnePaper = (run: WrittenNumber, typed: string, scene: Reading) =>
  run.groups.length < 2 || CARD.test(typed) || kindOf(run, scene) === 'other';

const isWhole = ({ number }: { number: string }) => number.length >= MIN_LENGTH;

/** All of them, if each is a number with a check digit that holds. */
function allChecked(groups: readonly Numbered[], scene: Reading, around: Surroundings): TrackingNumber[] {
  const each = groups.map((it) => judged(it, scene, around));
  return each.every((it) => it?.checked) ? each.filter((it) => it !== null) : [];
}

/** Those whose check digit holds; of two that overlap the longer. */
function longestChecked(parts: readonly Numbered[], scene: Reading, around: Surroundings): TrackingNumber[] {
  const found = parts.flatMap((it) => judged(it, scene, around) ?? []).filter(({ checked }) => checked === true);
  const kept: TrackingNumber[] = [];
  for (const it of found.sort((a, b) => b.number.length - a.number.length)) {
    if (!kept.some((other) => overlaps(other, it))) kept.push(it);
  }
  return kept;
}

/** "… 3 9405 5573 6177 4644 7246 39": a run of more groups is a table. */
const MAX_GROUPS = 14;
const MIN_LENGTH = 10;

function partsOf({ groups }: WrittenNumber): Numbered[] {
  if (groups.length > MAX_GROUPS) return groups.filter(isWhole);
  const runs = groups.flatMap((_, from) => groups.slice(from).map((_, more) => groups.slice(from, from + more + 1)));
  return runs
    .filter((run) => run.length < groups.length)
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      const number = run.map((it) => it.number).join('');
      const isLong = number.length >= MIN_LENGTH && number.length <= MAX_LENGTH;
      return first && last && isLong ? [{ start: first.start, end: last.end, number }] : [];
    });
}

/** What a number is that stands in a message; null where it is none of a parcel. */
export function judged(it: Numbered, scene: Reading, around: Surroundings): TrackingNumber | null {
  const formats = formatsOf(it.number, around.language.code);
  if (formats.length === 0 && around.named.length === 0) return null;
  const hints = hintsOf(it, scene, around);
  if (!isUnmistakable(it, formats) && isNoParcels(it, formats, hints, scene)) return null;
  return ofFormat(it, formats, hints, scene);
}

function hintsOf(it: Numbered, scene: Reading, { named }: Surroundings): Hints {
  const beside = carriersBeside(it, scene.text, scene.carriers);
  const kind = isNamedRightBefore(it, beside, scene) ? 'tracking' : kindOf(it, scene);
  return { kind, beside, names: beside.length > 0 ? beside : named, isAwaited: scene.isAwaited };
}

/** "order 60417, FedEx 796399314427"; "your item was sent with FedEx under 796399314427". */
function isNamedRightBefore(it: Numbered, [nearest]: readonly NamedCarrier[], scene: Reading): boolean {
  if (!nearest || nearest.end > it.start) return false;
  const between = scene.text.slice(nearest.end, it.start);
  if (!BESIDE.test(between) && !(LED.test(between) && isNearest(nearest, it, scene))) return false;
  const behind = cueBehind(it, scene);
  return behind === undefined || behind.start - it.end <= 1;
}

const BESIDE = /^[\s:#(-]{0,3}$/u;
const LED = /^[^\p{Nd},;.!?()\n]{0,14}$/u;

/** Nearer than a word that would say what else the number is. */
function isNearest(name: Span, it: Span, scene: Reading): boolean {
  const cue = cueBefore(it, scene);
  return cue !== undefined && cue.kind !== 'tracking' && cue.end <= name.start && name.start - cue.end > BESIDE_CUE;
}

/** "FedEx account" and "account of FedEx" are one. */
const BESIDE_CUE = 6;

/** A shape or a length that nothing else has, and a check digit that holds. */
const isUnmistakable = ({ number }: Numbered, formats: readonly Match[]) =>
  !/^\d{12,20}$/.test(number) && formats.some(({ near, valid }) => near === 'nothing' && valid);

function isNoParcels(it: Numbered, formats: readonly Match[], hints: Hints, scene: Reading): boolean {
  const { kind, beside, names, isAwaited } = hints;
  const { text } = scene;
  if (kind === 'other' || kind === 'order') return true;
  if (
    kind === null &&
    beside.length === 0 &&
    isPhone(it, scene, names.length > 0 && (isAwaited || isNamedRun(it, formats, hints, scene)))
  )
    return true;
  if (kind === 'tracking' || /[A-Z]/.test(it.number)) return false;
  return NOT_BEFORE.test(text.slice(Math.max(0, it.start - 8), it.start)) || CARD.test(text.slice(it.start, it.end));
}

/** Typed as one run of digits, whose check digit is that of a carrier who is named somewhere: people type phones in groups. */
const isNamedRun = (it: Numbered, formats: readonly Match[], hints: Hints, { text }: Reading): boolean =>
  /^\p{Nd}+$/u.test(text.slice(it.start, it.end)) && formats.some((match) => match.valid && isNamed(match, hints));

/** "1) 957622529567" */
const LIST_MARK = /^\d{1,2}[).]\s/;

/** A bare number that is a phone's is one, unless a carrier's number is awaited. */
const isPhone = ({ number, ...span }: Numbered, { phones }: Reading, isExpected: boolean) =>
  /^\d{7,13}$/.test(number) &&
  phones().some((it) => overlaps(it, span) && !LIST_MARK.test(it.value) && (!isExpected || it.rule === 'cue'));

/** What the surest format says of a number, or the carrier beside it whose formats nobody publishes. */
function ofFormat(it: Numbered, formats: readonly Match[], hints: Hints, { message }: Reading): TrackingNumber | null {
  const { start, end, number } = it;
  const match = bestOf(formats, hints);
  const name = match && (isUnmistakable(it, formats) || isNamed(match, hints)) ? null : freeFormOf(number, hints);
  if (match && !(name && (hints.beside.length > 0 || match.valid === false))) {
    return { start, end, message, number, ...chosen(match, hints.names, message), checked: match.valid };
  }
  if (!name) return null;
  const candidates = [{ carrier: name.carrier, confidence: 0.5 }];
  return { start, end, message, number, candidates, checked: null, named: { message, ...name } };
}

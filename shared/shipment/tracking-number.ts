import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { passagesOf } from '../extraction/passage.ts';
import { overlaps, type Span } from '../extraction/pattern.ts';
import { type PhoneCandidate, phonesIn } from '../extraction/phone.ts';
import { type CarrierCandidate, formatsOf, isFreeForm, type Match } from './carrier-format.ts';
import type { NamedCarrier } from './carrier-name.ts';
import { isIban } from './check-digit.ts';
import { type Cue, type Kind, kindOf } from './cue.ts';
import { type WrittenNumber, writtenNumbersIn } from './written-number.ts';

/** A number of a carrier in a message; `checked` is false when it has a carrier's shape and a wrong check digit. */
export type TrackingNumber = Span & {
  message: number;
  number: string;
  candidates: readonly CarrierCandidate[];
  checked: boolean | null;
  /** The name of the carrier that decided. */
  named: (NamedCarrier & { message: number }) | null;
};

/** A message with what was found in it that says what its numbers are. */
export type Reading = {
  turn: Turn;
  message: number;
  cues: readonly Cue[];
  carriers: readonly NamedCarrier[];
  written: readonly WrittenNumber[];
  /** What the other side asked for right before. */
  asked: ReadonlySet<Kind>;
};

/** All that a conversation says of carriers, for numbers that stand without one. */
export type Surroundings = { named: readonly (NamedCarrier & { message: number })[]; language: Language };

const DATE = /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)\d{2}|(?:19|20)\d{2}[-/. ]\d{1,2}[-/. ]\d{1,2})(?:\D\d{1,2})?$/;
const AMAZON_ORDER = /^\d{3}\D\d{7}\D\d{7}$/;
const CARD = /^[3-6]\d{3}(?:[ -]?\d{4}){3}$/;
/** "DT 6310 1683 7636" is on a card that FedEx leaves at the door. */
const NOT_BEFORE = /(?:[+$€£¥₹]\s?|\(\d{0,3}\)\s?|(?<![a-z])dt[ -]?)$/iu;

/** The carriers' numbers of one message, those with a wrong check digit too. */
export function trackingNumbersIn(reading: Reading, around: Surroundings): TrackingNumber[] {
  const phones = phonesOf(reading, around.language);
  return reading.written.flatMap((it) => numbersOfRun(it, { ...reading, phones }, around));
}

type Scene = Reading & { phones: () => readonly PhoneCandidate[] };

/** The whole of a run, else what stands in its groups: "749530791570 943316532565". */
function numbersOfRun(run: WrittenNumber, scene: Scene, around: Surroundings): TrackingNumber[] {
  const read = (it: Span & { number: string }) => judged(it, scene, around);
  const typed = scene.turn.text.slice(run.start, run.end);
  if (DATE.test(typed) || AMAZON_ORDER.test(typed) || isIban(run.number)) return [];
  if (run.groups.length > 1 && run.groups.every(({ number }) => number.length >= 10)) {
    const each = run.groups.map(read);
    if (each.every((it) => it?.checked)) return each.flatMap((it) => it ?? []);
  }
  const whole = read(run);
  if (whole && whole.checked !== false) return [whole];
  const parts = run.groups.length > 1 ? partsOf(run).map(read) : [];
  const found = parts.filter((it) => it?.checked).sort((a, b) => (b?.number.length ?? 0) - (a?.number.length ?? 0));
  const kept: TrackingNumber[] = [];
  for (const it of found) if (it && !kept.some((other) => overlaps(other, it))) kept.push(it);
  return kept.length > 0 ? kept : whole ? [whole] : [];
}

/** "… 3 9405 5573 6177 4644 7246 39": a run of more groups is a table. */
const MAX_GROUPS = 14;
const MIN_LENGTH = 10;

function partsOf({ groups }: WrittenNumber): (Span & { number: string })[] {
  if (groups.length > MAX_GROUPS) return groups.filter(({ number }) => number.length >= MIN_LENGTH);
  return groups.flatMap((first, from) =>
    groups.slice(from).flatMap((last, length) => {
      const number = groups
        .slice(from, from + length + 1)
        .map((it) => it.number)
        .join('');
      const isPart = length + 1 < groups.length && number.length >= MIN_LENGTH;
      return isPart ? [{ start: first.start, end: last.end, number }] : [];
    }),
  );
}

function judged(it: Span & { number: string }, scene: Scene, { named, language }: Surroundings): TrackingNumber | null {
  const { turn, message, cues, written } = scene;
  const kind = kindOf(it, turn.text, cues, written);
  const formats = formatsOf(it.number, language.code);
  const carrier = carrierBeside(it, scene) ?? null;
  const isStrong = formats.some(({ near, valid }) => near === 'nothing' && valid && !/^\d{12,20}$/.test(it.number));
  if (
    !isStrong &&
    (isSomethingElse(it, kind, scene) || (!kind && !carrier && isPhone(it, scene, isAsked(scene) && named.length > 0)))
  )
    return null;
  const names = carrier ? [carrier] : named.filter((other) => other.message >= 0);
  const match = bestOf(formats, {
    kind: kind === 'tracking' || (kind === null && isAsked(scene)) ? 'tracking' : kind,
    carrier,
    names,
  });
  const base = { start: it.start, end: it.end, message, number: it.number };
  if (match) return { ...base, ...chosen(match, names, message), checked: match.valid };
  const free = freeForm(it, kind === 'tracking' || isAsked(scene), carrier, names);
  return (
    free && {
      ...base,
      candidates: [{ carrier: free.carrier, confidence: 0.5 }],
      checked: null,
      named: { ...free, message },
    }
  );
}

const isAsked = ({ asked, cues }: Scene) => asked.has('tracking') || cues.some(({ kind }) => kind === 'tracking');

function isSomethingElse(it: Span & { number: string }, kind: Kind | null, { turn: { text } }: Scene): boolean {
  if (kind === 'other' || kind === 'order') return true;
  if (kind === 'tracking' || /[A-Z]/.test(it.number)) return false;
  return NOT_BEFORE.test(text.slice(Math.max(0, it.start - 8), it.start)) || CARD.test(text.slice(it.start, it.end));
}

/** A bare number that is a phone's is one, unless a carrier's number is awaited. */
const isPhone = ({ number, ...span }: Span & { number: string }, { phones }: Scene, isExpected: boolean) =>
  /^\d{7,15}$/.test(number) && phones().some((it) => overlaps(it, span) && (!isExpected || it.rule === 'cue'));

/** What the extraction reads as phone numbers; asked only where a number may be one. */
function phonesOf({ turn }: Reading, language: Language): () => readonly PhoneCandidate[] {
  let found: readonly PhoneCandidate[] | undefined;
  return () => {
    found ??= passagesOf([{ role: 'user', text: turn.text }], language).flatMap((passage) =>
      phonesIn(passage, language).filter(({ e164, rule }) => e164 !== null || rule === 'cue'),
    );
    return found;
  };
}

const NEAR = 45;

/** The carrier that is named nearest to a number in its line. */
function carrierBeside(span: Span, { carriers, turn: { text } }: Scene): NamedCarrier | undefined {
  const near = carriers.filter((it) => {
    const between = it.end <= span.start ? text.slice(it.end, span.start) : text.slice(span.end, it.start);
    return between.length <= NEAR && !/\n/.test(between);
  });
  const distance = (it: Span) => (it.end <= span.start ? span.start - it.end : it.start - span.end + 8);
  return near.reduce<NamedCarrier | undefined>(
    (best, it) => (best && distance(best) <= distance(it) ? best : it),
    undefined,
  );
}

type Hints = { kind: Kind | null; carrier: NamedCarrier | null; names: readonly NamedCarrier[] };

/** The surest format whose words stand near; a named carrier's first, then those whose check digit holds. */
function bestOf(formats: readonly Match[], { kind, carrier, names }: Hints): Match | undefined {
  const isNamed = ({ candidates }: Match) =>
    names.some((it) => candidates.some((other) => other.carrier === it.carrier));
  const fits = (it: Match) =>
    it.near === 'nothing' || isNamed(it) || (it.near === 'word' && (kind === 'tracking' || carrier !== null));
  const near = formats.filter(fits);
  const rank = (it: Match) => (it.valid === false ? 0 : isNamed(it) ? 3 : it.valid ? 2 : 1);
  const valid = near.reduce<Match | undefined>((best, it) => (best && rank(best) >= rank(it) ? best : it), undefined);
  // Without a check digit a format says nothing where another has one that fails.
  return valid?.valid === null && near.some((it) => it.valid === false) && !isNamed(valid)
    ? near.find((it) => it.valid === false)
    : valid;
}

function chosen({ candidates }: Match, names: readonly NamedCarrier[], message: number) {
  const all = new Set(names.map(({ carrier }) => carrier));
  const [only] = candidates.filter(({ carrier }) => all.has(carrier));
  const isDecided = only !== undefined && (candidates[0]?.carrier === only.carrier || all.size === 1);
  if (!isDecided) return { candidates, named: null };
  const rest = candidates.filter((it) => it !== only);
  const top = Math.max(...candidates.map(({ confidence }) => confidence));
  const said = names.find(({ carrier }) => carrier === only.carrier);
  return {
    candidates: [{ carrier: only.carrier, confidence: Math.min(0.95, top + 0.05) }, ...rest.map((it) => lowered(it))],
    named: said ? { message, ...said } : null,
  };
}

/** A carrier that was not named, where another was. */
const lowered = ({ carrier, confidence }: CarrierCandidate): CarrierCandidate => ({
  carrier,
  confidence: Math.min(confidence, 0.3),
});

function freeForm(
  { number }: { number: string },
  isTracking: boolean,
  beside: NamedCarrier | null,
  names: readonly NamedCarrier[],
) {
  const carrier = beside ?? (isTracking && new Set(names.map((it) => it.carrier)).size === 1 ? names[0] : undefined);
  return carrier && isFreeForm(number, carrier.carrier) ? carrier : null;
}

/** A number that was put together from pieces, judged where its last piece stands. */
export const judgedAlone = (
  it: Span & { number: string },
  reading: Reading,
  around: Surroundings,
): TrackingNumber | null => judged(it, { ...reading, phones: phonesOf(reading, around.language) }, around);

export const readWritten = (text: string): WrittenNumber[] => (/\p{Nd}/u.test(text) ? writtenNumbersIn(text) : []);

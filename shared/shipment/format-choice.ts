import { type CarrierCandidate, isFreeForm, type Match } from './carrier-format.ts';
import type { NamedCarrier } from './carrier-name.ts';
import type { Kind } from './cue.ts';

type Named = NamedCarrier & { message?: number };

/** What stands around a number: `beside` are the carriers in its line, `names` these or else all of the conversation. */
export type Hints = {
  kind: Kind | null;
  beside: readonly NamedCarrier[];
  names: readonly Named[];
  /** Somebody asked for a tracking number, or the message speaks of one. */
  isAwaited: boolean;
};

/** The surest format whose words stand near; a named carrier's first, then those whose check digit holds. */
export function bestOf(formats: readonly Match[], hints: Hints): Match | undefined {
  const near = formats.filter((it) => isNear(it, hints));
  const rank = (it: Match) => rankOf(it, hints);
  const best = near.reduce<Match | undefined>((one, it) => (one && rank(one) >= rank(it) ? one : it), undefined);
  if (best?.valid !== null || isNamed(best, hints)) return best;
  // Without a check digit a format says nothing where another has one that fails.
  return near.find(({ valid }) => valid === false) ?? best;
}

/** Whether one of the carriers that are named has this format. */
export const isNamed = ({ candidates }: Match, { names }: Hints) =>
  names.some((it) => candidates.some(({ carrier }) => carrier === it.carrier));

function isNear(it: Match, hints: Hints): boolean {
  if (it.near === 'nothing' || isNamed(it, hints)) return true;
  return it.near === 'word' && (isTracking(hints) || hints.beside.length > 0);
}

const isTracking = ({ kind, isAwaited }: Hints) => kind === 'tracking' || (kind === null && isAwaited);

function rankOf(it: Match, hints: Hints): number {
  if (it.valid === false) return 0;
  if (isNamed(it, hints)) return 3;
  return it.valid ? 2 : 1;
}

/** Its carriers, the one that was named first, and where it was. */
export function chosen({ candidates }: Match, names: readonly Named[], message: number) {
  const all = new Set(names.map(({ carrier }) => carrier));
  const only = candidates.find(({ carrier }) => all.has(carrier));
  const said = names.find(({ carrier }) => carrier === only?.carrier);
  if (!only || !said || (candidates[0] !== only && all.size > 1)) return { candidates, named: null };
  const top = Math.max(...candidates.map(({ confidence }) => confidence));
  const first = { carrier: only.carrier, confidence: Math.min(0.95, top + 0.05) };
  return { candidates: [first, ...candidates.filter((it) => it !== only).map(lowered)], named: { message, ...said } };
}

/** A carrier that was not named, where another was. */
const lowered = ({ carrier, confidence }: CarrierCandidate): CarrierCandidate => ({
  carrier,
  confidence: Math.min(confidence, 0.3),
});

/** The carrier beside a number, or the only one named at all, if its formats are not public and this may be one. */
export function freeFormOf(number: string, { kind, isAwaited, beside, names }: Hints): Named | null {
  const isOnly = new Set(names.map(({ carrier }) => carrier)).size === 1;
  const name = beside[0] ?? ((kind === 'tracking' || isAwaited) && isOnly ? names[0] : undefined);
  return name && isFreeForm(number, name.carrier) ? name : null;
}

import type { Extraction } from '../extraction/extract.ts';
import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { digitsOf } from '../search.ts';
import { assemble, assembleSurest } from './assemble.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import type { Assembled, Stretch } from './piece.ts';
import type { Belief, Tagging } from './tagger.ts';
import { chanceAt, TAG_COUNT, tagNumbers } from './tags.ts';

/** Who proposes a value: the rules; the tagger, of all it is sure of; a stretch that it holds possible; all of those together. */
export type Proposer = 'rules' | 'tagger' | 'stretch' | 'together';

/** A value that a field may have, and where it stands. */
export type Proposal = Pick<Assembled, 'value' | 'replaced'> & {
  pieces: readonly Stretch[];
  by: ReadonlySet<Proposer>;
};

/** The turn that a proposal's latest piece stands in; -1 of one whose place is not known. */
export const lastTurnOf = ({ pieces }: Proposal): number => Math.max(-1, ...pieces.map(({ turn }) => turn));

/** What both readers make of a conversation. */
export type Readings = { turns: readonly Turn[]; language: Language; byRules: Extraction; tagging: Tagging };

/** So many possible stretches are proposed each on its own, the likeliest first. */
const MOST_ALONE = 6;

/** The values that a field may have, each once: what the rules have of it comes first. */
export function proposalsOf(field: ContactField, { turns, language, byRules, tagging }: Readings): Proposal[] {
  const possible = LEVELS.map((least) =>
    tagging.beliefs.flatMap((it, turn) => (it ? possibleIn(it, turn, field, least) : [])),
  );
  const together = distinct(possible);
  const alone = distinct(possible.flat().map((it) => [it])).toSorted(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0));
  const assembled = (by: Proposer) => (pieces: readonly Stretch[]) =>
    [by, assemble(field, pieces, turns, language)] as const;
  const all: (readonly [Proposer, Omit<Proposal, 'by'> | undefined])[] = [
    ['rules', ruled(field, byRules)],
    ['tagger', assembleSurest(field, tagging.tagged, turns, language)],
    ...together.map(assembled('together')),
    ...alone.slice(0, MOST_ALONE).map(assembled('stretch')),
  ];
  const found = new Map<string, Proposal>();
  for (const [proposer, it] of all) {
    if (!it) continue;
    const key = keyOf(field, it.value);
    const known = found.get(key);
    found.set(key, { ...(known ?? it), by: new Set([...(known?.by ?? []), proposer]) });
  }
  return [...found.values()];
}

/** Each reading once: from one level to the next most stay as they are. */
function distinct(readings: readonly (readonly Stretch[])[]): (readonly Stretch[])[] {
  const keyOf = (pieces: readonly Stretch[]) => pieces.map(({ turn, start, end }) => `${turn}:${start}-${end}`).join();
  return [...new Map(readings.map((pieces) => [keyOf(pieces), pieces])).values()];
}

function ruled(field: ContactField, { values, evidence }: Extraction): Pick<Proposal, 'value' | 'pieces'> | undefined {
  const value = values[field];
  if (value === null) return undefined;
  const pieces = (evidence[field] ?? []).map(({ message, start, end, score }) => ({
    turn: message,
    start,
    end,
    score,
  }));
  return { value, pieces };
}

/** Two values with the same key are the same: the same letters and digits, of which the rules know the order better. */
const keyOf = (field: ContactField, value: string): string =>
  (field === 'phone' && digitsOf(value)) || [...foldedOf(value).replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');

/** How probable the tokens of a possible stretch are at least: less sure readings have more of an address, and more beside it. */
const LEVELS = [0.05, 0.15, 0.3, 0.6];

/** Tokens side by side that may be of a field, whatever the likeliest tags are. */
function possibleIn({ tokens, sure }: Belief, turn: number, field: ContactField, least: number): Stretch[] {
  const [first, on] = tagNumbers(field, true);
  const found: (Stretch & { last: number })[] = [];
  tokens.forEach(({ start, end }, at) => {
    const [begins, goesOn] = [sure[at * TAG_COUNT + first] as number, sure[at * TAG_COUNT + on] as number];
    const score = begins + goesOn;
    if (score < least || score < likeliestElse(sure, at, field)) return;
    const before = found.at(-1);
    const isNew = before?.last !== at - 1 || (begins > goesOn && score > 0.5);
    if (isNew || !before) found.push({ turn, start, end, score, last: at });
    else Object.assign(before, { end, last: at, score: Math.min(before.score, score) });
  });
  return found;
}

/** How probable a token is of the likeliest other field: a name before an address is none of it. */
const likeliestElse = (sure: Float32Array, at: number, field: ContactField): number =>
  Math.max(...CONTACT_FIELDS.filter((it) => it !== field).map((it) => chanceAt(sure, at, tagNumbers(it, true))));

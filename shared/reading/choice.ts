import type { Extraction } from '../extraction/extract.ts';
import { CONTRAST } from '../extraction/known-name.ts';
import { isSilent } from '../extraction/passage.ts';
import { isAnswer } from './asked-before.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import { isPlausible } from './plausible.ts';
import { lastTurnOf, type Proposal, proposalsOf, type Readings } from './proposals.ts';
import { type Signs, signsOf } from './signs.ts';
import { isSomebodyElse } from './somebody-else.ts';

/** What each sign of a proposal is worth, a field; `always` of any. */
export type ChoiceWeights = Record<ContactField, Record<string, number>>;

export const ALWAYS = 'always';

/** How probable it is that a proposal with these signs is right (logistic regression). */
function chanceOf(signs: Signs, weights: Record<string, number>): number {
  const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), weights[ALWAYS] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** A value that takes the place of what the rules have, how probable it is (0 to 1), and the sign that speaks most for it. */
export type Chosen = Proposal & { chance: number; why: string };

// The next are measured: as strict as the sets with goals need (docs/extraction.md).
/** How probable a value must be where the rules have none. */
const LEAST: Record<ContactField, number> = { name: 0.3, phone: 0.4, address: 0.2 };
/** The same where others speak and the customer tells nothing else of himself: it may be whom he speaks of, or where he looks for something; */
const LEAST_ALONE: typeof LEAST = { name: 0.92, phone: 0.7, address: 0.8 };
/** in several messages of which none was asked for: a number may be an account or an order; */
const LEAST_UNASKED: typeof LEAST = { name: 0.45, phone: 0.92, address: 0.2 };
/** and where it was not asked for in a talk about parcels or prices, which have numbers and names of their own. */
const LEAST_BESIDE_NUMBERS = 0.9;
/** Of what the agent says. */
const LEAST_OF_AGENT: typeof LEAST = { name: 0.4, phone: 0.9, address: 0.55 };
/** Of a word beside others that is all there is of an address: "Ugh, …". */
const LEAST_OF_WORD = 0.5;
/** How probable where the rules have one, */
const LEAST_IN_PLACE = 0.15;
/** and how much more than theirs. */
const MORE: typeof LEAST = { name: 0, phone: 0.15, address: 0 };
/** What the rules have and is less probable than this counts for nothing, but a number that the customer insists on. */
const LEAST_OF_RULES = 0.1;

/** The fields of which another value than the rules' may be taken: all but a number that cannot be called and is asked for again. */
export const openFields = ({ values, uncallable }: Extraction): ContactField[] =>
  CONTACT_FIELDS.filter((field) => field !== 'phone' || values.phone !== null || uncallable === null);

/**
 * What is likelier to be right than what the rules have of a field; undefined where nothing is, null where what they have is hardly right.
 * `isRequest`: it is about a parcel or a sale.
 */
export function choose(
  field: ContactField,
  readings: Readings,
  { weights, isRequest }: { weights: ChoiceWeights; isRequest: boolean | undefined },
): Chosen | null | undefined {
  if (isContrast(field, readings)) return undefined;
  const all = weighed(field, readings, weights[field]);
  const ruled = all.find(({ by }) => by.has('rules'));
  const best = all[0] === ruled ? undefined : all[0];
  if (best && isBetter(best, ruled, field, { readings, isRequest })) return best;
  const isInsisted = field === 'phone' && readings.byRules.phoneE164 === null;
  return ruled && ruled.chance < LEAST_OF_RULES && !isInsisted ? null : undefined;
}

function isBetter(
  best: Chosen,
  ruled: Chosen | undefined,
  field: ContactField,
  { readings, isRequest }: { readings: Readings; isRequest: boolean | undefined },
): boolean {
  const isOfAgent = best.pieces.some(({ turn }) => readings.turns[turn]?.role !== 'user');
  if ((isOfAgent && isAlone(field, readings)) || (ruled && isTakenBack(best, ruled, field))) return false;
  const least = ruled
    ? Math.max(LEAST_IN_PLACE, ruled.chance + MORE[field])
    : leastOf(field, best, readings, isRequest);
  return best.chance >= (isOfAgent ? Math.max(least, LEAST_OF_AGENT[field]) : least);
}

/** The values that the field can have, the likeliest first. */
function weighed(field: ContactField, readings: Readings, weights: Record<string, number>): Chosen[] {
  const proposals = proposalsOf(field, readings).filter((it) => it.by.has('rules') || mayBe(field, it, readings));
  const signs = signsOf(field, proposals, readings);
  const all = proposals.map((it, at) => {
    const own = signs[at] ?? [];
    return { ...it, chance: chanceOf(own, weights), why: strongestOf(own, weights) };
  });
  return all.sort((a, b) => b.chance - a.chance);
}

/** Whether a value that the tagger has can be the field's; where nobody else speaks, no question tells whose name follows. */
const mayBe = (field: ContactField, { value, pieces }: Proposal, { turns, language }: Readings): boolean =>
  isPlausible(field, value, language) &&
  !(field === 'name' && isSilent(turns) && pieces.some((it) => isSomebodyElse(it, turns, language)));

function strongestOf(signs: Signs, weights: Record<string, number>): string {
  const worth = (sign: string) => weights[sign] ?? 0;
  return signs.reduce((best, it) => (worth(it) > worth(best) ? it : best), signs[0] ?? '');
}

/** Whether the customer tells nothing else of himself: then what the agent says is a doctor's number, or where a flat is to let. */
const isAlone = (field: ContactField, { turns, byRules, tagging }: Readings): boolean =>
  !CONTACT_FIELDS.some((it) => {
    const isTagged = tagging.tagged.some(
      ({ field: tagged, isOwn, turn, score }) =>
        tagged === it && isOwn && score >= SURE && turns[turn]?.role === 'user',
    );
    return it !== field && (byRules.values[it] !== null || isTagged);
  });
/** How probable each word of what the customer tells must be. */
const SURE = 0.8;

/** A number that another followed is not good any more, however surely it was told: the last one counts. */
const isTakenBack = (it: Proposal, ruled: Proposal, field: ContactField): boolean =>
  field === 'phone' && lastTurnOf(it) < lastTurnOf(ruled);

/** Whether the customer says which name is right and which is wrong: "Leigh, not Lee". */
const isContrast = (field: ContactField, { byRules }: Readings): boolean =>
  field === 'name' && (byRules.evidence.name ?? []).some(({ rule }) => rule === CONTRAST);

function leastOf(field: ContactField, best: Chosen, readings: Readings, isRequest: boolean | undefined): number {
  const { turns } = readings;
  if (field === 'address' && isWordOnly(best, readings)) return LEAST_OF_WORD;
  if (isRequest && !isAsked(field, best, readings)) return LEAST_BESIDE_NUMBERS;
  if (isSilent(turns) && turns.length > 1) return LEAST_UNASKED[field];
  if (isSilent(turns) && field !== 'name') return LEAST[field]; // a mail or a form is one message, and says what it tells
  return (isAlone(field, readings) && !isAsked(field, best, readings) ? LEAST_ALONE : LEAST)[field];
}

function isWordOnly({ value, pieces: [piece] }: Proposal, { turns, language }: Readings): boolean {
  const said = piece ? (turns[piece.turn]?.text ?? '') : '';
  return !language.spaceless && !/[\s\p{N}]/u.test(value) && /\s/u.test(said.trim());
}

/** Whether the field was asked for right before the customer tells it, or what it takes the place of. */
const isAsked = (field: ContactField, { pieces, replaced = [] }: Proposal, { turns, language }: Readings): boolean =>
  [...pieces, ...replaced].some((piece) => isAnswer(field, piece, turns, language));

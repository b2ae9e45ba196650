import type { Extraction } from '../extraction/extract.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import { isPlausible } from './plausible.ts';
import { lastTurnOf, type Proposal, proposalsOf, type Readings } from './proposals.ts';
import { type Signs, signsOf } from './signs.ts';

/** What each sign of a proposal is worth, a field; `always` of any. */
export type ChoiceWeights = Record<ContactField, Record<string, number>>;

export const ALWAYS = 'always';

/** How probable it is that a proposal with these signs is right (logistic regression). */
export function chanceOf(signs: Signs, weights: Record<string, number>): number {
  const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), weights[ALWAYS] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** A value that takes the place of what the rules have, how probable it is (0 to 1), and the sign that speaks most for it. */
export type Chosen = Proposal & { chance: number; why: string };

// The next are measured: as strict as the sets with goals need (docs/extraction.md).
/** How probable a value must be where the rules have none. */
const LEAST: Record<ContactField, number> = { name: 0.35, phone: 0.4, address: 0.2 };
/** The same where the customer tells nothing else of himself: it may be whom he speaks of, or where he looks for something. */
const LEAST_ALONE: typeof LEAST = { name: 0.85, phone: 0.7, address: 0.85 };
/** Of a number in several messages of which none was asked for: it may be an account or an order. */
const LEAST_UNASKED = 0.92;
/** In a talk about parcels or prices, which have numbers and names of their own. */
const LEAST_BESIDE_NUMBERS = 0.9;
/** How probable where they have one, */
const LEAST_IN_PLACE: typeof LEAST = { name: 0.2, phone: 0.3, address: 0.2 };
/** and how much more than theirs: what is nearly as good changes nothing. */
const MORE: typeof LEAST = { name: 0.05, phone: 0.1, address: 0 };

/** The fields of which another value than the rules' may be taken: all but a number that cannot be called and is asked for again, and what the customer corrected. */
export const openFields = ({ values, uncallable, evidence }: Extraction): ContactField[] =>
  CONTACT_FIELDS.filter((field) => {
    const isAskedAgain = field === 'phone' && values.phone === null && uncallable !== null;
    return !isAskedAgain && !evidence[field]?.some(({ rule }) => rule === CORRECTION);
  });

/** What the rules name a value that takes the place of one before. */
const CORRECTION = 'correction';

/** What is likelier to be right than what the rules have of a field; undefined where nothing is. `isRequest`: it is about a parcel or a sale. */
export function choose(
  field: ContactField,
  readings: Readings,
  { weights, isRequest }: { weights: ChoiceWeights; isRequest: boolean | undefined },
): Chosen | undefined {
  const [best, ...others] = weighed(field, readings, weights[field]);
  if (!best || best.by.has('rules') || isOfAgentAlone(best, field, readings)) return undefined;
  const ruled = others.find(({ by }) => by.has('rules'));
  if (ruled && isTakenBack(best, ruled, field)) return undefined;
  const least = ruled
    ? Math.max(LEAST_IN_PLACE[field], ruled.chance + MORE[field])
    : leastOf(field, readings, isRequest);
  return best.chance >= least ? best : undefined;
}

/** The values that the field can have, the likeliest first. */
function weighed(field: ContactField, readings: Readings, weights: Record<string, number>): Chosen[] {
  const proposals = proposalsOf(field, readings).filter(
    ({ by, value }) => by.has('rules') || isPlausible(field, value, readings.language),
  );
  if (proposals.every(({ by }) => by.has('rules'))) return []; // there is nothing to choose
  const signs = signsOf(field, proposals, readings);
  const all = proposals.map((it, at) => {
    const own = signs[at] ?? [];
    return { ...it, chance: chanceOf(own, weights), why: strongestOf(own, weights) };
  });
  return all.sort((a, b) => b.chance - a.chance);
}

function strongestOf(signs: Signs, weights: Record<string, number>): string {
  const worth = (sign: string) => weights[sign] ?? 0;
  return signs.reduce((best, it) => (worth(it) > worth(best) ? it : best), signs[0] ?? '');
}

/** What only the agent says, and of a customer who tells nothing else of himself: it is a doctor's number, or where a flat is to let. */
const isOfAgentAlone = ({ pieces }: Proposal, field: ContactField, readings: Readings): boolean =>
  pieces.some(({ turn }) => readings.turns[turn]?.role !== 'user') && isAlone(field, readings);

/** Whether the customer tells nothing else of himself. */
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

function leastOf(field: ContactField, readings: Readings, isRequest: boolean | undefined): number {
  if (isRequest) return LEAST_BESIDE_NUMBERS;
  if (field === 'phone' && isUnasked(readings)) return LEAST_UNASKED;
  return (isAlone(field, readings) ? LEAST_ALONE : LEAST)[field];
}

/** A mail or a form is one message, and says what it tells. */
const isUnasked = ({ turns }: Readings): boolean =>
  turns.length > 2 && !turns.some(({ role, asked }) => role === 'assistant' || asked !== undefined);

import type { Span } from '../extraction/pattern.ts';
import { type Clause, has } from './clause.ts';
import type { Place, Reading } from './figure.ts';
import { after, before, beside, isFiller } from './neighbour.ts';
import type { Phrase } from './phrase.ts';
import { is } from './token.ts';

/** An amount of money is a unit price, unless it is taken off, for something else, or for all. */
export function moneyReading(place: Place): Reading | null {
  const { clause, at } = place;
  if (isTakenOff(clause, at)) return { term: 'amount', rule: 'amount off', score: 0.8 };
  if (isForOther(place) || isForSeveral(clause, at)) return null;
  const unit = unitAfter(clause, at);
  const value = (clause.phrases[at]?.value as number) / divisorOf(clause, at);
  return { term: 'price', rule: 'money', score: 0.9, value, ...(unit ? { unit } : {}) };
}

/** "$5 off", "less $20", "a discount of $50" */
function isTakenOff(clause: Clause, at: number): boolean {
  const prev = before(clause, at);
  // "8% off the $3.20"
  if (is(prev, 'discount') && clause.phrases[clause.phrases.indexOf(prev as Phrase) - 1]?.kind === 'percent')
    return false;
  if (is(prev, 'discount', 'less') || is(after(clause, at), 'discount')) return true;
  return is(prev, 'of') && has(clause, 'discount');
}

const isForOther = ({ clause, at, sentence }: Place) =>
  has(clause, 'shipping', 'total') || (has(sentence, 'total') && is(after(clause, at), 'for'));

/** "1,000 flyers cost 65 euros": without "each" the money is for all of them. */
function isForSeveral(clause: Clause, at: number): boolean {
  if (is(after(clause, at), 'per')) return false;
  const { phrases } = clause;
  const price = beside(phrases, at, -1);
  if (!is(phrases[price], 'cost')) return false;
  const counted = beside(phrases, price, -1);
  const number = phrases[beside(phrases, counted, -1)];
  return isCounted(phrases[counted]) && number?.kind === 'number' && number.value !== 1;
}

/** "€12 per 100 pieces" */
function divisorOf({ phrases }: Clause, at: number): number {
  const per = beside(phrases, at, 1);
  const count = phrases[per + 1];
  return is(phrases[per], 'per') && count?.kind === 'number' && is(count, 'figures') ? count.value || 1 : 1;
}

export const isCounted = (phrase: Phrase | undefined) => phrase?.kind === 'unit' || phrase?.kind === 'noun';

/** "per kg", "a pallet", "el litro" */
function unitAfter({ phrases }: Clause, at: number): Span | undefined {
  const next = beside(phrases, at, 1);
  const unit = is(phrases[next], 'per') ? phrases.slice(next + 1).find((it) => !isFiller(it)) : phrases[next];
  return unit?.kind === 'unit' ? { start: unit.start, end: unit.end } : undefined;
}

/** A percentage is a discount where something says so; not a share that is paid, a tax, or what a thing is made of. */
export function percentReading({ clause, at, sentence, known }: Place): Reading | null {
  if (is(clause.phrases[at], 'half')) return { term: 'discount', rule: 'phrase', score: 0.9 };
  if (isBesideDiscount(clause, at)) return { term: 'discount', rule: 'percentage off', score: 0.95 };
  if (has(clause, 'moment', 'tax')) return null;
  if (has(clause, 'discount', 'less')) return { term: 'discount', rule: 'percentage off', score: 0.9 };
  const isAsked = known.asked.has('discount');
  if (!isAsked && has(sentence, 'moment', 'tax', 'pay', 'payable', 'shipping')) return null;
  if (isAsked || has(sentence, 'discount', 'less') || known.topic === 'discount') {
    return { term: 'discount', rule: 'percentage in question', score: 0.8 };
  }
  return isCounted(clause.phrases[at + 1]) ? null : { term: 'discount', rule: 'percentage', score: 0.6 };
}

/** "3 % discount for payment in advance", "remise de 3 % au comptant" */
const isBesideDiscount = (clause: Clause, at: number) =>
  is(clause.phrases[beside(clause.phrases, at, -1, { through: ['of'] })], 'discount', 'less') ||
  is(after(clause, at), 'discount');

import { type Clause, has, type Sentence } from './clause.ts';
import type { Figure } from './figure.ts';
import { beside as besideOf, isFiller } from './neighbour.ts';
import { isWeak, type Phrase } from './phrase.ts';
import type { Counting } from './product-name.ts';
import { is, type TokenKind } from './token.ts';
import { isVerb } from './verb-place.ts';

/** A noun where it stands. */
export type Place = {
  sentence: Sentence;
  clause: Clause;
  index: number;
  at: number;
  figures: readonly Figure[];
  /** The language puts the verb last. */
  isVerbLast: boolean;
  /** Adjectives and what else says more about a noun follow it. */
  isHeadFirst: boolean;
  /** An agent's question, which states no figure. */
  isAsking: boolean;
};
/** `number`: how the noun is counted, which says whether its plural is an everyday one. */
export type Reading = { rule: string; score: number; number: Counting };

const beside = (phrases: readonly Phrase[], at: number, step: 1 | -1, ...through: TokenKind[]) =>
  besideOf(phrases, at, step, { through, most: 7 });

const isPrice = (phrase: Phrase | undefined, figures: readonly Figure[]) =>
  phrase !== undefined && figures.some((it) => it.phrase === phrase && (it.term === 'price' || it.term === 'discount'));

export function readingOf(place: Place): Reading | null {
  const { clause, at } = place;
  const { phrases } = clause;
  const i = beside(phrases, at, -1);
  if (is(phrases[i], 'incoterm', 'deliver', 'customer', 'place')) return null;
  if (is(phrases[i], 'reference') && phrases[at]?.words.length === 1) return null;
  const counted = countedReading(place);
  if (counted) return counted;
  if (isVerb(place)) return null;
  return (
    wantedReading(place) ??
    labelledReading(place) ??
    requestedReading(place) ??
    pricedReading(place) ??
    quantifiedReading(place) ??
    askedReading(place) ??
    listedReading(place) ??
    loneReading(place)
  );
}

/** "500 units of the bracket", "30 laptops", "120 of the large ones". */
function countedReading({ clause: { phrases }, at }: Place): Reading | null {
  const i = beside(phrases, at, -1, 'of');
  const back = phrases[i];
  if (back?.kind === 'number') {
    if (is(phrases[i - 1], 'reference', 'customer')) return null;
    // one thing is in the singular already
    const number = back.value === 1 ? 'measured' : 'counted';
    return { rule: 'after a number', score: isWeak(back) ? 0.8 : 0.95, number };
  }
  return back?.kind === 'unit' ? packedReading(phrases, i) : null;
}

/** "12 pallets of water", "per pallet of water" */
function packedReading(phrases: readonly Phrase[], unit: number): Reading | null {
  const number = countOf(phrases[unit]);
  if (phrases[beside(phrases, unit, -1)]?.kind === 'number') return { rule: 'after a quantity', score: 0.95, number };
  const isNamed = is(phrases[unit + 1], 'of') || is(phrases[unit - 1], 'per', 'price');
  return isNamed ? { rule: 'after a unit', score: 0.8, number } : null;
}

const countOf = (unit: Phrase | undefined): Reading['number'] =>
  is(unit, 'measure', 'pair') ? 'measured' : is(unit, 'count') ? 'counted' : 'none';

/** "zeytinyağı istiyoruz", "yazılım için saat ücreti ne kadar" */
function wantedReading({ clause: { phrases }, at, isVerbLast }: Place): Reading | null {
  if (!isVerbLast) return null;
  const next = phrases[beside(phrases, at, 1)];
  if (is(next, 'request', 'stock') && !is(next, 'pay', 'payable'))
    return { rule: 'before a request', score: 0.75, number: 'none' };
  const price = phrases[beside(phrases, at, 1, 'count', 'measure', 'pack', 'per')];
  return is(price, 'price') ? { rule: 'before "cost"', score: 0.75, number: 'none' } : null;
}

/** "price for office chairs", "minimum order for mugs", "10 % off on the uniforms", "just the keyboards". */
function labelledReading({ clause: { phrases }, at, isAsking }: Place): Reading | null {
  const i = beside(phrases, at, -1, 'of', 'for', 'at', 'per', 'colon');
  const back = phrases[i];
  if (is(back, 'only', 'product')) return { rule: 'after "only"', score: 0.8, number: 'none' };
  if (is(back, 'request') && !is(back, 'pay')) return { rule: 'after a request', score: 0.8, number: 'none' };
  const between = phrases.slice(i + 1, at);
  // "What price was arranged?"
  if (isAsking && !between.some((it) => is(it, 'for', 'of', 'per', 'colon'))) return null;
  const isLinked = !between.some((it) => is(it, 'at') && !is(it, 'for', 'of'));
  const isPriced = is(back, 'price', 'minimum', 'discount') && isLinked;
  return isPriced ? { rule: 'after "price"', score: 0.8, number: 'none' } : null;
}

/** What a product has in languages that say so after it: "カメラの導入", "タオルの最小ロット", "चाय की कीमत". */
const OWNERS = ['request', 'minimum', 'price', 'discount', 'quantity'] as const;

/** "冷蔵庫を注文", "चाय चाहिए", "आम की पेटी", "What do the lamps cost?" */
function requestedReading({ sentence, clause: { phrases }, at }: Place): Reading | null {
  if (is(phrases[beside(phrases, at, 1)], 'wanted')) return { rule: 'before a request', score: 0.8, number: 'none' };
  const [link, owner] = [phrases[at + 1], phrases[at + 2]];
  const isLinked = is(link, 'of', 'object');
  const owned = phrases[beside(phrases, at + 1, 1)];
  if (isLinked && (is(owner, ...OWNERS) || is(owned, 'price', 'discount')))
    return { rule: 'before a request', score: 0.78, number: 'none' };
  const isPacked = is(link, 'of') && owner?.kind === 'unit';
  if (isPacked) return { rule: 'before a unit', score: 0.7, number: 'none' };
  const isAsked = is(phrases[beside(phrases, at, 1, 'of')], 'price') && sentence.isQuestion;
  return isAsked ? { rule: 'before "cost"', score: 0.75, number: 'none' } : null;
}

/** What a price is for one of: the product, or what is counted of it ("dog walking, 15 pounds a walk"). */
export const COUNTED_BY = 'price for one';

/** "the cable is $0.85", "54,900 EUR per tractor", "9.90 EUR for the gloves". */
function pricedReading({ clause, at, figures }: Place): Reading | null {
  const { phrases } = clause;
  const forward = phrases[beside(phrases, at, 1, 'price', 'per', 'count', 'pack', 'measure', 'pair', 'colon', 'at')];
  const none = 'none' as const;
  if (isPrice(forward, figures)) return { rule: 'before a price', score: 0.75, number: none };
  if (forward?.kind === 'number' && is(phrases[beside(phrases, at, 1)], 'colon', 'price', 'at'))
    return { rule: 'before a price', score: 0.6, number: none };
  const back = phrases[beside(phrases, at, -1, 'for', 'of', 'per', 'count', 'pack', 'measure', 'pair')];
  if (back?.kind === 'percent' || !isPrice(back, figures)) return null;
  const isPer = phrases.slice(phrases.indexOf(back as Phrase), at).some((it) => is(it, 'per') && !is(it, 'for'));
  const isLinked = phrases.slice(phrases.indexOf(back as Phrase), at).some((it) => is(it, 'for', 'of'));
  const rule = isPer || !isLinked ? COUNTED_BY : 'after a price';
  return { rule, score: isPer ? 0.7 : 0.8, number: isPer ? 'counted' : none };
}

/** "湯のみを300個", "screws 500 pcs": before a number and a unit that counts no other noun. */
function quantifiedReading({ clause: { phrases }, at }: Place): Reading | null {
  const number = beside(phrases, at, 1, 'quantity', 'colon', 'for', 'request');
  const unit = number + 1;
  const isCounted =
    phrases[number]?.kind === 'number' &&
    (phrases[unit]?.kind === 'unit' || is(phrases[unit], 'wanted') || is(phrases[number - 1], 'object'));
  const next = phrases[beside(phrases, unit, 1, 'of')];
  return isCounted && next?.kind !== 'noun' ? { rule: 'before a quantity', score: 0.78, number: 'none' } : null;
}

/** "For the pump we charge …", "Quote for gloves". */
function askedReading({ sentence, clause, at, figures }: Place): Reading | null {
  const back = clause.phrases[beside(clause.phrases, at, -1)];
  if (is(back, 'for') && (figures.length > 0 || has(clause, 'price', 'discount')))
    return { rule: 'after "for"', score: 0.65, number: 'none' };
  if (has(sentence, 'unavailable')) return { rule: 'unavailable', score: 0.6, number: 'none' };
  if (has(clause, 'tooMuch') && figures.length > 0) return { rule: 'too dear', score: 0.6, number: 'none' };
  if (sentence.isQuestion && has(sentence, 'price') && isAloneIn(clause, at))
    return { rule: 'alone in a question', score: 0.65, number: 'none' };
  const isAlone =
    sentence.isQuestion && sentence.phrases.every((it) => it === clause.phrases[at] || isFiller(it) || is(it, 'and'));
  if (isAlone) return { rule: 'alone in a question', score: 0.6, number: 'none' };
  return null;
}

/** The only noun of a part that has a price: "the beans on your website for 18 euros". */
function loneReading({ clause, at, figures }: Place): Reading | null {
  const nouns = clause.phrases.filter(({ kind }) => kind === 'noun');
  const isPriced = figures.some((it) => it.clause === clause && it.term === 'price');
  return nouns.length === 1 && isPriced && at >= 0 ? { rule: 'beside a price', score: 0.62, number: 'none' } : null;
}

/** "LED bulbs, 2,500 pcs, …": a noun alone in its part beside one with a figure. */
function listedReading({ sentence, clause, index, at, figures }: Place): Reading | null {
  if (!isAloneIn(clause, at)) return null;
  const next = sentence.clauses[index + 1];
  const isBeside = figures.some(
    (it) => it.clause === next && it.phrase === next?.phrases.find(({ kind }) => kind !== 'cue'),
  );
  if (isBeside) return { rule: 'in a list', score: 0.7, number: 'none' };
  const isNear = clause.phrases[at]?.isCapital !== true && figures.some((it) => it.clause === next);
  return isNear ? { rule: 'before figures', score: 0.6, number: 'none' } : null;
}

/** Whether nothing else that means something stands in a part, but a heading before it. */
function isAloneIn({ phrases }: Clause, at: number): boolean {
  const colon = phrases.findLastIndex((it, i) => i < at && is(it, 'colon'));
  return phrases.every(
    (it, i) => i <= colon || i === at || isFiller(it) || is(it, 'colon', 'of', 'for', 'request', 'accept'),
  );
}

import type { Clause } from './clause.ts';
import { beside, isFiller } from './neighbour.ts';
import { isWeak, type Phrase } from './phrase.ts';
import { is } from './token.ts';

/** A noun of a clause, as far as its place tells it from a verb. */
type Place = {
  clause: Clause;
  at: number;
  /** The language puts the verb last. */
  isVerbLast: boolean;
  /** Adjectives and what else says more about a noun follow it. */
  isHeadFirst: boolean;
};

/**
 * Whether a word that no lexicon has stands where only a verb can: "I need to register a new price", "quiero registrar el
 * descuento", "単価を登録したい", "für Papier einen neuen Preis ausgemacht".
 */
export const isVerb = (place: Place): boolean =>
  place.clause.phrases[place.at]?.words.length === 1 &&
  (isActing(place) || isBehindObject(place) || isBehindOwned(place));

/** Between what somebody wants and a price: an article parts them, or what says more about a noun would follow it. */
function isActing({ clause: { phrases }, at, isHeadFirst }: Place): boolean {
  const price = priceBehind(phrases, at);
  if (price === 0 || !is(phrases[beside(phrases, at, -1)], 'request')) return false;
  const next = phrases[beside(phrases, price, 1, { through: ['colon', 'at', 'for', 'price'] })];
  return (isHeadFirst || price > at + 1) && !isFigure(next);
}

const isFigure = (phrase: Phrase | undefined) =>
  phrase?.kind === 'money' || phrase?.kind === 'number' || phrase?.kind === 'percent';

const isPrice = (phrase: Phrase | undefined) => is(phrase, 'price', 'discount');
const isArticle = (phrase: Phrase | undefined) => phrase?.kind === 'number' && isWeak(phrase);

/** Where the price stands that only an article and adjectives part from the noun; 0: nowhere. */
function priceBehind(phrases: readonly Phrase[], noun: number): number {
  let at = noun + 1;
  while (at < noun + 5 && (isFiller(phrases[at]) || isArticle(phrases[at]))) at++;
  return isPrice(phrases[at]) ? at : 0;
}

/** Behind a price and the mark of the object, or right behind it where verbs are last, with nothing else to come. */
const isBehindObject = ({ clause: { phrases }, at, isVerbLast }: Place) =>
  (is(phrases[at - 1], 'object') ? isPrice(phrases[at - 2]) : isVerbLast && isPrice(phrases[at - 1])) &&
  phrases.slice(at + 1).every((it) => isFiller(it) || is(it, 'request', 'wanted'));

/** Behind a price that was said to be something's: "für Papier … Preis", "चावल का … रेट". */
function isBehindOwned({ clause: { phrases }, at }: Place): boolean {
  const price = beside(phrases, at, -1);
  if (!isPrice(phrases[price]) || phrases.slice(at).some(isFigure)) return false;
  return phrases
    .slice(0, price)
    .some((it, i) => it.kind === 'noun' && (is(phrases[i - 1], 'for') || is(phrases[i + 1], 'of')));
}

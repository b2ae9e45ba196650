import type { Language } from '../extraction/language.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import { resolved } from './currency.ts';
import type { Reading } from './dialogue.ts';
import { salesLanguageOf } from './languages.ts';
import { movesOf } from './moves.ts';
import { agreed, type Move, type Offer, scalesOf, standing } from './negotiation.ts';
import type { SalesTerms, Term } from './sales-condition.ts';
import { nameOf, type Thread, weightOf } from './thread.ts';

/** Terms with where each was said. */
export type Found = { [T in Term]?: { value: SalesTerms[T]; evidence: Evidence[] } };

/** What is kept of a piece of text that gave a value. */
export const evidenceOf = ({ message, start, end, rule, score }: Evidence): Evidence => ({
  message,
  start,
  end,
  rule,
  score: Math.round(100 * score) / 100,
});

/** The product, and its figures that stand in the end. */
export function dealOf(
  readings: readonly Reading[],
  turns: readonly Turn[],
  language: Language,
): { found: Found; moves: readonly Move[] } {
  const { moves, threads } = movesOf(readings);
  const prices = standing(moves, ['price']);
  const quantities = standing(moves, ['quantity']);
  const thread = chosen(threads, quantities, prices);
  const quantity = orderedOf(lastOf(quantities, thread), thread !== null || prices.length > 0);
  const count = quantity?.value ?? null;
  const price = agreed(ofThread(prices, thread), count);
  const discount = agreed(ofThread(standing(moves, ['discount']), thread), count);
  const amount = lastOf(standing(moves, ['amount']), thread);
  const found: Found = {
    ...productOf(
      thread ?? packingOf(readings),
      language,
      quantity !== undefined && !price?.unit && !quantities.some(({ unit }) => unit),
    ),
    ...stated('quantity', quantity),
    ...unitOf(quantity?.unit ? quantity : price, turns),
    ...stated('unit_price', price),
    ...stated('discount_percent', discount),
    ...stated('discount_amount', amount),
    ...currencyOf(price ?? amount, { readings, language, isPriced: isPriced(moves) }),
    ...scaled(ofThread(standing(moves, ['price', 'discount']), thread)),
  };
  return { found, moves };
}

/** A bare number in a talk about something else is no quantity. */
const orderedOf = (quantity: Offer | undefined, isDeal: boolean) =>
  quantity && (isDeal || quantity.unit || quantity.score > 0.8) ? quantity : undefined;

const isPriced = (moves: readonly Move[]) => moves.some(({ figures }) => figures.some(({ term }) => term === 'price'));

function productOf(thread: Thread | null, language: Language, isCounted: boolean): Found {
  if (!thread) return {};
  const { name, pieces } = nameOf(thread, language, isCounted);
  return { product: { value: name, evidence: pieces.map(evidenceOf) } };
}

/** The unit as it was typed. */
function unitOf(offer: Offer | undefined, turns: readonly Turn[]): Found {
  if (!offer?.unit) return {};
  const value = turns[offer.message]?.text.slice(offer.unit.start, offer.unit.end) ?? null;
  return { unit: { value, evidence: [evidenceOf({ ...offer, ...offer.unit })] } };
}

/** The packing that is sold where nothing is in it. */
function packingOf(readings: readonly Reading[]): Thread | null {
  const found = readings.flatMap(({ products }, message) => products.map((it) => ({ ...it, message })));
  const products = found.filter(({ rule }) => rule === 'packing').slice(0, 1);
  return products.length > 0 ? { keys: new Set(), products, unitKeys: new Set() } : null;
}

function scaled(offers: readonly Offer[]): Found {
  const scales = scalesOf(offers);
  if (scales.length === 0) return {};
  return {
    scales: { value: scales.map(({ scale }) => scale), evidence: scales.map(({ offer }) => evidenceOf(offer)) },
  };
}

const stated = (
  term: 'quantity' | 'unit_price' | 'discount_percent' | 'discount_amount',
  offer: Offer | undefined,
): Found => (offer ? { [term]: { value: offer.value, evidence: [evidenceOf(offer)] } } : {});

function chosen(threads: readonly Thread[], quantities: readonly Offer[], prices: readonly Offer[]): Thread | null {
  const has = (offers: readonly Offer[], thread: Thread) => offers.some((it) => it.thread === thread);
  const weighed = threads.map((thread) => ({
    thread,
    weight: weightOf(thread, { quantity: has(quantities, thread), price: has(prices, thread) }),
  }));
  return (
    weighed.reduce<(typeof weighed)[number] | null>((best, it) => (best && best.weight >= it.weight ? best : it), null)
      ?.thread ?? null
  );
}

/** The offers for a product; all of them when none names it. */
function ofThread(offers: readonly Offer[], thread: Thread | null): readonly Offer[] {
  const own = offers.filter((it) => it.thread === thread || it.thread === null);
  return own.length > 0 ? own : offers;
}

const lastOf = (offers: readonly Offer[], thread: Thread | null): Offer | undefined => {
  const own = ofThread(offers, thread);
  // of two products in one message the first is the condition's
  const last = own.at(-1);
  return last && own.find((it) => it.message === last.message && it.thread !== last.thread && it.thread === thread)
    ? own.find((it) => it.message === last.message)
    : last;
};

/** The currency of the price, else the one named nearest to it; where all that was said is a total, the total's. */
function currencyOf(
  figure: Offer | undefined,
  { readings, language, isPriced }: { readings: readonly Reading[]; language: Language; isPriced: boolean },
): Found {
  const all = readings.flatMap(({ currencies }, message) =>
    currencies.map((it) => ({ ...it, message, rule: 'currency', score: 0.9 })),
  );
  const named = new Set(all.map(({ code }) => code));
  const distance = (it: (typeof all)[number]) =>
    100_000 * Math.abs(it.message - (figure?.message ?? 0)) + Math.abs(it.start - (figure?.start ?? 0));
  const pool = figure || !isPriced ? all : all.filter(({ isFigure }) => !isFigure);
  const [nearest] = [...pool].sort((a, b) => distance(a) - distance(b));
  const code = figure?.currency ?? nearest?.code;
  if (!code) return {};
  const { signs, families } = salesLanguageOf(language);
  const source = figure?.currency ? figure : (nearest as (typeof all)[number]);
  return {
    currency: { value: resolved(code, named, signs ?? {}, families), evidence: [evidenceOf(source)] },
  };
}

import type { Evidence, Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { resolved } from './currency.ts';
import { customerOf } from './customer.ts';
import type { Figure, Known } from './figure.ts';
import { salesLanguageOf } from './languages.ts';
import { type Asks, after, type MessageReading, readMessage } from './message.ts';
import { agreed, lastStanding, type Move, type Offer, scalesOf, standing } from './negotiation.ts';
import { habitOf } from './number.ts';
import type { SalesTerms, StatedTerms, Term } from './sales-condition.ts';
import { nameOf, type Thread, threadFor, weightOf } from './thread.ts';

type Reading = MessageReading & { role: Turn['role'] };
type Found = { [T in Term]?: { value: SalesTerms[T]; evidence: Evidence[] } };

const NOTHING: SalesTerms = {
  product: null,
  quantity: null,
  unit: null,
  unit_price: null,
  discount_percent: null,
  discount_amount: null,
  currency: null,
  customer: null,
  valid_from: null,
  valid_until: null,
  payment_terms: null,
  incoterm: null,
  scales: [],
};

/**
 * The sales terms that a conversation states, with where each was said.
 * @param turns both sides' messages; the last value that was agreed on stands
 * @param at when the conversation took place, UTC, for relative dates
 */
export function readTerms(turns: readonly Turn[], language: Language, at: Date): StatedTerms {
  const readings = readAll(turns, language, at);
  const { moves, threads } = movesOf(readings);
  const found: Found = {
    ...figuresOf(moves, threads, readings, language),
    ...bounds(readings, moves),
    ...paymentOf(readings, moves, turns),
    ...incotermOf(readings, moves),
    ...buyerOf(turns, readings),
  };
  const entries = Object.entries(found) as [Term, NonNullable<Found[Term]>][];
  return {
    terms: { ...NOTHING, ...Object.fromEntries(entries.map(([term, { value }]) => [term, value])) },
    evidence: Object.fromEntries(entries.map(([term, { evidence }]) => [term, evidence])),
  };
}

/** Each message with what the conversation had told before it. */
function readAll(turns: readonly Turn[], language: Language, at: Date): Reading[] {
  const habit = habitOf(
    turns.map(({ text }) => text),
    salesLanguageOf(language),
  );
  let known: Known = {
    role: 'user',
    price: null,
    quantity: null,
    discount: null,
    isBargaining: false,
    asked: new Set(),
    topic: null,
  };
  let asked: Asks = new Set();
  return turns.map((turn) => {
    const role = turn.role === 'user' ? 'user' : 'assistant';
    const isOther = role !== known.role;
    known = { ...known, role, asked: isOther ? asked : new Set() };
    const text = turn.role === 'system' ? '' : turn.text;
    const reading = readMessage({ ...turn, text }, { known, asked: isOther ? asked : new Set(), habit, at, language });
    known = after(known, reading.figures);
    if (reading.asks.has('discount') || reading.asks.has('price'))
      known = { ...known, topic: reading.asks.has('discount') ? 'discount' : 'price' };
    if (reading.asks.has('discount')) known = { ...known, isBargaining: true };
    asked = reading.asks;
    return { ...reading, role: turn.role };
  });
}

/** Figures get the product that their clause or sentence names, else the one that was named last. */
function movesOf(readings: readonly Reading[]): { moves: Move[]; threads: Thread[] } {
  const threads: Thread[] = [];
  let focus: Thread | null = null;
  const moves = readings.map((reading, message): Move => {
    const places = [...reading.products, ...reading.figures].sort((a, b) => a.start - b.start);
    const named: { start: number; clause: unknown; thread: Thread }[] = [];
    for (const product of reading.products) {
      const thread = threadFor(threads, { ...product, message }, focus);
      if (thread) named.push({ start: product.start, clause: product.clause, thread });
      if (thread && focus === null) focus = thread;
    }
    const figures = places.flatMap((it) => {
      if ('name' in it) {
        focus = named.find(({ start }) => start === it.start)?.thread ?? focus;
        return [];
      }
      const own = named.filter(({ clause }) => clause === it.clause);
      return [{ ...it, message, thread: nearestTo(it, own)?.thread ?? focus }];
    });
    const { isAccepting, isRefusing } = reading;
    return { message, role: reading.role === 'user' ? 'user' : 'assistant', figures, isAccepting, isRefusing };
  });
  return { moves, threads };
}

/** A quantity stands before its product, a price after or before it. */
function nearestTo<T extends { start: number }>({ start, term }: Figure, named: readonly T[]): T | undefined {
  const distance = (it: T) =>
    it.start > start ? it.start - start : (start - it.start) * (term === 'quantity' ? 3 : 1);
  return [...named].sort((a, b) => distance(a) - distance(b))[0];
}

const evidenceOf = ({ message, start, end, rule, score }: Evidence): Evidence => ({
  message,
  start,
  end,
  rule,
  score: Math.round(100 * score) / 100,
});

function figuresOf(
  moves: readonly Move[],
  threads: readonly Thread[],
  readings: readonly Reading[],
  language: Language,
): Found {
  const quantities = standing(moves, ['quantity']);
  const prices = standing(moves, ['price']);
  const thread = chosen(threads, quantities, prices);
  const counted = lastOf(quantities, thread);
  // a bare number in a talk about something else is no quantity
  const quantity =
    counted && (thread || prices.length > 0 || counted.unit || counted.score > 0.8) ? counted : undefined;
  const price = agreed(ofThread(prices, thread), quantity?.value ?? null);
  const discount = agreed(ofThread(standing(moves, ['discount']), thread), quantity?.value ?? null);
  const amount = lastOf(standing(moves, ['amount']), thread);
  const product = thread && nameOf(thread, language);
  const unit = quantity?.unit ? quantity : price?.unit ? price : null;
  const scales = scalesOf(ofThread(standing(moves, ['price', 'discount']), thread));
  return {
    ...(product ? { product: { value: product.name, evidence: product.pieces.map(evidenceOf) } } : {}),
    ...stated('quantity', quantity),
    ...(unit ? { unit: { value: unit.unit as string, evidence: [evidenceOf(unit)] } } : {}),
    ...stated('unit_price', price),
    ...stated('discount_percent', discount),
    ...stated('discount_amount', amount),
    ...currencyOf(price ?? amount, {
      readings,
      language,
      isPriced: moves.some((move) => move.figures.some((it) => it.term === 'price')),
    }),
    ...(scales.length > 0
      ? { scales: { value: scales.map(({ scale }) => scale), evidence: scales.map(({ offer }) => evidenceOf(offer)) } }
      : {}),
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
  const source = figure?.currency ? figure : (nearest as (typeof all)[number]);
  return {
    currency: { value: resolved(code, named, salesLanguageOf(language).signs ?? {}), evidence: [evidenceOf(source)] },
  };
}

function bounds(readings: readonly Reading[], moves: readonly Move[]): Found {
  const all = readings.flatMap((it, message) => it.bounds.map((bound) => ({ ...bound, message })));
  return Object.fromEntries(
    (['valid_from', 'valid_until'] as const).flatMap((term) => {
      const bound = lastStanding(
        all.filter((it) => it.term === term),
        moves,
      );
      return bound ? [[term, { value: bound.date, evidence: [evidenceOf(bound)] }]] : [];
    }),
  );
}

function paymentOf(readings: readonly Reading[], moves: readonly Move[], turns: readonly Turn[]): Found {
  const all = readings.flatMap((it, message) => it.payments.map((payment) => ({ ...payment, message })));
  const last = lastStanding(
    all.filter(({ isPast, isRefused }) => !isPast && !isRefused),
    moves,
  );
  const payment = last && all.find(({ message }) => message === last.message);
  if (!payment) return {};
  const value = (turns[payment.message] as Turn).text.slice(payment.start, payment.end).replace(/\s+/gu, ' ');
  return { payment_terms: { value, evidence: [evidenceOf(payment)] } };
}

function incotermOf(readings: readonly Reading[], moves: readonly Move[]): Found {
  const all = readings.flatMap((it, message) => it.incoterms.map((incoterm) => ({ ...incoterm, message })));
  const term = lastStanding(
    all.filter(({ isReplaced }) => !isReplaced),
    moves,
  );
  return term ? { incoterm: { value: term.value, evidence: [evidenceOf(term)] } } : {};
}

function buyerOf(turns: readonly Turn[], readings: readonly Reading[]): Found {
  const company = customerOf(
    turns,
    readings.map(({ companies }) => companies),
  );
  return company ? { customer: { value: company.name, evidence: [evidenceOf(company)] } } : {};
}

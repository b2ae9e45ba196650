import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { overlaps, type Span } from '../extraction/pattern.ts';
import { carriersIn, type NamedCarrier } from './carrier-name.ts';
import { withoutWrong } from './correction.ts';
import { namedAgain, type OrderId, orderIdsIn, orderKey } from './order-id.ts';
import { type Reading, readingsOf } from './reading.ts';
import { type JoinedNumber, numbersAcross } from './split-number.ts';
import { type Surroundings, type TrackingNumber, trackingNumbersIn } from './tracking-number.ts';

export type StatedNumber = TrackingNumber | JoinedNumber;

/** More mentions than a conversation has; it bounds the work on one of nothing but numbers. */
const MAX_MENTIONS = 400;

/** The carriers' numbers and the orders of a conversation, in order, and the numbers whose check digit fails (`misread`). */
export function numbersIn(
  turns: readonly Turn[],
  language: Language,
): { numbers: StatedNumber[]; orders: OrderId[]; misread: StatedNumber[] } {
  const readings = readingsOf(turns, language);
  if (readings.length === 0) return { numbers: [], orders: [], misread: [] };
  const all = allIn(readings, { named: namedIn(turns, readings, language), language });
  const held = all.filter(({ checked }) => checked !== false);
  const taken = byMessage(held);
  const orders = ordersIn(readings, taken, language);
  return {
    numbers: withoutWrong(held, all, ({ number }) => number, turns, language),
    orders: withoutWrong(orders, orders, orderKey, turns, language),
    misread: all.filter(({ checked }) => checked === false),
  };
}

function ordersIn(
  readings: readonly Reading[],
  taken: ReadonlyMap<number, readonly Span[]>,
  language: Language,
): OrderId[] {
  const takenIn = ({ message }: Reading) => taken.get(message) ?? [];
  const orders = readings.flatMap((reading) => orderIdsIn(reading, takenIn(reading), language)).slice(0, MAX_MENTIONS);
  if (orders.length === 0) return [];
  const known = new Map(orders.map((it) => [orderKey(it), it]));
  const found = byMessage(orders);
  const again = readings.flatMap((reading) =>
    namedAgain(reading, known, [...takenIn(reading), ...(found.get(reading.message) ?? [])]),
  );
  return [...orders, ...again.slice(0, MAX_MENTIONS)].sort(byPlace);
}

const byPlace = (a: Span & { message: number }, b: Span & { message: number }) =>
  a.message - b.message || a.start - b.start;

function allIn(readings: readonly Reading[], around: Surroundings): StatedNumber[] {
  const single = readings.flatMap((reading) => trackingNumbersIn(reading, around)).slice(0, MAX_MENTIONS);
  const joined = numbersAcross(readings, byMessage(single), around);
  const parts = byMessage(joined.flatMap((it) => it.parts));
  const apart = single.filter((it) => !parts.get(it.message)?.some((part) => overlaps(part, it)));
  return [...apart, ...joined].sort(byPlace);
}

/** Each carrier where it is named first, in whichever message. */
function namedIn(turns: readonly Turn[], readings: readonly Reading[], language: Language): Surroundings['named'] {
  const known = new Map(readings.map(({ message, carriers }) => [message, carriers]));
  const first = new Map<string, NamedCarrier & { message: number }>();
  for (const [message, { role, text }] of turns.entries()) {
    const carriers = role === 'system' ? [] : (known.get(message) ?? carriersIn(text, language));
    for (const it of carriers) if (!first.has(it.carrier)) first.set(it.carrier, { ...it, message });
  }
  return [...first.values()];
}

function byMessage<S extends Span & { message: number }>(spans: readonly S[]): Map<number, S[]> {
  return Map.groupBy(spans, ({ message }) => message);
}

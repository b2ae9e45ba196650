import type { Language } from '../extraction/language.ts';
import { overlaps, type Span } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { carriersIn, type NamedCarrier } from './carrier-name.ts';
import { byPlace, judgementOf } from './correction.ts';
import { namedAgain, type OrderId, orderIdsIn, orderKey } from './order-id.ts';
import { type Reading, readingsOf } from './reading.ts';
import { type JoinedNumber, numbersAcross } from './split-number.ts';
import { type Surroundings, type TrackingNumber, trackingNumbersIn } from './tracking-number.ts';

export type StatedNumber = TrackingNumber | JoinedNumber;

/** More mentions than a conversation has; it bounds the work on one of nothing but numbers. */
const MAX_MENTIONS = 400;

/** What a conversation says, in order; `misread` are numbers whose check digit fails, `ofOthers` numbers of other people. */
export type StatedNumbers = {
  numbers: readonly StatedNumber[];
  orders: readonly OrderId[];
  misread: readonly StatedNumber[];
  ofOthers: readonly StatedNumber[];
};

/** The carriers' numbers and the orders of a conversation, which are read once: of the same turns other questions are asked. */
export function numbersIn(turns: readonly Turn[], language: Language): StatedNumbers {
  const known = latest.get(turns);
  if (known?.language === language) return known.numbers;
  const numbers = readNumbers(turns, language);
  latest.set(turns, { language, numbers });
  return numbers;
}

const latest = new WeakMap<readonly Turn[], { language: Language; numbers: StatedNumbers }>();

function readNumbers(turns: readonly Turn[], language: Language): StatedNumbers {
  const readings = readingsOf(turns, language);
  if (readings.length === 0) return { numbers: [], orders: [], misread: [], ofOthers: [] };
  const all = allIn(readings, { named: namedIn(turns, readings, language), language });
  const [misread, held] = [
    all.filter(({ checked }) => checked === false),
    all.filter(({ checked }) => checked !== false),
  ];
  const orders = ordersIn(readings, byMessage(all), language);
  const { isRight, ofOthers } = judgementOf(all, ({ number }) => number, turns, language);
  const ofOrders = judgementOf(orders, orderKey, turns, language);
  return { numbers: held.filter(isRight), orders: orders.filter(ofOrders.isRight), misread, ofOthers };
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
    namedAgain(reading, known, [...takenIn(reading), ...(found.get(reading.message) ?? [])], language),
  );
  return [...orders, ...again.slice(0, MAX_MENTIONS)].sort(byPlace);
}

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

import { type OrderId, orderKey } from './order-id.ts';
import type { StatedNumber } from './stated-numbers.ts';

export type Order = OrderId | null;

type Place = { message: number; start: number; end: number };

/**
 * The order of each number, given by its mentions: one by one where a message names as many orders as numbers in turns ("order 1: FedEx …,
 * order 2: UPS …"), else the nearest.
 */
export function ordersOf(numbers: readonly (readonly StatedNumber[])[], orders: readonly OrderId[]): Order[] {
  if (orders.length === 0) return numbers.map(() => null);
  const paired = pairsOf(numbers.flat(), orders);
  return numbers.map((mentions) => paired.get(mentions[0]?.number ?? '') ?? nearestTo(mentions, orders));
}

function pairsOf(numbers: readonly StatedNumber[], orders: readonly OrderId[]): Map<string, OrderId> {
  const pairs = new Map<string, OrderId>();
  const ordersOfMessage = Map.groupBy(orders, ({ message }) => message);
  for (const [message, named] of Map.groupBy(numbers, (it) => it.message)) {
    for (const [number, order] of inTurns(named, ordersOfMessage.get(message) ?? [])) pairs.set(number, order);
  }
  return pairs;
}

/** Two or more of each, a number and an order in each turn. */
function inTurns(numbers: readonly StatedNumber[], orders: readonly OrderId[]): [string, OrderId][] {
  const all = [...numbers, ...orders].sort((a, b) => a.start - b.start);
  const isInTurns = all.every((it, index) => index % 2 === 0 || 'number' in it !== 'number' in (all[index - 1] ?? it));
  if (numbers.length < 2 || numbers.length !== orders.length || !isInTurns || !areDistinct(orders)) return [];
  const inOrder = [...numbers].sort((a, b) => a.start - b.start);
  return inOrder.flatMap(({ number }, index) => {
    const order = orders[index];
    return order ? [[number, order] as [string, OrderId]] : [];
  });
}

const areDistinct = (orders: readonly OrderId[]) => new Set(orders.map(orderKey)).size === orders.length;

/** Rather the one before than the one behind. */
function nearestTo(mentions: readonly Place[], orders: readonly OrderId[]): Order {
  const distance = (order: OrderId) => Math.min(...mentions.map((it) => gapOf(order, it)));
  const ranked = orders.map((order) => ({ order, gap: distance(order) })).sort((a, b) => a.gap - b.gap);
  return ranked[0]?.order ?? null;
}

/** A message away is further than any place in one. */
const MESSAGE = 100_000;

function gapOf(a: Place, b: Place): number {
  if (a.message !== b.message) return MESSAGE * Math.abs(a.message - b.message);
  return a.end <= b.start ? b.start - a.end : a.start - b.end + 1;
}

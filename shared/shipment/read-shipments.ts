import type { Language } from '../extraction/language.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import { type OrderId, orderKey } from './order-id.ts';
import { type Order, ordersOf } from './order-of-number.ts';
import { MAX_SHIPMENTS, type StatedShipment } from './shipment.ts';
import { numbersIn, type StatedNumber } from './stated-numbers.ts';
import { type Named, withStatus } from './stated-status.ts';

/**
 * The shipments that a conversation speaks of, in the order in which they are named: one for each carrier's number, and one for each order that
 * has none; MAX_SHIPMENTS at most. `language` is the conversation's. Nothing is read that was not said.
 */
export function readShipments(turns: readonly Turn[], language: Language): StatedShipment[] {
  const { numbers, orders, ofOthers } = numbersIn(turns, language);
  const byNumber = [...Map.groupBy(numbers, ({ number }) => number).values()].slice(0, MAX_SHIPMENTS);
  const orderOf = ordersOf(byNumber, orders);
  const shipments = byNumber.map((mentions, index) => shipmentOf(mentions, orderOf[index] ?? null));
  const isTaken = new Set(orderOf.flatMap((it) => (it ? [orderKey(it)] : [])));
  const byOrder = Map.groupBy(orders, orderKey);
  const alone = [...byOrder].filter(([key]) => !isTaken.has(key)).map(([, mentions]) => ofOrder(mentions));
  const all = [...shipments, ...alone].slice(0, MAX_SHIPMENTS);
  return all.length === 0 ? [] : withStatus(all, ofOthers, turns, language);
}

type Place = { message: number; start: number; end: number };

const rounded = (score: number) => Math.round(100 * score) / 100;

const evidenceOf = ({ message, start, end }: Place, rule: string, score: number): Evidence => ({
  message,
  start,
  end,
  rule,
  score: rounded(score),
});

function shipmentOf(mentions: readonly StatedNumber[], order: Order): Named {
  const best = mentions.find(({ named }) => named) ?? mentions[0];
  if (!best) throw new Error('a shipment is mentioned at least once');
  const { number, candidates, checked } = best;
  const shipment: StatedShipment = {
    tracking_number: number,
    carrier: candidates[0]?.carrier ?? null,
    carrier_candidates: candidates.map(({ carrier, confidence }) => ({ carrier, confidence: rounded(confidence) })),
    check_digit_valid: checked,
    order_id: order?.value ?? null,
    status: null,
    status_detail: null,
    evidence: { ...evidenceOfNumber(best), ...evidenceOfOrder(order) },
  };
  return { shipment, places: mentions };
}

function evidenceOfNumber(it: StatedNumber): StatedShipment['evidence'] {
  const { checked, named, candidates } = it;
  const score = candidates[0]?.confidence ?? 0;
  const parts: readonly Place[] = 'parts' in it ? it.parts : [it];
  const shape = named ? 'carrier' : 'shape';
  return {
    tracking_number: parts.map((part) => evidenceOf(part, checked ? 'check digit' : shape, score)),
    carrier: named ? [evidenceOf(named, 'named', score)] : parts.map((part) => evidenceOf(part, 'format', score)),
  };
}

const evidenceOfOrder = (order: Order): StatedShipment['evidence'] =>
  order ? { order_id: [evidenceOf(order, order.rule, order.score)] } : {};

function ofOrder(mentions: readonly OrderId[]): Named {
  const [first] = mentions;
  if (!first) throw new Error('an order is mentioned at least once');
  const shipment: StatedShipment = {
    tracking_number: null,
    carrier: null,
    carrier_candidates: [],
    check_digit_valid: null,
    order_id: first.value,
    status: null,
    status_detail: null,
    evidence: evidenceOfOrder(first),
  };
  return { shipment, places: mentions };
}

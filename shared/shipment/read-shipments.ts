import type { Evidence, Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { askedBefore } from './asked.ts';
import { carriersIn } from './carrier-name.ts';
import { withoutWrong } from './correction.ts';
import { cuesIn } from './cue.ts';
import { type OrderId, orderIdsIn } from './order-id.ts';
import type { StatedShipment } from './shipment.ts';
import { numbersAcross } from './split-number.ts';
import { type Statement, statementsIn } from './statement.ts';
import { type Reading, readWritten, type TrackingNumber, trackingNumbersIn } from './tracking-number.ts';

/** So many shipments of one conversation are kept. */
const MAX_SHIPMENTS = 50;

/**
 * The shipments that a conversation speaks of, in the order in which they are named: one for each carrier's number, and one for each order that has
 * none. `language` is the conversation's. Nothing is read that was not said.
 */
export function readShipments(turns: readonly Turn[], language: Language): StatedShipment[] {
  const { numbers, orders } = numbersIn(turns, language);
  const shipments = [...new Map(numbers.map((it) => [it.number, it])).keys()].map((number) => {
    const mentions = numbers.filter((it) => it.number === number);
    return shipmentOf(mentions, orders);
  });
  const rest =
    numbers.length === 0 || distinct(orders).length > 1
      ? orders.filter((it) => !shipments.some(({ shipment }) => shipment.order_id === it.value))
      : [];
  const alone = distinct(rest).map((value) => orderOf(rest.filter((it) => it.value === value)));
  const all = [...shipments, ...alone].slice(0, MAX_SHIPMENTS);
  return all.length === 0 ? [] : withStatus(all, turns, language);
}

/** What is named like a shipment, and where. */
type Named = { shipment: StatedShipment; places: readonly Place[] };
type Place = { message: number; start: number; end: number };

/** The numbers that hold, and those whose check digit does not. */
export function numbersIn(
  turns: readonly Turn[],
  language: Language,
): { numbers: TrackingNumber[]; orders: OrderId[]; misread: TrackingNumber[] } {
  const readings = readingsOf(turns, language);
  if (readings.every(({ written, turn }) => written.length === 0 && !/\p{Nd}/u.test(turn.text)))
    return { numbers: [], orders: [], misread: [] };
  const named = turns.flatMap(({ role, text }, message) =>
    role === 'system'
      ? []
      : (readings.find((it) => it.message === message)?.carriers ?? carriersIn(text, language)).map((it) => ({
          ...it,
          message,
        })),
  );
  const around = { named, language };
  const single = readings.flatMap((reading) => trackingNumbersIn(reading, around));
  const joined = numbersAcross(readings, single, around);
  const all = [
    ...single.filter(
      (it) =>
        !joined.some((other) =>
          other.parts.some((part) => part.message === it.message && part.start < it.end && it.start < part.end),
        ),
    ),
    ...joined,
  ];
  const numbers = withoutWrong(all.filter(({ checked }) => checked !== false).sort(byPlace), all, turns, language);
  const taken = all.filter(({ checked }) => checked !== false);
  const orders = readings.flatMap((reading) =>
    orderIdsIn(
      reading,
      taken.filter(({ message }) => message === reading.message),
      language,
    ),
  );
  return {
    numbers,
    orders: withoutWrong(orders, orders, turns, language),
    misread: all.filter(({ checked }) => checked === false),
  };
}

const byPlace = (a: Place, b: Place) => a.message - b.message || a.start - b.start;

/** Only messages with digits say numbers. */
function readingsOf(turns: readonly Turn[], language: Language): Reading[] {
  const asked = askedBefore(turns, language);
  return turns.flatMap((turn, message) => {
    if (turn.role === 'system' || !/\p{Nd}/u.test(turn.text)) return [];
    return [
      {
        turn,
        message,
        written: readWritten(turn.text),
        cues: cuesIn(turn.text, language),
        carriers: carriersIn(turn.text, language),
        asked: asked[message] ?? new Set(),
      },
    ];
  });
}

const distinct = (orders: readonly OrderId[]) => [...new Set(orders.map(({ value }) => value))];

const evidenceOf = ({ message, start, end }: Place, rule: string, score: number): Evidence => ({
  message,
  start,
  end,
  rule,
  score: Math.round(100 * score) / 100,
});

function shipmentOf(mentions: readonly TrackingNumber[], orders: readonly OrderId[]): Named {
  const best = mentions.find(({ named }) => named) ?? mentions[0];
  if (!best) throw new Error('a shipment is mentioned at least once');
  const { number, candidates, checked, named } = best;
  const [first] = candidates;
  const order = orderFor(mentions, orders);
  const rule = checked ? 'check digit' : named ? 'carrier' : 'shape';
  const shipment: StatedShipment = {
    tracking_number: number,
    carrier: first?.carrier ?? null,
    carrier_candidates: candidates.map((it) => ({
      carrier: it.carrier,
      confidence: Math.round(100 * it.confidence) / 100,
    })),
    check_digit_valid: checked,
    order_id: order?.value ?? null,
    status: null,
    status_detail: null,
    evidence: {
      tracking_number: piecesOf(best).map((it) => evidenceOf(it, rule, first?.confidence ?? 0)),
      carrier: named
        ? [evidenceOf(named, 'named', first?.confidence ?? 0)]
        : piecesOf(best).map((it) => evidenceOf(it, 'format', first?.confidence ?? 0)),
      ...(order ? { order_id: [evidenceOf(order, order.rule, order.score)] } : {}),
    },
  };
  return { shipment, places: mentions };
}

const piecesOf = (it: TrackingNumber & { parts?: readonly Place[] }): readonly Place[] => it.parts ?? [it];

function orderOf(mentions: readonly OrderId[]): Named {
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
    evidence: { order_id: [evidenceOf(first, first.rule, first.score)] },
  };
  return { shipment, places: mentions };
}

/** The only order there is; of several the nearest, rather the one before. */
function orderFor(mentions: readonly Place[], orders: readonly OrderId[]): OrderId | undefined {
  const distance = (order: OrderId) => Math.min(...mentions.map((it) => gapOf(order, it)));
  return orders.reduce<OrderId | undefined>(
    (best, it) => (best && distance(best) <= distance(it) ? best : it),
    undefined,
  );
}

/** A message away is further than any place in one. */
const MESSAGE = 100_000;

function gapOf(a: Place, b: Place): number {
  if (a.message !== b.message) return MESSAGE * Math.abs(a.message - b.message);
  return a.end <= b.start ? b.start - a.end : a.start - b.end + 1;
}

/** Each statement goes to one shipment; the latest about it counts. */
function withStatus(all: readonly Named[], turns: readonly Turn[], language: Language): StatedShipment[] {
  const last = new Map<Named, Statement & { message: number }>();
  let current = all.length === 1 ? all[0] : undefined;
  for (const [message, { role, text }] of turns.entries()) {
    const here = all.flatMap((it) =>
      it.places.filter((place) => place.message === message).map((place) => ({ it, place })),
    );
    if (role !== 'system') {
      for (const statement of statementsIn(text, language)) {
        const about = subjectOf(statement, text, here) ?? current;
        if (about) last.set(about, preferred(last.get(about), { ...statement, message }, turns));
      }
    }
    if (all.length > 1) current = here.at(-1)?.it ?? current;
  }
  return all.map((it) => withStatement(it.shipment, last.get(it), turns));
}

/** What a tracking page says stands against what the customer adds in the same sentence. */
function preferred(
  before: (Statement & { message: number }) | undefined,
  it: Statement & { message: number },
  turns: readonly Turn[],
) {
  if (!before || before.message !== it.message) return it;
  const between = turns[it.message]?.text.slice(before.end, it.start) ?? '';
  const isSameSentence = !/[.!?…](?=\s)|[\n。！？؟।]/u.test(between);
  return isSameSentence && before.isReport && !it.isReport ? before : it;
}

/** The nearest number in the sentence; one behind a comma is further off. */
function subjectOf(
  statement: Statement,
  text: string,
  here: readonly { it: Named; place: Place }[],
): Named | undefined {
  const distance = ({ place }: { place: Place }) => {
    const between =
      place.end <= statement.start ? text.slice(place.end, statement.start) : text.slice(statement.end, place.start);
    if (/[.!?…](?=\s)|[\n。！？؟।]/u.test(between)) return Number.POSITIVE_INFINITY;
    return between.length + (/[,;，、،；]/u.test(between) ? 30 : 0) + (place.end <= statement.start ? 0 : 6);
  };
  const near = here.filter((it) => distance(it) < Number.POSITIVE_INFINITY);
  const best = near.reduce<(typeof near)[number] | undefined>(
    (one, it) => (one && distance(one) <= distance(it) ? one : it),
    undefined,
  );
  if (best) return best.it;
  return here.findLast(({ place }) => place.end <= statement.start)?.it ?? here[0]?.it;
}

function withStatement(
  shipment: StatedShipment,
  it: (Statement & { message: number }) | undefined,
  turns: readonly Turn[],
): StatedShipment {
  if (!it) return shipment;
  const place = { message: it.message, ...it.clause };
  return {
    ...shipment,
    status: it.status,
    status_detail: turns[it.message]?.text.slice(place.start, place.end) ?? null,
    evidence: {
      ...shipment.evidence,
      status: [evidenceOf(place, it.isReport ? 'report' : 'phrase', it.isReport ? 0.9 : 0.8)],
    },
  };
}

import type { Heard } from './asked.ts';
import type { Line, Thing } from './customer.ts';
import { actOf, actsOf, type Mind, type Turn } from './mind.ts';
import type { Answer } from './service.ts';
import { digitsOf, lower, termsPattern } from './text.ts';
import { isForeign } from './tongue.ts';
import { overlap } from './values.ts';

/** Why a customer is not served. `kind` is the same for all failures of a sort. */
export type Failure = { kind: string; detail: string };

/** What a customer remembers of the responses so far. */
export type Memory = {
  last: { response: string; question: string };
  timesAsked: Map<Thing, number>;
  /** How often he was asked again for what he had told and the service had not understood. */
  repairs: number;
  hasRefused: Set<Thing>;
  hasConfirmation: boolean;
  hasHeardOfParcel: boolean;
  ticket_id: string | null;
};

export const newMemory = (): Memory => ({
  last: { response: '', question: '' },
  timesAsked: new Map(),
  repairs: 0,
  hasRefused: new Set(),
  hasConfirmation: false,
  hasHeardOfParcel: false,
  ticket_id: null,
});

export type Moment = { mind: Mind; memory: Memory; turn: Turn; answer: Answer; heard: Heard; said: string };

/** What is wrong with a response, as the customer sees it. */
export function judge(moment: Moment): Failure[] {
  return CHECKS.flatMap((check) => check(moment));
}

/** Remembers a response that was judged. */
export function rememberAnswer({ memory, mind, turn, answer, heard }: Moment): void {
  memory.last = { response: answer.response.trim(), question: heard.sentence };
  memory.ticket_id = answer.ticket_id;
  memory.hasConfirmation ||= isConfirmation(answer);
  const count = (thing: Thing, by: number) => memory.timesAsked.set(thing, (memory.timesAsked.get(thing) ?? 0) + by);
  // A question that he met with one of his own is to be asked again.
  for (const thing of turn.parts.flatMap(({ line, things }) => (actOf(line) === 'aside' ? things : [])))
    count(thing, -1);
  for (const thing of heard.things) count(thing, 1);
  for (const thing of mind.refused) memory.hasRefused.add(thing);
  if (mind.told.has('tracking') || mind.told.has('order')) memory.hasHeardOfParcel = true;
}

type Check = (moment: Moment) => Failure[];

const speaks: Check = ({ answer, mind, said }) => {
  if (!answer.response?.trim()) return [{ kind: 'says nothing', detail: '' }];
  const isOther = isForeign(answer.response.replace(/\b[A-Z]{2,3}-\d+\b/gu, ''), mind.code, said);
  return isOther ? [{ kind: 'speaks another language', detail: answer.response }] : [];
};

const repeats: Check = ({ answer, memory, heard }) => {
  if (answer.response.trim() === memory.last.response) {
    return [{ kind: 'says the same twice in a row', detail: answer.response }];
  }
  const isSame = heard.sentence !== '' && heard.sentence === memory.last.question;
  return isSame ? [{ kind: 'asks in the same words twice in a row', detail: heard.sentence }] : [];
};

const confirmsAgain: Check = ({ answer, memory }) =>
  memory.hasConfirmation && isConfirmation(answer) ? [{ kind: 'confirms again', detail: answer.response }] : [];

function isConfirmation({ response, ticket_id, customer_info: { name, phone, address } }: Answer): boolean {
  if (!ticket_id || !response.includes(ticket_id)) return false;
  return [name, phone, address].filter((value) => value && response.includes(value)).length >= 2;
}

const asksWhatWasTold: Check = ({ heard, mind, memory, answer }) => {
  const again = heard.things.filter((thing) => mind.told.has(thing));
  // "Tracking or order number?", "in which currency is that price?": about what is not known yet.
  const contact = again.filter((thing) => CONTACT.has(thing));
  const counted = again.length === heard.things.length ? again : contact;
  const missed = counted.filter((thing) => !isKnown(answer, thing));
  if (missed.length > 0) memory.repairs += 1;
  const say = (why: string) => (thing: Thing) => ({ kind: `asks for the ${thing} ${why}`, detail: heard.sentence });
  return [
    ...counted.filter((thing) => isKnown(answer, thing)).map(say('that it knows')),
    ...missed.filter((thing) => mind.readBack.has(thing)).map(say('that was read back')),
    ...(memory.repairs > REPAIRS ? missed.map(say('that was told, and did not understand before')) : []),
  ];
};

/** To misunderstand once and ask again is human. */
const REPAIRS = 1;

const CONTACT = new Set<Thing>(['name', 'phone', 'address', 'problem']);

function isKnown({ customer_info: info, shipments = [], sales_condition: terms = {} }: Answer, thing: Thing): boolean {
  const known: Partial<Record<Thing, unknown>> = {
    name: info['name'],
    phone: info['phone'],
    address: info['address'],
    problem: info['issue'],
    tracking: shipments[0]?.tracking_number,
    order: shipments[0]?.order_id,
    product: terms['product'],
    price: terms['unit_price'] ?? terms['discount_percent'] ?? terms['discount_amount'],
    quantity: terms['quantity'],
    currency: terms['currency'],
    buyer: terms['customer'],
    validity: terms['valid_until'],
  };
  return Boolean(known[thing]);
}

const insists: Check = ({ heard, mind, memory }) =>
  heard.things
    .filter((thing) => mind.refused.has(thing) || memory.hasRefused.has(thing))
    .filter((thing) => (memory.timesAsked.get(thing) ?? 0) >= 2)
    .map((thing) => ({ kind: `asks more than twice for the ${thing} that was refused`, detail: heard.sentence }));

const asksAfterParting: Check = ({ mind, heard }) =>
  mind.hasParted && heard.sentence !== '' ? [{ kind: 'asks after parting', detail: heard.sentence }] : [];

const acknowledges: Check = ({ turn, answer, memory, mind }) => {
  const corrections = turn.parts.flatMap(({ line }) => newWordsOf(line));
  const unheard = corrections.filter((now) => !repeatsWords(answer.response, now, mind));
  const names = actsOf(turn).some((act) => act === 'cancel' || act === 'solved' || act === 'again');
  const isSilent = names && memory.ticket_id && !answer.response.includes(memory.ticket_id);
  return [
    ...unheard.map((now) => ({
      kind: 'does not acknowledge a correction',
      detail: `"${now}" is not in: ${answer.response}`,
    })),
    ...(isSilent ? [{ kind: 'does not name the ticket that is moved', detail: answer.response }] : []),
  ];
};

const newWordsOf = (line: Line): string[] => (typeof line === 'string' || !line.now ? [] : [line.now]);

const repeatsWords = (response: string, now: string, { code }: Mind): boolean =>
  digitsOf(now).length >= 6
    ? digitsOf(response).includes(digitsOf(now).replace(/^0+/u, ''))
    : overlap(response, now, code) === 1;

const mindsItsBusiness: Check = ({ mind, heard, answer, memory }) => {
  const { endpoint, knows } = mind.customer;
  const asks = (things: readonly Thing[]) => heard.things.filter((thing) => things.includes(thing));
  if (endpoint === 'create-sales-condition') {
    return asks(['address', 'problem']).map((thing) => ({
      kind: `asks for the ${thing} of a price`,
      detail: heard.sentence,
    }));
  }
  if (endpoint !== 'track-shipment') return [];
  const early = mind.demands ? [] : asks(['name', 'phone', 'address']);
  const isTold = mind.told.has('tracking') || mind.told.has('order');
  const numbers = [knows.tracking, knows.order].flatMap((number) => (number ? [lower(number)] : []));
  const response = lower(answer.response);
  const isOfParcel =
    response.search(termsPattern(mind.words.parcel, mind.code)) !== -1 || numbers.some((it) => response.includes(it));
  return [
    ...early.map((thing) => ({
      kind: 'asks who a customer is who only wants to know',
      detail: `${thing}: ${heard.sentence}`,
    })),
    ...(isTold && !memory.hasHeardOfParcel && !isOfParcel
      ? [{ kind: 'does not say what is known of the parcel', detail: answer.response }]
      : []),
  ];
};

const CHECKS: readonly Check[] = [
  speaks,
  repeats,
  confirmsAgain,
  asksWhatWasTold,
  insists,
  asksAfterParting,
  acknowledges,
  mindsItsBusiness,
];

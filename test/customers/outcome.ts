import type { Heard } from './asked.ts';
import type { Thing } from './customer.ts';
import type { Failure } from './judge.ts';
import type { Mind } from './mind.ts';
import type { Answer, Connection } from './service.ts';
import { fold } from './text.ts';
import { wrongTerms, wrongValues } from './values.ts';

type Ticket = Awaited<ReturnType<Connection['ticket']>>;

/** What is wrong when the conversation is over: no ticket, one that was not wanted, values that nobody meant. */
export function judgeOutcome(
  mind: Mind,
  { answer, heard }: { answer: Answer; heard: Heard },
  ticket: Ticket,
): Failure[] {
  const { endpoint, ends = endpoint ? undefined : 'open' } = mind.customer;
  const business = [...parcelFaults(mind, answer), ...termFaults(mind, answer)];
  if (ends === 'none' && ticket) return [{ kind: 'a ticket that nobody wanted', detail: ticket.status }];
  if (ends === 'none') return [...withoutTicket(mind, answer, heard), ...business];
  if (ends === undefined) return [...valueFaults(mind, answer.customer_info), ...business];
  if (!ticket) return [noTicket(mind, answer), ...business];
  const status =
    ticket.status === ends ? [] : [{ kind: 'the ticket has another status', detail: `${ticket.status}, not ${ends}` }];
  return [...status, ...valueFaults(mind, ticket.customer_info), ...business];
}

/** Who called off has done so; who refused is told what is missing. */
function withoutTicket({ hasParted, refused }: Mind, { status, response }: Answer, { mentions }: Heard): Failure[] {
  if (hasParted) return status === 'abandoned' ? [] : [{ kind: 'called off, and not taken so', detail: status }];
  const isTold = [...refused].every((thing) => mentions.includes(thing));
  return isTold ? [] : [{ kind: 'does not say what is missing', detail: response }];
}

const valueFaults = ({ customer, code }: Mind, info: Answer['customer_info']): Failure[] =>
  wrongValues(info, customer.knows, code).map((detail) => ({ kind: `wrong ${detail.split(' ')[0]}`, detail }));

function noTicket({ told }: Mind, { customer_info: info }: Answer): Failure {
  const missing = (['name', 'phone', 'address', 'issue'] as const).filter((field) => !info[field]);
  const why = missing.map(
    (field) =>
      `${field} ${told.has(field === 'issue' ? 'problem' : field) ? 'was told and not understood' : 'was not asked for'}`,
  );
  return { kind: `no ticket: ${why.join(', ') || 'though all is known'}`, detail: JSON.stringify(info) };
}

function parcelFaults({ customer: { knows }, told, code }: Mind, { shipments = [] }: Answer): Failure[] {
  const compact = (value: string | null | undefined) => fold(value ?? '', code).replace(/[^\p{L}\p{Nd}]/gu, '');
  const lacks = (thing: Thing, meant: string | undefined, got: (string | null)[]) =>
    meant && told.has(thing) && !got.some((it) => compact(it) === compact(meant))
      ? [{ kind: `wrong ${thing} number`, detail: `${JSON.stringify(got)}, and ${meant} was meant` }]
      : [];
  return [
    ...lacks(
      'tracking',
      knows.tracking,
      shipments.map((it) => it.tracking_number),
    ),
    ...lacks(
      'order',
      knows.order,
      shipments.map((it) => it.order_id),
    ),
  ];
}

const termFaults = ({ customer: { knows }, code }: Mind, { sales_condition = {} }: Answer): Failure[] =>
  wrongTerms(sales_condition, knows.terms ?? {}, code).map((detail) => ({
    kind: `wrong ${detail.split(' ')[0]}`,
    detail,
  }));

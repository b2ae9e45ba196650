import type { Conversation } from '../../shared/conversation/conversation.ts';
import type { Ticket } from '../../shared/ticket/intake.ts';
import type { TicketStatus } from '../../shared/ticket/ticket.ts';
import { DAY_MS, HOUR_MS } from '../../shared/time.ts';

/** The same numbers in each run (Park and Miller, 1988). */
function numbers(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  next();
  return next;
}

const FIRST =
  'Ann Sam Ida Jan Leo Kim Eva Ben Anna Mia Omar Rosa Finn Tess Noor Hugo Cleo Dev Gia Anne Pia Samira Quinn Annette Leonard Benedict'.split(
    ' ',
  );
const LAST =
  'Lee Smith Garcia Brandt Novak Jones Costa Diaz Fischer Ivanov Haddad Okafor Moreau Kowalski Laurent Evans Leeson Smithers Brandtner Jonesson Castellanos Nakamura Oyelaran Petrov Quist Rahman Sato Tanaka Umarov Vance Weiss Xu Yilmaz Zhang'.split(
    ' ',
  );
const TOPICS = ['water leak', 'blocked drain', 'power outage', 'no heating', 'broken lock', 'noise', 'lift', 'mould'];
const WORDS = 'kitchen window shutter gutter carpet hinge mailbox fence paint stove fridge sensor lamp roof'.split(' ');
export const DESK = ['ann@desk.example', 'ben@desk.example', 'cleo@desk.example', 'dev@desk.example'] as const;
/** An account through which many write, and one of which there are a few. */
export const ACCOUNTS = { busy: 'portal', quiet: 'customer-7' } as const;

/** The commonest of `count` things comes far more often than the rarest, as with names, places and causes. */
const rankOf = (random: number, count: number) => Math.min(count - 1, Math.floor(count ** random) - 1);

/** Of the last two weeks most are to be done, of those before one in a hundred. */
function statusAfter(age: number, random: () => number): TicketStatus {
  if (random() > (age < 14 * DAY_MS ? 0.3 : 0.99))
    return (['open', 'open', 'in_progress', 'on_hold'] as const)[Math.floor(4 * random())] ?? 'open';
  return random() < 0.95 ? 'completed' : 'cancelled';
}

const numberOf = (n: number) => 1_000_000_000 + n;

function ticketAt(n: number, created: number, now: number): Ticket {
  const random = numbers(n * 7919 + 17);
  const pick = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)] as T;
  const commonOf = <T>(things: readonly T[]) => things[rankOf(random(), things.length)] as T;
  const created_at = new Date(created).toISOString();
  const moved_at = new Date(Math.min(now, created + 36 * HOUR_MS)).toISOString();
  const status = statusAfter(now - created, random);
  const digits = String(2_000_000 + Math.floor(random() * 7_999_999));
  const topic = random() < 0.08 ? `${pick(WORDS)} ${pick(WORDS)} ${pick(WORDS)}` : commonOf(TOPICS);
  const area = `Town ${rankOf(random(), 400)}`;
  const second = random() < 0.05 ? ` ${commonOf(FIRST)}` : '';
  return {
    ticket_id: `TKT-${numberOf(n)}`,
    conversation_id: String(numberOf(n)),
    customer_info: {
      name: `${commonOf(FIRST)}${second} ${commonOf(LAST)}`,
      phone: `415-${digits.slice(0, 3)}-${digits.slice(3)}`,
      address: `${Math.floor(random() * 200) + 1} Oak Street, Apt ${Math.floor(random() * 40)}, ${area}, OR 97201`,
      issue: `There is trouble with the ${topic} in our flat since ${pick(WORDS)}day, please send somebody who can have a look at it soon.`,
      priority: pick(['low', 'medium', 'medium', 'medium', 'high', 'urgent']),
      type: pick(['plumbing', 'electrical', 'maintenance', 'other']),
      date_time: created_at,
      submission_date_time: created_at,
    },
    phone_e164: `+1415${digits}`,
    topic,
    area,
    status,
    ...(random() < 0.5 && { assignee: pick(DESK) }),
    created_at,
    updated_at: status === 'open' ? created_at : moved_at,
    ...(status === 'completed' && { completed_at: moved_at }),
  };
}

/** What a ticket's conversation has become; every eleventh has no ticket and is not complete. */
function conversationAt(n: number, { customer_info, phone_e164 = '', ticket_id, created_at }: Ticket): Conversation {
  const random = numbers(n * 104_729 + 3);
  const isComplete = n % 11 !== 10;
  const { name, phone, address, issue, priority, type, date_time } = customer_info;
  const draw = random();
  return {
    conversation_id: String(isComplete ? numberOf(n) : 2 * numberOf(n)),
    endpoint: random() < 0.9 ? 'shipment' : 'support',
    language: 'en',
    ...(draw < 0.05 && { user_id: draw < 0.02 ? ACCOUNTS.busy : `customer-${Math.floor(random() * 500)}` }),
    status: isComplete ? 'completed' : 'in_progress',
    response: isComplete
      ? `Thank you, ${name}. Your ticket is ${ticket_id}. We will call you on ${phone} before somebody comes.`
      : 'What is the address where we can find you?',
    customer_info: isComplete
      ? { name, phone, address, issue, role: null, priority, type, date_time, submission_date_time: date_time }
      : { name, phone, address: '', issue, role: null, priority, type, date_time, submission_date_time: null },
    phone_e164,
    messages_count: 12,
    ...(isComplete && { ticket_id }),
    created_at,
    updated_at: created_at,
  } as Conversation;
}

export type Corpus = {
  now: number;
  size: number;
  ticket: (n: number) => Ticket;
  conversation: (n: number) => Conversation;
  newTicket: (n: number) => Ticket;
};

/** Tickets over two years until now, and their conversations. */
export function corpusOf(size: number, now: number): Corpus {
  const step = (730 * DAY_MS) / size;
  const ticket = (n: number) => ticketAt(n, now - Math.round((size - n) * step), now);
  return {
    now,
    size,
    ticket,
    conversation: (n) => conversationAt(n, ticket(n)),
    newTicket: (n) => ({ ...ticketAt(size + n, now - n * 7, now), status: 'open', completed_at: undefined }) as Ticket,
  };
}

import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { place, ticketKey, ticketsPartition } from '../shared/store/keys.ts';
import { shardOfOwn } from '../shared/store/shards.ts';
import { db, TableName } from '../shared/store/table.ts';
import type { Ticket } from '../shared/ticket/intake.ts';
import type { TicketStatus } from '../shared/ticket/ticket.ts';
import { queuePlace } from '../shared/ticket/ticket-store.ts';
import { DAY_MS } from '../shared/time.ts';

/** The same numbers in each run (Park and Miller, 1988). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const FIRST = 'Ann Ben Cleo Dev Eva Finn Gia Hugo Ida Jan Kim Leo Mia Noor Omar Pia Quinn Rosa Sam Tess'.split(' ');
const LAST =
  'Lee Brandt Costa Diaz Evans Fischer Garcia Haddad Ivanov Jones Kowalski Laurent Moreau Novak Okafor'.split(' ');
const TOPICS = ['water leak', 'blocked drain', 'power outage', 'no heating', 'broken lock', 'noise', 'lift', 'mould'];
const WORDS = 'kitchen window shutter gutter carpet hinge mailbox fence paint stove fridge sensor lamp roof'.split(' ');

/** The commonest of `count` things comes far more often than the rarest, as with names, places and causes. */
const rankOf = (random: number, count: number) => Math.min(count - 1, Math.floor(count ** random) - 1);

/** Of the last two weeks most are to be done, of those before one in a hundred. */
function statusAfter(age: number, random: () => number): TicketStatus {
  if (random() > (age < 14 * DAY_MS ? 0.3 : 0.99))
    return (['open', 'open', 'in_progress', 'on_hold'] as const)[Math.floor(4 * random())] ?? 'open';
  return random() < 0.95 ? 'completed' : 'cancelled';
}

export type Corpus = { now: number; ticket: (n: number) => Ticket; newTicket: (n: number) => Ticket };

/** Tickets over two years until now. */
export function corpusOf(size: number, now: number): Corpus {
  const make = (n: number, created: number): Ticket => {
    const random = numbers(n * 7919 + 17);
    random();
    const pick = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)] as T;
    const created_at = new Date(created).toISOString();
    const status = statusAfter(now - created, random);
    const digits = String(2_000_000 + Math.floor(random() * 7_999_999));
    const phone = `415-${digits.slice(0, 3)}-${digits.slice(3)}`;
    const isFree = random() < 0.08;
    const topic = isFree
      ? `${pick(WORDS)} ${pick(WORDS)} ${pick(WORDS)}`
      : (TOPICS[rankOf(random(), TOPICS.length)] ?? '');
    const area = `Town ${rankOf(random(), 400)}`;
    const id = String(1_000_000_000 + n);
    return {
      ticket_id: `TKT-${id}`,
      conversation_id: id,
      customer_info: {
        name: `${pick(FIRST)} ${pick(LAST)}`,
        phone,
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
      created_at,
      updated_at: created_at,
      ...(status === 'completed' && { completed_at: new Date(created + 36 * 3_600_000).toISOString() }),
    };
  };
  const step = (730 * DAY_MS) / size;
  return {
    now,
    ticket: (n) => make(n, now - Math.round((size - n) * step)),
    newTicket: (n) => ({ ...make(size + n, now - n * 7), status: 'open', completed_at: undefined }) as Ticket,
  };
}

const [PUTS, AT_ONCE] = [25, 4];

/** Writes tickets as they stand in the table, many at once and past the store: uncounted, as those of the first release. */
export async function load({ ticket }: Corpus, size: number, onLoaded: (count: number) => void): Promise<void> {
  for (let from = 0; from < size; from += PUTS * AT_ONCE) {
    const batches = Array.from({ length: AT_ONCE }, (_, k) =>
      Array.from({ length: PUTS }, (_, m) => from + k * PUTS + m).filter((n) => n < size),
    );
    await Promise.all(batches.filter((batch) => batch.length > 0).map((batch) => write(batch.map(ticket))));
    onLoaded(Math.min(size, from + PUTS * AT_ONCE));
  }
}

async function write(tickets: readonly Ticket[]): Promise<void> {
  const puts = tickets.map((ticket) => {
    const { ticket_id, created_at, updated_at } = ticket;
    const partition = ticketsPartition(shardOfOwn(ticket_id));
    const Item = {
      ...ticketKey(ticket),
      ...place('byCreated', partition, created_at, ticket_id),
      ...place('byActivity', partition, updated_at, ticket_id),
      ...queuePlace(ticket),
      ticket,
      version: 1,
    };
    return { PutRequest: { Item } };
  });
  await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
}

import { getAll } from '../store/get-all.ts';
import type { Partition, Placed, Range } from '../store/in-order.ts';
import {
  assigneePartition,
  type Index,
  idOfPlace,
  phonePartition,
  queuePartition,
  ticketKey,
  userPartition,
} from '../store/keys.ts';
import { shardsEver } from '../store/shards.ts';
import { type Change, uncounted } from '../summary/change-store.ts';
import { findCount } from '../summary/summary-store.ts';
import { sortable } from '../time.ts';
import { isFirstEntry, lastFour, mayAnswer, nameRanges } from './look-up.ts';
import { NOT_DONE } from './ticket.ts';
import { endOf, type TicketFilter } from './ticket-filter.ts';
import { ticketOfItem, ticketPartitions } from './ticket-store.ts';

/** Where tickets lie that a filter can let through. */
export type TicketRange = Range & {
  /** What orders it; a cursor of one order is no place in another. */
  by: 'created' | 'updated' | 'name';
  /** Its items lead to tickets. */
  isLookUp?: true;
};

/**
 * The smallest range that a filter leaves, in the order that it asks for: newest first, with `updated_since` latest change
 * first, with `name` by name. `user_id`: only that user's.
 */
export async function rangeOf(filter: TicketFilter, user_id?: string): Promise<TicketRange> {
  const { from, to, updated_since, sort } = filter;
  const isAscending = sort === 'oldest';
  const within = { from: from && sortable(new Date(from)), to: to && sortable(endOf(to)) };
  const created = (names: readonly string[], index?: Index): TicketRange => {
    const partitions = names.map((name) => ({ name, ...within }));
    return { by: 'created', isAscending, partitions, ...(index ? { index } : { isLookUp: true }) };
  };
  if (user_id) return created([userPartition(user_id)], 'byOwner');
  const found = (await lookUpRange(filter, created)) ?? (await queueRange(filter, created));
  if (found) return found;
  const all = await ticketPartitions();
  if (!updated_since) return created(all, 'byCreated');
  const since = sortable(new Date(updated_since));
  return { by: 'updated', isAscending, index: 'byActivity', partitions: all.map((name) => ({ name, from: since })) };
}

type Created = (names: readonly string[], index?: Index) => TicketRange;

/** What leads to the tickets of a phone number, a name, or an account that has them to do. */
async function lookUpRange(
  { phone, name, assignee, status }: TicketFilter,
  created: Created,
): Promise<TicketRange | undefined> {
  const phones = phone?.map(lastFour).filter((it) => it !== undefined);
  if (phones && phones.length === phone?.length && (await areIndexed())) {
    return withWaiting(created([...new Set(phones)].map(phonePartition)));
  }
  const names = name?.map(nameRanges);
  if (names?.every((ranges) => ranges.length > 0) && (await areIndexed())) {
    return withWaiting({ by: 'name', isAscending: true, partitions: apart(names.flat()), isLookUp: true });
  }
  const accounts = assignee?.filter((it) => it !== 'none');
  const isQueue = status?.every((it) => NOT_DONE.includes(it));
  if (accounts?.length && accounts.length === assignee?.length && isQueue) {
    return created([...new Set(accounts)].map(assigneePartition));
  }
  return undefined;
}

/** Ranges without those that lie in another one. */
const apart = (ranges: readonly { name: string; from: string; to: string }[]) =>
  ranges.filter(
    (it, n) =>
      !ranges.some(
        (other, m) =>
          m !== n &&
          it.name === other.name &&
          it.from >= other.from &&
          it.to <= other.to &&
          (m < n || it.from !== other.from || it.to !== other.to),
      ),
  );

async function queueRange({ status, assignee }: TicketFilter, created: Created): Promise<TicketRange | undefined> {
  if (!status?.every((it) => NOT_DONE.includes(it)) || !(await areIndexed())) return undefined;
  const isNobodys = assignee?.every((it) => it === 'none') ?? false;
  const assigned = isNobodys ? [false] : [false, true];
  const shards = await shardsEver();
  return created(
    assigned.flatMap((isAssigned) => shards.map((shard) => queuePartition(isAssigned, shard))),
    'byQueue',
  );
}

let isReady = false;

/** Whether the queue and the look-ups hold every ticket: once tickets of the first release have been counted. */
async function areIndexed(): Promise<boolean> {
  isReady ||= ((await findCount())?.generation ?? 0) > 0;
  return isReady;
}

/** The range with what leads into it as soon as its change is counted. */
async function withWaiting(range: TicketRange): Promise<TicketRange> {
  const changes: Change[] = (await uncounted().next()).value ?? [];
  const entries = changes.flatMap(({ found_by = [] }) => found_by);
  const isIn = ({ PK, SK }: { PK: string; SK: string }, { name, from = '', to = SK }: Partition) =>
    PK === name && SK >= from && SK <= to;
  const waiting = entries.filter((entry) => range.partitions.some((partition) => isIn(entry, partition)));
  return { ...range, waiting: waiting.map((entry) => ({ at: entry.SK, item: entry })) };
}

/** The tickets that entries lead to, a batch at a time: a name's ticket where its first entry is. */
export async function* ticketsOf(
  entries: AsyncGenerator<Placed, boolean>,
  { name }: TicketFilter,
  atOnce: number,
): AsyncGenerator<Placed, boolean> {
  for (;;) {
    const { batch: read, end } = await nextOf(entries, atOnce);
    const batch = read.filter(({ at }) => name === undefined || mayAnswer(at, name));
    for (const { at, item } of await ticketsAt(batch))
      if (name === undefined || isFirstEntry(at, ticketOfItem(item), name)) yield { at, item };
    if (end) return end.isAll;
  }
}

async function nextOf(entries: AsyncGenerator<Placed, boolean>, count: number) {
  const batch: Placed[] = [];
  while (batch.length < count) {
    const next = await entries.next();
    if (next.done) return { batch, end: { isAll: next.value } };
    batch.push(next.value);
  }
  return { batch };
}

async function ticketsAt(entries: readonly Placed[]): Promise<Placed[]> {
  const ids = [...new Set(entries.map(({ at }) => idOfPlace(at)))];
  const items = await getAll(ids.map((ticket_id) => ticketKey({ ticket_id })));
  const tickets = new Map(items.map((item) => [ticketOfItem(item).ticket_id, item]));
  return entries.flatMap(({ at }) => {
    const item = tickets.get(idOfPlace(at));
    return item ? [{ at, item }] : [];
  });
}

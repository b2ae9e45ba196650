import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Ticket } from '../../shared/ticket/intake.ts';
import { NOT_DONE, TICKET_STATUSES } from '../../shared/ticket/ticket.ts';
import { call } from '../support/call.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: listTickets } = await import('../../functions/list-tickets/handler.ts');
const { handler: refresh } = await import('../../functions/refresh-summary/handler.ts');
const { findTicket, ticketPuts } = await import('../../shared/ticket/ticket-store.ts');
const { writeAll } = await import('../../shared/store/table.ts');
const { emptyTable } = await import('../support/empty-table.ts');

afterEach(emptyTable);

const ACCOUNTS = [undefined, 'ann@desk.example', 'ben@desk.example'];
const facts = fc.record({
  minute: fc.nat(40),
  name: fc.constantFrom('Ann Lee', 'Anna Lee', 'Ben Leeson', 'Lee Ann Brandt', 'Cleo Diaz'),
  phone: fc.constantFrom('415-555-0132', '415-555-0133'),
  status: fc.constantFrom(...TICKET_STATUSES),
  assignee: fc.constantFrom(...ACCOUNTS),
});
type Facts = typeof facts extends fc.Arbitrary<infer F> ? F : never;

async function create(id: number, { minute, name, phone, ...rest }: Facts): Promise<Ticket> {
  const created_at = new Date(Date.parse('2026-03-01') + minute * 60_000).toISOString();
  const customer_info = { name, phone, address: '', issue: '', priority: 'low', type: 'other', date_time: created_at };
  const [ticket_id, conversation_id] = [`TKT-${id}`, String(id)];
  const times = { created_at, updated_at: created_at };
  const ticket: Ticket = { ticket_id, conversation_id, customer_info, topic: '', area: null, ...times, ...rest };
  await writeAll(ticketPuts(ticket, [], undefined));
  return ticket;
}

async function move(id: number, { status, assignee }: Facts): Promise<Ticket | undefined> {
  const stored = await findTicket(`TKT-${id}`);
  if (!stored) return undefined;
  const ticket: Ticket = { ...stored.ticket, status, assignee, updated_at: new Date().toISOString() };
  await writeAll(ticketPuts(ticket, [], stored));
  return ticket;
}

const change = fc.oneof(
  fc.record({ what: fc.constant('create' as const), facts }),
  fc.record({ what: fc.constant('move' as const), id: fc.nat(14), facts }),
  fc.record({ what: fc.constant('refresh' as const) }),
);

const QUEUE = 'status=open&status=in_progress&status=on_hold';
const isQueued = ({ status }: Ticket) => NOT_DONE.includes(status);
const orders: [query: string, isWanted: (ticket: Ticket) => boolean][] = [
  ['sort=newest', () => true],
  ['sort=oldest', () => true],
  ['status=completed', ({ status }) => status === 'completed'],
  [QUEUE, isQueued],
  [`${QUEUE}&sort=oldest`, isQueued],
  [
    `${QUEUE}&assignee=ann@desk.example&sort=oldest`,
    (it) => isQueued(it) && (it as { assignee?: string }).assignee === 'ann@desk.example',
  ],
  ['phone=0132', ({ customer_info }) => customer_info.phone.endsWith('0132')],
  ['name=lee', ({ customer_info }) => /lee/i.test(customer_info.name)],
  ['name=ann+lee', ({ customer_info }) => /ann.* lee|lee ann/i.test(customer_info.name)],
];

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** What a walk through all pages shows, with changes after each, and the tickets that it is for from its beginning to its end. */
async function walk(
  [query, isWanted]: (typeof orders)[number],
  { some, limit, script }: { some: Facts[]; limit: number; script: Change[][] },
) {
  await emptyTable();
  const tickets = await Promise.all(some.map((it, n) => create(n, it)));
  await refresh({});
  const always = new Set(tickets.filter(isWanted).map(({ ticket_id }) => ticket_id));
  const apply = async (it: Change, n: number): Promise<void> => {
    if (it.what === 'refresh') await refresh({});
    if (it.what === 'create') await create(100 + n, it.facts);
    const moved = it.what === 'move' && (await move(it.id, it.facts));
    if (moved && !isWanted(moved)) always.delete(moved.ticket_id);
  };
  const shown: string[] = [];
  let cursor = '';
  for (let page = 0; page === 0 || cursor; page += 1) {
    const { body, headers } = await call(listTickets, { path: '/tickets', query: `${query}&limit=${limit}${cursor}` });
    shown.push(...body.tickets.map((it: Ticket) => it.ticket_id));
    cursor = headers['x-next-cursor'] ? `&cursor=${headers['x-next-cursor']}` : '';
    for (const [n, it] of (script[page] ?? []).entries()) await apply(it, 10 * page + n);
  }
  return { shown, always: [...always] };
}

const scenes = fc.record({
  some: fc.array(facts, { minLength: 5, maxLength: 9 }),
  limit: fc.integer({ min: 1, max: 3 }),
  script: fc.array(fc.array(change, { maxLength: 3 }), { minLength: 8, maxLength: 8 }),
});

test.each(orders)(
  'while others write, ?%s shows no ticket twice, and every one that it is always for',
  async (...order) => {
    await fc.assert(
      fc.asyncProperty(scenes, async (scene) => {
        const { shown, always } = await walk(order, scene);

        expect(shown).toHaveLength(new Set(shown).size);
        expect(always.filter((id) => !shown.includes(id))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  },
);

/** What somebody knows who polls as docs/operating.md says, while a ticket moves in the middle of each poll. */
function poller(limit: number) {
  const known = new Map<string, Ticket>();
  const page = async (since: string, cursor: string) => {
    const query = `updated_since=${since}&limit=${limit}${cursor}`;
    const { body, headers } = await call(listTickets, { path: '/tickets', query });
    const isNews = (it: Ticket) => it.updated_at >= (known.get(it.ticket_id)?.updated_at ?? '');
    for (const it of body.tickets.filter(isNews)) known.set(it.ticket_id, it);
    return headers['x-next-cursor'] ? `&cursor=${headers['x-next-cursor']}` : '';
  };
  const poll = async (meanwhile: () => Promise<unknown>) => {
    const latest = [...known.values()].map(({ updated_at }) => Date.parse(updated_at));
    const since = new Date(Math.max(0, ...latest) - 10_000).toISOString();
    let cursor = await page(since, '');
    await meanwhile();
    while (cursor) cursor = await page(since, cursor);
  };
  return { known, poll };
}

test('who polls by the last change as docs/operating.md says sees every ticket as it became last', async () => {
  const moves = fc.array(fc.tuple(fc.nat(8), facts), { minLength: 6, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(scenes, moves, async ({ some, limit }, moved) => {
      await emptyTable();
      for (const [n, it] of some.entries()) await create(n, it);
      const { known, poll } = poller(limit);
      for (const [id, to] of moved) await poll(() => move(id, to));
      await poll(async () => {});

      expect(known.size).toBe(some.length);
      for (const [id, { status }] of known) expect(status).toBe((await findTicket(id))?.ticket.status);
    }),
    { numRuns: 6 },
  );
});

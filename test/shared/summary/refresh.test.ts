import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Count } from '../../../shared/summary/summary-store.ts';
import type { Ticket } from '../../../shared/ticket/intake.ts';
import { NOT_DONE, PRIORITIES, TICKET_STATUSES } from '../../../shared/ticket/ticket.ts';
import { useOwnTable } from '../../support/own-table.ts';
import { countAll } from './a-ticket.ts';

await useOwnTable();
const { db, TableName, writeAll } = await import('../../../shared/store/table.ts');
const { findTicket, ticketPuts } = await import('../../../shared/ticket/ticket-store.ts');
const { lookUpsOf } = await import('../../../shared/ticket/look-up.ts');
const { ticketKey } = await import('../../../shared/store/keys.ts');
const { refreshSummary } = await import('../../../shared/summary/refresh.ts');
const { beginRecount } = await import('../../../shared/summary/recount.ts');
const { findCount, findSnapshot } = await import('../../../shared/summary/summary-store.ts');
const { verifyCount } = await import('../../../shared/summary/verify.ts');
const { buildSummary } = await import('../../../shared/summary/summary.ts');
const { allItems, emptyTable } = await import('../../support/empty-table.ts');
const { interruptedAt, killedAt } = await import('../../support/faults.ts');

afterEach(emptyTable);

const START = Date.parse('2026-11-20T15:30:00.000Z');

/** A desk with a clock that anybody may set, and everything that may happen to it. */
function aDesk() {
  const state = { now: START, zone: 'UTC' };
  const ids = new Set<string>();
  const clock = () => new Date(state.now);

  async function change(id: number, facts: Facts): Promise<void> {
    const ticket_id = `TKT-${id}`;
    const stored = await findTicket(ticket_id);
    const time = clock().toISOString();
    const { priority, type, status, name = 'Ann Lee', phone = '555-0132', ...labels } = facts;
    const ticket = {
      ...(stored?.ticket ?? { ticket_id, conversation_id: String(id), created_at: time }),
      ...labels,
      status,
      completed_at: status === 'completed' ? time : undefined,
      customer_info: { name, phone, priority, type },
      updated_at: time,
    } as Ticket;
    await writeAll(ticketPuts(ticket, [], stored));
    ids.add(ticket_id);
  }
  /** What the first release wrote: no change beside it, no place in the queue, and an index of phones. */
  async function before(id: number, facts: Facts): Promise<void> {
    await change(id, facts);
    const items = await allItems();
    for (const { PK, SK } of items.filter(({ PK }) => String(PK).startsWith('CHANGES#')))
      await writeAll([{ Delete: { TableName, Key: { PK, SK } } }]);
    const { byQueuePK: _, byQueueSK, ...item } = items.find(({ PK }) => PK === `TICKET#TKT-${id}`) ?? {};
    const phone = { byPhonePK: 'PHONE#+14155550132', byPhoneSK: byQueueSK ?? item['byCreatedSK'] };
    await db.send(new PutCommand({ TableName, Item: { ...item, ...phone } }));
  }
  const refresh = (batches = Number.POSITIVE_INFINITY) => {
    let left = batches;
    return refreshSummary(state.zone, clock(), () => left-- > 0);
  };
  const tickets = async () =>
    (await Promise.all([...ids].map(async (ticket_id) => (await findTicket(ticket_id))?.ticket))).filter(
      (it) => it !== undefined,
    );
  return { state, change, before, refresh, tickets, clock };
}

type Facts = {
  status: Ticket['status'];
  priority: string;
  type: string;
  topic: string;
  area: string | null;
  name?: string;
  phone?: string;
};

/** The summary, once everything is counted, is that of a count of all tickets from nothing; and every stored figure is. */
async function expectRecount({ state, refresh, tickets, clock }: ReturnType<typeof aDesk>): Promise<void> {
  await refresh();
  const { isWhole } = await refresh();
  const flat = (await tickets()).map(({ customer_info: { priority, type }, ...ticket }) => ({
    ...ticket,
    priority,
    type,
  }));
  const { faults } = await verifyCount(clock);

  expect(isWhole).toBe(true);
  expect(faults).toEqual([]);
  expect((await findSnapshot())?.summary).toEqual(
    buildSummary({ ...countAll(flat, state.zone), now: new Date((await findSnapshot())?.generated_at ?? 0) }),
  );
  const items = await allItems();
  const keysLike = (beginning: RegExp) =>
    items.filter(({ PK }) => beginning.test(String(PK))).map(({ PK, SK }) => `${PK} ${SK}`);
  const wanted = (await tickets()).flatMap(lookUpsOf).map(({ PK, SK }) => `${PK} ${SK}`);
  expect(keysLike(/^CHANGES#/)).toEqual([]);
  expect(keysLike(/^(NAME|PHONE)#/).sort()).toEqual(wanted.sort());
  const queue = items.filter((item) => 'byQueuePK' in item).map(({ PK }) => PK);
  const notDone = (await tickets()).filter(({ status }) => NOT_DONE.includes(status)).map(({ ticket_id }) => ticket_id);
  expect(queue.sort()).toEqual(notDone.map((ticket_id) => `TICKET#${ticket_id}`).sort());
}

const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values);
const manyLabels = (kind: string) => fc.nat({ max: 70 }).map((n) => `${kind} ${n % 7 === 0 ? n : n % 10}`);
const facts: fc.Arbitrary<Facts> = fc.record({
  status: oneOf(TICKET_STATUSES),
  priority: oneOf([...PRIORITIES, 'asap']),
  type: oneOf(['plumbing', 'Electrical', 'garden']),
  topic: fc.oneof(manyLabels('topic'), fc.constant('')),
  area: fc.oneof(manyLabels('area'), fc.constant(null)),
  name: oneOf(['Ann Lee', 'Anna Lee', 'Lee Ann', '李娜', 'Åsa Lindqvist de la Cruz', '']),
  phone: oneOf(['(415) 555-0132', '415-555-0177', '12']),
});
const id = fc.nat({ max: 25 });
const nth = fc.integer({ min: 1, max: 14 });

/** What may happen; a ticket that is erased keeps its statistics' words but those that lead to a person. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('change' as const), id, facts }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), id }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refresh' as const), batches: fc.nat({ max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill' as const), nth, when: oneOf(['before', 'after']) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('twice' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('meanwhile' as const), nth, id, facts }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), hours: fc.integer({ min: -900, max: 900 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('zone' as const), zone: oneOf(['UTC', 'Asia/Kolkata', 'Europe/Berlin']) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('recount' as const) }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

async function happen(desk: ReturnType<typeof aDesk>, it: Event): Promise<void> {
  const happenings: { [K in Event['kind']]: (event: Extract<Event, { kind: K }>) => Promise<unknown> } = {
    change: ({ id, facts }) => desk.change(id, facts),
    erase: async ({ id }) => {
      const stored = await findTicket(`TKT-${id}`);
      if (!stored) return;
      const { status, customer_info } = stored.ticket;
      await desk.change(id, { ...customer_info, status, topic: '', area: null, name: '', phone: '' });
    },
    refresh: ({ batches }) => desk.refresh(batches),
    kill: ({ nth, when }) => killedAt(nth, when, () => desk.refresh()),
    twice: () => Promise.all([desk.refresh(), desk.refresh()]),
    meanwhile: ({ nth, id, facts }) =>
      interruptedAt(
        nth,
        () => desk.change(id, facts),
        () => desk.refresh(),
      ),
    clock: async ({ hours }) => {
      desk.state.now += hours * 3_600_000;
    },
    zone: async ({ zone }) => {
      desk.state.zone = zone;
    },
    recount: async () => {
      const count = await findCount();
      if (count) await beginRecount(count);
    },
  };
  await (happenings[it.kind] as (event: Event) => Promise<unknown>)(it);
}

test('whatever happens, in whatever order, the summary is that of a full recount', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
        const desk = aDesk();
        for (const it of events) await happen(desk, it);

        await expectRecount(desk);
      })
      .afterEach(emptyTable),
    { numRuns: 25 },
  );
}, 300_000);

test('a name that was taken away and told again before anybody counted still leads to its ticket', async () => {
  const desk = aDesk();
  const told: Facts = { status: 'open', priority: 'low', type: 'plumbing', topic: '', area: null, name: 'Ann Lee' };
  for (const name of ['Ann Lee', '', 'Ann Lee']) await desk.change(7, { ...told, name });

  await expectRecount(desk);
});

test('tickets of the first release are counted by the first runs, whatever happens meanwhile', async () => {
  const legacy = fc.array(facts, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc
      .asyncProperty(legacy, fc.array(event, { maxLength: 15 }), async (stored, events) => {
        const desk = aDesk();
        for (const [n, facts] of stored.entries()) await desk.before(n, facts);
        await db.send(new PutCommand({ TableName, Item: { PK: 'SUMMARY', SK: 'TOTALS', ledger: { version: 3 } } }));
        await db.send(new PutCommand({ TableName, Item: { PK: 'SUMMARY', SK: 'DAY#2026-11-20', day: { hours: {} } } }));
        for (const it of events) await happen(desk, it);

        await expectRecount(desk);
        const left = (await allItems()).filter(
          ({ PK, SK }) => PK === 'SUMMARY' && !['COUNT', 'CURRENT'].includes(String(SK)),
        );
        expect(left).toEqual([]);
      })
      .afterEach(emptyTable),
    {
      numRuns: 12,
      examples: [
        [
          [LEAK],
          [
            { kind: 'change', id: 2, facts: LEAK },
            { kind: 'change', id: 1, facts: { ...LEAK, area: null } },
            { kind: 'refresh', batches: 3 },
            { kind: 'recount' },
          ],
        ],
      ],
    },
  );
}, 300_000);

const LEAK: Facts = {
  ...{ status: 'open', priority: 'low', type: 'plumbing', topic: 'topic 0', area: 'area 0' },
  ...{ name: 'Ann Lee', phone: '(415) 555-0132' },
};

const some = (n: number, more: Partial<Facts> = {}): Facts => ({
  status: 'open',
  priority: 'medium',
  type: 'other',
  topic: `topic ${n}`,
  area: `area ${n}`,
  ...more,
});

describe('a run', () => {
  test('that is killed at any step leaves nothing to do twice, and moves on once it has counted', async () => {
    const desk = aDesk();
    for (let n = 0; n < 40; n += 1) await desk.change(n, some(n));
    let runs = 0;
    for (let step = 1; await killedAt(step, 'after', () => desk.refresh()); step += 1) runs += 1;

    await expectRecount(desk);
    expect(runs).toBeGreaterThan(8);
  });

  test('that has time for one batch at a time gets to the end', async () => {
    const desk = aDesk();
    await desk.refresh();
    for (let n = 0; n < 120; n += 1) await desk.change(n, some(n));
    const counted: number[] = [];
    for (let run = await desk.refresh(1); !run.isWhole; run = await desk.refresh(1)) counted.push(run.changed);

    expect(counted.length).toBeGreaterThan(2);
    expect(Math.min(...counted.slice(0, -1))).toBeGreaterThan(0);
    await expectRecount(desk);
  });

  test('that failed between counting and showing is made good by the next, though nothing has changed', async () => {
    const desk = aDesk();
    await desk.refresh();
    await desk.change(1, some(1));
    const commands: string[] = [];
    for (let nth = 1; (await findCount())?.totals.tickets !== 1; nth += 1) {
      commands.push(String(await killedAt(nth, 'after', () => desk.refresh())));
    }
    expect((await findSnapshot())?.summary.total_tickets).toBe(0);

    expect(await desk.refresh()).toMatchObject({ changed: 0, isNew: true });

    expect((await findSnapshot())?.summary.total_tickets).toBe(1);
  });

  test('in which corrections empty the board fills it with the labels that were off it', async () => {
    const desk = aDesk();
    const facts = { status: 'open', priority: 'low', type: 'plumbing', topic: '' } as const;
    const areas = Array.from({ length: 56 }, (_, n) => `area ${String(n).padStart(2, '0')}`);
    for (const [n, area] of areas.entries()) await desk.change(n, { ...facts, area });
    await desk.refresh();
    const isOnItsOwn = ({ SK }: Record<string, unknown>) => /area \d\d$/i.test(String(SK));
    const before = (await allItems()).filter(isOnItsOwn);
    for (const n of areas.keys()) if (n < 52) await desk.change(n, { ...facts, area: null });

    await expectRecount(desk);

    expect(before).toHaveLength(6);
    expect(JSON.stringify((await findSnapshot())?.summary)).toContain('area 55');
    expect((await allItems()).filter(isOnItsOwn)).toEqual([]);
  });

  test('by a clock that has stepped back counts like any other', async () => {
    const desk = aDesk();
    await desk.change(1, some(1));
    await desk.refresh();
    desk.state.now -= 48 * 3_600_000;
    await desk.change(2, some(2));

    await expectRecount(desk);
    expect((await findSnapshot())?.summary.total_tickets).toBe(2);
  });
});

describe('what somebody has broken', () => {
  test('is reported figure by figure, and made good by a recount', async () => {
    const desk = aDesk();
    for (let n = 0; n < 60; n += 1) await desk.change(n, some(n));
    await desk.refresh();
    const stored = await findTicket('TKT-7');
    if (!stored) throw new Error('TKT-7 is not there');
    const ticket = { ...stored.ticket, status: 'on_hold' };
    const item = (await allItems()).find(({ PK }) => PK === ticketKey(stored.ticket).PK);
    await db.send(new PutCommand({ TableName, Item: { ...item, ticket } })); // past the store, so no change tells of it

    const { faults, tickets } = await verifyCount(desk.clock);

    expect(tickets).toBe(60);
    expect(faults).toContainEqual({ figure: 'by_status', stored: { open: 60 }, counted: { on_hold: 1, open: 59 } });
    await beginRecount((await findCount()) as Count);
    await expectRecount(desk);
  });

  test('while it is looked for, nothing is counted, and afterwards everything is', async () => {
    const desk = aDesk();
    await desk.change(1, some(1));
    await desk.refresh();
    let refreshed: unknown;
    const other = async () => {
      await desk.change(2, some(2));
      refreshed = await desk.refresh();
    };

    await interruptedAt(4, other, () => verifyCount(desk.clock));

    expect(refreshed).toMatchObject({ changed: 0 });
    expect(await desk.refresh()).toMatchObject({ changed: 1 });
  });
});

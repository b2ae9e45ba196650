import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { HistoryEntry } from '../../shared/ticket/history-entry.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { signedUp } = await import('../support/accounts.ts');
const { allItems } = await import('../support/empty-table.ts');
const { handler: saveConversation } = await import('../../functions/save-conversation/handler.ts');
const { handler: createCondition } = await import('../../functions/create-sales-condition/handler.ts');
const { handler: trackShipment } = await import('../../functions/track-shipment/handler.ts');
const { handler: eraseConversation } = await import('../../functions/erase-conversation/handler.ts');
const { handler: getConversation } = await import('../../functions/get-conversation/handler.ts');
const { handler: getTicket } = await import('../../functions/get-ticket/handler.ts');
const { handler: listConversations } = await import('../../functions/list-conversations/handler.ts');
const { handler: listTickets } = await import('../../functions/list-tickets/handler.ts');
const { handler: getSummary } = await import('../../functions/get-summary/handler.ts');
const { handler: refresh } = await import('../../functions/refresh-summary/handler.ts');
const { handler: eraseExpired } = await import('../../functions/erase-expired/handler.ts');
const { contributionOf } = await import('../../shared/summary/contribution.ts');
const { verifyCount } = await import('../../shared/summary/verify.ts');
const { findTicket, ticketPuts } = await import('../../shared/ticket/ticket-store.ts');
const { db, writeAll } = await import('../../shared/store/table.ts');

const saidOf = (name: string) =>
  aCompleteConversation({
    name,
    phone: '(415) 555-0188',
    address: '77 Birchwood Lane, Portland, OR 97201',
    issue: 'The boiler of my aunt Hildegard leaks.',
  });
/** The end of the phone number by itself, as its look-up has it, is in no id: none begins with a zero. */
const PERSONAL =
  /Quentin|Zebedee|415.{0,4}555.{0,2}0188|\b0188\b|Birchwood|Hildegard|1Z975N039000185078|"quentin|zoe@/i;

let staff: string;
beforeAll(async () => {
  staff = (await signedUp('staff')).cookie;
});
afterEach(() => {
  db.middlewareStack.remove('fault');
});

const post = (handler: typeof saveConversation, body: object) => call(handler, { method: 'POST', body });
const erase = (id: number) =>
  call(eraseConversation, { method: 'DELETE', pathParameters: { conversation_id: String(id) }, cookies: [staff] });
const read = (id: number) => call(getConversation, { pathParameters: { conversation_id: String(id) } });
const tickets = async (query: string) => (await call(listTickets, { query })).body.tickets;

/** A conversation with everything that one can have. */
async function aLife(): Promise<number> {
  const id = anId();
  const messages: unknown[] = saidOf('Quentin Zebedee');
  await post(saveConversation, { id, user_id: `zoe@${id}`, messages });
  messages.push('Where is 1Z975N039000185078? We take 500 steel brackets at $4.20 each until 31 March 2031.');
  await post(trackShipment, { id, messages });
  await post(createCondition, { id, messages });
  messages.push('Sorry, make that 600 brackets. I want to talk to a person.');
  await post(createCondition, { id, messages });
  return id;
}

/** What the table says of a conversation, wherever it stands. */
const itemsOf = async (id: number) => (await allItems()).filter((item) => JSON.stringify(item).includes(String(id)));

describe('DELETE /conversation/{conversation_id}', () => {
  test('leaves of the customer nothing in the table, and of the conversation that it was erased', async () => {
    const id = await aLife();
    const before = await itemsOf(id);

    const { status, body } = await erase(id);
    await refresh({}); // which removes what led to the ticket by name and phone

    expect(before.length).toBeGreaterThan(8);
    expect({ status, body }).toEqual({
      status: 200,
      body: { conversation_id: String(id), ticket_id: `TKT-${id}`, erased_at: expect.any(String) },
    });
    const after = await itemsOf(id);
    expect(after.filter((item) => PERSONAL.test(JSON.stringify(item)))).toEqual([]);
    expect(after.filter(({ PK }) => String(PK).startsWith('CONVERSATION#'))).toEqual([
      { PK: `CONVERSATION#${id}`, SK: 'META', version: expect.any(Number), erasure: expect.any(Object) },
    ]);
  });

  test('is 404 to read, in no list, and its ticket is anonymous and in its place', async () => {
    const id = await aLife();
    const { ticket } = (await findTicket(`TKT-${id}`)) ?? {};
    await erase(id);

    expect((await read(id)).status).toBe(404);
    expect((await call(listConversations, { query: `q=${id}` })).body).toEqual([]);
    expect((await call(listConversations, { query: `user_id=zoe@${id}` })).body).toEqual([]);
    expect(await tickets(`q=TKT-${id}`)).toEqual([
      {
        ticket_id: `TKT-${id}`,
        conversation_id: String(id),
        customer_info: {
          ...{ name: '', phone: '', address: '', issue: '' },
          priority: ticket?.customer_info.priority,
          type: ticket?.customer_info.type,
          date_time: ticket?.created_at,
          submission_date_time: expect.any(String),
        },
        status: 'open',
        created_at: ticket?.created_at,
        updated_at: expect.any(String),
      },
    ]);
    await refresh({});
    for (const query of ['name=quentin', 'phone=0188', 'q=Birchwood']) expect(await tickets(query)).toEqual([]);
  });

  test('changes no figure of the summary', async () => {
    const id = await aLife();
    const before = await findTicket(`TKT-${id}`);
    await refresh({});
    const summary = (await call(getSummary, {})).body;

    await erase(id);
    await refresh({});

    const after = await findTicket(`TKT-${id}`);
    expect(after && contributionOf(after.ticket)).toEqual(before && contributionOf(before.ticket));
    expect({ ...(await call(getSummary, {})).body, summary: undefined }).toEqual({ ...summary, summary: undefined });
    expect((await verifyCount(() => new Date())).faults).toEqual([]);
  });

  test('keeps who works on the ticket, and the moves in its history without what was written there', async () => {
    const id = await aLife();
    const stored = await findTicket(`TKT-${id}`);
    const entry = { at: '2026-01-01T00:00:00.000Z', by: 'desk@example.com', why: null } as const;
    const entries = [
      { ...entry, field: 'status', from: 'open', to: 'on_hold', why: 'Quentin is away' },
      { ...entry, field: 'phone', from: '(415) 555-0188', to: '(415) 555-0189' },
      { ...entry, field: 'assignee', from: null, to: 'desk@example.com' },
      { ...entry, field: 'note', from: null, to: 'Quentin called' },
    ] as const;
    if (stored) {
      const ticket = { ...stored.ticket, assignee: 'desk@example.com', status: 'on_hold' as const };
      await writeAll(ticketPuts(ticket, entries, stored));
    }

    await erase(id);

    const history = await call(getTicket, { pathParameters: { ticket_id: `TKT-${id}` }, cookies: [staff] });
    const said = history.body.history.map((it: HistoryEntry) => [it.field, it.from, it.to, it.why]);
    expect(said.at(0)).toEqual(['status', null, 'open', 'created']);
    expect(said.slice(-4)).toEqual([
      ['status', 'open', 'on_hold', null],
      ['phone', null, null, null],
      ['assignee', null, 'desk@example.com', null],
      ['status', 'on_hold', 'on_hold', 'erased'],
    ]);
    expect(said.flat()).toContain('person_wanted');
    expect(history.body.notes).toMatchObject([{ by: 'desk@example.com', text: '' }]);
    expect(JSON.stringify(history.body)).not.toMatch(PERSONAL);
    expect((await findTicket(`TKT-${id}`))?.ticket.assignee).toBe('desk@example.com');
  });

  test('of a conversation without a ticket leaves none', async () => {
    const id = anId();
    await post(saveConversation, { id, messages: ['I am Quentin.'] });

    expect((await erase(id)).body).toMatchObject({ ticket_id: null });
    expect(await findTicket(`TKT-${id}`)).toBeUndefined();
  });

  test('answers the same again, and writes nothing then', async () => {
    const id = await aLife();
    const first = await erase(id);
    const stands = await itemsOf(id);

    expect((await erase(id)).body).toEqual(first.body);
    expect(await itemsOf(id)).toEqual(stands);
  });

  test.each(['none', '12345678901234567', '%00', String(anId())])(
    'is 404 where there never was one: %s',
    async (id) => {
      const pathParameters = { conversation_id: id };
      const { status, body } = await call(eraseConversation, { method: 'DELETE', pathParameters, cookies: [staff] });

      expect({ status, detail: body.detail }).toEqual({ status: 404, detail: 'Conversation not found' });
    },
  );

  test('lets no save bring it back: neither a late retry nor a new beginning', async () => {
    const id = await aLife();
    await erase(id);
    const stands = await itemsOf(id);

    for (const messages of [saidOf('Quentin Zebedee'), ['Hello, my tap drips.'], []]) {
      const { status, body } = await post(saveConversation, { id, messages });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'conversation_erased' });
    }
    expect(await itemsOf(id)).toEqual(stands);
  });

  test('meets saves in parallel: either was first, and nothing comes back', async () => {
    const id = await aLife();
    const more = (n: number) =>
      post(saveConversation, { id, messages: [`Also the tap number ${n} drips, says Quentin.`] });

    const [erased, ...saves] = await Promise.all([erase(id), ...Array.from({ length: 6 }, (_, n) => more(n))]);

    if (erased?.status !== 200) expect((await erase(id)).status).toBe(200); // 503: others kept overtaking it
    expect(saves.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await refresh({});
    expect((await itemsOf(id)).filter((item) => PERSONAL.test(JSON.stringify(item)))).toEqual([]);
  });

  describe('of more than one transaction could take', () => {
    const aLong = async () => {
      const id = anId();
      for (let n = 0; n < 110; n += 1) {
        await post(saveConversation, { id, messages: [{ role: 'assistant', content: `Quentin, this is line ${n}.` }] });
      }
      return id;
    };
    const failAfter = (batches: number) => {
      let left = batches;
      db.middlewareStack.add(
        (next, context) => async (args) => {
          if (context['commandName'] === 'BatchWriteItemCommand' && left-- <= 0) throw new Error('killed');
          return next(args);
        },
        { step: 'initialize', name: 'fault' },
      );
    };

    test.each([
      ['a second DELETE', erase],
      ['the clock', () => eraseExpired({})],
    ])(
      'is unreadable at once, and %s finishes what was killed',
      async (_, again) => {
        const id = await aLong();
        failAfter(2);
        const killed = await erase(id);
        db.middlewareStack.remove('fault');
        const left = await itemsOf(id);
        const readable = await read(id);

        await again(id);

        expect([killed.status, readable.status]).toEqual([500, 404]);
        expect(left.length).toBeGreaterThan(50);
        expect(await itemsOf(id)).toHaveLength(1);
        expect((await erase(id)).status).toBe(200);
      },
      60_000,
    );
  });
});

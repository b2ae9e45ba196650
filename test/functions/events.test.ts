import { describe, expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
process.env['EVENTS'] = 'on';
const { signedUp } = await import('../support/accounts.ts');
const { handler: saveConversation } = await import('../../functions/save-conversation/handler.ts');
const { handler: updateTicket } = await import('../../functions/update-ticket/handler.ts');
const { handler: eraseConversation } = await import('../../functions/erase-conversation/handler.ts');
const { handler: refreshSummary } = await import('../../functions/refresh-summary/handler.ts');
const { eraseConversation: erase } = await import('../../shared/conversation/erase.ts');
const { isEvent, writtenEvents } = await import('../support/events.ts');
const { interruptedAt, killedAt } = await import('../support/faults.ts');

const complete = aCompleteConversation();
const save = (id: number, messages: unknown[]) => call(saveConversation, { method: 'POST', body: { id, messages } });
const eventsOf = async (id: number) => (await writtenEvents()).filter(({ group }) => group === String(id));
const typesOf = async (id: number) => (await eventsOf(id)).map(({ type }) => type);
const { cookie } = await signedUp('staff');
const patch = (id: number, body: object) =>
  call(updateTicket, { method: 'PATCH', cookies: [cookie], pathParameters: { ticket_id: `TKT-${id}` }, body });

test('nothing is told until a conversation is complete, and then that, and its ticket', async () => {
  const id = anId();

  await save(id, complete.slice(0, 5));
  expect(await eventsOf(id)).toEqual([]);

  await save(id, complete);
  const timestamp = expect.stringMatching(/^20\d\d-.*Z$/);
  expect(await eventsOf(id)).toEqual([
    {
      id: `evt_${id}_2`,
      group: String(id),
      type: 'conversation.completed',
      timestamp,
      data: { conversation_id: String(id), ticket_id: `TKT-${id}` },
    },
    {
      id: `evt_TKT-${id}_1`,
      group: String(id),
      type: 'ticket.created',
      timestamp,
      data: {
        ticket_id: `TKT-${id}`,
        conversation_id: String(id),
        version: 1,
        status: 'open',
        priority: 'medium',
        type: 'plumbing',
        becomes_urgent: false,
        changes: [{ field: 'status', from: null, to: 'open', by: 'customer', why: 'created' }],
      },
    },
  ]);
});

test('a message that changes nothing of the ticket and a repeat tell nothing', async () => {
  const id = anId();
  await save(id, complete);

  await save(id, [...complete, 'I am at home after five.']);
  await save(id, [...complete, 'I am at home after five.']);

  expect(await eventsOf(id)).toHaveLength(2);
});

test('every change of a ticket is one event, with what changed and who did it, and completion has its own name', async () => {
  const id = anId();
  await save(id, complete);

  await save(id, [...complete, 'Sorry, my number is 415-555-0177.']);
  await patch(id, { status: 'in_progress', priority: 'urgent', note: 'She sounds desperate' });
  await patch(id, { assignee: 'me' });
  await patch(id, { status: 'completed' });

  const [, , ...changes] = await eventsOf(id);
  expect(changes.map(({ type, data }) => ({ ...data, type }))).toMatchObject([
    { type: 'ticket.updated', version: 2, changes: [{ field: 'phone', by: 'customer', why: 'corrected' }] },
    {
      type: 'ticket.updated',
      version: 3,
      becomes_urgent: true,
      changes: [
        { field: 'status', from: 'open', to: 'in_progress', by: 'staff', why: null },
        { field: 'priority', from: 'medium', to: 'urgent', by: 'staff', why: null },
        { field: 'note', from: null, to: null, by: 'staff', why: null },
      ],
    },
    {
      type: 'ticket.updated',
      version: 4,
      becomes_urgent: false,
      changes: [{ field: 'assignee', from: null, to: null }],
    },
    { type: 'ticket.completed', version: 5, status: 'completed', becomes_urgent: false },
  ]);
});

test.each([
  [
    'staff',
    (id: number) =>
      call(eraseConversation, { method: 'DELETE', cookies: [cookie], pathParameters: { conversation_id: String(id) } }),
  ],
  ['retention', (id: number) => erase(String(id), { by: 'retention', now: new Date() })],
] as const)('an erasure by %s is told, after the change of the ticket', async (by, eraseIt) => {
  const id = anId();
  await save(id, complete);

  await eraseIt(id);
  await eraseIt(id);

  const [, , ...told] = await eventsOf(id);
  expect(told.map(({ type }) => type).sort()).toEqual(['conversation.erased', 'ticket.updated']);
  expect(told.find(({ type }) => type === 'conversation.erased')).toMatchObject({
    id: `evt_${id}_erased`,
    data: { conversation_id: String(id), ticket_id: `TKT-${id}`, by },
  });
  expect(told.find(({ type }) => type === 'ticket.updated')?.data).toMatchObject({ changes: [{ by, why: 'erased' }] });
});

test('a new summary is told, and an old one is not told again', async () => {
  await save(anId(), complete);

  await refreshSummary({});
  await refreshSummary({});

  const told = (await writtenEvents()).filter(({ type }) => type === 'summary.refreshed');
  expect(told).toHaveLength(1);
  expect(told[0]?.data).toEqual({ total_tickets: expect.any(Number) });
});

test('every event has the documented form and holds nothing of the customer or of who works on the ticket', async () => {
  const id = anId();
  await save(id, [
    ...aCompleteConversation({ name: 'Quentin Zebedee', issue: 'The boiler of my aunt Hildegard leaks.' }),
    'My number is 415-555-0188 and the address is 77 Birchwood Lane, Portland, OR 97201.',
  ]);
  await patch(id, { assignee: 'me', note: 'Ask for Hildegard', name: 'Quentin Z.', priority: 'high' });
  await erase(String(id), { by: 'zoe@example.com', now: new Date() });
  await refreshSummary({});

  const events = await writtenEvents();
  for (const { id: _, group: __, ...event } of events) expect([isEvent(event), event]).toEqual([true, event]);
  expect(new Set(events.map(({ type }) => type)).size).toBe(6);
  expect(JSON.stringify(events)).not.toMatch(/Quentin|Zebedee|Hildegard|Birchwood|555.0188|Portland|@|desperate/i);
  for (const { id } of events) expect(id).toMatch(/^evt_[A-Za-z0-9_-]+$/); // Standard Webhooks: no full stop
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

describe('what is told is what was committed', () => {
  test.each([1, 2])('a save that ends before its request %i tells nothing, and its repeat all, once', async (nth) => {
    const id = anId();

    const statuses: number[] = [];
    await killedAt(nth, 'before', async () => statuses.push((await save(id, complete)).status));
    expect(statuses).toEqual([500]);
    expect(await eventsOf(id)).toEqual([]);

    await save(id, complete);
    expect(await typesOf(id)).toEqual(['conversation.completed', 'ticket.created']);
  });

  test('a save whose answer is lost has told it, and its repeat tells nothing more', async () => {
    const id = anId();

    await killedAt(2, 'after', () => save(id, complete));
    await save(id, complete);

    expect(await typesOf(id)).toEqual(['conversation.completed', 'ticket.created']);
  });

  test('of two who change a ticket at once each tells what it did to what it found', async () => {
    const id = anId();
    await save(id, complete);

    await interruptedAt(
      4,
      () => patch(id, { priority: 'high' }),
      () => patch(id, { priority: 'urgent' }),
    );

    const told = (await eventsOf(id)).slice(2).map(({ data }) => data);
    expect(told).toMatchObject([
      { version: 2, changes: [{ from: 'medium', to: 'high' }] },
      { version: 3, changes: [{ from: 'high', to: 'urgent' }] },
    ]);
  });
});

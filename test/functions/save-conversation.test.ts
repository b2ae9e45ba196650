import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as listTickets } from '../../functions/list-tickets/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { writeAll } from '../../shared/store/table.ts';
import { findTicket, ticketPuts } from '../../shared/ticket/ticket-store.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

const save = (body: unknown) => call(saveConversation, { method: 'POST', path: '/save-conversation', body });
const read = (id: unknown, query = '') =>
  call(getConversation, { path: `/conversation/${id}`, pathParameters: { conversation_id: String(id) }, query });
const ticketsOf = async (id: unknown) => (await call(listTickets, { query: `conversation_id=${id}` })).body.tickets;

test('a conversation that says everything becomes a customer record and a ticket', async () => {
  const id = anId();

  const { status, body } = await save({ id, messages: aCompleteConversation() });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    conversation_id: String(id),
    status: 'completed',
    is_complete: true,
    ticket_id: `TKT-${id}`,
    messages_count: 7,
    missing_fields: [],
    customer_info: { name: 'Ann Lee', phone: '(415) 555-0132', issue: 'My kitchen sink is leaking.', type: 'plumbing' },
  });
  expect(body.response).toContain(`TKT-${id}`);
  expect(await ticketsOf(id)).toEqual([
    {
      ticket_id: `TKT-${id}`,
      conversation_id: String(id),
      customer_info: {
        name: 'Ann Lee',
        phone: '(415) 555-0132',
        address: '12 Oak Street, Apt 4, Portland, OR 97201',
        issue: 'My kitchen sink is leaking.',
        priority: 'medium',
        type: 'plumbing',
        date_time: body.created_at,
        submission_date_time: body.created_at,
      },
      status: 'open',
      created_at: body.created_at,
      updated_at: body.created_at,
    },
  ]);
});

test('what is not known yet is "" or null, is named as missing, and is asked for', async () => {
  const { body } = await save({ id: anId(), messages: ['My kitchen sink is leaking.'] });

  expect(body).toMatchObject({
    status: 'in_progress',
    is_complete: false,
    ticket_id: null,
    missing_fields: ['name', 'phone', 'address'],
    customer_info: { name: '', phone: '', address: '', role: null, priority: null, submission_date_time: null },
  });
  expect(body.customer_info.date_time).toBe(body.created_at);
  expect(body.response).not.toBe('');
});

test('the response is the last message when the agent wrote it', async () => {
  const messages = ['My sink leaks', { role: 'assistant', content: 'Where do you live?' }];

  expect((await save({ id: anId(), messages })).body.response).toBe('Where do you live?');
});

test('a conversation without an id gets one of 15 digits, under which the client finds it and continues it', async () => {
  const { body: first } = await save({ messages: ['My sink leaks'] });
  expect(first.conversation_id).toMatch(/^[1-9]\d{14}$/);

  const { body: second } = await save({
    id: Number(first.conversation_id),
    messages: ['My sink leaks', 'I am Ann Lee'],
  });

  expect(second).toMatchObject({ conversation_id: first.conversation_id, messages_count: 2 });
});

test('no messages are a conversation too, and an empty one is asked for the issue', async () => {
  const { status, body } = await save({ id: anId(), messages: [] });

  expect(status).toBe(200);
  expect(body).toMatchObject({ messages_count: 0, is_complete: false, status: 'in_progress' });
  expect(body.response).not.toBe('');
});

describe('a repeat', () => {
  test('answers the same and writes nothing, whether it is the whole, a beginning or the end', async () => {
    const id = anId();
    const messages = aCompleteConversation();
    const first = await save({ id, messages });
    const written = consumed.write;

    const repeats = await Promise.all([
      save({ id, messages }),
      save({ id, messages: messages.slice(0, 3) }),
      save({ id, messages: messages.slice(-2) }),
      save({ id, messages: [] }),
    ]);

    for (const { body } of repeats) expect(body).toEqual(first.body);
    expect(consumed.write).toBe(written);
  });

  test.each(['Hi', 'yes', 'My sink leaks.'])('of the first message alone takes back nothing: %s', async (first) => {
    const id = anId();
    const messages = [first, 'My name is Ann Lee.'];
    await save({ id, messages });

    expect((await save({ id, messages: [first] })).body).toMatchObject({ messages_count: 2 });
    expect((await read(id, 'include=messages')).body.messages).toEqual(messages);
  });

  test('of a whole history reads one item, however long the history', async () => {
    const id = anId();
    const messages = Array.from({ length: 300 }, (_, n) => `message ${n} ${'x'.repeat(2000)}`);
    await save({ id, messages });
    const before = consumed.read;

    await save({ id, messages });

    expect(consumed.read - before).toBeLessThanOrEqual(1);
  });
});

test('any order of full, windowed, repeated and parallel sends is one conversation with each message once, and one ticket', async () => {
  const all = aCompleteConversation();
  const anyWindow = fc
    .tuple(fc.nat(all.length - 1), fc.nat(all.length - 1))
    .map(([a, b]) => all.slice(Math.min(a, b), Math.max(a, b) + 1));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyWindow, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      async (rounds) => {
        const id = anId();
        for (const round of rounds) await Promise.all(round.map((messages) => save({ id, messages })));
        await save({ id, messages: all });

        expect((await read(id, 'include=messages')).body.messages).toEqual(all);
        expect(await ticketsOf(id)).toHaveLength(1);
      },
    ),
    { numRuns: 25 },
  );
});

test('of 40 parallel saves each is answered, or refused with Retry-After, and no acknowledged message is lost', async () => {
  const id = anId();

  const sent = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const text = `parallel message number ${n}`;
      return { text, answer: await save({ id, messages: [text] }) };
    }),
  );

  const refused = sent.filter(({ answer }) => answer.status !== 200);
  for (const { answer } of refused) {
    expect(answer).toMatchObject({
      status: 409,
      headers: { 'retry-after': '1' },
      body: { code: 'conversation_changed' },
    });
  }
  const { body } = await read(id, 'include=messages');
  const acknowledged = sent.filter(({ answer }) => answer.status === 200).map(({ text }) => text);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect([...body.messages].sort()).toEqual(acknowledged.sort());
});

test('a history of 3 MB works, and continues', async () => {
  const id = anId();
  const long = (n: number) => `part ${n} ${Math.random().toString(36).repeat(700).slice(0, 8000)}`;
  const texts = ['My kitchen sink is leaking.', ...Array.from({ length: 400 }, (_, n) => long(n))];
  for (let from = 0; from < texts.length; from += 100)
    await save({ id, messages: texts.slice(Math.max(0, from - 1), from + 100) });

  const { body } = await save({ id, messages: ['My name is Ann Lee.'] });

  expect(body).toMatchObject({
    messages_count: 402,
    customer_info: { issue: 'My kitchen sink is leaking.', name: 'Ann Lee' },
  });
  expect((await read(id, 'include=messages')).body.messages).toEqual([...texts, 'My name is Ann Lee.']);
});

test('a correction after completion corrects the same ticket', async () => {
  const id = anId();
  const messages = aCompleteConversation();
  await save({ id, messages });

  await save({ id, messages: [...messages, 'Sorry, my number is 415-555-0177, not the one I gave.'] });

  expect(await ticketsOf(id)).toMatchObject([
    { customer_info: { phone: '415-555-0177', name: 'Ann Lee' }, status: 'open' },
  ]);
});

test('a correction of one value leaves what staff changed on the ticket meanwhile', async () => {
  const id = anId();
  const messages = aCompleteConversation();
  await save({ id, messages });
  const stored = await findTicket(`TKT-${id}`);
  if (!stored) throw new Error('There is no ticket');
  const { ticket } = stored;
  const customer_info = { ...ticket.customer_info, address: '9 Elm Street, Portland, OR 97202' };
  await writeAll(ticketPuts({ ...ticket, customer_info }, [], stored));

  await save({ id, messages: [...messages, 'Sorry, my number is 415-555-0177, not the one I gave.'] });

  expect(await ticketsOf(id)).toMatchObject([
    { customer_info: { phone: '415-555-0177', address: '9 Elm Street, Portland, OR 97202' } },
  ]);
});

test('the conversation moves its ticket: work started, solved, reported again', async () => {
  const id = anId();
  let messages: unknown[] = aCompleteConversation();
  const say = async (role: string, content: string) => {
    messages = [...messages, { role, content }];
    await save({ id, messages });
    return (await ticketsOf(id))[0].status;
  };
  await save({ id, messages });

  expect(await say('assistant', 'A technician is on the way.')).toBe('in_progress');
  expect(await say('user', 'Thanks!')).toBe('in_progress');
  expect(await say('user', 'It works now, the problem is solved.')).toBe('completed');
  expect(await say('user', "It's leaking again.")).toBe('in_progress');
});

test('a conversation that the customer calls off is abandoned, its ticket cancelled, and a new message revives it', async () => {
  const id = anId();
  const messages = [...aCompleteConversation(), { role: 'user', content: 'Please cancel my request.' }];
  await save({ id, messages: aCompleteConversation() });

  expect((await save({ id, messages })).body.status).toBe('abandoned');
  expect(await ticketsOf(id)).toMatchObject([{ status: 'cancelled' }]);
  expect((await save({ id, messages: [...messages, 'Actually, there is something else.'] })).body.status).toBe(
    'completed',
  );
});

describe('the owner', () => {
  test('is the first user_id; another one is refused, nothing is written and nothing revealed', async () => {
    const id = anId();
    await save({ id, user_id: 'ann', messages: ['My name is Ann Lee.'] });
    const written = consumed.write;

    const { status, body } = await save({ id, user_id: 'eve', messages: ['My name is Ann Lee.', 'more'] });

    expect(status).toBe(409);
    expect(body).toEqual({
      detail: 'The conversation belongs to another user',
      code: 'conversation_owned',
      request_id: 'test',
    });
    expect(consumed.write).toBe(written);
  });

  test('can still be named by a repeat of what was sent without one', async () => {
    const id = anId();
    await save({ id, messages: ['hello'] });
    await save({ id, user_id: 'ann', messages: ['hello'] });

    expect((await save({ id, user_id: 'eve', messages: ['hello'] })).status).toBe(409);
  });
});

describe('what a client sent is kept as it is', () => {
  test('objects without text, unknown fields, deep structures', async () => {
    const id = anId();
    let deep: unknown = 'bottom';
    for (let n = 0; n < 100; n += 1) deep = { deep };
    const messages = [
      { role: 'user', content: 'hi', extra: { '': null, n: 1.5, list: [[]] } },
      { image: 'x' },
      { deep },
      'text',
    ];

    await save({ id, messages });

    expect((await read(id, 'include=messages')).body.messages).toEqual(messages);
  });

  test('an item larger than an item of the table', async () => {
    const id = anId();
    const picture = Array.from({ length: 60_000 }, () => Math.random().toString(36).slice(2, 12)).join('');

    expect((await save({ id, messages: [{ type: 'image', data: picture }] })).status).toBe(200);
    expect((await read(id, 'include=messages')).body.messages[0].data).toBe(picture);
  });

  test('lone surrogates and NUL neither fail nor come back as something else in the transcript', async () => {
    const id = anId();
    const messages = ['\ud83d my name is \u0000', { role: 'assistant', content: 'ok \udc00' }];

    const { status } = await save({ id, user_id: '\ud800', custom_title: '\udfff', messages });

    expect(status).toBe(200);
    expect((await read(id, 'include=messages')).body.messages).toEqual(messages);
  });
});

test('any JSON at all is answered with 200 or 422, never with a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue(), async (messages, other) => {
      const { status } = await save({ messages, id: other, user_id: other, language: other });

      expect([200, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
});

test('a ticket that was solved, came back and is solved again in the same words is completed', async () => {
  const id = anId();
  const messages = [...aCompleteConversation(), 'It works now.', "It's leaking again."];
  await save({ id, messages });

  await save({ id, messages: [...messages, 'It works now.'] });

  expect(await ticketsOf(id)).toMatchObject([{ status: 'completed' }]);
});

test('what was said at the beginning of a very long conversation stays known', async () => {
  const id = anId();
  const filler = 'nothing of note '.repeat(1000);
  await save({ id, messages: aCompleteConversation() });
  for (let part = 0; part < 3; part += 1) {
    await save({
      id,
      messages: Array.from({ length: 30 }, (_, n) => ({ role: 'assistant', content: `${part} ${n} ${filler}` })),
    });
  }

  const { body } = await save({ id, messages: ['My number is 415-555-0177.'] });

  expect(body).toMatchObject({
    messages_count: 98,
    is_complete: true,
    customer_info: { name: 'Ann Lee', phone: '415-555-0177' },
  });
});

test('a conversation of more than 16 MiB takes no more, and says so', async () => {
  const id = anId();
  const megabyte = 'x'.repeat(1_000_000);
  for (let part = 0; part < 16; part += 1) await save({ id, messages: [{ part, data: megabyte }] });

  expect(await save({ id, messages: [{ part: 16, data: megabyte }] })).toMatchObject({
    status: 413,
    body: { code: 'conversation_full' },
  });
}, 30_000);

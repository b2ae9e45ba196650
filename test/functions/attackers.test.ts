import { beforeAll, describe, expect, test } from '@jest/globals';
import { type SignedUp, signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, type Called } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

/**
 * Who goes on with a conversation that is not his. In none of these does he read a value that he did not bring, change a
 * known value or a ticket, get a key, or keep out who has it.
 */
const call = useReadAccess('staff');
const history = aCompleteConversation();
const MALLORY =
  'I am Mallory Crane, my number is 415-555-0199, I live at 9 Elm Street, Portland, OR 97202. My roof leaks.';
const CANCEL = 'Please cancel my request.';
const WORDS = 'These are more than forty letters that nobody has asked me to say at all.';

type Sender = { key?: string | undefined; cookie?: string; endpoint?: string };
const send = (id: number, messages: unknown[], { key, cookie, endpoint = 'save-conversation' }: Sender = {}) =>
  call(endpoint, {
    method: 'POST',
    body: { id, messages },
    headers: key === undefined ? {} : { 'conversation-key': key },
    cookies: cookie ? [cookie] : [],
  });
const read = (id: number, { key, cookie }: Sender = {}, query = '') =>
  call('get-conversation', {
    pathParameters: { conversation_id: String(id) },
    query,
    headers: key === undefined ? {} : { 'conversation-key': key },
    cookies: cookie ? [cookie] : [],
  });
const keyIn = ({ headers }: Called): string | undefined => headers['conversation-key'];

let staff: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  [staff, stranger] = [await signedUp('staff'), await signedUp()];
});

/** What the desk sees of a conversation: the values that are known, and the ticket. */
async function knownOf(id: number) {
  const conversation = await read(id, staff);
  const { body } = await call('list-tickets', { query: `conversation_id=${id}`, cookies: [staff.cookie] });
  const { customer_info, status } = conversation.body;
  const { date_time: _, ...values } = customer_info;
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  return { known, status, ticket: body.tickets[0] };
}

/** Everything that somebody tries who was told so much. */
async function attack(id: number, knows: readonly unknown[], by: Sender = {}): Promise<Called[]> {
  const additions = [[], [CANCEL], [MALLORY], [WORDS], [WORDS, MALLORY], [WORDS, MALLORY, CANCEL]];
  const answers: Called[] = [];
  for (const added of additions) answers.push(await send(id, [...knows, ...added], by));
  for (const endpoint of ['track-shipment', 'create-sales-condition'])
    answers.push(await send(id, knows as unknown[], { ...by, endpoint }));
  for (const query of ['', 'include=messages,evidence,shipments,sales_condition'])
    answers.push(await read(id, by, query), await read(id, { ...by, key: 'x'.repeat(43) }, query));
  const lists = await Promise.all(['list-conversations', 'list-tickets'].map((it) => call(it, { cookies: [] })));
  return [...answers, ...lists];
}

/** Without times, whose seconds can be any number that somebody told. */
const textOf = (answers: readonly Called[]) =>
  JSON.stringify(answers.map(({ body }) => body)).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, '');
const keysIn = (answers: readonly Called[]) => answers.map(keyIn).filter(Boolean);

describe.each([
  ['nobody', () => ({})],
  ['another customer', () => ({ cookie: stranger.cookie })],
])('a completed conversation, for %s who', (_, whoever) => {
  test.each<[knows: string, messages: unknown[], secrets: RegExp]>([
    ['knows its id', [], /Ann Lee|555-0132|Oak/],
    ['knows its id and says something', ['hello'], /Ann Lee|555-0132|Oak/],
    ['knows its first words', history.slice(0, 1), /Ann Lee|555-0132|Oak/],
    ['knows all but its last message', history.slice(0, -1), /Oak/],
    ['knows its last messages', history.slice(-2), /Ann Lee|555-0132/],
  ])('%s', async (_, messages, secrets) => {
    const id = anId();
    const key = keyIn(await send(id, history));
    const before = await knownOf(id);

    const answers = await attack(id, messages, whoever());

    expect(textOf(answers)).not.toMatch(secrets);
    expect(keysIn(answers)).toEqual([]);
    expect(await knownOf(id)).toEqual(before);
    expect((await read(id, { key })).body.customer_info.phone).toBe('(415) 555-0132');
    expect(await send(id, ['Also the tap drips.'], { key })).toMatchObject({
      status: 200,
      body: { messages_count: 8 },
    });
  });
});

describe.each([
  ['“Hi”', ['Hi']],
  ['“Hi” and the agent’s question', ['Hi', { role: 'assistant', content: 'What is your name?' }]],
  ['a name and an issue', ['I am Ann Lee. My sink leaks.']],
  ['what a customer wants to buy', ['We need 80 bearings.']],
])('a short conversation, all of which somebody knows: %s', (_, said) => {
  const attacked = async () => {
    const id = anId();
    const key = keyIn(await send(id, said, { endpoint: 'create-sales-condition' }));
    const before = await knownOf(id);
    const answers: Called[] = [];
    for (const added of [
      [CANCEL],
      [CANCEL, WORDS],
      [CANCEL, WORDS, MALLORY],
      [CANCEL, WORDS, MALLORY, 'Make it 95 bearings.'],
    ])
      answers.push(await send(id, [...said, ...added]));
    answers.push(...(await attack(id, said)));
    return { id, key, before, answers };
  };

  test('is added to and loses nothing', async () => {
    const { id, before, answers } = await attacked();

    expect(answers[2]).toMatchObject({ status: 200, body: { ticket_id: `TKT-${id}` } });
    expect(answers[0]).toMatchObject({ status: 200, body: { status: 'in_progress' } }); // what it called off
    expect(keysIn(answers)).toEqual([]);
    expect((await knownOf(id)).known).toMatchObject(before.known);
    const { body } = await read(id, staff, 'include=sales_condition');
    if (String(said).includes('80')) expect(body.sales_condition).toMatchObject({ product: 'bearing', quantity: 80 });
  });

  test('is read by who has the key as it was, and goes on from there', async () => {
    const { id, key } = await attacked();

    const { status, body } = await read(id, { key }, 'include=messages&include=evidence');
    const mine = await send(id, [...said, ...history.slice(1)], { key });

    expect(status).toBe(200);
    expect(body.messages).toEqual(said);
    expect(mine).toMatchObject({
      status: 200,
      headers: { 'conversation-key': key },
      body: {
        messages_count: said.length + history.length - 1,
        customer_info: { name: 'Ann Lee', phone: '(415) 555-0132' },
      },
    });
    expect(textOf([mine, await read(id, { key }, 'include=messages,evidence')])).not.toMatch(/Mallory|555-0199|Elm/);
    expect((await knownOf(id)).known).toMatchObject({ name: 'Ann Lee', phone: '(415) 555-0132' });
  });

  test('with only what is new, too; and the ticket is then the one of who has the key', async () => {
    const { id, key } = await attacked();

    for (const message of ['My sink leaks. I am Ann Lee.', '415-555-0132', '12 Oak Street, Portland, OR 97201'])
      await send(id, [message], { key });

    expect((await knownOf(id)).ticket).toMatchObject({
      customer_info: { name: 'Ann Lee', phone: '415-555-0132', address: '12 Oak Street, Portland, OR 97201' },
    });
  });
});

describe.each<[how: string, items: (known: unknown[], added: string) => unknown[]]>([
  ['one envelope', (known, added) => [{ messages: [...known, added] }]],
  ['an envelope behind the first', (known, added) => [known[0], { messages: [...known.slice(1), added] }]],
  [
    'an envelope of turns',
    (known, added) => [{ messages: [...known, added].map((content) => ({ role: 'user', content })) }],
  ],
  ['a transcript', (known, added) => [[...known, added].map((it) => `User: ${it}`).join('\n')]],
])('what is known and what is new in %s', (_, itemsOf) => {
  const said = ['Hi', 'It leaks.'];
  const parts = 'include=messages,evidence';

  test('shows who has the key what he sent, and nothing of what was added', async () => {
    const id = anId();
    const key = keyIn(await send(id, said));

    const added = await send(id, itemsOf(said, MALLORY));

    expect(added).toMatchObject({ status: 200, body: { messages_count: 3 } });
    const mine = await read(id, { key }, parts);
    expect(mine.body.messages).toEqual(said);
    expect(textOf([mine, await send(id, ['Hello?'], { key }), await read(id, { key }, parts)])).not.toMatch(
      /Mallory|555-0199|Elm/,
    );
  });

  test('is whole for the desk', async () => {
    const id = anId();
    await send(id, said);
    await send(id, itemsOf(said, MALLORY));

    const { body } = await read(id, staff, parts);

    expect(body.customer_info.phone).toBe('415-555-0199');
    expect(JSON.stringify(body.messages)).toContain('Mallory');
    expect(JSON.stringify(body.messages[body.evidence.phone[0].message])).toContain('415-555-0199');
  });
});

test('who sent an envelope reads it as he sent it, after others have sent its messages one by one', async () => {
  const id = anId();
  const envelope = { messages: ['Hi', 'It leaks.'], page: 'contact' };
  const key = keyIn(await send(id, [envelope]));

  await send(id, ['Hi', 'It leaks.', MALLORY]);

  expect((await read(id, { key }, 'include=messages')).body.messages).toEqual([envelope]);
});

test('the ticket of a conversation that has become short is neither moved nor corrected by who adds to it', async () => {
  const id = anId();
  const key = keyIn(await send(id, ['Hi', ...history]));
  await send(id, ['Hi', 'All that was wrong.'], { key });
  const { ticket } = await knownOf(id);

  const answers = [
    await send(id, ['Hi', 'All that was wrong.', MALLORY]),
    await send(id, ['Hi', 'All that was wrong.', MALLORY, CANCEL]),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(ticket).toMatchObject({ status: 'open', customer_info: { name: 'Ann Lee' } });
  expect((await knownOf(id)).ticket).toEqual(ticket);
});

test('a shipment that a short conversation asks for stays, and what else it says is added', async () => {
  const id = anId();
  const said = ['Where is 1Z975N039000185078?'];
  await send(id, said, { endpoint: 'track-shipment' });

  await send(id, [...said, 'Sorry, wrong number, it is 1Z975N039000185087. It says out for delivery.']);

  const { body } = await read(id, staff, 'include=shipments');
  expect(body.shipments).toContainEqual(expect.objectContaining({ tracking_number: '1Z975N039000185078' }));
});

test('the language, the endpoint and the title of a short conversation are not another’s to change, nor is its owner', async () => {
  const id = anId();
  const post = (body: object, by: Sender = {}) =>
    call('save-conversation', {
      method: 'POST',
      body: { id, ...body },
      headers: by.key === undefined ? {} : { 'conversation-key': by.key },
      cookies: by.cookie ? [by.cookie] : [],
    });
  const about = { language: 'es', endpoint: 'mine', custom_title: 'Mine' };
  const key = keyIn(await post({ messages: ['Hola'], ...about }));

  const others = { language: 'de', endpoint: 'yours', custom_title: 'Yours' };
  await post({ messages: ['Hola', WORDS], ...others, user_id: 'eve' });
  await post({ messages: ['Hola', WORDS, MALLORY], ...others, user_id: 'eve' });
  await post({ messages: ['Hola', WORDS, MALLORY, 'x'], ...others }, stranger);
  expect((await read(id, stranger)).status).toBe(404);

  const mine = await post({ messages: ['Hola', 'Se ha ido la luz.'], user_id: 'ann' }, { key });
  expect(mine).toMatchObject({ status: 200, body: { messages_count: 2 } });
  const list = async (query: string) => (await call('list-conversations', { query, cookies: [staff.cookie] })).body;
  const ids = async (query: string) => (await list(query)).map((it: { conversation_id: string }) => it.conversation_id);
  expect(await ids('user_id=ann&endpoint=mine&q=Mine')).toContain(String(id));
});

test('a history that is guessed message by message stops answering, and not to who has the key or a session', async () => {
  const [id, owner] = [anId(), await signedUp()];
  const key = keyIn(await send(id, history, owner));

  const guesses: Called[] = [];
  for (let n = 0; n < 25; n += 1) guesses.push(await send(id, [...history.slice(0, 2), `I am Guess ${n}.`]));

  expect(guesses.map(({ status }) => status)).toEqual([...Array(20).fill(409), ...Array(5).fill(429)]);
  expect(guesses.at(-1)).toMatchObject({ body: { code: 'throttled' } });
  const wait = Number(guesses.at(-1)?.headers['retry-after']);
  expect([wait > 3500, wait <= 3600]).toEqual([true, true]);
  expect(textOf(guesses)).not.toMatch(/Ann Lee|555-0132|Oak/);
  expect((await send(id, history)).status).toBe(429);
  expect((await send(id, history, { key: 'x'.repeat(43) })).status).toBe(429);
  expect((await send(id, ['mine'], { key })).status).toBe(200);
  expect((await send(id, ['mine too'], owner)).status).toBe(200);
  expect((await send(anId(), ['hello'])).status).toBe(200);
});

describe('who sends first with an id that another will use', () => {
  test.each([
    ['nothing', []],
    ['an empty message', ['', { role: 'user', content: '  ' }]],
    ['what the agent always says', [{ role: 'assistant', content: 'Hello, how can I help?' }]],
  ])('has no key of it by saying %s, and who then speaks has', async (_, first) => {
    const id = anId();
    const early = await send(id, first);

    const answer = await send(id, [...first, ...history]);
    const [key, before] = [keyIn(answer), await knownOf(id)];
    const answers = [early, ...(await attack(id, first))];

    expect(answer.body).toMatchObject({ ticket_id: `TKT-${id}`, customer_info: { name: 'Ann Lee' } });
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(keysIn(answers)).toEqual([]);
    expect(textOf(answers)).not.toMatch(/Ann Lee|555-0132|Oak/);
    expect(await knownOf(id)).toEqual(before);
    expect((await read(id, { key })).status).toBe(200);
  });

  test('has by logging in neither', async () => {
    const id = anId();
    await send(id, [], stranger);

    expect(await send(id, history)).toMatchObject({ status: 409, body: { code: 'conversation_exists' } });
    expect(textOf(await attack(id, [], stranger))).not.toMatch(/Ann Lee|555-0132|Oak/);
  });

  test('and says just what the other says, reads nothing and neither moves nor corrects the ticket', async () => {
    const id = anId();
    const key = keyIn(await send(id, ['Hi']));
    await send(id, ['Hi', ...history]);
    const { ticket } = await knownOf(id);

    const parts = 'include=messages,evidence,shipments,sales_condition';
    const answers = [await read(id, { key }, parts), await send(id, [], { key }), await send(id, ['Hi'], { key })];
    answers.push(await send(id, [], { key, endpoint: 'create-sales-condition' }));
    for (const message of [CANCEL, 'My number is 415-555-0199.', 'It works now, the problem is solved.'])
      answers.push(await send(id, [message], { key }), await read(id, { key }, parts));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(textOf(answers)).not.toMatch(/Ann|555-0132|Oak|sink|TKT/);
    expect((await knownOf(id)).ticket).toEqual(ticket);
  });

  test('and says just what the other says, reads no terms, shipment or values of the other, then or later', async () => {
    const id = anId();
    const key = keyIn(await send(id, ['Hi']));
    const said = ['Hi', 'We need 80 bearings at 24 dollars each. Where is my parcel 1Z975N039000185078?'];
    await send(id, said, { endpoint: 'create-sales-condition' });
    await send(id, said, { endpoint: 'track-shipment' });
    const parts = 'include=messages,evidence,shipments,sales_condition';

    const before = await read(id, { key }, parts);
    const taken = [
      await send(id, ['We need roofs.'], { key, endpoint: 'create-sales-condition' }),
      await send(id, [], { key, endpoint: 'track-shipment' }),
    ];
    const after = await read(id, { key }, parts);

    expect(textOf([before, ...taken, after])).not.toMatch(/bearing|\b80\b|\b24\b|1Z975/);
    expect(before.body).toMatchObject({ shipments: [], sales_condition: { product: null } });
    expect(after.body.sales_condition_history).toHaveLength(1);
  });

  test('and whose messages are other ones is no longer answered as the other', async () => {
    const id = anId();
    const first = await send(id, ['Something else.']);

    const refused = await send(id, history);

    expect(refused).toMatchObject({ status: 409, body: { code: 'conversation_exists' } });
    expect(textOf([await read(id, { key: keyIn(first) }, 'include=messages')])).not.toMatch(/Ann Lee|555-0132|Oak/);
  });
});

test('an answer has the key under its name, and no header of what there is not', async () => {
  const id = anId();
  const names = ({ headers }: Called) => Object.keys(headers).filter((it) => headers[it] !== undefined);
  const usual = ['cache-control', 'content-type', 'strict-transport-security', 'vary', 'x-content-type-options'];

  const made = await send(id, history);
  const repeated = await send(id, history);
  const unread = await send(anId(), [{ shape: 'unheard of', 'of what': [1] }]);

  expect(names(made).toSorted()).toEqual([...usual, 'conversation-key'].toSorted());
  expect(names(repeated).toSorted()).toEqual(usual);
  expect(unread.headers['unread-messages']).toBe('1');
});

test('a customer who is logged in reads with the key what was said before the login', async () => {
  const id = anId();
  const key = keyIn(await send(id, history));

  expect((await read(id, { key, cookie: stranger.cookie })).status).toBe(200);
  expect((await read(id, { key: 'x'.repeat(43), cookie: stranger.cookie })).status).toBe(404);
});

describe('a conversation of an account', () => {
  test.each([
    ['that has only begun', ['Hi']],
    ['that is complete', ['Hi', ...history]],
  ])('%s is not gone on with by who knows its beginning, nor by who sent it first', async (_, said) => {
    const [id, owner] = [anId(), await signedUp()];
    const key = keyIn(await send(id, said, owner));
    const before = await knownOf(id);

    const answers = [...(await attack(id, ['Hi'])), ...(await attack(id, ['Hi'], stranger))];

    expect(textOf(answers)).not.toMatch(/Ann Lee|555-0132|Oak/);
    expect(keysIn(answers)).toEqual([]);
    expect(await knownOf(id)).toEqual(before);
    for (const [n, by] of [{ key }, owner].entries()) {
      expect((await read(id, by)).status).toBe(200);
      expect((await send(id, [`mine ${n}`], by)).status).toBe(200);
    }
  });
});

test('who adds to a short conversation cannot fill it up', async () => {
  const id = anId();
  const key = keyIn(await send(id, ['Hi']));
  const streaming = (n: number) => ({ role: 'assistant', content: 'x'.repeat(n), data: 'x'.repeat(1_000_000) });

  const statuses: number[] = [];
  for (let n = 1; n <= 5; n += 1) statuses.push((await send(id, ['Hi', streaming(n)])).status);

  expect(statuses).toEqual([200, 200, 413, 413, 413]);
  expect((await send(id, ['My sink leaks.'], { key })).body).toMatchObject({ messages_count: 2 });
}, 30_000);

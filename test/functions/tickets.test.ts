import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SignedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, type Called } from '../support/call.ts';
import { useOwnTable } from '../support/own-table.ts';
import { useReadAccess } from '../support/read-access.ts';

await useOwnTable();
const { signedUp } = await import('../support/accounts.ts');
const { handler: refreshSummary } = await import('../../functions/refresh-summary/handler.ts');
const handlers = useReadAccess('staff');
let dana: SignedUp;
let ken: SignedUp;
let ann: SignedUp;

beforeAll(async () => {
  [dana, ken, ann] = [await signedUp('staff'), await signedUp('admin'), await signedUp()];
  await refreshSummary({}); // the look-ups are there from then on
}, 30_000);

type By = { by?: SignedUp; ifMatch?: string };
const request = (id: number, { by = dana, ifMatch }: By): Parameters<typeof handlers>[1] => ({
  pathParameters: { ticket_id: `TKT-${id}` },
  cookies: [by.cookie],
  headers: ifMatch ? { 'if-match': ifMatch } : {},
});
const save = (id: number, messages: unknown[], by?: SignedUp) =>
  handlers('save-conversation', { method: 'POST', body: { id, messages }, cookies: by ? [by.cookie] : [dana.cookie] });
const get = (id: number, by: By = {}) => handlers('get-ticket', request(id, by));
const patch = (id: number, body: unknown, by: By = {}) =>
  handlers('update-ticket', { ...request(id, by), method: 'PATCH', body });

/** The id of a new conversation that has a ticket. */
async function aTicket(about = {}, by?: SignedUp): Promise<number> {
  const id = anId();
  await save(id, aCompleteConversation(about), by);
  return id;
}

const history = ({ body }: Called) =>
  body.history.map(({ by, field, from, to, why }: Record<string, unknown>) => [by, field, from, to, why]);

describe('GET /tickets/{ticket_id}', () => {
  test('is the ticket with its version, its assignee, its notes, its history and what may be the same', async () => {
    const id = await aTicket();
    const { status, body, headers } = await get(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ticket_id: `TKT-${id}`,
      customer_info: { name: 'Ann Lee', priority: 'medium' },
      status: 'open',
      version: 1,
      assignee: null,
      notes: [],
      possible_duplicates: [],
    });
    expect(body.history).toEqual([
      { at: body.created_at, by: 'customer', field: 'status', from: null, to: 'open', why: 'created' },
    ]);
    expect(headers['etag']).toMatch(/^"1\.[\w-]+"$/);
  });

  test('answers 304 to who has it, until it changes', async () => {
    const id = await aTicket();
    const etag = (await get(id)).headers['etag'] ?? '';
    const again = () =>
      handlers('get-ticket', { ...request(id, {}), headers: { 'if-none-match': etag } }).then(({ status }) => status);

    expect(await again()).toBe(304);
    await patch(id, { priority: 'high' });
    expect(await again()).toBe(200);
  });

  test('names open tickets of the same number and a like issue that are no more than a day apart', async () => {
    const phone = `+1 415 555 0${String(anId()).slice(-3)}`;
    const first = await aTicket({ phone, issue: 'The front door lock is jammed.' });
    const alike = await aTicket({ phone, issue: 'The lock of the front door is jammed again.' });
    await aTicket({ phone, issue: 'My kitchen sink is leaking.' });
    const done = await aTicket({ phone, issue: 'The front door lock is jammed.' });
    await patch(done, { status: 'completed' });

    expect((await get(first)).body.possible_duplicates).toEqual([
      expect.objectContaining({ ticket_id: `TKT-${alike}`, status: 'open' }),
    ]);
  });

  test('one that there is not and one of somebody else are the same to a customer', async () => {
    const [id, unknown] = [await aTicket(), anId()];

    const answers = [await get(id, { by: ann }), await get(unknown, { by: ann }), await get(unknown)];

    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: 'Ticket not found', code: 'not_found' });
    }
  });

  test('shows its customer nothing of the desk but what was done', async () => {
    const id = await aTicket({}, ann);
    await patch(id, { status: 'on_hold', assignee: 'me', note: 'Waits for a part' });
    const seen = await get(id, { by: ann });

    expect(history(seen)).toEqual([
      ['customer', 'status', null, 'open', 'created'],
      ['staff', 'status', 'open', 'on_hold', null],
    ]);
    expect(Object.keys(seen.body)).toEqual(expect.not.arrayContaining(['assignee', 'notes', 'possible_duplicates']));
    expect(JSON.stringify(seen.body)).not.toContain(dana.account.email);
    expect(JSON.stringify(seen.body)).not.toContain('Waits');
  });
});

describe('PATCH /tickets/{ticket_id}', () => {
  test('changes what is given, each with who, from, to and why, and answers the ticket as it is then', async () => {
    const id = await aTicket();
    const changed = await patch(id, {
      status: 'in_progress',
      priority: 'urgent',
      type: 'plumbing',
      assignee: ken.account.email.toUpperCase(),
      note: 'Plumber booked for Tuesday',
    });
    const by = dana.account.email;

    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      status: 'in_progress',
      version: 2,
      assignee: ken.account.email,
      customer_info: { priority: 'urgent', type: 'plumbing' },
      notes: [{ by, text: 'Plumber booked for Tuesday' }],
    });
    expect(history(changed).slice(1)).toEqual([
      [by, 'status', 'open', 'in_progress', 'Plumber booked for Tuesday'],
      [by, 'priority', 'medium', 'urgent', 'Plumber booked for Tuesday'],
      [by, 'assignee', null, ken.account.email, 'Plumber booked for Tuesday'],
    ]);
    expect((await get(id)).body).toEqual(changed.body);
  });

  test('a value as it is already is no change, and neither is the same note again', async () => {
    const id = await aTicket();
    const first = await patch(id, { priority: 'high', note: 'Called back' });
    const again = await patch(id, { priority: 'high', note: 'Called back ' });

    expect(again.body).toEqual(first.body);
    expect((await patch(id, {})).body).toEqual(first.body);
  });

  test('a correction stands against what the conversation says later; the history keeps both', async () => {
    const id = await aTicket();
    const { customer_info } = (await patch(id, { customer_info: { phone: '+1 415 555 0199', issue: 'No heating' } }))
      .body;
    expect(customer_info).toMatchObject({ phone: '+1 415 555 0199', issue: 'No heating' });

    await save(id, [...aCompleteConversation(), 'Sorry, my number is 415-555-0177 and my name is Anne Leigh.']);
    const later = await get(id);

    expect(later.body.customer_info).toMatchObject({
      phone: '+1 415 555 0199',
      issue: 'No heating',
      name: 'Anne Leigh',
    });
    expect(history(later).slice(3)).toEqual([
      ['customer', 'name', 'Ann Lee', 'Anne Leigh', 'corrected'],
      ['customer', 'phone', '+1 415 555 0199', '415-555-0177', 'overruled'],
    ]);
  });

  test('a corrected number finds the ticket', async () => {
    const id = await aTicket();
    const phone = `+1 202 ${String(anId()).slice(-7)}`;
    await patch(id, { phone });
    const { body } = await handlers('list-tickets', {
      query: `phone=${encodeURIComponent(phone)}`,
      cookies: [dana.cookie],
    });

    expect(body.tickets.map((it: { ticket_id: string }) => it.ticket_id)).toEqual([`TKT-${id}`]);
  });

  test('a move that the status does not allow is 409 and names those that it does', async () => {
    const id = await aTicket();
    await patch(id, { status: 'completed' });
    const refused = await patch(id, { status: 'on_hold', priority: 'low' });

    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'move_not_allowed', allowed: ['in_progress'] });
    expect((await get(id)).body).toMatchObject({
      status: 'completed',
      version: 2,
      customer_info: { priority: 'medium' },
    });
  });

  test('with If-Match it changes only what it was made for: who comes second gets 412 with the version', async () => {
    const id = await aTicket();
    const seen = (await get(id)).headers['etag'] ?? '';
    const changes = [
      await patch(id, { priority: 'high' }, { ifMatch: seen }),
      await patch(id, { priority: 'low' }, { by: ken, ifMatch: seen }),
    ];

    expect(changes.map(({ status }) => status)).toEqual([200, 412]);
    expect(changes[1]?.body).toMatchObject({ code: 'ticket_changed', version: 2 });
    expect((await patch(id, { priority: 'low' }, { ifMatch: '"2"' })).status).toBe(200);
  });

  test('of changes at once none is lost', async () => {
    const id = await aTicket();
    const notes = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(notes.map((note) => patch(id, { note })));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await get(id)).body.notes.map(({ text }: { text: string }) => text).sort()).toEqual([...notes].sort());
  });

  test.each([
    [{ status: 'done' }, ['body', 'status'], 'enum'],
    [{ phone: '12' }, ['body', 'phone'], 'value_error'],
    [{ customer_info: { name: '  ' } }, ['body', 'customer_info', 'name'], 'value_error'],
    [{ note: 'x'.repeat(4001) }, ['body', 'note'], 'string_too_long'],
    [{ assignee: 'nobody@example.com' }, ['body', 'assignee'], 'value_error'],
    [{ stauts: 'open' }, ['body', 'stauts'], 'extra_forbidden'],
    [{ customer_info: { email: 'a@b.c' } }, ['body', 'customer_info', 'email'], 'extra_forbidden'],
    [[], ['body'], 'model_attributes_type'],
  ])('%j is refused at %j', async (body, loc, type) => {
    const refused = await patch(await aTicket(), body);

    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatchObject([{ loc, type }]);
  });

  test('a customer may call off what is theirs, and nothing else', async () => {
    const id = await aTicket({}, ann);

    for (const change of [{ status: 'completed' }, { priority: 'urgent' }, { status: 'cancelled', note: 'No' }]) {
      expect(await patch(id, change, { by: ann })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await patch(id, { status: 'cancelled' }, { by: ann })).body.status).toBe('cancelled');
    expect(history(await get(id)).at(-1)).toEqual(['customer', 'status', 'open', 'cancelled', null]);
  });
});

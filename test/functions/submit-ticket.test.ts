import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { type SignedUp, signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, type Called } from '../support/call.ts';
import { HOST } from '../support/http-event.ts';
import { useReadAccess } from '../support/read-access.ts';

const handlers = useReadAccess('staff');
const PERSON = {
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  origin: `https://${HOST}`,
};
let dana: SignedUp;
let ken: SignedUp;
let ann: SignedUp;

beforeAll(async () => {
  [dana, ken, ann] = [await signedUp('staff'), await signedUp('admin'), await signedUp()];
}, 30_000);

async function aTicket(by = dana): Promise<number> {
  const id = anId();
  const body = { id, messages: aCompleteConversation() };
  await handlers('save-conversation', { method: 'POST', body, cookies: [by.cookie] });
  return id;
}

const submit = (
  id: number,
  form: Record<string, string>,
  { by = dana, headers = PERSON as Record<string, string> } = {},
) =>
  handlers('submit-ticket', {
    method: 'POST',
    path: `/tickets/TKT-${id}`,
    pathParameters: { ticket_id: `TKT-${id}` },
    cookies: [by.cookie],
    headers,
    form,
  });
const read = async (id: number, by = dana) =>
  (await handlers('get-ticket', { pathParameters: { ticket_id: `TKT-${id}` }, cookies: [by.cookie] })).body;
const alertOf = ({ body }: Called) => parse(body).querySelector('[role=alert]')?.textContent ?? '';

describe('POST /tickets/{ticket_id}', () => {
  test('makes all that was chosen anew one change, and leads back to the ticket', async () => {
    const id = await aTicket();
    const chosen = { priority: 'high', was_priority: 'medium', type: 'plumbing', was_type: 'plumbing' };
    const given = {
      assignee: ken.account.email,
      was_assignee: '',
      note: ' Call first\r\nthen go ',
      status: 'in_progress',
    };

    const answer = await submit(id, { version: '1', ...chosen, ...given });

    expect(answer).toMatchObject({ status: 303, headers: { location: `/tickets/TKT-${id}` } });
    const ticket = await read(id);
    expect(ticket).toMatchObject({ version: 2, status: 'in_progress', assignee: ken.account.email });
    expect(ticket.notes).toMatchObject([{ by: dana.account.email, text: 'Call first\nthen go' }]);
    expect(ticket.history.slice(1).map(({ field }: { field: string }) => field)).toEqual([
      'status',
      'priority',
      'assignee',
    ]);
  });

  test('changes nothing where nothing was chosen anew, and an empty note is none', async () => {
    const id = await aTicket();
    const form = {
      version: '1',
      priority: 'medium',
      was_priority: 'medium',
      assignee: '',
      was_assignee: '',
      note: ' ',
    };

    expect((await submit(id, form)).status).toBe(303);

    expect(await read(id)).toMatchObject({ version: 1, notes: [] });
  });

  test('nobody is chosen by an empty assignee', async () => {
    const id = await aTicket();
    await submit(id, { version: '1', assignee: dana.account.email, was_assignee: '' });

    await submit(id, { version: '2', assignee: '', was_assignee: dana.account.email });

    expect((await read(id)).assignee).toBeNull();
  });

  test('does not overwrite what somebody else has saved: it shows what stands and what was typed', async () => {
    const id = await aTicket();
    await submit(id, { version: '1', address: '9 Elm Street, Salem' }, { by: ken });

    const answer = await submit(id, { version: '1', address: '<b>1 Low Road</b>' });

    expect(answer.status).toBe(412);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(alertOf(answer)).toMatch(/Somebody else saved.*9 Elm Street, Salem.*<b>1 Low Road<\/b>/s);
    const page = parse(answer.body);
    expect(page.querySelector('textarea[name=address]')?.textContent).toBe('<b>1 Low Road</b>');
    expect(new Set(page.querySelectorAll('input[name=version]').map((it) => it.getAttribute('value')))).toEqual(
      new Set(['2']),
    );
    expect((await read(id)).customer_info.address).toBe('9 Elm Street, Salem');
  });

  test('a move that is not allowed is told with those that are', async () => {
    const id = await aTicket();
    await submit(id, { version: '1', status: 'cancelled' });

    const answer = await submit(id, { version: '2', status: 'completed', note: 'Done at last' });

    expect(answer.status).toBe(409);
    expect(alertOf(answer)).toContain('it can become open');
    expect(parse(answer.body).querySelector('#note')?.textContent).toBe('Done at last');
  });

  test.each([
    ['phone', '12', 'Phone: A phone number has 7 to 15 digits'],
    ['name', ' ', 'Name: There is nothing to read'],
    ['note', 'x'.repeat(4001), 'Note: At most 4000 characters'],
    ['assignee', 'nobody@example.com', 'Assigned to: No staff account has this email'],
    ['version', 'one', 'version'],
  ])('what is wrong with %s is told at it, and what was typed is there again', async (field, value, told) => {
    const id = await aTicket();

    const answer = await submit(id, { version: '1', [field]: value });

    expect(answer.status).toBe(422);
    expect(alertOf(answer)).toContain(told);
    expect((await read(id)).version).toBe(1);
  });

  test('a program gets JSON', async () => {
    const id = await aTicket();

    const stale = await submit(id, { version: '7', status: 'completed' }, { headers: {} });
    const bad = await submit(id, { status: 'gone' }, { headers: { accept: 'text/html' } });

    expect(stale).toMatchObject({ status: 412, body: { code: 'ticket_changed', version: 1 } });
    expect(bad.body.detail.map(({ loc }: { loc: string[] }) => loc)).toEqual([
      ['body', 'version'],
      ['body', 'status'],
    ]);
  });

  test('a form that another site sends is refused', async () => {
    const id = await aTicket();

    const answer = await submit(
      id,
      { version: '1', status: 'cancelled' },
      { headers: { ...PERSON, origin: 'https://evil.example' } },
    );

    expect(answer.status).toBe(403);
    expect((await read(id)).status).toBe('open');
  });

  test('a customer calls off their own, and does nothing else', async () => {
    const id = await aTicket(ann);

    expect((await submit(id, { version: '1', status: 'completed' }, { by: ann })).status).toBe(403);
    expect((await submit(id, { version: '1', status: 'cancelled', note: 'x' }, { by: ann })).status).toBe(403);
    expect((await submit(await aTicket(), { version: '1', status: 'cancelled' }, { by: ann })).status).toBe(404);
    const stale = await submit(id, { version: '0', status: 'cancelled' }, { by: ann });
    expect(stale.status).toBe(412);
    expect(alertOf(stale)).toContain('Nothing has been called off');
    expect(stale.body).not.toContain('Assigned to');
    expect((await submit(id, { version: '1', status: 'cancelled' }, { by: ann })).status).toBe(303);
    expect((await read(id, ann)).status).toBe('cancelled');
  });

  test('whose session is over logs in and comes back', async () => {
    const id = await aTicket();
    const nobody = { ...dana, cookie: 'session=gone' };

    const answer = await submit(id, { version: '1', note: 'x' }, { by: nobody });

    expect(answer.status).toBe(401);
    expect(parse(answer.body).querySelector('input[name=next]')?.getAttribute('value')).toBe(`/tickets/TKT-${id}`);
  });
});

describe('GET /tickets/{ticket_id} as a page', () => {
  const page = (id: number, headers: Record<string, string> = PERSON) =>
    handlers('get-ticket', { pathParameters: { ticket_id: `TKT-${id}` }, cookies: [dana.cookie], headers });

  test('is sent to a person, and JSON to a program', async () => {
    const id = await aTicket();

    expect((await page(id)).headers['content-type']).toContain('text/html');
    expect((await page(id, {})).body.ticket_id).toBe(`TKT-${id}`);
  });

  test('tells times in the language that the reader asks for', async () => {
    const { body } = await page(await aTicket(), { ...PERSON, 'accept-language': 'xx, de;q=0.9, en;q=0.1' });

    expect(parse(body).querySelector('.facts time')?.textContent).toBe('in dieser Minute');
  });

  test('a conversation of megabytes is an answer that can be sent', async () => {
    const id = await aTicket();
    const text = '"<&\u0001'.repeat(4000);
    for (let n = 0; n < 8; n++) {
      const messages = Array.from({ length: 14 }, (_, at) => ({ content: `${n} ${at} ${text}`.slice(0, 16_000) }));
      const saved = await handlers('save-conversation', {
        method: 'POST',
        body: { id, messages },
        cookies: [dana.cookie],
      });
      expect(saved.status).toBe(200);
    }

    const { status, body } = await page(id);

    expect(status).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(6 * 1024 * 1024);
  });
});

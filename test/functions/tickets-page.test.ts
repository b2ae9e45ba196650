import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { expectCpuBelow } from '../support/cpu.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { signedUp } = await import('../support/accounts.ts');
const { useReadAccess } = await import('../support/read-access.ts');
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: update } = await import('../../functions/update-ticket/handler.ts');
const { handler: refresh } = await import('../../functions/refresh-summary/handler.ts');
const { queuePage } = await import('../../functions/list-tickets/queue-page.tsx');
const { readerOf } = await import('../../shared/pages/reader.ts');
const { findTicket } = await import('../../shared/ticket/ticket-store.ts');

const asStaffOnly = useReadAccess('staff');
const asPublic = useReadAccess('public');
const staff = await signedUp('staff');
const customer = await signedUp();

const EVIL = '<img src=x onerror=alert(1)>';
const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml' };

const patch = (id: number, body: object) =>
  call(update, {
    method: 'PATCH',
    pathParameters: { ticket_id: `TKT-${id}` },
    cookies: [staff.cookie],
    body,
  });

beforeAll(async () => {
  const names = ['Ann Lee', 'Bob Gray', 'Cid Moss', 'Dora Finch', 'Eve Hart'];
  for (const [n, name] of names.entries()) {
    const issue = n === 2 ? 'There are sparks from the socket, it is an emergency.' : undefined;
    const messages = aCompleteConversation({ name, ...(issue && { issue }) });
    const cookies = n === 4 ? [customer.cookie] : [];
    await call(save, { method: 'POST', body: { id: n + 1, messages }, cookies });
  }
  await patch(1, { status: 'completed' });
  await patch(2, { status: 'in_progress', assignee: 'me' });
  await patch(4, { issue: EVIL });
  await refresh({});
});

type Request = { query?: string; cookies?: string[]; headers?: Record<string, string> };

/** The page as a browser of staff gets it. */
async function page({ query = '', cookies = [staff.cookie], headers = NAVIGATION }: Request = {}, ask = asStaffOnly) {
  const answer = await ask('list-tickets', { path: '/tickets', query, cookies, headers });
  const root = parse(typeof answer.body === 'string' ? answer.body : '');
  const cells = root.querySelectorAll('[data-row]').map((row) => row.querySelectorAll('td').map(({ text }) => text));
  const ids = root.querySelectorAll('[data-row]').map((row) => row.getAttribute('data-row'));
  return { ...answer, root, ids, cells };
}
type Root = ReturnType<typeof parse>;
const current = (root: Root) => root.querySelector('.views [aria-current]')?.childNodes[0]?.text;
const linkTo = (root: Root, text: string) =>
  root
    .querySelectorAll('a')
    .find((link) => link.text.includes(text))
    ?.getAttribute('href') ?? '';
const queryIn = (path: string) => path.split('?')[1] ?? '';

describe('the queue', () => {
  test('begins with what is not done, and tells of each ticket what its record does not: the area and who works on it', async () => {
    const { root, ids, cells } = await page();

    expect(current(root)).toBe('Open');
    expect(ids).toEqual(['TKT-5', 'TKT-4', 'TKT-3', 'TKT-2']);
    expect(cells.at(-1)?.slice(1, 6)).toEqual(['Bob Gray(415) 555-0132', 'Portland', 'Medium', 'In progress', 'You']);
  });

  test('is for programs what it was: every ticket, with the fields of the interface', async () => {
    const { status, body } = await asStaffOnly('list-tickets', { cookies: [staff.cookie], path: '/tickets' });

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['tickets']);
    expect(body.tickets).toHaveLength(5);
    expect(Object.keys(body.tickets[0])).toEqual([
      'ticket_id',
      'conversation_id',
      'customer_info',
      'status',
      'created_at',
      'updated_at',
    ]);
  });

  test.each([
    ['Mine', ['TKT-2']],
    ['Unassigned', ['TKT-5', 'TKT-4', 'TKT-3']],
    ['Urgent', ['TKT-3']],
    ['Waiting over 24 h', []],
    ['All', ['TKT-5', 'TKT-4', 'TKT-3', 'TKT-2', 'TKT-1']],
    ['Open', ['TKT-5', 'TKT-4', 'TKT-3', 'TKT-2']],
  ])('has a view that is a link to the list, and that it is when one is there: %s', async (label, tickets) => {
    const { root: first } = await page();

    const { root, ids } = await page({ query: queryIn(linkTo(first, label)) });

    expect(current(root)).toBe(label);
    expect(ids).toEqual(tickets);
  });

  test('counts the views where that is cheap', async () => {
    const { root } = await page({ query: 'sort=newest' });

    const counts = root.querySelectorAll('.views a').map((view) => view.text.trim());
    expect(counts).toEqual(['Open4', 'Mine1', 'Unassigned3', 'Urgent', 'Waiting over 24 h', 'All5']);
  });

  test('leads to the same list as CSV and as JSON, its filter included', async () => {
    const { root } = await page();

    for (const format of ['CSV', 'JSON']) {
      const answer = await page({ query: queryIn(linkTo(root, format)) });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain(format.toLowerCase());
      expect(JSON.stringify(answer.body)).toContain('TKT-4');
      expect(JSON.stringify(answer.body)).not.toContain('TKT-1');
    }
  });

  test('goes on where the page ends, with the same filter, and back to the beginning', async () => {
    const { root, ids } = await page({ query: 'limit=3&priority=medium&sort=newest' });
    expect(ids).toEqual(['TKT-5', 'TKT-4', 'TKT-2']);

    const next = await page({ query: queryIn(linkTo(root, 'Next page')) });
    expect(next.ids).toEqual(['TKT-1']);
    expect(linkTo(next.root, 'Next page')).toBe('');

    expect(linkTo(next.root, 'First page')).toBe('/tickets?priority=medium&sort=newest');
  });

  test('keeps in its forms what it was asked, also what they have no field for', async () => {
    const query = 'q=sink&phone=0132&status=open,on_hold&assignee=none&to=2100-01-01T00:00:00Z';
    const { root } = await page({ query });

    for (const form of root.querySelectorAll('main form[action="/tickets"]')) {
      const values = form
        .querySelectorAll('input[name], option[selected]')
        .map((it) => [it.getAttribute('name') ?? it.closest('select')?.getAttribute('name'), it.getAttribute('value')])
        .filter(([, value]) => value);
      const sent = new URLSearchParams(values as [string, string][]);
      expect(Object.fromEntries(sent)).toMatchObject({ q: 'sink', phone: '0132', assignee: 'none' });
      expect(sent.getAll('status').join()).toBe('open,on_hold');
      expect(sent.get('to')).toBe('2100-01-01T00:00:00Z');
    }
  });

  test('offers to search what is done too when nothing that is open fits', async () => {
    const { root, ids } = await page({ query: 'q=ann+lee&status=open,in_progress,on_hold' });
    expect(ids).toEqual([]);

    const all = await page({ query: queryIn(linkTo(root, 'Search all tickets')) });

    expect(all.ids).toEqual(['TKT-1']);
  });

  test('shows what customers write as text', async () => {
    const { body, root, cells } = await page({ query: 'q=TKT-4' });

    expect(body).not.toContain(EVIL);
    expect(cells[0]?.[0]).toContain(EVIL);
    expect(root.querySelectorAll('img')).toEqual([]);
  });

  test('a filter that cannot be is a page of its own that names it', async () => {
    const { status, root } = await page({ query: 'priority=enormous' });

    expect(status).toBe(422);
    expect(root.querySelector('main')?.text).toContain('priority');
  });

  test('who has not logged in is sent there and back, and reads it where everybody may', async () => {
    const query = 'priority=urgent';
    const away = await page({ query, cookies: [] });
    expect([away.status, away.headers['location']]).toEqual([302, '/login?next=%2Ftickets%3Fpriority%3Durgent']);

    const open = await page({ query, cookies: [] }, asPublic);
    expect(open.ids).toEqual(['TKT-3']);
    expect(open.root.querySelector('.views')?.text).not.toContain('Mine');
  });
});

describe('for the script of a page', () => {
  const headers = { accept: 'text/html' };

  test('it is unchanged while only time passes, and another when a ticket is', async () => {
    const { headers: first } = await page({ headers });
    const again = await page({ headers: { ...headers, 'if-none-match': first['etag'] ?? '' } });
    expect([again.status, again.body]).toEqual([304, undefined]);

    await patch(3, { note: 'She called again.' });
    const changed = await page({ headers: { ...headers, 'if-none-match': first['etag'] ?? '' } });
    expect(changed.status).toBe(200);
  });
});

describe("a customer's page", () => {
  test.each([
    ['staff only', asStaffOnly],
    ['everybody', asPublic],
  ])('has their own requests and nobody else is, where reading is for %s', async (_, ask) => {
    const { root, body } = await page({ cookies: [customer.cookie] }, ask);

    expect(root.querySelector('h1')?.text).toBe('My requests');
    expect(root.querySelectorAll('.requests section')).toHaveLength(1);
    expect(body).toContain('TKT-5');
    expect(body).not.toContain('TKT-4');
    expect(root.querySelectorAll('.views, .filters, table')).toEqual([]);
  });

  test('calls a request off by a form that says which version it was made for', async () => {
    const { root } = await page({ cookies: [customer.cookie] });

    const form = root.querySelector('.requests form');
    const sent = form?.querySelectorAll('input').map((it) => [it.getAttribute('name'), it.getAttribute('value')]);
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/tickets/TKT-5']);
    const version = (await findTicket('TKT-5'))?.version;
    expect(Object.fromEntries(sent ?? [])).toEqual({ status: 'cancelled', version: String(version) });
  });
});

test('fifty tickets take less than five milliseconds of a processor, beyond reading them', async () => {
  const stored = await findTicket('TKT-2');
  if (!stored) throw new Error('There is no ticket');
  const tickets = Array.from({ length: 50 }, (_, n) => ({
    ...stored,
    ticket: { ...stored.ticket, ticket_id: `TKT-${n}` },
  }));
  const shown = {
    asked: { limit: 50, sort: 'newest' as const },
    tickets,
    cursor: undefined,
    searchedTo: undefined,
    now: new Date(),
    reader: readerOf('de, en;q=0.5', 'Europe/Berlin'),
    caller: staff.account,
    counts: {},
  };
  const render = (times: number) => {
    for (let n = 0; n < times; n++) queuePage(shown);
  };
  render(100);

  await expectCpuBelow(100 * 5, () => render(100));
});

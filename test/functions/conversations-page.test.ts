import { readFileSync } from 'node:fs';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { type HTMLElement, parse } from 'node-html-parser';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { expectCpuBelow } from '../support/cpu.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: list } = await import('../../functions/list-conversations/handler.ts');
const { conversationsPage } = await import('../../functions/list-conversations/page.tsx');
const { conversationOfItem } = await import('../../shared/conversation/conversation-store.ts');
const { allItems } = await import('../support/empty-table.ts');
const { consumed } = await import('../../shared/store/consumed.ts');

const START = Date.parse('2026-03-02T09:30:00Z');
const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const visit = async (query = '', headers = {}) => {
  const { status, body } = await call(list, {
    path: '/conversations',
    query,
    headers: { ...NAVIGATION, ...headers },
  });
  return { status, page: parse(String(body)) };
};
const textOf = (element: HTMLElement | null | undefined) => element?.text.trim() ?? '';
const rows = (page: HTMLElement) => page.querySelectorAll('.conversations tbody tr');
const idsIn = (page: HTMLElement) => rows(page).map((row) => row.querySelector('.about a')?.getAttribute('href'));
const saveAt = (minutes: number, body: object) => {
  jest.setSystemTime(START + minutes * 60_000);
  return call(save, { method: 'POST', body });
};

beforeAll(() => {
  fakeClock();
});

test('where there are none, the page says so', async () => {
  jest.setSystemTime(START);

  const { status, page } = await visit();

  expect(status).toBe(200);
  expect(textOf(page.querySelector('main'))).toContain('No conversations yet');
});

test('each conversation says what is missing in it, its status, language and age, newest first', async () => {
  await saveAt(0, { id: 1, messages: aCompleteConversation() });
  await saveAt(10, {
    id: 2,
    messages: ['Das <b>Becken</b> leckt.'],
    language: 'de',
    custom_title: 'Sink & <i>drain</i>',
  });
  jest.setSystemTime(START + 70 * 60_000);

  const { page } = await visit();

  expect(idsIn(page)).toEqual(['/conversation/2', '/conversation/1']);
  const [second, first] = rows(page).map((row) => row.querySelectorAll('td').map(textOf));
  expect(second?.[0]).toContain('Sink & <i>drain</i>');
  expect(rows(page)[0]?.querySelectorAll('.wants li').map(textOf)).toEqual(['name', 'phone', 'address']);
  expect(second?.slice(3)).toEqual(['In progress', 'German', '1 message', '1 hr. ago']);
  expect(first?.slice(1)).toEqual([
    expect.stringContaining('Ann Lee'),
    'nothing',
    'Complete',
    'English',
    '7 messages',
    '1 hr. ago',
  ]);
  expect(rows(page)[1]?.querySelector('small a')?.getAttribute('href')).toBe('/tickets/TKT-1');
});

test('the form keeps what was asked, and what is left empty in it is not asked for', async () => {
  const { status, page } = await visit('q=Ann&updated_since=&status=completed&endpoint=shipment');

  expect(status).toBe(200);
  expect(idsIn(page)).toEqual(['/conversation/1']);
  expect(page.querySelector('input[name=q]')?.getAttribute('value')).toBe('Ann');
  expect(page.querySelectorAll('input[type=hidden]').map((it) => it.attributes)).toEqual([
    { type: 'hidden', name: 'status', value: 'completed' },
    { type: 'hidden', name: 'endpoint', value: 'shipment' },
  ]);
  expect(textOf(page.querySelector('.views [aria-current]'))).toBe('Complete');
  const hrefs = page.querySelectorAll('.views a').map((it) => it.getAttribute('href'));
  expect(hrefs[1]).toBe('/conversations?q=Ann&endpoint=shipment&status=in_progress');
});

test('where nothing fits, the way back to all is there; a wrong query is a page too', async () => {
  const none = await visit('q=nobody');
  expect(textOf(none.page.querySelector('main'))).toContain('Nothing found here');
  expect(none.page.querySelector('main section a')?.getAttribute('href')).toBe('/conversations');

  const wrong = await visit('status=lost');
  expect(wrong.status).toBe(422);
  expect(textOf(wrong.page.querySelector('main'))).toContain('status');
});

test('pages of fifty follow each other without gap or repeat, and the links to data ask for all', async () => {
  for (let id = 3; id <= 60; id += 1) await saveAt(100 + id, { id, messages: [`The tap number ${id} drips.`] });
  const hrefOf = (page: HTMLElement, text: string) =>
    page
      .querySelectorAll('.foot a')
      .find((it) => textOf(it) === text)
      ?.getAttribute('href') ?? '';
  const { page: first } = await visit('q=tap');
  const older = hrefOf(first, 'Older conversations');

  const { page: second } = await visit(older.split('?')[1]);

  expect(rows(first)).toHaveLength(50);
  expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(58);
  expect(hrefOf(second, 'Older conversations')).toBe('');
  expect(hrefOf(second, 'Newest')).toBe('/conversations?q=tap');
  expect(hrefOf(second, 'CSV')).toBe('/conversations?q=tap&format=csv');
  const csv = await call(list, { query: 'q=tap&format=csv', headers: NAVIGATION });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(String(csv.body).trim().split('\n')).toHaveLength(1 + 58);
});

test('programs get what they always got: all, as JSON', async () => {
  const { body, headers } = await call(list, {});

  expect(body).toHaveLength(60);
  expect(headers['content-type']).toBe('application/json');
});

test('docs/operating.md says what it costs: the conversations page, fifty of them', async () => {
  const before = { ...consumed };

  await visit();

  const [row] = /\| the conversations page, fifty of them \|.*/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const [read, write] = [consumed.read - before.read, consumed.write - before.write];
  expect(row).toBe(`| the conversations page, fifty of them | ${read} | ${write} |`);
});

test('fifty rows take less than 5 ms of the processor', async () => {
  const conversations = (await allItems())
    .filter(({ SK }) => SK === 'META')
    .map(conversationOfItem)
    .slice(0, 50);
  const found = { conversations, headers: { 'x-next-cursor': 'x' }, now: new Date() };
  const event = { caller: undefined, headers: {}, rawQueryString: '', parts: { query: {} } } as never;
  const render = () => conversationsPage(found, event);
  for (let n = 0; n < 50; n += 1) render();

  expect(conversations).toHaveLength(50);
  await expectCpuBelow(50 * 5, () => {
    for (let n = 0; n < 50; n += 1) render();
  });
});

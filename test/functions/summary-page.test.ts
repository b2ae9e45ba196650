import { beforeAll, expect, jest, test } from '@jest/globals';
import { type HTMLElement, parse } from 'node-html-parser';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { expectCpuBelow } from '../support/cpu.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { ticketsOver } = await import('../support/many-tickets.ts');
const { handler } = await import('../../functions/get-summary/handler.ts');
const { summaryPage } = await import('../../functions/get-summary/page.tsx');
const { findSnapshot, saveSnapshot } = await import('../../shared/summary/summary-store.ts');
const { refreshSummary } = await import('../../shared/summary/refresh.ts');

const END = new Date('2026-03-06T13:31:00Z');
const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

const visit = async (headers: Record<string, string> = {}) => {
  const { status, body } = await call(handler, { path: '/summary', headers: { ...NAVIGATION, ...headers } });
  expect(status).toBe(200);
  return parse(body);
};

/** The rows of a table as the page's reader finds them: what each is, and its count. */
const rowsOf = (page: HTMLElement, table: string): [string, number][] =>
  page
    .querySelectorAll(`table[aria-label="${table}"] tbody tr`)
    .map((row) => [textOf(row.querySelector('th')), Number(textOf(row.querySelector('td.n')))]);
const textOf = (element: HTMLElement | null) => element?.text.trim() ?? '';
const inWords = (counts: Record<string, number>) =>
  Object.entries(counts).map(([word, count]) => [word.replace('_', ' '), count]);
const sorted = (rows: unknown[][]) => rows.map(([name, count]) => [String(name).toLowerCase(), count]).sort();

beforeAll(async () => {
  fakeClock();
});

test('where nothing was counted yet, the page says what will be there', async () => {
  jest.setSystemTime(END);

  const page = await visit();

  expect(textOf(page.querySelector('main'))).toContain('No tickets yet');
  expect(page.querySelectorAll('main table, main svg')).toEqual([]);
});

test('the page shows the figures of the JSON', async () => {
  await ticketsOver(6, END);
  await refreshSummary('Europe/Berlin', new Date());
  const { body } = await call(handler, {});
  const { analytics, insights } = body;

  const page = await visit();

  expect(body.total_tickets).toBe(12);
  for (const [table, counts] of [
    ['Status', analytics.by_status],
    ['Priority', analytics.by_priority],
    ['Type', analytics.by_type],
  ] as const) {
    expect(sorted(rowsOf(page, table))).toEqual(sorted(inWords(counts)));
  }
  expect(rowsOf(page, 'Common issues').map(([label]) => label)).toEqual(insights.common_issues);
  expect(rowsOf(page, 'Busy areas').map(([label]) => label)).toEqual(insights.busy_locations);
  const days = rowsOf(page, 'New tickets a day').map(([, count]) => count);
  expect(days).toHaveLength(28);
  expect(days.slice(-7)).toEqual(insights.trends.daily_volume);
  expect(page.querySelectorAll('.advice li').map(textOf)).toEqual(insights.recommendations);
  expect(body.summary).toContain(textOf(page.querySelector('.says')));
  expect(textOf(page.querySelector('main'))).toContain(insights.trends.weekly_pattern);
});

test('the hours add up to the tickets they are of, and the highlighted ones are the peak hours of the JSON', async () => {
  const { analytics, total_tickets } = (await call(handler, {})).body;

  const page = await visit({ 'accept-language': 'en-GB' });

  const hours = rowsOf(page, 'Hours of the day, all time');
  expect(hours.reduce((sum, [, count]) => sum + count, 0)).toBe(total_tickets);
  const strong = page
    .querySelectorAll('svg[aria-label^="Hours"] g.strong title')
    .map((it) => Number.parseInt(it.text, 10));
  expect(strong).toEqual(analytics.peak_hours.toSorted((a: number, b: number) => a - b));
});

test('issues and areas are counted as often as they occur', async () => {
  const page = await visit();

  const areas = Object.fromEntries(rowsOf(page, 'Busy areas'));
  expect(areas).toEqual({ Portland: 8, Salem: 4 });
});

test('numbers, spans and times are written as the reader does, at the time of the zone', async () => {
  const german = await visit({ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' });
  const english = await visit({ 'accept-language': 'en' });

  expect(textOf(german.querySelector('.asof'))).toContain('Freitag, 6. März 2026');
  expect(textOf(german.querySelector('.asof'))).toContain('14:31');
  expect(german.querySelector('.asof time')?.getAttribute('lang')).toBe('de-DE');
  expect(textOf(german.querySelector('.figs'))).toContain('5 Std.');
  expect(textOf(english.querySelector('.figs'))).toContain('5 hr');
  expect(textOf(english.querySelector('.asof'))).toContain('(Europe/Berlin)');
});

test.each([
  ['any', '*'],
  ['no language', 'xx-invalid-tag-that-is-long'],
  ['no name', ';q=1'],
  ['a refused one', 'de;q=0'],
  ['one without end', 'a'.repeat(5000)],
  ['other digits', 'en-u-nu-thai'],
])('a language that is none is English: %s', async (_, language) => {
  const page = await visit({ 'accept-language': language });

  expect(textOf(page.querySelector('.asof'))).toContain('Friday, March 6, 2026');
});

test('figures that are late are said to be', async () => {
  expect((await visit()).querySelector('.late')).toBeNull();
  jest.setSystemTime(END.getTime() + 31 * 60_000);

  expect(textOf((await visit()).querySelector('.late'))).toContain('These figures are late');
  jest.setSystemTime(END);
});

test('a snapshot of an earlier release is shown with what it has, and the next run replaces it', async () => {
  const { details: _, ...shown } = (await findSnapshot()) ?? ({} as never);

  const page = parse(summaryPage(shown, { caller: undefined, headers: {} }));

  expect(rowsOf(page, 'Status')).not.toEqual([]);
  expect(page.querySelectorAll('.columns')).toEqual([]);
  await saveSnapshot(shown);
  await refreshSummary('Europe/Berlin', new Date());
  expect((await findSnapshot())?.details).toBeDefined();
});

test('the page takes less than 5 ms of the processor', async () => {
  const shown = await findSnapshot();
  if (!shown) throw new Error('There is no snapshot');
  const render = () => summaryPage(shown, { caller: undefined, headers: { 'accept-language': 'fr' } });
  for (let n = 0; n < 50; n += 1) render();

  await expectCpuBelow(100 * 5, () => {
    for (let n = 0; n < 100; n += 1) render();
  });
});

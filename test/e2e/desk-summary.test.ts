import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { answerWith, ORIGIN } from '../support/in-browser.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { ticketsOver } = await import('../support/many-tickets.ts');
const { handler: summary } = await import('../../functions/get-summary/handler.ts');
const { handler: conversations } = await import('../../functions/list-conversations/handler.ts');
const { handler: deskScript } = await import('../../functions/get-desk-script/handler.ts');
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { summaryPage } = await import('../../functions/get-summary/page.tsx');
const { deskHeaders } = await import('../../shared/pages/desk-page.tsx');
const { refreshSummary } = await import('../../shared/summary/refresh.ts');
const { buildDetailed } = await import('../../shared/summary/summary.ts');
const { emptyTotals } = await import('../../shared/summary/totals.ts');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const handlers = { '/summary': summary, '/conversations': conversations, '/desk.js': deskScript };
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 740 };

let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  fakeClock();
  await ticketsOver(20, new Date());
  await refreshSummary('Europe/Berlin', new Date());
  const messages = ['Die Heizung wird nicht warm, seit Tagen schon.', 'הצינור דולף במטבח'];
  for (const [n, message] of messages.entries()) {
    await call(save, { method: 'POST', body: { id: n, messages: [message], language: n ? 'he' : 'de' } });
  }
  jest.useRealTimers();
  browser = await startBrowser();
}, 60_000);
afterAll(() => browser?.close());

/** A page of a browser of its own, whose complaints are kept. */
async function aPage(options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: DESK, baseURL: ORIGIN, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await answerWith(page, handlers);
  return { page, context, complaints };
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  browserTest(
    'a manager reads the sentence, opens a chart as a table, and goes to the tickets of a figure',
    async () => {
      const { page, context, complaints } = await aPage({ javaScriptEnabled });
      await page.goto('/summary');

      expect(await page.locator('.says').textContent()).toMatch(/^There are 40 tickets: \d+ open/);
      const chart = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'New tickets a day' });
      expect(await chart.getByRole('table').isVisible()).toBe(false);
      await chart.getByText('As a table').click();
      expect(await chart.getByRole('table').getByRole('row').count()).toBe(1 + 28);
      await page.getByRole('main').getByRole('link', { name: 'Urgent', exact: true }).click();
      expect(page.url()).toBe(`${ORIGIN}/tickets?priority=urgent`);
      expect(complaints.filter((it) => !it.includes('404'))).toEqual([]); // the tickets are no page of this test
      await context.close();
    },
  );

  browserTest('staff search the conversations, look at what is incomplete, and go through the pages', async () => {
    const { page, context, complaints } = await aPage({ javaScriptEnabled });
    await page.goto('/conversations?limit=25');
    expect(await page.locator('.conversations tbody tr').count()).toBe(25);
    await page.getByRole('link', { name: 'Older conversations' }).click();
    expect(await page.locator('.conversations tbody tr').count()).toBe(17);
    await page.getByRole('link', { name: 'Newest' }).click();

    await page.getByRole('link', { name: 'In progress', exact: true }).click();
    expect(await page.locator('.conversations tbody tr').count()).toBe(2);
    await page.getByLabel('Name, phone, words or id').fill('Heizung');
    await page.getByRole('button', { name: 'Find' }).click();

    expect(await page.locator('.conversations .about').allTextContents()).toEqual([expect.stringContaining('Heizung')]);
    expect(new URL(page.url()).searchParams.get('status')).toBe('in_progress');
    expect(await page.locator('.wants').textContent()).toContain('phone');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

type Findings = { found: string[][]; wide: number };
const check = (page: Page) =>
  page.evaluate<Findings>(`${axe}; axe.run().then(({ violations }) => ({
    found: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))`);

const SHOTS = process.env['SCREENSHOTS'];

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
  ['desk at 200 %', { width: 640, height: 450 }],
] as const)('on a %s', (name, viewport) => {
  browserTest.each(['light', 'dark'] as const)(
    '%s: axe finds nothing, and nothing is wider than the screen',
    async (colorScheme) => {
      const { page, context, complaints } = await aPage({ viewport, colorScheme });
      for (const path of ['/summary', '/conversations', '/conversations?q=nobody', '/conversations?status=abandoned']) {
        await page.goto(path);
        for (const details of await page.locator('details').all()) await details.evaluate('it => (it.open = true)');
        expect({ path, ...(await check(page)) }).toEqual({ path, found: [], wide: 0 });
        if (SHOTS)
          await page.screenshot({
            path: `${SHOTS}/${name}-${colorScheme}${path.replace(/\W/g, '-')}.png`,
            fullPage: true,
          });
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

browserTest('the summary of an empty system has nothing to complain about either', async () => {
  const { page, context } = await aPage();
  const now = new Date();
  const nothing = buildDetailed({ totals: emptyTotals, days: [], areas: [], now, timeZone: 'UTC' });
  const shown = { ...nothing, generated_at: now.toISOString(), time_zone: 'UTC' };
  const body = summaryPage(shown, { caller: undefined, headers: {} });
  await page.route(`${ORIGIN}/empty`, (route) => route.fulfill({ headers: deskHeaders, body }));
  await page.goto('/empty');

  expect(await check(page)).toEqual({ found: [], wide: 0 });
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe('No tickets yet');
  await context.close();
});

browserTest(
  'printed, the summary is light whatever the screen, without navigation, and its bars keep their colour',
  async () => {
    const { page, context } = await aPage({ colorScheme: 'dark' });
    await page.goto('/summary');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    const look = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}'))['${property}']`);
    expect(await look('header', 'display')).toBe('none');
    expect(await look('main details', 'display')).toBe('none');
    expect(await look('.says', 'color')).toBe('rgb(0, 0, 0)');
    expect(await look('.bartable rect', 'fill')).toBe('rgb(63, 122, 214)');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/print.png`, fullPage: true });
    await context.close();
  },
);

browserTest('the keyboard alone reaches everything on the summary, in its order, and opens a table', async () => {
  const { page, context } = await aPage();
  await page.goto('/summary');
  const seen: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    await page.keyboard.press('Tab');
    const text = String(await page.evaluate('document.activeElement.textContent.trim()'));
    seen.push(text);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
    if (text === 'As a table') break;
  }

  expect(seen.slice(0, 5)).toEqual(['Skip to main content', 'Tickets', 'Conversations', 'Summary', 'Log in']);
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.parentElement.open')).toBe(true);
  await context.close();
});

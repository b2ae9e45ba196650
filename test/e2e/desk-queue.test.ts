import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { aDesk, type Desk } from '../support/desk.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TICKETS = 300;
const PHONE = { width: 375, height: 812 };
const DESK = { width: 1280, height: 900 };
const ISSUES = [
  'My kitchen sink is leaking.',
  'There are sparks from the socket, it is an emergency.',
  'The window does not close any more.',
];

let desk: Desk;
let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  [desk, browser] = await Promise.all([aDesk(), startBrowser()]);
  await desk.save(TICKETS, (n) => ({ issue: ISSUES[n % ISSUES.length], name: n === 7 ? 'Zoe Quill' : 'Ann Lee' }));
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await desk?.stop();
});

/** A browser of staff, with a page; what the page complains about is an error. */
async function aBrowser(options: BrowserContextOptions = {}, cookie = desk.staff) {
  const context = await browser.newContext({ viewport: DESK, baseURL: desk.url, locale: 'en-US', ...options });
  await context.addCookies([{ ...cookie, url: desk.url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { context, page, complaints };
}

const idsOn = (page: Page) =>
  page.evaluate<string[]>("[...document.querySelectorAll('[data-row]')].map((row) => row.dataset.row)");
const focusedRow = (page: Page) => page.evaluate("document.activeElement?.closest('[data-row]')?.dataset.row");

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  browserTest('every ticket is met once, page by page, and the first page is found again', async () => {
    const { page, context, complaints } = await aBrowser({ javaScriptEnabled });
    await page.goto('/tickets?sort=oldest');

    const met = await idsOn(page);
    for (let next = page.getByRole('link', { name: 'Next page' }); await next.count(); ) {
      await next.click();
      met.push(...(await idsOn(page)));
    }

    expect(met).toHaveLength(TICKETS);
    expect(new Set(met).size).toBe(TICKETS);
    await page.getByRole('link', { name: 'First page' }).click();
    expect(await idsOn(page)).toEqual(met.slice(0, 50));
    expect(complaints).toEqual([]);
    await context.close();
  });

  browserTest(
    'a filter and a search narrow the list, the address is what is seen, and a click opens a ticket',
    async () => {
      const { page, context } = await aBrowser({ javaScriptEnabled });
      await page.goto('/tickets');
      await page.getByText('Filter and sort').click();
      await page.getByLabel('Priority').selectOption({ label: 'Urgent' });
      await page.getByLabel('Order').selectOption({ label: 'Oldest first' });
      await page.getByRole('button', { name: 'Show' }).click();
      const urgent = await idsOn(page);
      expect(urgent.slice(0, 3)).toEqual([desk.idOf(1), desk.idOf(4), desk.idOf(7)]);

      await page.getByRole('searchbox').fill('quill');
      await page.getByRole('button', { name: 'Search' }).click();
      expect(await idsOn(page)).toEqual([desk.idOf(7)]);
      expect(new URL(page.url()).searchParams.get('priority')).toBe('urgent');

      await page.goto(page.url());
      await page
        .getByText('Zoe Quill')
        .locator('xpath=ancestor::tr')
        .click({ position: { x: 700, y: 10 } });
      expect(new URL(page.url()).pathname).toBe(`/tickets/${desk.idOf(7)}`);
      await page.goBack();
      expect(await page.getByRole('searchbox').inputValue()).toBe('quill');
      await context.close();
    },
  );
});

browserTest('a new ticket and a change appear by themselves, and neither focus nor place is lost', async () => {
  const { page, context } = await aBrowser();
  await page.clock.install();
  await page.goto('/tickets?sort=newest');
  const [, second = '', third = ''] = await idsOn(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.evaluate('window.scrollBy(0, 30)');
  const top = () => page.evaluate<number>('document.activeElement.getBoundingClientRect().top');
  const before = await top();

  const [added = ''] = await desk.save(1, () => ({ name: 'Nora New' }));
  await desk.change(third, { status: 'in_progress' });
  await page.clock.fastForward(15_000);
  await page.getByText('Nora New').waitFor();

  expect(await idsOn(page)).toEqual(expect.arrayContaining([added, second, third]));
  expect((await idsOn(page))[0]).toBe(added);
  expect(await focusedRow(page)).toBe(second);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  expect(await page.getByRole('status').textContent()).toMatch(/^1 new ticket, 1 ticket changed/);
  await context.close();
});

browserTest('what one is at stays when it leaves the list, and is marked', async () => {
  const { page, context } = await aBrowser();
  await page.clock.install();
  await page.goto('/tickets');
  await page.keyboard.press('j');
  const [first = ''] = await idsOn(page);

  await desk.change(first, { status: 'completed' });
  await page.clock.fastForward(15_000);
  await page.locator('[data-gone]').waitFor();

  expect(await focusedRow(page)).toBe(first);
  expect((await idsOn(page)).filter((id) => id === first)).toHaveLength(1);
  await context.close();
});

browserTest('whose session has ended is told so, and is not asked again and again', async () => {
  const { page, context } = await aBrowser();
  await page.clock.install();
  await page.goto('/tickets');
  await context.clearCookies();
  let asked = 0;
  page.on('request', () => {
    asked += 1;
  });

  await page.clock.fastForward(15_000);
  await page.getByText('You are logged out').waitFor();
  const after = asked;
  await page.clock.fastForward(600_000);

  expect(asked).toBe(after);
  await context.close();
});

browserTest('with the keyboard alone: j and k move, Enter opens, / searches, ? tells the keys', async () => {
  const { page, context } = await aBrowser();
  await page.goto('/tickets');
  const [first, second] = await idsOn(page);

  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').textContent()).toContain('Next ticket');
  await page.keyboard.press('Escape');
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
  expect(await focusedRow(page)).toBe(second);
  await page.keyboard.press('k');
  expect(await focusedRow(page)).toBe(first);
  await page.keyboard.press('/');
  await page.keyboard.type('quill j');
  expect(await page.getByRole('searchbox').inputValue()).toBe('quill j');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.getByText('Zoe Quill').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/TKT-/);
  await context.close();
});

browserTest('a customer sees their own request, and calls it off in two steps', async () => {
  const id = await desk.saveAsCustomer();
  const { page, context } = await aBrowser({ viewport: PHONE, javaScriptEnabled: false }, desk.customer);
  await page.goto('/tickets');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My requests');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);

  await page.getByText('Call off', { exact: false }).first().click();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Yes, call it off' }).click();

  expect(new URL((await sent).url()).pathname).toBe(`/tickets/${id}`);
  expect((await sent).postData()).toMatch(/^version=\d+&status=cancelled$/);
  await context.close();
});

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESK, { width: 640, height: 450 }].map((viewport) => ({ colorScheme, viewport, width: viewport.width })),
);
// 640 pixels are what is left of 1280 at a zoom of 200 %.
browserTest.each(looks)('axe finds nothing, $colorScheme, $width pixels wide, and nothing is cut off', async (look) => {
  const { page, context, complaints } = await aBrowser(look);
  for (const path of ['/tickets', '/tickets?q=quill&priority=urgent,high', '/tickets?q=nobody&status=open']) {
    await page.goto(path);
    await page.getByText('Filter and sort').click();
    expect(await findings(page)).toEqual({ found: [], width: look.width, low: [] });
  }
  await context.addCookies([{ ...desk.customer, url: desk.url }]);
  await page.goto('/tickets');
  expect(await findings(page)).toEqual({ found: [], width: look.width, low: [] });
  expect(complaints).toEqual([]);
  await context.close();
});

/** What axe finds, how wide the page is, and what is lower than 44 pixels though it is pressed; links in a row are as high as it. */
const findings = (page: Page) =>
  page.evaluate(`${axe}; axe.run().then(({ violations, incomplete }) => ({
    found: [...violations, ...incomplete.filter(({ id }) => id !== 'color-contrast')].map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    width: document.documentElement.scrollWidth,
    low: [...document.querySelectorAll('main a:not(.matter a, h2 a), main button, main input:not([type=hidden]), main select, summary')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
  }))`);

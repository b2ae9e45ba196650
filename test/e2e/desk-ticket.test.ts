import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { anEmail, PASSWORD } from '../support/accounts.ts';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId } from '../support/call.ts';
import { type Started, startServer, stopServer } from '../support/server.ts';

jest.setTimeout(120_000);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: Started;
let browser: Browser;
let dana: string;
let sam: string;
let ann: string;
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ READ_ACCESS: 'staff' });
  browser = await startBrowser();
  [dana, sam, ann] = [
    await aSession('Dana Miller', true),
    await aSession('Sam Ortiz', true),
    await aSession('Ann Lee'),
  ];
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
});

/** Signs somebody up, makes staff of them as the staff tool does, and gives the cookie of a session. */
async function aSession(name: string, isStaff = false): Promise<string> {
  const email = anEmail();
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await post('/signup', { email, name, password: PASSWORD, confirm_password: PASSWORD });
  if (isStaff) {
    const env = { ...process.env, DATA_DIR: server.dataDir, AWS_ENDPOINT_URL_DYNAMODB: undefined };
    expect(spawnSync(process.execPath, ['bin/staff.ts', 'grant', email, 'staff'], { env }).status).toBe(0);
  }
  const [cookie = ''] =
    (await post('/login', { email, password: PASSWORD })).headers.get('set-cookie')?.split(';') ?? [];
  return cookie;
}

const send = (method: string, path: string, cookie: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** A ticket, and the path of its page. */
async function aTicket(by = dana, messages: unknown[] = aCompleteConversation()): Promise<string> {
  const id = anId();
  await send('POST', '/save-conversation', by, { id, messages });
  return `/tickets/TKT-${id}`;
}

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };

async function aBrowser(cookie: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: DESK, baseURL: server.url, ...options });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { context, page, complaints };
}

/** What pressing leads to. */
async function answerTo(page: Page, press: () => Promise<void>): Promise<number[]> {
  const statuses: number[] = [];
  const note = (response: { status: () => number; request: () => { isNavigationRequest: () => boolean } }) =>
    response.request().isNavigationRequest() && statuses.push(response.status());
  page.on('response', note);
  const loaded = page.waitForEvent('load');
  await press();
  await loaded;
  page.off('response', note);
  return statuses;
}

const pressed = (page: Page, name: string) =>
  answerTo(page, () => page.getByRole('button', { name, exact: true }).click());

/** Goes on with the Tab key alone until what has this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(`(() => {
      const it = document.activeElement;
      return (it.labels?.[0] ?? it).textContent.trim();
    })()`);
    if (focused === name) {
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
      return;
    }
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

const status = (page: Page) => page.locator('.facts .s').textContent();
const alert = (page: Page) => page.getByRole('alert').textContent();
const historyOf = (page: Page) => page.locator('.line').textContent();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  browserTest('a ticket is worked from open to completed by the keyboard alone', async () => {
    const { page, context, complaints } = await aBrowser(dana, { javaScriptEnabled });
    await page.goto(await aTicket());
    expect(await status(page)).toBe('Open');

    await tabTo(page, 'Assigned to');
    await page.keyboard.type('Dana');
    await tabTo(page, 'Note for the team');
    await page.keyboard.type('Plumber booked');
    await tabTo(page, 'Start work');
    expect(await answerTo(page, () => page.keyboard.press('Enter'))).toEqual([303, 200]);

    expect(await status(page)).toBe('In progress');
    expect(await historyOf(page)).toMatch(/^You moved it: Open.*In progress.*You took it.*Plumber booked/);
    await tabTo(page, 'Complete');
    await answerTo(page, () => page.keyboard.press('Enter'));
    expect(await status(page)).toBe('Completed');
    expect(await page.locator('button[name=status]').allTextContents()).toEqual(['Open again']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  browserTest('two desks on one ticket: who saves second sees both, and loses nothing that was typed', async () => {
    const path = await aTicket();
    const first = await aBrowser(dana, { javaScriptEnabled });
    const second = await aBrowser(sam, { javaScriptEnabled });
    await first.page.goto(path);
    await second.page.goto(path);
    await second.page.getByLabel('Priority').selectOption('urgent');
    await second.page.getByLabel('Note for the team').fill('She is in the flood');
    await pressed(second.page, 'Save changes');

    await first.page.getByLabel('Priority').selectOption('low');
    await first.page.getByLabel('Note for the team').fill('Can wait\nuntil Monday');
    expect(await pressed(first.page, 'Put on hold')).toEqual([412]);

    expect(await alert(first.page)).toMatch(/Somebody else saved.*Sam Ortiz set the priority.*Urgent.*in the flood/s);
    const rows = await first.page.getByRole('row').allTextContents();
    expect(rows.slice(1)).toEqual(['StatusOpenOn hold', 'PriorityUrgentLow']);
    expect(await first.page.getByLabel('Note for the team').inputValue()).toBe('Can wait\nuntil Monday');
    expect(await first.page.getByLabel('Priority').inputValue()).toBe('low');
    expect(await pressed(first.page, 'Put on hold')).toEqual([303, 200]);
    expect(await status(first.page)).toBe('On hold');
    expect(await historyOf(first.page)).toMatch(/Can wait.*in the flood/s);
    await Promise.all([first.context.close(), second.context.close()]);
  });

  browserTest('a phone is corrected in its place, and what was said stays highlighted where it was said', async () => {
    const { page, context } = await aBrowser(dana, { javaScriptEnabled });
    await page.goto(await aTicket());
    const said = page.locator('.value.is-phone a');
    expect(await said.textContent()).toBe('(415) 555-0132');
    await said.focus();
    expect(await page.locator('#why-phone').isVisible()).toBe(true);
    expect(await page.locator('#why-phone').textContent()).toMatch(/message 5, rule “.+”, score [01]\.\d\d/);
    const marked = page.locator('mark.phone');
    expect(await marked.textContent()).toBe('(415) 555-0132');
    expect(await page.evaluate('getComputedStyle(document.querySelector("mark.phone")).outlineStyle')).toBe('solid');

    await page.locator('.value.is-phone summary').click();
    await page.getByLabel('Phone as it should be').fill('12');
    expect(await pressed(page, 'Correct phone')).toEqual([422]);
    expect(await alert(page)).toContain('Phone: A phone number has 7 to 15 digits');
    expect(await page.getByLabel('Phone as it should be').inputValue()).toBe('12');
    await page.getByLabel('Phone as it should be').fill('415-555-0199');
    expect(await pressed(page, 'Correct phone')).toEqual([303, 200]);

    expect(await page.locator('.value.is-phone dd > bdi').textContent()).toBe('415-555-0199');
    expect(await page.locator('.value.is-phone a').textContent()).toBe('(415) 555-0132');
    await page.locator('.value.is-phone a').click();
    expect(await page.evaluate('document.querySelector(":target").textContent')).toBe('(415) 555-0132');
    await context.close();
  });

  browserTest('a customer is erased after a second look, and the ticket says nothing of them any more', async () => {
    const path = await aTicket();
    const { page, context } = await aBrowser(dana, { javaScriptEnabled });
    await page.goto(path);
    expect(await page.getByRole('button', { name: 'Erase for good' }).isVisible()).toBe(false);
    await page.getByText('Erase this customer').click();
    expect(await pressed(page, 'Erase for good')).toEqual([303, 200]);

    expect(page.url()).toBe(`${server.url}${path}`);
    const text = await page.locator('main').textContent();
    for (const word of ['Ann Lee', '555-0132', 'Oak Street', 'sink']) expect(text).not.toContain(word);
    expect(text).toContain('You erased the conversation');
    await context.close();
  });

  browserTest('a customer sees where their request is, nothing of the desk, and calls it off', async () => {
    const path = await aTicket(ann, [...aCompleteConversation(), { private: true, content: 'A stubborn one' }]);
    await send('PATCH', path, dana, { status: 'in_progress', assignee: 'me', note: 'A difficult customer' });
    const { page, context } = await aBrowser(ann, { javaScriptEnabled });
    await page.goto(path);
    const text = await page.locator('body').textContent();
    expect(text).toContain('We are working on it.');
    for (const word of ['difficult', 'stubborn', 'Dana', 'Priority', 'Assigned', 'Erase'])
      expect(text).not.toContain(word);

    await page.getByText('Call this off').click();
    expect(await pressed(page, 'Call it off')).toEqual([303, 200]);
    expect(await page.locator('main').textContent()).toContain('It was called off.');
    await context.close();
  });
});

browserTest('who is not logged in comes back to the ticket after the login', async () => {
  const path = await aTicket();
  const { page, context } = await aBrowser('nobody=x');
  await page.goto(path);

  expect(page.url()).toBe(`${server.url}/login?next=${encodeURIComponent(path)}`);
  await context.close();
});

browserTest(
  'a long conversation is read a part at a time, and a value leads to the part where it was said',
  async () => {
    const talk = Array.from({ length: 130 }, (_, n) => ({
      role: n % 2 ? 'assistant' : 'user',
      content: `So much for ${n}.`,
    }));
    const path = await aTicket(dana, [...talk, ...aCompleteConversation()]);
    const { page, context } = await aBrowser(dana);
    await page.goto(path.replace('/tickets/TKT-', '/conversation/'));
    expect(await page.locator('.talk li').count()).toBe(100);
    await page.locator('.value.is-phone a').click();

    expect(await page.evaluate('document.querySelector(":target").textContent')).toBe('(415) 555-0132');
    expect(await page.getByRole('heading', { name: 'Transcript from message 101' }).isVisible()).toBe(true);
    await page.goto(path);
    expect(await page.locator('.talk li').count()).toBeLessThan(60);
    expect(await page.getByText('messages not shown here').count()).toBe(1);
    await page.locator('.value.is-phone a').click();
    expect(await page.evaluate('document.querySelector(":target").textContent')).toBe('(415) 555-0132');
    await context.close();
  },
);

const ODD = [
  { role: 'user', content: 'שלום, הכיור שלי דולף \u202eabc' },
  { type: 'image', role: 'user', image: { url: 'https://files.example/leak.jpg' } },
  { author: { type: 'user' }, body: '<p>My <b>sink</b> leaks &amp; drips</p><script>alert(1)</script>' },
  'Agent: What is your name?\nCustomer: Ann Lee, +1 415 555 0132',
  { role: 'system', content: 'assigned' },
  { content: `Where is 1Z975N039000185078? ${'x'.repeat(3000)}` },
  'We take 500 steel brackets at $4.20 each until 31 March 2031.',
  'I live at 12 Oak Street, Apt 4, Portland, OR 97201',
];

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
])('on a %s', (_, viewport) => {
  browserTest.each(['light', 'dark'] as const)('%s: axe finds nothing, and all fits', async (colorScheme) => {
    const plain = await aTicket(ann);
    const odd = await aTicket(dana, ODD);
    const options = { viewport, colorScheme, bypassCSP: true };
    const staff = await aBrowser(dana, options);
    const customer = await aBrowser(ann, options);
    await fits(staff.page, staff.page.goto(plain));
    await staff.page.locator('.value.is-address summary').click();
    await fits(staff.page);
    await send('PATCH', plain, sam, { status: 'on_hold', note: 'x'.repeat(400) });
    await staff.page.getByLabel('Type').selectOption('other');
    await fits(staff.page, pressed(staff.page, 'Complete'));
    await fits(staff.page, staff.page.goto(odd));
    await fits(staff.page, staff.page.goto(odd.replace('/tickets/TKT-', '/conversation/')));
    await fits(customer.page, customer.page.goto(plain));
    await Promise.all([staff.context.close(), customer.context.close()]);
  });
});

type Findings = { found: string[][]; isWide: boolean; low: string[] };

/** On a phone what is pressed is 44 px high (WCAG 2.5.5); links in a text are excepted there too. */
async function fits(page: Page, ready: Promise<unknown> = Promise.resolve()): Promise<void> {
  await ready;
  const { found, isWide, low } = await page.evaluate<Findings>(`${axe}; axe.run().then(({ violations }) => ({
    found: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    isWide: document.documentElement.scrollWidth > innerWidth,
    low: innerWidth > 400 ? [] : [...document.querySelectorAll('button, select, textarea, input:not([type=hidden]), summary, .link')]
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
  }))`);
  expect({ found, isWide, low }).toEqual({ found: [], isWide: false, low: [] });
}

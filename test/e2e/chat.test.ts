import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { type Started, startServer, stopServer } from '../support/server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SAVE = '**/save-conversation';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

let server: Started;
let shop: Server;
let origin: string;
let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  shop = await startShop();
  origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
  server = await startServer({ READ_ACCESS: 'staff', ALLOWED_ORIGINS: origin });
  browser = await startBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  shop?.close();
  if (server) await stopServer(server);
});

/** A website of somebody else, whose policy lets in nothing but the chat; its query becomes attributes of the tag. */
function startShop(): Promise<Server> {
  const site = createServer(({ url }, response) => {
    const attributes = [...new URL(url ?? '', 'http://shop').searchParams].map(([name, value]) => `${name}="${value}"`);
    const policy = `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; require-trusted-types-for 'script'`;
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);
    response.end(`<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><a href="/">Home</a></main>
      <script src="${server.url}/chat.js" ${attributes.join(' ')}></script></html>`);
  });
  return new Promise((done) => site.listen(0, 'localhost', () => done(site)));
}

/** A customer's browser. `complaints`: what the page complains about; `sends`: the conversations that its sends were answered with. */
async function aCustomer(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: DESK, baseURL: origin, locale: 'en-US', ...options });
  const complaints: string[] = [];
  const conversations: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.ok()) return;
    conversations.push((await response.json()).conversation_id);
  });
  await context.addInitScript(`window.heard = [];
    for (const name of ['ticket', 'message']) document.addEventListener(name, ({ detail }) => heard.push([name, detail]), true);`);
  const visit = async (path = '/') => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  return { context, complaints, conversations, visit };
}

const open = (page: Page) => page.getByRole('button', { name: 'Open chat' }).click();
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const said = (page: Page) => page.locator('.said p').allTextContents();
const answers = (page: Page, count: number) => page.locator('.said.assistant').nth(count).waitFor(); // the first is the greeting
const state = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const unsent = (page: Page) => page.getByText('Not sent yet').filter({ visible: true }).count();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heard = (page: Page) => page.evaluate<[string, Record<string, string>][]>('heard');

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** What the browser keeps of the conversation beside its messages. */
const headOf = (page: Page) =>
  page.evaluate<{ id: number; key: string }>(`JSON.parse(localStorage.getItem(
    Object.keys(localStorage).find((key) => key.split('|').length === 4)))`);

/** What the service has of it, read as the chat's owner. */
async function stored(page: Page): Promise<string[]> {
  const { id, key } = await headOf(page);
  const headers = { 'conversation-key': key };
  const answer = await fetch(`${server.url}/conversation/${id}?include=messages`, { headers });
  const { messages } = (await answer.json()) as { messages: { content: string }[] };
  return messages.map(({ content }) => content);
}

/** Answers as the gateway does, to a page of another origin. */
const refuse = (route: Route, status: number, headers: Record<string, string> = {}) =>
  route.fulfill({
    status,
    headers: {
      ...headers,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after,conversation-key',
    },
    json: { detail: 'Busy' },
  });

browserTest('a customer on another website is led to a ticket, and finds the chat again', async () => {
  const { context, complaints, visit } = await aCustomer();
  const page = await visit();
  await open(page);

  await say(page, 'My kitchen sink is leaking.');
  await answers(page, 1);
  await say(page, 'Ann Lee, 415-555-0132');
  await answers(page, 2);
  await say(page, '12 Oak Street, Apt 4, Portland, OR 97201');
  await answers(page, 3);

  const { id } = await headOf(page);
  await page.getByText(`Registered as TKT-${id}`).waitFor();
  const before = await said(page);
  expect(before.at(-1)).toContain(`TKT-${id}`);
  expect((await heard(page)).filter(([name]) => name === 'ticket')).toEqual([
    ['ticket', { ticket_id: `TKT-${id}`, conversation_id: String(id) }],
  ]);
  expect((await heard(page)).filter(([name]) => name === 'message').map(([, { text }]) => text)).toEqual(
    before.slice(1),
  );
  await page.reload();
  await page.getByText(`Registered as TKT-${id}`).waitFor(); // it was open, and is
  expect(await said(page)).toEqual(before);
  await say(page, 'The tap drips too.');
  await answers(page, 4);
  expect(await stored(page)).toEqual((await said(page)).slice(1, -1)); // all but the last answer, which goes with the next send
  expect(complaints).toEqual([]);
  await context.close();
});

browserTest('two tabs are one conversation, whoever writes', async () => {
  const { context, conversations, visit } = await aCustomer();
  const tabs = [await visit(), await visit()] as const;
  for (const tab of tabs) await open(tab);
  const ends: string[] = []; // the last message of each send
  context.on('request', (it) => it.method() === 'POST' && ends.push(it.postDataJSON().messages.at(-1).id));

  await Promise.all(tabs.map((tab, n) => say(tab, `My sink leaks, says tab ${n}.`)));
  for (const tab of tabs) {
    await tab.getByText('says tab 0').waitFor();
    await tab.getByText('says tab 1').waitFor();
    await tab.locator('.state:empty').waitFor({ state: 'attached' });
  }
  await Promise.all(tabs.map((tab, n) => say(tab, `And the tap, says tab ${n}.`)));
  for (const tab of tabs) {
    await tab.getByText(`And the tap, says tab 0`).waitFor();
    await tab.getByText(`And the tap, says tab 1`).waitFor();
    await tab.locator('.state:empty').waitFor({ state: 'attached' });
  }

  const [first, second] = [await said(tabs[0]), await said(tabs[1])];
  expect(first).toEqual(second);
  const own = (await stored(tabs[0])).filter((text) => text.includes('says tab'));
  expect(own.sort()).toEqual([
    'And the tap, says tab 0.',
    'And the tap, says tab 1.',
    'My sink leaks, says tab 0.',
    'My sink leaks, says tab 1.',
  ]);
  expect(new Set(ends).size).toBe(ends.length);
  expect(new Set(conversations).size).toBe(1);
  await context.close();
});

browserTest('a tab that is closed while it sends leaves its message to the other', async () => {
  const { context, visit } = await aCustomer();
  const tabs = [await visit(), await visit()] as const;
  for (const tab of tabs) await open(tab);
  const sending = new Promise<Page>((held) =>
    context.route(SAVE, (route) => held(route.request().frame().page()), { times: 1 }),
  );

  await say(tabs[0], 'My kitchen sink is leaking.');
  const sender = await sending; // either may: who has the lock
  const other = tabs[0] === sender ? tabs[1] : tabs[0];
  await other.getByText('My kitchen sink is leaking.').waitFor();
  await sender.close();

  await answers(other, 1);
  expect(await stored(other)).toEqual(['My kitchen sink is leaking.']);
  await context.close();
});

browserTest('what is written offline is sent once when the browser is back', async () => {
  const { context, visit } = await aCustomer();
  const page = await visit();
  await open(page);
  await say(page, 'My kitchen sink is leaking.');
  await answers(page, 1);

  await context.setOffline(true);
  await say(page, 'I am Ann Lee.');
  await say(page, 'Call me at 415-555-0132.');
  await state(page, 'You are offline.');
  expect(await unsent(page)).toBe(2);
  await context.setOffline(false);
  await answers(page, 2);

  expect(await unsent(page)).toBe(0);
  expect((await stored(page)).filter((text) => /Ann|415/.test(text))).toEqual([
    'I am Ann Lee.',
    'Call me at 415-555-0132.',
  ]);
  await context.close();
});

browserTest('a busy service is asked again when it said, and not before, whatever is pressed', async () => {
  const { context, visit } = await aCustomer();
  const page = await visit();
  await page.clock.install();
  const refusals: [number, Record<string, string>?][] = [[503], [429, { 'retry-after': '60' }]];
  let asked = 0;
  await page.route(SAVE, (route) => {
    const [status, headers] = refusals[asked++] ?? [];
    return status ? refuse(route, status, headers) : route.continue();
  });
  await page.reload();
  await open(page);

  await say(page, 'My kitchen sink is leaking.');
  await page.waitForResponse(SAVE);
  await Promise.all([page.waitForResponse(SAVE), page.clock.runFor(1000)]);
  await state(page, 'This takes longer than usual.');
  await page.clock.runFor(58_000);
  await button(page, 'Try again').click();
  await page.reload();
  expect(await unsent(page)).toBe(1);
  expect(asked).toBe(2);
  await page.clock.runFor(3000);
  await answers(page, 1);

  expect(asked).toBe(3);
  expect(await stored(page)).toEqual(['My kitchen sink is leaking.']);
  await context.close();
});

browserTest('a message whose answer was lost is stored once', async () => {
  const { context, conversations, visit } = await aCustomer();
  const page = await visit();
  let isLost = false;
  await page.route(SAVE, async (route) => {
    isLost = !isLost;
    if (!isLost) return route.continue();
    conversations.push((await (await route.fetch()).json()).conversation_id);
    return route.abort();
  });
  await open(page);

  await say(page, 'My kitchen sink is leaking.');
  await answers(page, 1);
  await say(page, 'Ann Lee');
  await answers(page, 2);

  expect((await stored(page)).filter((text) => /sink|Ann/.test(text))).toEqual([
    'My kitchen sink is leaking.',
    'Ann Lee',
  ]);
  expect(new Set(conversations).size).toBe(1);
  await context.close();
});

browserTest('where a conversation cannot go on, a new one takes what was not sent', async () => {
  const { context, visit } = await aCustomer();
  const page = await visit();
  await open(page);
  await say(page, 'My kitchen sink is leaking.');
  await answers(page, 1);
  const { id } = await headOf(page);
  await page.evaluate(`for (const key of Object.keys(localStorage)) {
    if (key.split('|').length === 4) localStorage.setItem(key, JSON.stringify({ id: ${id} }));
    if (key.endsWith('-a')) localStorage.removeItem(key);
    else if (key.split('|').length === 5) localStorage.setItem(key, localStorage.getItem(key).replace('leaking', 'dripping'));
  }`); // another key, and another beginning: what a stranger has who knows the id

  await say(page, 'Are you there?');
  await state(page, 'This chat cannot go on.');
  await page.locator('.acts').getByRole('button', { name: 'New chat' }).click();
  await answers(page, 1);

  expect(await said(page)).toEqual([expect.anything(), 'Are you there?', expect.anything()]);
  expect(await stored(page)).toEqual(['Are you there?']);
  expect((await headOf(page)).id).not.toBe(id);
  await context.close();
});

browserTest('a new chat removes the old one from the browser, after asking', async () => {
  const { context, visit } = await aCustomer();
  const page = await visit();
  await open(page);
  await say(page, 'My kitchen sink is leaking.');
  await answers(page, 1);

  await button(page, 'New chat').click();
  await button(page, 'Cancel').click();
  expect(await said(page)).toHaveLength(3);
  await button(page, 'New chat').click();
  await page.getByRole('group').getByRole('button', { name: 'New chat' }).click();

  expect(await said(page)).toEqual(['Hello! How can we help you?']);
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toMatch(/sink|key/);
  await context.close();
});

browserTest(
  'each user that the website names has a conversation of his own, which the service knows as his',
  async () => {
    const { context, visit } = await aCustomer();
    const ann = await visit('/?data-user-id=ann');
    await open(ann);
    const sent = ann.waitForRequest(SAVE);
    await say(ann, 'My kitchen sink is leaking.');
    await answers(ann, 1);

    expect((await sent).postDataJSON()).toMatchObject({ user_id: 'ann', language: 'en', endpoint: 'chat' });
    const bob = await visit('/?data-user-id=bob');
    await open(bob);
    expect(await said(bob)).toHaveLength(1);
    await ann.evaluate("document.querySelector('intake-chat').forget()");
    expect(await ann.evaluate('JSON.stringify(localStorage)')).not.toContain('sink');
    await context.close();
  },
);

browserTest('the keyboard opens, writes, sends and closes', async () => {
  const { context, visit } = await aCustomer();
  const page = await visit();
  const focused = () =>
    page.evaluate('document.activeElement.shadowRoot?.activeElement?.ariaLabel ?? document.activeElement.tagName');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Open chat');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Your message');
  await page.keyboard.type('My sink');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('leaks.');
  await page.keyboard.press('Enter');
  await answers(page, 1);
  expect((await said(page))[1]).toBe('My sink\nleaks.');
  expect(await page.getByRole('log').getByText('You: ').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('Open chat');
  await page.reload();
  expect(await page.getByRole('log').isVisible()).toBe(false); // closed, and stays so
  await context.close();
});

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
])('on a %s', (device, viewport) => {
  browserTest.each([
    ['en', 'light', 'Open chat', 'ltr'],
    ['ar', 'dark', 'فتح المحادثة', 'rtl'],
  ] as const)('in %s, %s: axe finds nothing, and all has its size', async (language, colorScheme, name, direction) => {
    const { context, visit } = await aCustomer({ viewport, colorScheme, bypassCSP: true });
    const page = await visit(`/?data-language=${language}`);
    await hasNoFindings(page);
    await page.getByRole('button', { name }).click();
    await page.getByRole('textbox').fill('My kitchen sink is leaking.');
    await page.keyboard.press('Enter');
    await answers(page, 1);
    await hasNoFindings(page);
    await page.locator('header .icon').first().click(); // a new chat: sure?
    await hasNoFindings(page);

    const panel = page.locator('.panel');
    const look = await panel.evaluate((it) => {
      const { direction, color } = getComputedStyle(it);
      return { direction, isLight: Number(color.match(/\d+/)) > 128 };
    });
    expect(look).toEqual({ direction, isLight: colorScheme === 'dark' });
    const box = await panel.boundingBox();
    if (device === 'phone') expect(box).toEqual({ x: 0, y: 0, ...PHONE });
    else expect((box?.x ?? 0) < 640).toBe(direction === 'rtl');
    await context.close();
  });
});

browserTest('the website chooses colours and words', async () => {
  const { context, visit } = await aCustomer({ bypassCSP: true, colorScheme: 'dark' });
  const page = await visit('/?data-title=Shop+help&data-theme=light');
  await page.addStyleTag({ content: ':root { --intake-accent: rgb(1, 2, 3) }' });
  await open(page);

  await page.getByRole('dialog', { name: 'Shop help' }).waitFor();
  const send = button(page, 'Send');
  expect(await send.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe('rgb(1, 2, 3)');
  expect(await page.locator('header').evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await context.close();
});

describe('the pages of the service itself', () => {
  browserTest.each([
    [PHONE, 'light'],
    [DESK, 'dark'],
  ] as const)(
    'obey their policy and fit, axe finds nothing, and their chat works: %j, %s',
    async (viewport, colorScheme) => {
      const options = { viewport, colorScheme, baseURL: server.url };
      const [plain, checked] = [await aCustomer(options), await aCustomer({ ...options, bypassCSP: true })];

      for (const path of ['/', '/chat']) {
        await hasNoFindings(await checked.visit(path));
        const page = await plain.visit(path);
        await button(page, 'Send').waitFor();
        if (path === '/chat') continue;
        await say(page, 'My kitchen sink is leaking.');
        await answers(page, 1);
      }
      expect(plain.complaints).toEqual([]);
      await Promise.all([plain.context.close(), checked.context.close()]);
    },
  );

  browserTest('the first page says how one becomes staff here, and every link of it leads somewhere', async () => {
    const { context, visit } = await aCustomer({ baseURL: server.url });
    const page = await visit('/');

    await page.getByText('npm run staff -- grant EMAIL staff').waitFor();
    const links = await page.locator('a').evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
    for (const link of new Set(links.filter((it) => it.startsWith('/')))) {
      expect([link, (await context.request.get(server.url + link, { headers: PERSON })).status()]).toEqual([link, 200]);
    }
    await context.close();
  });

  browserTest.each([
    ['?language=ja', 'de-DE', 'ja', 'メッセージ'],
    ['', 'de-DE', 'de', 'Ihre Nachricht'],
    ['?language=xx', 'sv-SE', 'en', 'Your message'],
  ])('/chat%s in a browser of %s is in %s', async (query, locale, language, label) => {
    const { context, visit } = await aCustomer({ baseURL: server.url, locale });
    const page = await visit(`/chat${query}`);

    await page.getByRole('textbox', { name: label }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await context.close();
  });
});

const PERSON = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

type Findings = { found: string[][]; isWide: boolean; low: string[] };

/** By axe; all fits, and what is pressed is 44 px high. */
async function hasNoFindings(page: Page): Promise<void> {
  const { found, isWide, low } = await page.evaluate<Findings>(`${axe}; axe.run().then(({ violations }) => ({
    found: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    isWide: document.documentElement.scrollWidth > innerWidth,
    low: [...document.querySelector('intake-chat').shadowRoot.querySelectorAll('button, textarea')]
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
  }))`);
  expect({ found, isWide, low }).toEqual({ found: [], isWide: false, low: [] });
}

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { anEmail, PASSWORD } from '../support/accounts.ts';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { type Started, startServer, stopServer } from '../support/server.ts';

let server: Started;
let browser: Browser;
/** An account for whatever needs some: one address may sign up five times. */
const someone = anEmail();
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ READ_ACCESS: 'staff' });
  const form = { email: someone, name: 'Ann', password: PASSWORD, confirm_password: PASSWORD };
  await fetch(`${server.url}/signup`, { method: 'POST', body: new URLSearchParams(form) });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
});

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** A browser of its own, with a page; what the page complains about is an error. */
async function aBrowser(options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { context, page, complaints };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = async (page: Page, name: string) => {
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  return (await answered).status();
};

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await field(page, 'Email address').fill(email);
  await field(page, 'Name').fill('Ann <b>Lee</b>');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Password again').fill(PASSWORD);
  expect(await press(page, 'Create account')).toBe(303);
  await page.waitForURL('/tickets');
}

async function logIn(page: Page, email: string, password: string): Promise<number> {
  await page.goto('/login');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  const status = await press(page, 'Log in');
  if (status === 303) await page.waitForURL('/tickets');
  return status;
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a person %s', (_, javaScriptEnabled) => {
  browserTest('signs up and is logged in, changes profile and password, logs out, and logs in', async () => {
    const email = anEmail();
    const { page } = await aBrowser({ javaScriptEnabled });
    await signUp(page, email);
    expect(await heading(page)).toBe('My requests');
    await page.getByRole('button', { name: 'Log out' }).click();
    expect(await heading(page)).toBe('Logged out');

    expect(await logIn(page, email, 'not the password')).toBe(401);
    expect(await page.getByRole('alert').textContent()).toContain('Invalid email or password');
    expect(await field(page, 'Email address').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('');

    expect(await logIn(page, email, PASSWORD)).toBe(303);
    await page.goto('/login');
    expect(await page.getByRole('main').textContent()).toContain('Ann <b>Lee</b>');

    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await field(page, 'Company').fill('Lee & Sons');
    await field(page, 'About you').fill('one\ntwo 🦊');
    expect(await press(page, 'Save profile')).toBe(200);
    expect(await heading(page)).toBe('Profile updated');
    await page.goto('/update-profile');
    expect(await field(page, 'Company').inputValue()).toBe('Lee & Sons');
    expect(await field(page, 'About you').inputValue()).toBe('one\ntwo 🦊');
    await field(page, 'Company').fill('');
    await press(page, 'Save profile');
    await page.goto('/update-profile');
    expect(await field(page, 'Company').inputValue()).toBe('');

    const other = await aBrowser({ javaScriptEnabled });
    expect(await logIn(other.page, email, PASSWORD)).toBe(303);
    await page.goto('/update-password');
    await field(page, 'Current password').fill(PASSWORD);
    await field(page, 'New password').fill('quite another password');
    await field(page, 'New password again').fill('quite another password');
    expect(await press(page, 'Change password')).toBe(200);
    expect((await other.page.goto('/update-profile'))?.status()).toBe(401);
    expect(await heading(other.page)).toBe('Log in');
    expect((await page.goto('/update-profile'))?.status()).toBe(200);

    await page.goto('/login');
    expect(await press(page, 'Log out')).toBe(200);
    expect((await page.goto('/update-profile'))?.status()).toBe(401);
    expect(await logIn(page, email, PASSWORD)).toBe(401);
    expect(await logIn(page, email, 'quite another password')).toBe(303);
    await Promise.all([page.context().close(), other.context.close()]);
  });
});

browserTest('what is wrong with a form stands at its field, is read out with it, and can be jumped to', async () => {
  const { page, context } = await aBrowser();
  await page.goto('/signup');
  await field(page, 'Email address').fill(anEmail());
  await field(page, 'Name').fill('Ann Lee');
  await field(page, 'Password').fill('password1');
  await field(page, 'Password again').fill('something else');

  expect(await press(page, 'Create account')).toBe(422);

  expect(await page.title()).toMatch(/^Error: /);
  const password = field(page, 'Password');
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  const described = (await password.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(described.map((id) => page.locator(`#${id}`).textContent()));
  expect(texts.join(' ')).toContain('one of those used most');
  expect(await field(page, 'Name').inputValue()).toBe('Ann Lee');
  await page.getByRole('alert').getByRole('link').last().click();
  expect(await page.evaluate('document.activeElement.name')).toBe('confirm_password');
  await context.close();
});

browserTest('the browser itself refuses an empty form, and the keyboard reaches everything in order', async () => {
  const { page, context } = await aBrowser({ viewport: DESK });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(page.url()).toMatch(/\/login$/);
  expect(await page.evaluate('document.activeElement.name')).toBe('email');

  await page.goto('/login');
  await field(page, 'Email address').focus();
  const order = [];
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate('document.activeElement.name || document.activeElement.textContent.trim()'));
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
  }
  expect(order).toEqual(['password', 'Log in', 'Forgot your password?', 'Create an account']);
  await context.close();
});

browserTest.each([
  ['phone', PHONE],
  ['desk', DESK],
])('every page fits a %s, obeys its own policy, and what is pressed is 44 pixels high', async (_, viewport) => {
  const { page, context, complaints } = await aBrowser({ viewport });
  const fits = async () => {
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  };
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(path);
    await fits();
  }
  await logIn(page, someone, PASSWORD);
  await fits();
  for (const path of ['/login', '/update-profile', '/update-password']) {
    await page.goto(path);
    await fits();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

browserTest(
  'who forgot the password chooses another by the link, and whoever was logged in is not any more',
  async () => {
    const email = anEmail();
    const [{ page: elsewhere }, { page, complaints }] = [
      await aBrowser(),
      await aBrowser({ javaScriptEnabled: false }),
    ];
    await signUp(elsewhere, email);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await field(page, 'Email address').fill(email);
    expect(await press(page, 'Send me a link')).toBe(200);
    expect(await heading(page)).toBe('Look into your mail');
    const [link = ''] = /http:\S+\/reset-password\?token=\S+/.exec(server.output()) ?? [];

    await page.goto(link);
    const choose = async (password: string, again: string) => {
      await field(page, 'New password').fill(password);
      await field(page, 'New password again').fill(again);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      const status = await press(page, 'Save password');
      return { status, referer: (await (await sent).allHeaders())['referer'] };
    };
    expect(await choose('password1', 'another')).toEqual({ status: 422, referer: `${server.url}/` });
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(2);
    expect(await choose('quite another password', 'quite another password')).toMatchObject({ status: 200 });

    expect((await elsewhere.goto('/update-profile'))?.status()).toBe(401);
    expect((await page.goto(link))?.status()).toBe(400);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    expect(await heading(page)).toBe('Forgotten password');
    expect(await logIn(page, email, 'quite another password')).toBe(303);
    expect(complaints.filter((it) => !/status of (?:422|400)/.test(it))).toEqual([]);
    await Promise.all([page.context().close(), elsewhere.context().close()]);
  },
);

browserTest('a form that another site sends from here is refused, and logs nobody out', async () => {
  const { page, context } = await aBrowser();
  await logIn(page, someone, PASSWORD);
  const forged = await anotherSite(context);

  expect(await press(forged, 'win')).toBe(403);

  expect((await page.goto('/update-profile'))?.status()).toBe(200);
  await context.close();
});

/** A page of another site with a form that posts to the service. */
async function anotherSite(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const body = `<main><form method="post" action="${server.url}/logout"><button>win</button></form></main>`;
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
  return page;
}

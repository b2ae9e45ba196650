import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../infra/local/engine.ts';
import { startBrowser } from './browser.ts';

const HELP = `Does what a newcomer does, and says when: npm run first-minute [-- --write]

Clones this repository's last commit into an empty folder, installs and starts it there, talks to the chat on the first page in a browser
(Debian's package chromium) until there is a ticket, and opens the desk. Seconds are counted from the first command.
  --write   writes docs/first-minute.md and its pictures
`;

const root = fileURLToPath(new URL('..', import.meta.url));
const SAID = ['My kitchen sink is leaking.', 'Ann Lee, 415-555-0132', '12 Oak Street, Apt 4, Portland, OR 97201'];

type Step = { seconds: number; text: string; picture?: Buffer };

const { values } = parseArgs({ options: { write: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) process.stdout.write(HELP);
else await tell();

async function tell(): Promise<void> {
  const browser = await startBrowser();
  const steps = await firstMinute(browser).finally(() => browser.close());
  for (const { seconds, text } of steps) console.log(`${seconds.toFixed(1).padStart(6)} s  ${text}`);
  if (values.write) writePage(steps);
}

async function firstMinute(browser: Browser): Promise<Step[]> {
  const work = mkdtempSync(join(tmpdir(), 'first-minute-'));
  const clone = join(work, 'conversation-intake');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const steps: Step[] = [];
  const began = performance.now();
  const step = async (text: string, page?: Page) => {
    const seconds = (performance.now() - began) / 1000;
    steps.push({ seconds, text, ...(page && { picture: await page.screenshot() }) });
  };
  execFileSync('npm', ['ci', '--silent'], { cwd: clone });
  await step('`npm ci` is done');
  const port = String(await freePort());
  const service = spawn('npm', ['start'], { cwd: clone, env: { ...process.env, PORT: port }, detached: true });
  try {
    await new Promise<void>((ready, fail) => {
      service.once('exit', () => fail(new Error('The service has ended')));
      service.stdout.on('data', (words) => String(words).includes(`127.0.0.1:${port}`) && ready());
    });
    await step('`npm start` says where the service is');
    await talk(await browser.newPage({ viewport: { width: 1200, height: 760 }, locale: 'en-US' }), port, step);
  } finally {
    if (service.pid) process.kill(-service.pid, 'SIGTERM');
    rmSync(work, { recursive: true, force: true });
  }
  return steps;
}

async function talk(page: Page, port: string, step: (text: string, page?: Page) => Promise<void>): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  await page.goto(url);
  await step('the first page is open', page);
  const chat = page.getByRole('button', { name: 'Open chat' });
  if (await chat.isVisible()) await chat.click();
  const field = page.getByRole('textbox', { name: 'Your message' });
  for (const [at, text] of SAID.entries()) {
    await field.fill(text);
    await field.press('Enter');
    await page
      .locator('.said.assistant')
      .nth(at + 1)
      .waitFor(); // the first is the greeting
    await step(at === SAID.length - 1 ? 'the chat says the number of the ticket' : `answered: “${text}”`, page);
  }
  await page.goto(`${url}/tickets`);
  await step('the ticket is on the desk', page);
}

function writePage(steps: readonly Step[]): void {
  const images = join(root, 'docs/images/first-minute');
  rmSync(images, { recursive: true, force: true });
  mkdirSync(images, { recursive: true });
  const lines = steps.flatMap(({ seconds, text, picture }, at) => {
    if (picture) writeFileSync(join(images, `${at}.png`), picture);
    return [
      `**${seconds.toFixed(1)} s**: ${text}.`,
      '',
      ...(picture ? [`![${text}](images/first-minute/${at}.png)`, ''] : []),
    ];
  });
  const intro = [
    '# The first minute',
    '',
    'From an empty clone, in seconds since the first command; what a person reads and types is not counted. `npm run first-minute -- --write` makes',
    'this page and its pictures, here on two cores with the packages in npm’s cache.',
    '',
  ];
  writeFileSync(join(root, 'docs/first-minute.md'), [...intro, ...lines].join('\n'));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { pageHeaders } from '../../../shared/pages/page.tsx';
import { browserTest, startBrowser } from '../../support/browser.ts';
import { samples } from '../../support/pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
jest.setTimeout(60_000);

type Findings = { found: string[][]; width: number; low: string[] };

describe.each(['light', 'dark'] as const)('in a browser, %s, 320 px wide', (colorScheme) => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage({ colorScheme, viewport: { width: 320, height: 640 } });
    page.on('console', (message) => complaints.push(message.text()));
    await page.route('**/*', (route) => {
      const body = samples[decodeURIComponent(new URL(route.request().url()).pathname.slice(1))];
      return route.fulfill(body === undefined ? { status: 404 } : { body, headers: pageHeaders });
    });
  });
  afterAll(() => browser?.close());

  browserTest.each(Object.keys(samples))(
    '%s: axe finds nothing, all fits, and what is pressed is 44 px high',
    async (name) => {
      await open(name);

      const { width, low, found } =
        await page.evaluate<Findings>(`${axe}; axe.run().then(({ violations, incomplete }) => ({
      found: [...violations, ...incomplete].map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
      width: document.documentElement.scrollWidth,
      low: [...document.querySelectorAll('a, button, input:not([hidden], [type=hidden]), textarea')]
        .filter((element) => element.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
    }))`);

      expect(found).toEqual([]);
      expect(width).toBe(320);
      expect(low).toEqual([]);
    },
  );

  browserTest('the policy lets the stylesheet work, and nothing is refused', async () => {
    await open('login');

    expect(await page.evaluate("getComputedStyle(document.querySelector('main')).maxWidth")).toBe('480px');
    expect(complaints).toEqual([]);
  });

  const open = (name: string) => page.goto(`https://pages.test/${encodeURIComponent(name)}`);
});

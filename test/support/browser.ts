import { test } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { browserPath as executablePath } from '../../bin/browser.ts';

export const hasBrowser = executablePath !== undefined;

/** A test that needs a browser, counted as skipped where there is none (Debian: `apt-get install chromium`). */
export const browserTest = executablePath ? test : test.skip;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });

import { existsSync } from 'node:fs';
import { test } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

export const hasBrowser = executablePath !== undefined;

/** A test that needs a browser, counted as skipped where there is none (Debian: `apt-get install chromium`). */
export const browserTest = executablePath ? test : test.skip;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where a browser is, of Debian's packages or others; undefined where there is none. */
export const browserPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

/** @throws when there is no browser */
export async function startBrowser(): Promise<Browser> {
  if (!browserPath) throw new Error('There is no browser: apt-get install chromium');
  return chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
}

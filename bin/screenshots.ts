import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser.ts';

const HELP = `Makes the pictures in docs/images: npm run screenshots [-- --url URL]

Shows the pages of a service that runs on the data of "npm run demo", in a browser of Debian's package chromium; the letters of all thirteen
languages are in fonts-wqy-zenhei and fonts-lohit-deva. Where reading needs a
login there is only the login to be seen: start it with READ_ACCESS=public.
  --url URL   where the service is (http://127.0.0.1:3000)
`;

const PAGES = { home: '/', queue: '/tickets', summary: '/summary' };
const folder = fileURLToPath(new URL('../docs/images', import.meta.url));

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://127.0.0.1:3000' }, help: { type: 'boolean' } },
});
if (values.help) process.stdout.write(HELP);
else await takeAll(values.url);

async function takeAll(url: string): Promise<void> {
  const browser = await startBrowser();
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, colorScheme: 'light' });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(new URL(path, url).href, { waitUntil: 'load' });
    await page.screenshot({ path: `${folder}/${name}.png` });
    console.log(`docs/images/${name}.png`);
  }
  await browser.close();
}

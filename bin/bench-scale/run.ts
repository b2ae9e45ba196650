import { setEnvironment } from './environment.ts';

const [, , size, changes, nth, folder = '', data] = process.argv;
setEnvironment(folder);

// Their environment is set now.
const { prepare } = await import('./prepare.ts');
const { measureRefresh } = await import('./changes.ts');
const { measured } = await import('./measure.ts');
const { context, event } = await import('./requests.ts');
const { measureLists } = await import('./lists.ts');
const { sweep } = await import('./sweep.ts');
const { measureSaves } = await import('./saves.ts');
const { handler: getSummary } = await import('../../functions/get-summary/handler.ts');

const { corpus, rows, stop } = await prepare(Number(size), folder, data);
rows.push(
  ...(await measureRefresh(corpus, Number(changes))),
  await measured('GET /summary', () => getSummary(event('GET', '/summary', ''), context), { units: 0.5 }),
  ...(await measureLists(corpus)),
  await sweep(Number(nth)),
  ...(await measureSaves()),
);
process.send?.(rows);
await stop();
process.disconnect?.();

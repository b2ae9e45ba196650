import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { HEAD_PER_SECOND, PER_SECOND, routes } from '../../infra/routes.ts';
import { settingsInCdkJson } from '../../infra/settings.ts';

const page = readFileSync('docs/operating.md', 'utf8');
const abuse = page.slice(page.indexOf('\n## Abuse'), page.indexOf('\n## The server secret'));
const settings = settingsInCdkJson();
const rowsOf = (text: string) =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

test('the page on abuse says the limits that the gateway and the functions have', () => {
  const limited = routes.filter(({ perSecond }) => perSecond);
  const told = rowsOf(abuse).filter(([route = '']) =>
    /^`(?:GET|POST|PATCH|DELETE) \/|^every (?:other|`HEAD`)$/.test(route),
  );

  const real = limited.map(({ method, path, perSecond }) => [
    `\`${method} ${path}\``,
    String(perSecond),
    method === 'POST' ? String(settings['postConcurrency']) : '',
  ]);
  const others = [
    ['every other', String(PER_SECOND), ''],
    ['every `HEAD`', String(HEAD_PER_SECOND), ''],
  ];
  expect(told.sort()).toEqual([...real, ...others].sort());
});

test('the day that it costs at most is what the limits and the prices come to', () => {
  const day = 86_400;
  const units = (perSecond: unknown, price: number) => (Number(perSecond) * day * price) / 1e6;
  const rateOf = (wanted: typeof routes) => wanted.reduce((sum, it) => sum + (it.perSecond ?? PER_SECOND), 0);
  const posts = routes.filter(({ method }) => method === 'POST');
  const heads = routes.filter(({ method }) => method === 'GET').length * HEAD_PER_SECOND;
  const rate = rateOf(routes) + heads + PER_SECOND; // and what no route has
  const gigabytes = posts.reduce(
    (sum, it) => sum + ((it.memoryMb ?? 1024) / 1024) * Number(settings['postConcurrency']),
    0,
  );
  const gbSecond = 0.0000133334;
  const saves = rateOf(posts.filter(({ path }) => /(?:conversation|condition|shipment)$/.test(path)));
  const costs = [
    units(rate, 1),
    units(rate, 0.2),
    gigabytes * day * gbSecond,
    (rate - rateOf(posts)) * day * 0.02 * gbSecond,
    units(settings['maxWriteUnits'], 0.625),
    units(saves * 4 * 2, 0.625),
    units(settings['maxReadUnits'], 0.125),
    (rate * day * 1e3 * 0.5) / 1e9,
    (((routes.length + 1) * day + (rate - routes.length - 1) * day * 0.05) * 5) / 1e6,
  ];

  const told = rowsOf(abuse).filter(([what = '']) => /^(?:gateway|Lambda|table|indexes|logs|traces)/.test(what));
  expect(told.map((row) => Number(row.at(-1)))).toEqual(costs.map(Math.round));
  expect(abuse).toContain(`**${Math.round(costs.reduce((sum, cost) => sum + cost, 0))}**`);
});

import { describe, expect, test } from '@jest/globals';
import { KNOWN } from '../../bin/bench-worst-known.ts';
import { bodyOf } from '../../bin/bench-worst-recipe.ts';
import { costOf, type Endpoint } from '../../bin/bench-worst-work.ts';
import { emptyHistory, entriesOf, merge } from '../../shared/conversation/history.ts';
import { cpuOf, isKeptOnce } from '../support/cpu.ts';

const KB = 1024;
/** What reads parcels or a sale does all that a save does, and more. */
const SAVES = ['track-shipment', 'create-sales-condition'] as const;
const casesOf = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap((endpoint) =>
    KNOWN.map((recipe) => ({ endpoint, recipe, what: `${recipe.language} ${JSON.stringify(recipe.pieces.join(''))}` })),
  );

describe('the worst that npm run bench:worst has found', () => {
  test.each(casesOf([...SAVES, 'include=evidence']))(
    '$endpoint: of four times as much no more than in proportion: $what',
    async ({ endpoint, recipe }) => {
      const msOf = (size: number, salt: string) => costOf(endpoint, bodyOf(recipe, size, salt));

      const isKept = await isKeptOnce(async (nth) => {
        const small = await msOf(24 * KB, `a${nth}b`);
        return (await msOf(96 * KB, `b${nth}c`)) < 6 * small; // measured: 4 at most; a quadratic rule takes 16
      });

      expect(isKept).toBe(true);
    },
  );

  test.each(casesOf(SAVES))('$endpoint: of 1 MiB in seconds: $what', async ({ endpoint, recipe }) => {
    const isKept = await isKeptOnce(
      async (nth) => (await costOf(endpoint, bodyOf(recipe, 1000 * KB, `c${nth}d`))) < 6000,
    );

    expect(isKept).toBe(true);
  });
});

describe('a send is compared with what is stored in time that grows with both', () => {
  const same = (count: number) => Array.from({ length: count }, () => entriesOf('Is anybody there?')).flat();
  const rows: [what: string, stored: (n: number) => ReturnType<typeof entriesOf>[]][] = [
    ['in one run', (n) => [same(n)]],
    ['in many runs', (n) => Array.from({ length: n / 10 }, () => same(10))],
  ];

  test.each(rows)('that says the same again and again, %s', async (_, stored) => {
    const sent = [...same(999), ...entriesOf('Hello?')];
    const msOf = async (count: number) => {
      const history = { ...emptyHistory, segments: stored(count) };
      return (await cpuOf(() => merge(history, sent))).cpuMs;
    };

    const isKept = await isKeptOnce(async () => (await msOf(20_000)) < 500); // measured: 20 ms; it took 250 for this and 1,000 of each
    expect(isKept).toBe(true);
  });
});

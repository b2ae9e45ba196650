import { expect, test } from '@jest/globals';
import { play, setClock } from '../../../bin/demo/clock.ts';
import { postNumber, upsNumber } from '../../../bin/demo/parcel-numbers.ts';
import { plan, tongues } from '../../../bin/demo/plan.ts';
import { seeded } from '../../../bin/demo/random.ts';
import { s10, upsMod10 } from '../../../shared/shipment/check-digit.ts';

const UNTIL = Date.parse('2026-11-22T18:00:00Z');
const WEEK_MS = 7 * 86_400_000;

test('the same seed is the same demo, another is another', () => {
  const made = plan(40, { seed: 1, until: UNTIL });

  expect(plan(40, { seed: 1, until: UNTIL })).toEqual(made);
  expect(plan(40, { seed: 2, until: UNTIL })).not.toEqual(made);
});

test('conversations begin in the six weeks before a moment, one after the other, in thirteen languages', () => {
  const made = plan(300, { seed: 1, until: UNTIL });
  const times = made.map(({ at }) => at);

  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(UNTIL - 6 * WEEK_MS);
  expect(times[0]).toBeLessThan(UNTIL - 5 * WEEK_MS);
  expect(times.at(-1)).toBeGreaterThan(UNTIL - WEEK_MS);
  expect(times.at(-1)).toBeLessThanOrEqual(UNTIL);
  expect(new Set(made.map(({ code }) => code)).size).toBe(13);
});

test('at least sixty stories are told, none of them ten times in three hundred', () => {
  const stories = tongues.flatMap(({ stories }) => stories);
  const firsts = plan(300, { seed: 1, until: UNTIL }).map(
    ({ code, opens, closes }) => `${code} ${opens.length} ${closes[0]} ${String(opens[0]).slice(0, 12)}`,
  );

  expect(stories.length).toBeGreaterThanOrEqual(60);
  expect(Math.max(...firsts.map((it) => firsts.filter((other) => other === it).length))).toBeLessThan(10);
});

test('nothing that stands for something else is said', () => {
  const said = JSON.stringify(
    plan(300, { seed: 1, until: UNTIL }).map(({ opens, answers, closes }) => ({ opens, answers, closes })),
  );

  expect(said).not.toMatch(/[{[|]\w+[}|\]]|undefined/);
});

test('parcels have numbers whose check digits hold', () => {
  const random = seeded(7);
  const numbers = Array.from({ length: 200 }, () => ({ ups: upsNumber(random), post: postNumber('DE', random) }));

  expect(numbers.filter(({ ups }) => !upsMod10(2)(ups))).toEqual([]);
  expect(numbers.filter(({ post }) => !s10(post))).toEqual([]);
});

test('actors take their turns by their times, each under his own, and nobody acts after the end', async () => {
  const RealDate = Date;
  const go = setClock();
  const seen: string[] = [];
  async function* actor(name: string, times: number[]): AsyncGenerator<number, void> {
    for (const next of times) {
      seen.push(`${name} ${Date.now()} ${new Date().toISOString()}`);
      yield next;
    }
    seen.push(`${name} ends`);
  }
  await play(
    [
      { at: 10, actor: actor('a', [40, 90]) },
      { at: 20, actor: actor('b', [30]) },
    ],
    80,
    go,
  );
  globalThis.Date = RealDate;

  expect(seen).toEqual([
    'a 10 1970-01-01T00:00:00.010Z',
    'b 20 1970-01-01T00:00:00.020Z',
    'b ends',
    'a 40 1970-01-01T00:00:00.040Z',
  ]);
});

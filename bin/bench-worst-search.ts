import { bodyOf, firstRecipe, mutated, type Recipe, randomFrom } from './bench-worst-recipe.ts';
import { costOf, type Endpoint, since } from './bench-worst-work.ts';

/** A recipe with what it costs, in milliseconds of CPU for each KB of its body. */
type Found = { recipe: Recipe; perKb: number };

/** The body on which recipes are compared: long enough for what is not in proportion to show, short enough for many tries. */
const BYTES = 48 * 1024;
/** After so many changes that were no worse the climb begins anew. */
const MAX_VAIN = 40;
/** A change must be worse by this to be no chance. */
const BETTER = 1.03;
const NONE: Found['perKb'] = 0;

/**
 * Climbs for so many seconds of CPU from known recipes and new ones, to what costs an endpoint most in a language. The same seed makes the
 * same changes in the same order; which of them are kept is measured.
 */
export async function climb(
  endpoint: Endpoint,
  language: string,
  { seconds, seed, known }: { seconds: number; seed: number; known: readonly Recipe[] },
): Promise<{ worst: Found; tries: number }> {
  const random = randomFrom(seed);
  const start = process.cpuUsage(); // so that what else runs on the machine takes no tries away
  let tries = 0;
  const measured = async (recipe: Recipe, least: number): Promise<Found> => {
    const perKb = await perKbOf(endpoint, recipe, tries++);
    return { recipe, perKb: perKb > least ? Math.min(perKb, await perKbOf(endpoint, recipe, tries++)) : perKb };
  };
  let worst: Found = await measured(firstRecipe(language, random), NONE);
  for (const recipe of known) worst = worse(worst, await measured({ ...recipe, language }, worst.perKb));
  let [here, vain] = [worst, 0];
  while (since(start) < 1000 * seconds) {
    if (vain++ > MAX_VAIN) [here, vain] = [await measured(firstRecipe(language, random), NONE), 0];
    const next = await measured(mutated(here.recipe, random), here.perKb * BETTER);
    if (next.perKb > here.perKb * BETTER) [here, vain] = [next, 0];
    worst = worse(worst, here);
  }
  return { worst, tries };
}

const worse = (a: Found, b: Found) => (b.perKb > a.perKb ? b : a);

async function perKbOf(endpoint: Endpoint, recipe: Recipe, nth: number): Promise<number> {
  const body = bodyOf(recipe, BYTES, saltOf(nth));
  return (1024 * (await costOf(endpoint, body))) / Math.max(BYTES, Buffer.byteLength(body));
}

/** Milliseconds of CPU of a body of so many bytes; `nth`: which of those that share no text. */
export const msOf = (endpoint: Endpoint, recipe: Recipe, bytes: number, nth: number): Promise<number> =>
  costOf(endpoint, bodyOf(recipe, bytes, saltOf(bytes + nth)));

/** Some letters, others each time: what was read is remembered. */
const saltOf = (nth: number) =>
  [1, 26, 676, 17_576].map((place) => String.fromCharCode(97 + (Math.floor(nth / place) % 26))).join('');

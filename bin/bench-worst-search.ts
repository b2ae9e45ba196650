import { bodyOf, firstRecipe, mutated, type Recipe, randomFrom } from './bench-worst-recipe.ts';
import { costOf, type Endpoint } from './bench-worst-work.ts';

/** A recipe with what it costs, in milliseconds of CPU for each KB of its body. */
export type Found = { recipe: Recipe; perKb: number };

/** The body on which recipes are compared: large enough for a quadratic rule to show, small enough for many tries. */
const BYTES = 96 * 1024;
/** After so many changes that were no worse the climb begins anew. */
const MAX_VAIN = 40;
/** A change must be worse by this to be no chance. */
const BETTER = 1.03;

/** Climbs for so many milliseconds from known recipes and new ones, to what costs an endpoint most in a language. */
export async function climb(
  endpoint: Endpoint,
  language: string,
  { ms, seed, known }: { ms: number; seed: number; known: readonly Recipe[] },
): Promise<{ worst: Found; tries: number }> {
  const random = randomFrom(seed);
  const until = performance.now() + ms;
  const starts = known.map((recipe) => ({ ...recipe, language }));
  let tries = 0;
  const measured = async (recipe: Recipe, least: number): Promise<Found> => {
    tries++;
    const first = await perKbOf(endpoint, recipe, BYTES, tries);
    return { recipe, perKb: first > least ? Math.min(first, await perKbOf(endpoint, recipe, BYTES, -tries)) : first };
  };
  let worst: Found | undefined;
  for (const recipe of starts) {
    const found = await measured(recipe, worst?.perKb ?? 0);
    if (found.perKb > (worst?.perKb ?? 0)) worst = found;
  }
  let [here, vain] = [worst, 0];
  while (performance.now() < until || !worst) {
    if (!here || vain > MAX_VAIN) [here, vain] = [await measured(firstRecipe(language, random), 0), 0];
    const next = await measured(mutated(here.recipe, random), here.perKb * BETTER);
    if (next.perKb > here.perKb * BETTER) [here, vain] = [next, 0];
    else vain++;
    if (here.perKb > (worst?.perKb ?? 0)) worst = here;
  }
  return { worst, tries };
}

/** Milliseconds of CPU a KB of a body of this size. `nth`: which body of the recipe, since what was read is remembered. */
export async function perKbOf(endpoint: Endpoint, recipe: Recipe, bytes: number, nth: number): Promise<number> {
  const body = bodyOf(recipe, bytes, saltOf(nth));
  return (1024 * (await costOf(endpoint, body))) / Math.max(bytes / 2, Buffer.byteLength(body));
}

/** Some letters, others each time. */
const saltOf = (nth: number) =>
  (Math.abs(nth * 7919 + 104_729) % 1_679_616).toString(36).replace(/\d/gu, (it) => 'qwrtzpsdfg'[Number(it)] ?? '');

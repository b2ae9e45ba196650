import type { Language } from '../extraction/language.ts';
import { salesLanguageOf } from './languages.ts';
import type { Product } from './product.ts';

/** One product that the conversation is about, with every place that names it. */
export type Thread = { keys: Set<string>; products: (Product & { message: number })[] };

const MIN_SCORE = 0.55;

/** The product's thread, which is made when it is new; null when it is hardly a product. */
export function threadFor(
  threads: Thread[],
  product: Product & { message: number },
  focus: Thread | null,
): Thread | null {
  if (product.score < MIN_SCORE) return null;
  const known =
    product.rule === 'model' && focus
      ? focus
      : threads.find(({ keys }) => [...product.keys].some((key) => keys.has(key)));
  const thread = known ?? { keys: new Set<string>(), products: [] };
  if (!known) threads.push(thread);
  for (const key of product.keys) thread.keys.add(key);
  thread.products.push(product);
  return thread;
}

/** How much speaks for a thread being what the condition is about. */
export function weightOf({ products }: Thread, has: { quantity: boolean; price: boolean }): number {
  const best = Math.max(...products.map(({ score }) => score));
  const isOnly = products.some((it) => it.isOnly);
  const isGone = products.at(-1)?.isGone ?? false;
  return best + (has.quantity ? 2 : 0) + (has.price ? 1.5 : 0) + (isOnly ? 3 : 0) - (isGone ? 4 : 0);
}

const MAX_PREFERRED_WORDS = 3;

/** The thread's product by its surest and fullest name; a model with what it is a model of. */
export function nameOf(
  { products }: Thread,
  language: Language,
): { name: string; pieces: (Product & { message: number })[] } {
  const rank = ({ score, name }: Product) => score + 0.12 * Math.min(MAX_PREFERRED_WORDS, name.split(' ').length);
  const [best] = products.filter(({ rule }) => rule !== 'model').sort((a, b) => rank(b) - rank(a));
  const model = products.findLast(({ rule }) => rule === 'model');
  if (!model || !best) {
    const only = (best ?? model) as Product & { message: number };
    return { name: only.name, pieces: [only] };
  }
  if ([...best.keys].some((key) => model.keys.has(key))) return { name: model.name, pieces: [model] };
  const { headFirst } = salesLanguageOf(language);
  const name = headFirst ? `${best.name} ${model.name}` : `${model.name} ${best.name}`;
  return { name, pieces: [model, best] };
}

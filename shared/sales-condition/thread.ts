import type { Language } from '../extraction/language.ts';
import { salesLanguageOf } from './languages.ts';
import type { Product } from './product.ts';
import { type Counting, calledName } from './product-name.ts';
import { COUNTED_BY } from './product-reading.ts';

/** One product that the conversation is about, with every place that names it. */
export type Thread = {
  keys: Set<string>;
  products: Mention[];
  /** What the product is counted by: "trips" of a courier service. */
  unitKeys: Set<string>;
};
export type Mention = Product & { message: number };

const MIN_SCORE = 0.55;

/** More products than one conversation is about; it bounds the work on a list of thousands. */
const MAX_THREADS = 100;

/** The product's thread, which is made when it is new; null when it is hardly a product, or one too many. */
export function threadFor(
  threads: Thread[],
  product: Product & { message: number },
  focus: Thread | null,
): Thread | null {
  if (product.score < MIN_SCORE) return null;
  const known = knownFor(threads, product, focus);
  if (known) return withProduct(known, product);
  if (threads.length === MAX_THREADS) return null;
  // a noun that only stands beside a price is seldom another product
  if (focus && product.rule === 'beside a price') return null;
  if (focus && isUnit(focus, product)) {
    for (const key of product.keys) focus.unitKeys.add(key);
    return focus;
  }
  const thread = withProduct({ keys: new Set(), products: [], unitKeys: new Set() }, product);
  threads.push(thread);
  return thread;
}

function withProduct(thread: Thread, product: Mention): Thread {
  for (const key of product.keys) thread.keys.add(key);
  thread.products.push(product);
  return thread;
}

const knownFor = (threads: readonly Thread[], product: Mention, focus: Thread | null): Thread | undefined =>
  product.rule === 'model' && focus ? focus : threads.find((it) => isAbout(it, product));

const isUnit = ({ unitKeys }: Thread, { rule, keys }: Product) =>
  rule === COUNTED_BY || (unitKeys.size > 0 && [...keys].every((key) => unitKeys.has(key)));

/** Brass hinges and brass handles are two things, brass hinges and hinges are one. */
const isAbout = ({ keys, products }: Thread, product: Mention): boolean =>
  [...product.keys].some((key) => isNamedIn(keys, key)) &&
  !products.some((it) => it.message === product.message && isOther(it, product));

const isOther = (one: Product, other: Product) =>
  one.start !== other.start && !isPart(one.keys, other.keys) && !isPart(other.keys, one.keys);

const isPart = (keys: ReadonlySet<string>, all: ReadonlySet<string>) => [...keys].every((key) => isNamedIn(all, key));

const SHORTEST_HEAD = 5;
const SHORTEST_REST = 3;

/** A compound is what its last part names: "zonnepaneel" is a "paneel". */
const isNamedIn = (keys: ReadonlySet<string>, key: string): boolean =>
  keys.has(key) || [...keys].some((it) => isHead(it, key) || isHead(key, it));

const isHead = (compound: string, word: string) =>
  word.length >= SHORTEST_HEAD && compound.length >= word.length + SHORTEST_REST && compound.endsWith(word);

/** How much speaks for a thread being what the condition is about. */
export function weightOf({ products }: Thread, has: { quantity: boolean; price: boolean }): number {
  const best = Math.max(...products.map(({ score }) => score));
  const isOnly = products.some((it) => it.isOnly);
  const isGone = products.at(-1)?.isGone ?? false;
  return best + (has.quantity ? 2 : 0) + (has.price ? 1.5 : 0) + (isOnly ? 3 : 0) - (isGone ? 4 : 0);
}

const MAX_PREFERRED_WORDS = 3;

/** "Wine glasses" says more than "glasses". */
const isFuller = (it: Product, other: Product) =>
  it.keys.size > other.keys.size &&
  it.keys.size <= MAX_PREFERRED_WORDS &&
  [...other.keys].every((key) => it.keys.has(key));

/**
 * The thread's product by its surest and fullest name; a model with what it is a model of.
 * @param isCounted it is ordered by a number without a unit
 */
export function nameOf(
  { products }: Thread,
  language: Language,
  isCounted: boolean,
): { name: string; pieces: Mention[] } {
  const best = fullest(products.filter(({ rule }) => rule !== 'model'));
  const model = products.findLast(({ rule }) => rule === 'model');
  const stated = products.map(({ counting }) => counting);
  const countings: readonly Counting[] = isCounted && !stated.includes('measured') ? [...stated, 'counted'] : stated;
  const called = (it: Mention) => calledName(it.name, countings, language);
  if (!model || !best) {
    const only = (best ?? model) as Mention;
    return { name: called(only), pieces: [only] };
  }
  if ([...best.keys].some((key) => model.keys.has(key))) return { name: called(model), pieces: [model] };
  const { headFirst } = salesLanguageOf(language);
  const name = headFirst ? `${called(best)} ${model.name}` : `${model.name} ${called(best)}`;
  return { name, pieces: [model, best] };
}

const rankOf = ({ score, name }: Product) => score + 0.12 * Math.min(MAX_PREFERRED_WORDS, name.split(' ').length);

function fullest(products: readonly Mention[]): Mention | undefined {
  const [first, ...others] = [...products].sort((a, b) => rankOf(b) - rankOf(a));
  return first && (others.find((it) => isFuller(it, first)) ?? first);
}

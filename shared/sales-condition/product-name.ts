import { foldedOf, remembering } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage, type Span } from '../extraction/pattern.ts';
import { salesLanguageOf } from './languages.ts';
import { phrasesOf } from './lexicon.ts';

const rulesOf = perLanguage((language) => {
  const sales = salesLanguageOf(language);
  return {
    sales,
    singular: sales.singular.map(([ending, replacement]) => [new RegExp(`${ending}$`, 'iu'), replacement] as const),
    invariable: new Set(phrasesOf(sales.invariable ?? '').map((it) => foldedOf(it))),
    of: new Set(phrasesOf(`${sales.cues.of ?? ''}, ${sales.links ?? ''}`).map((it) => foldedOf(it))),
  };
});

/** A noun as typed, on one line and without quotation marks. */
export const typedName = (typed: string, { start, end }: Span): string =>
  typed
    .slice(start, end)
    .replace(/\s+/gu, ' ')
    .replace(/^["'«“]|["'»”]$/gu, '');

/** How the conversation counts a product: one by one, by weight or in pairs, or not at all. */
export type Counting = 'counted' | 'measured' | 'none';

/** What a product is called: in the singular where it was counted one by one, in the plural where it is weighed. */
export function calledName(name: string, countings: readonly Counting[], language: Language): string {
  const { sales } = rulesOf(language);
  const isCounted = countings.includes('counted');
  const isSingular = isCounted || !(countings.includes('measured') || sales.plurals === 'kept');
  return spelled(isSingular && !language.spaceless ? singularName(name, language) : name, sales.spellings);
}

function singularName(name: string, language: Language): string {
  const { sales, of } = rulesOf(language);
  const words = name.split(' ');
  const end = sales.headLast ? -1 : words.findIndex((word) => of.has(foldedOf(word)));
  const head = (end < 0 ? words.length : end) - 1;
  if (sales.headLast && phrasesOf(sales.headLast).includes(words.at(-2) ?? '')) return name;
  const single = words.map((word, i) =>
    i > head || (i < head && !sales.headFirst) ? word : singularOf(word, language),
  );
  return single.join(' ');
}

const spelled = (name: string, spellings: Readonly<Record<string, string>> = {}) =>
  name.replace(/[\p{L}-]+/gu, (word) => spellings[word.toLowerCase()] ?? word);

function singularOf(word: string, language: Language): string {
  const { singular, invariable } = rulesOf(language);
  if (invariable.has(foldedOf(word)) || /\d/.test(word) || word.length < 3) return word;
  const rule = singular.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** The end of a spaceless name by which it is known again: 水杯 of 不锈钢水杯. */
const HEAD = /(?<=.)(?:[\u3400-\u9fff]{2}|[ァ-ヴー]{2,12})$/u;

/** The words of a product without their endings, by which it is known again. */
export function keysOf(name: string, language: Language): ReadonlySet<string> {
  if (language.spaceless) return new Set([foldedOf(name), ...(HEAD.exec(foldedOf(name)) ?? [])]);
  const words = foldedOf(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 1);
  return new Set(words.map(keyOf(language)));
}

const MAX_KEYS = 1000;

/** A word without its ending. */
const keyOf = perLanguage((language) =>
  remembering((word) => foldedOf(singularOf(word, language)).replace(/^ال(?=..)|(?:es|s|en|e|n)$/, ''), MAX_KEYS),
);

import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage, type Span } from '../extraction/pattern.ts';
import { type Clause, has, type Sentence } from './clause.ts';
import type { Figure } from './figure.ts';
import { salesLanguageOf } from './languages.ts';
import type { Kind } from './lexicon.ts';
import { phrasesOf } from './lexicon.ts';
import { beside as besideOf, isFiller } from './neighbour.ts';
import type { Phrase } from './phrase.ts';
import { is, type Mark } from './token.ts';

/** A noun that may be the product. `keys` are its words without their endings, by which it is known again. */
export type Product = Span & {
  name: string;
  keys: ReadonlySet<string>;
  rule: string;
  score: number;
  clause: Clause;
  /** "just the keyboards" */
  isOnly: boolean;
  /** "out of stock" */
  isGone: boolean;
};

/** @param taken places of other names: companies, towns */
export function productsIn(
  sentence: Sentence,
  figures: readonly Figure[],
  typed: string,
  taken: readonly Span[],
  language: Language,
): Product[] {
  return sentence.clauses.flatMap((clause, index) =>
    clause.phrases.flatMap((phrase, at) => {
      if (phrase.kind !== 'noun' || taken.some((it) => it.start < phrase.end && phrase.start < it.end)) return [];
      const reading = readingOf({ sentence, clause, index, at, figures });
      if (!reading) return [];
      const name = nameOf(phrase, typed, reading.number, language);
      if (phrase.words?.every((word) => is(word, 'quality'))) return [];
      if (!/[\p{L}\p{M}]{2}|[\u3040-\u9fff]/u.test(name)) return [];
      const { start, end } = phrase;
      return [
        {
          start,
          end,
          name,
          keys: keysOf(name, language),
          rule: reading.rule,
          score: clause.isPast ? reading.score - 0.05 : reading.score,
          clause,
          isOnly: has(clause, 'only'),
          isGone: sentence.has('unavailable'),
        },
      ];
    }),
  );
}

type Place = { sentence: Sentence; clause: Clause; index: number; at: number; figures: readonly Figure[] };
/** `number`: how the noun is counted, which says whether its plural is an everyday one. */
type Reading = { rule: string; score: number; number: 'counted' | 'measured' | 'none' };

const beside = (phrases: readonly Phrase[], at: number, step: 1 | -1, ...through: (Kind | Mark)[]) =>
  besideOf(phrases, at, step, { through, most: 7 });

const isPrice = (phrase: Phrase | undefined, figures: readonly Figure[]) =>
  phrase !== undefined && figures.some((it) => it.phrase === phrase && (it.term === 'price' || it.term === 'discount'));

function readingOf(place: Place): Reading | null {
  const { clause, at } = place;
  const { phrases } = clause;
  const i = beside(phrases, at, -1);
  if (is(phrases[i], 'incoterm', 'buyer', 'deliver', 'customer', 'place')) return null;
  if (is(phrases[i], 'reference') && phrases[at]?.words?.length === 1) return null;
  return (
    countedReading(place) ??
    labelledReading(place) ??
    pricedReading(place) ??
    quantifiedReading(place) ??
    askedReading(place) ??
    listedReading(place) ??
    loneReading(place)
  );
}

/** "500 units of the bracket", "30 laptops", "120 of the large ones". */
function countedReading({ clause: { phrases }, at }: Place): Reading | null {
  const i = beside(phrases, at, -1, 'of');
  const back = phrases[i];
  if (back?.kind === 'number' && !is(phrases[i - 1], 'reference'))
    return { rule: 'after a number', score: back.isWeak ? 0.8 : 0.95, number: 'counted' };
  if (back?.kind !== 'unit') return null;
  const counted = phrases[beside(phrases, i, -1)];
  const isMeasured = is(back, 'measure', 'pair');
  const number = isMeasured ? 'measured' : is(back, 'count') ? 'counted' : 'none';
  if (counted?.kind === 'number') return { rule: 'after a quantity', score: 0.95, number };
  const isNamed = is(phrases[i + 1], 'of') || is(phrases[i - 1], 'per');
  return isNamed ? { rule: 'after a unit', score: 0.8, number } : null;
}

/** "price for office chairs", "minimum order for mugs", "10 % off on the uniforms", "just the keyboards". */
function labelledReading({ sentence, clause, at }: Place): Reading | null {
  const { phrases } = clause;
  const i = beside(phrases, at, -1, 'of', 'for', 'at');
  const back = phrases[i];
  const none = 'none' as const;
  if (is(back, 'only', 'product')) return { rule: 'after "only"', score: 0.8, number: none };
  const isLinked = phrases.slice(i + 1, at).some((it) => is(it, 'for', 'of')) || i === at - 1;
  if (is(back, 'request') && !is(back, 'pay')) return { rule: 'after a request', score: 0.8, number: none };
  if (is(phrases[beside(phrases, at, 1)], 'price') && sentence.isQuestion)
    return { rule: 'before "cost"', score: 0.75, number: none };
  if (is(back, 'price', 'minimum', 'discount') && isLinked) return { rule: 'after "price"', score: 0.8, number: none };
  return null;
}

/** "the cable is $0.85", "54,900 EUR per tractor", "9.90 EUR for the gloves". */
function pricedReading({ clause, at, figures }: Place): Reading | null {
  const { phrases } = clause;
  const forward = phrases[beside(phrases, at, 1, 'price', 'per', 'count', 'pack', 'measure', 'pair', 'colon', 'at')];
  const none = 'none' as const;
  if (isPrice(forward, figures)) return { rule: 'before a price', score: 0.75, number: none };
  if (forward?.kind === 'number' && is(phrases[beside(phrases, at, 1)], 'colon', 'price', 'at'))
    return { rule: 'before a price', score: 0.6, number: none };
  const back = phrases[beside(phrases, at, -1, 'for', 'of', 'per', 'count', 'pack', 'measure', 'pair')];
  if (!isPrice(back, figures)) return null;
  const isPer = phrases.slice(phrases.indexOf(back as Phrase), at).some((it) => is(it, 'per'));
  return { rule: isPer ? 'after "per"' : 'after a price', score: isPer ? 0.7 : 0.8, number: isPer ? 'counted' : none };
}

/** "湯のみを300個", "screws 500 pcs": before a number and a unit that counts no other noun. */
function quantifiedReading({ clause: { phrases }, at }: Place): Reading | null {
  const number = beside(phrases, at, 1, 'quantity', 'colon');
  const unit = number + 1;
  const isCounted = phrases[number]?.kind === 'number' && phrases[unit]?.kind === 'unit';
  const next = phrases[beside(phrases, unit, 1, 'of')];
  return isCounted && next?.kind !== 'noun' ? { rule: 'before a quantity', score: 0.78, number: 'none' } : null;
}

/** "For the pump we charge …", "Quote for gloves". */
function askedReading({ sentence, clause, at, figures }: Place): Reading | null {
  const back = clause.phrases[beside(clause.phrases, at, -1)];
  if (is(back, 'for') && figures.length > 0) return { rule: 'after "for"', score: 0.65, number: 'none' };
  if (sentence.has('unavailable')) return { rule: 'unavailable', score: 0.6, number: 'none' };
  const words = sentence.clauses.flatMap(({ phrases }) => phrases).filter((it) => !isFiller(it) && !is(it, 'and'));
  if (sentence.isQuestion && words.length === 1) return { rule: 'alone in a question', score: 0.6, number: 'none' };
  return null;
}

/** The only noun of a part that has a price: "the beans on your website for 18 euros". */
function loneReading({ clause, at, figures }: Place): Reading | null {
  const nouns = clause.phrases.filter(({ kind }) => kind === 'noun');
  const isPriced = figures.some((it) => it.clause === clause && it.term === 'price');
  return nouns.length === 1 && isPriced && at >= 0 ? { rule: 'beside a price', score: 0.62, number: 'none' } : null;
}

/** "LED bulbs, 2,500 pcs, …": a noun alone in its part beside one with a figure. */
function listedReading({ sentence, clause, index, at, figures }: Place): Reading | null {
  const isAlone = clause.phrases.every((it, i) => i === at || isFiller(it) || is(it, 'colon', 'request', 'accept'));
  if (!isAlone) return null;
  const next = sentence.clauses[index + 1];
  const isBeside = figures.some(
    (it) => it.clause === next && it.phrase === next?.phrases.find(({ kind }) => kind !== 'cue'),
  );
  return isBeside ? { rule: 'in a list', score: 0.7, number: 'none' } : null;
}

const rulesOf = perLanguage((language) => {
  const sales = salesLanguageOf(language);
  return {
    sales,
    singular: sales.singular.map(([ending, replacement]) => [new RegExp(`${ending}$`, 'iu'), replacement] as const),
    invariable: new Set(phrasesOf(sales.invariable ?? '').map((it) => foldedOf(it))),
    of: new Set(phrasesOf(sales.cues.of ?? '').map((it) => foldedOf(it))),
  };
});

/** The noun as typed, its head in the singular when it was counted one by one. */
function nameOf(phrase: Phrase, typed: string, number: Reading['number'], language: Language): string {
  const { sales, of } = rulesOf(language);
  const name = typed
    .slice(phrase.start, phrase.end)
    .replace(/\s+/gu, ' ')
    .replace(/^["'«“]|["'»”]$/gu, '');
  const isSingular = number === 'counted' || (number === 'none' && sales.plurals !== 'kept');
  if (!isSingular || language.spaceless) return spelled(name, sales.spellings);
  const words = name.split(' ');
  const end = words.findIndex((word) => of.has(foldedOf(word)));
  const head = (end < 0 ? words.length : end) - 1;
  const single = words.map((word, i) =>
    i > head || (i < head && !sales.headFirst) ? word : singularOf(word, language),
  );
  return spelled(single.join(' '), sales.spellings);
}

const spelled = (name: string, spellings: Readonly<Record<string, string>> = {}) =>
  name.replace(/[\p{L}-]+/gu, (word) => spellings[word.toLowerCase()] ?? word);

function singularOf(word: string, language: Language): string {
  const { singular, invariable } = rulesOf(language);
  if (invariable.has(foldedOf(word)) || /\d/.test(word) || word.length < 3) return word;
  const rule = singular.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

function keysOf(name: string, language: Language): ReadonlySet<string> {
  if (language.spaceless) return new Set([foldedOf(name)]);
  const words = foldedOf(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 1);
  return new Set(words.map((word) => foldedOf(singularOf(word, language)).replace(/(?:es|s|en|e|n)$/, '')));
}

/** The answer to "Which model?": the words and numbers of its first part that has any. */
export function modelIn(sentences: readonly Sentence[], typed: string, language: Language): Product[] {
  for (const clause of sentences.flatMap(({ clauses }) => clauses)) {
    const first = clause.phrases.findIndex(({ kind }) => kind === 'noun');
    if (first < 0) continue;
    const rest = clause.phrases.slice(first, first + 4);
    const end = rest.findIndex(({ kind }) => kind !== 'noun' && kind !== 'number' && kind !== 'unit');
    const words = end < 0 ? rest : rest.slice(0, end);
    const [start, last] = [(words[0] as Phrase).start, (words.at(-1) as Phrase).end];
    const name = typed.slice(start, last);
    return [
      {
        start,
        end: last,
        name,
        keys: keysOf(name, language),
        rule: 'model',
        score: 0.8,
        clause,
        isOnly: false,
        isGone: false,
      },
    ];
  }
  return [];
}

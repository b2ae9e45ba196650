import type { Language } from '../extraction/language.ts';
import { overlaps, perLanguage, type Span } from '../extraction/pattern.ts';
import { type Clause, has, type Sentence } from './clause.ts';
import type { Figure, Known } from './figure.ts';
import { salesLanguageOf } from './languages.ts';
import type { Phrase } from './phrase.ts';
import { type Counting, keysOf, typedName } from './product-name.ts';
import { type Place, type Reading, readingOf } from './product-reading.ts';
import { is } from './token.ts';

/** A noun that may be the product. `keys` are its words without their endings, by which it is known again. */
export type Product = Span & {
  name: string;
  counting: Counting;
  keys: ReadonlySet<string>;
  rule: string;
  score: number;
  clause: Clause;
  /** "just the keyboards" */
  isOnly: boolean;
  /** "out of stock" */
  isGone: boolean;
};

/** UTF-16 units; what is longer is no name, and would be kept in every version of a condition. */
const MAX_NAME = 100;

type Message = { typed: string; language: Language; taken: readonly Span[]; role: Known['role'] };

/** @param taken places of other names: companies, towns */
export function productsIn(sentence: Sentence, figures: readonly Figure[], message: Message): Product[] {
  const { verbLast: isVerbLast = false, headFirst: isHeadFirst = false } = salesLanguageOf(message.language);
  const isAsking = message.role === 'assistant' && sentence.isQuestion && figures.length === 0;
  const places = sentence.clauses.flatMap((clause, index) =>
    clause.phrases.flatMap((phrase, at) =>
      phrase.kind === 'noun' ? [{ sentence, clause, index, at, figures, isVerbLast, isHeadFirst, isAsking }] : [],
    ),
  );
  return [
    ...places.flatMap((place) => {
      const reading = readingOf(place);
      return reading ? productAt(place, reading, message) : [];
    }),
    ...packingsIn(sentence, message),
  ];
}

/** What packings are read as: the product only where no other is. */
const PACKING = { rule: 'packing', score: 0.4 };

/** "250 canisters", "the pallets": the packing itself, should nothing else be sold. */
const packingsIn = (sentence: Sentence, { typed, language }: Message): Product[] =>
  sentence.clauses.flatMap((clause) => {
    const phrase = clause.phrases.find((it) => it.kind === 'unit' && is(it, 'pack'));
    if (!phrase || has(sentence, 'pay', 'reference')) return [];
    const { start, end } = phrase;
    const name = typedName(typed, phrase);
    const keys = keysOf(name, language);
    return [{ start, end, name, counting: 'counted', keys, ...PACKING, clause, isOnly: false, isGone: false }];
  });

function productAt({ clause, at, sentence }: Place, reading: Reading, message: Message): Product[] {
  const { typed, taken, language } = message;
  const phrase = clause.phrases[at] as Phrase;
  const { start, end } = phrase;
  const name = typedName(typed, phrase);
  const isName = name.length <= MAX_NAME && /[\p{L}\p{M}]{2}|[\u3040-\u9fff]/u.test(name);
  if (!isName || isNoProduct(phrase, message) || taken.some((it) => overlaps(it, phrase))) return [];
  const isPacking = !phrase.words.some((word) => is(word, 'noun')) && phrase.words.some((word) => is(word, 'measure'));
  const score = isPacking ? PACKING.score : clause.isPast ? reading.score - 0.05 : reading.score;
  const [isOnly, isGone] = [has(clause, 'only'), has(sentence, 'unavailable')];
  const { number: counting } = reading;
  const rule = isPacking ? PACKING.rule : reading.rule;
  return [{ start, end, name, counting, keys: keysOf(name, language), rule, score, clause, isOnly, isGone }];
}

/** Words that name a product with others only: "large", "quoted". */
function isNoProduct({ words, text }: Phrase, { language }: Message): boolean {
  if (words.every((word) => is(word, 'quality') || !is(word, 'noun', 'pack', 'count'))) return true;
  return words.length === 1 && (lonePattern(language)?.test(text) ?? false);
}

const lonePattern = perLanguage((language) => {
  const { lone } = salesLanguageOf(language);
  return lone === undefined ? null : new RegExp(`(?:${lone})$`, 'u');
});

/** The answer to "Which model?": the words and numbers of its first part that has any. */
export function modelIn(sentences: readonly Sentence[], typed: string, language: Language): Product[] {
  for (const clause of sentences.flatMap(({ clauses }) => clauses)) {
    const first = clause.phrases.findIndex(({ kind }) => kind === 'noun');
    if (first < 0) continue;
    const rest = clause.phrases.slice(first, first + 4);
    const end = rest.findIndex(({ kind }) => kind !== 'noun' && kind !== 'number' && kind !== 'unit');
    const words = end < 0 ? rest : rest.slice(0, end);
    const [start, last] = [(words[0] as Phrase).start, (words.at(-1) as Phrase).end];
    const name = typedName(typed, { start, end: last });
    if (name.length > MAX_NAME) continue;
    const keys = keysOf(name, language);
    return [
      {
        start,
        end: last,
        name,
        counting: 'none',
        keys,
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

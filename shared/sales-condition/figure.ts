import { overlaps, type Span } from '../extraction/pattern.ts';
import { type Clause, has, type Sentence } from './clause.ts';
import type { Phrase } from './phrase.ts';
import { is } from './token.ts';

export type FigureTerm = 'quantity' | 'price' | 'discount' | 'amount' | 'threshold' | 'minimum';

/** A figure and what it says. Places are in its message. */
export type Figure = {
  term: FigureTerm;
  value: number;
  start: number;
  end: number;
  rule: string;
  score: number;
  currency?: string;
  unit?: string;
  /** The quantity from which the price or discount holds. */
  from?: number;
  /** 'past': of another time or of somebody else; 'refused': said no to; 'replaced': "instead of 300". */
  standing: 'offered' | 'past' | 'refused' | 'replaced';
  /** The clause it stands in. */
  clause: Clause;
  phrase: Phrase;
};

/** What the conversation has told so far, for figures that stand alone. */
export type Known = {
  role: 'user' | 'assistant';
  price: number | null;
  quantity: number | null;
  discount: number | null;
  /** A discount was asked for, so that a bare number may be one. */
  isBargaining: boolean;
  /** What the message before asked for or was about. */
  asked: ReadonlySet<string>;
  topic: FigureTerm | null;
};

type Place = { clause: Clause; at: number; sentence: Sentence; known: Known };
type Reading = Pick<Figure, 'term' | 'rule' | 'score'> & { unit?: string; value?: number };

const FIGURES = ['number', 'money', 'percent'];

/** @param taken places of terms of payment, whose figures are none of these */
export function figuresIn(sentence: Sentence, known: Known, taken: readonly Span[]): Figure[] {
  const figures = sentence.clauses.flatMap((clause) =>
    clause.phrases.flatMap((phrase, at) => {
      if (!FIGURES.includes(phrase.kind) && !isRange(phrase)) return [];
      if (taken.some((it) => overlaps(it, phrase))) return [];
      const reading = readingOf({ clause, at, sentence, known });
      return reading ? [figureOf(phrase, clause, reading)] : [];
    }),
  );
  return withScales(figures, sentence);
}

const isRange = (phrase: Phrase) => phrase.kind === 'range' && is(phrase, 'range');

function figureOf(phrase: Phrase, clause: Clause, reading: Reading): Figure {
  const { start, end, value = 0, code } = phrase;
  return {
    value,
    start,
    end,
    standing: standingOf(clause, phrase, reading),
    clause,
    phrase,
    ...(code === undefined ? {} : { currency: code }),
    ...reading,
  };
}

function standingOf(clause: Clause, phrase: Phrase, { term }: Reading): Figure['standing'] {
  const at = clause.phrases.indexOf(phrase);
  if (is(before(clause, at), 'instead')) return 'replaced';
  if (clause.isPast) return 'past';
  return clause.isRefused && term !== 'minimum' ? 'refused' : 'offered';
}

const isFiller = (phrase: Phrase | undefined) =>
  phrase !== undefined &&
  phrase.kind === 'cue' &&
  phrase.kinds.every((kind) => kind === 'stop' || kind === 'paren' || kind === 'present');

/** The phrase before or after that means something. */
function beside({ phrases }: Clause, at: number, step: 1 | -1): Phrase | undefined {
  let i = at + step;
  for (let skipped = 0; skipped < 3 && isFiller(phrases[i]); skipped++) i += step;
  return phrases[i];
}
const before = (clause: Clause, at: number) => beside(clause, at, -1);
const after = (clause: Clause, at: number) => beside(clause, at, 1);

function readingOf(place: Place): Reading | null {
  const { clause, at } = place;
  const phrase = clause.phrases[at] as Phrase;
  if (phrase.kind === 'money') return moneyReading(place);
  if (phrase.kind === 'percent') return percentReading(place);
  if (isRange(phrase)) return { term: 'threshold', rule: 'range', score: 0.5, value: Number.parseFloat(phrase.text) };
  return numberReading(place);
}

function moneyReading({ clause, at, sentence }: Place): Reading | null {
  const [prev, next] = [before(clause, at), after(clause, at)];
  const second = clause.phrases[at + 2];
  if (
    is(prev, 'discount') ||
    is(next, 'discount') ||
    is(prev, 'minus') ||
    (is(prev, 'of') && has(clause, 'discount'))
  ) {
    return { term: 'amount', rule: 'amount off', score: 0.8 };
  }
  if (has(clause, 'shipping', 'total')) return null;
  if (sentence.has('total') && is(next, 'for')) return null;
  const count = is(next, 'per') && second?.kind === 'number' ? (second.value as number) : 1;
  const value = (clause.phrases[at]?.value as number) / count;
  const unit = unitAfter(clause, at);
  return { term: 'price', rule: 'money', score: 0.9, value, ...(unit ? { unit } : {}) };
}

/** "per kg", "a pallet", "el litro". */
function unitAfter(clause: Clause, at: number): string | undefined {
  const next = after(clause, at);
  const unit = is(next, 'per')
    ? clause.phrases.slice(clause.phrases.indexOf(next as Phrase) + 1).find((it) => !isFiller(it))
    : next;
  return unit?.kind === 'unit' ? unit.text : undefined;
}

function percentReading({ clause, at, sentence, known }: Place): Reading | null {
  const phrase = clause.phrases[at] as Phrase;
  if (is(phrase, 'half')) return { term: 'discount', rule: 'phrase', score: 0.9 };
  if (has(clause, 'moment', 'tax', 'pay', 'payable')) return null;
  if (has(clause, 'discount', 'minus')) return { term: 'discount', rule: 'percentage off', score: 0.95 };
  if (sentence.has('moment', 'tax', 'pay', 'payable')) return null;
  if (sentence.has('discount', 'minus') || known.topic === 'discount' || known.asked.has('discount')) {
    return { term: 'discount', rule: 'percentage in question', score: 0.8 };
  }
  return null;
}

function numberReading(place: Place): Reading | null {
  const { clause, at } = place;
  const [prev, next] = [before(clause, at), after(clause, at)];
  const phrase = clause.phrases[at] as Phrase;
  if (is(clause.phrases[at - 1], 'reference') || is(prev, 'reference') || is(next, 'size')) return null;
  if (is(prev, 'minimum')) return { term: 'minimum', rule: 'minimum', score: 0.8 };
  if (isThreshold(clause, at)) return { term: 'threshold', rule: 'scale', score: 0.8, ...unitOf(next) };
  if (is(prev, 'per') && !is(prev, 'at')) return null;
  if (is(prev, 'of') && is(clause.phrases[clause.phrases.indexOf(prev as Phrase) - 1], 'pack', 'pair')) return null;
  const counted = countedReading(place, prev, next);
  if (counted !== undefined) return counted;
  if (is(next, 'of') && !phrase.isDecimal) return { term: 'quantity', rule: 'before "of"', score: 0.85 };
  if (is(prev, 'quantity')) return { term: 'quantity', rule: 'after a label', score: 0.95 };
  if (is(next, 'per') && !is(next, 'reference'))
    return {
      term: 'price',
      rule: 'before "each"',
      score: 0.85,
      ...unitOf(after(clause, clause.phrases.indexOf(next as Phrase))),
    };
  if (is(prev, 'discount', 'minus') && phrase.value !== undefined && is(prev, 'discount') && !phrase.isDecimal)
    return { term: 'discount', rule: 'bare after "discount"', score: 0.5 };
  if (is(prev, 'at', 'price', 'currency') || is(next, 'price'))
    return has(clause, 'shipping', 'total') ? null : { term: 'price', rule: 'after a price word', score: 0.8 };
  return bareReading(place);
}

const unitOf = (phrase: Phrase | undefined) => (phrase?.kind === 'unit' ? { unit: phrase.text } : {});

/** "from 100 pieces", "3 or more", "100 pieces or more", "over 100". */
function isThreshold(clause: Clause, at: number): boolean {
  const next = after(clause, at);
  const isCount = !clause.phrases[at]?.isDecimal;
  if (is(next, 'more') && isCount) return true;
  const end = clause.phrases.indexOf(next as Phrase);
  if (isCounted(next) && is(clause.phrases[end + 1], 'more')) return true;
  return isCount && is(before(clause, at), 'from');
}

const isCounted = (phrase: Phrase | undefined) => phrase?.kind === 'unit' || phrase?.kind === 'noun';

/** A number before a unit or a noun counts it; undefined where there is neither. */
function countedReading(
  { clause, at }: Place,
  prev: Phrase | undefined,
  next: Phrase | undefined,
): Reading | null | undefined {
  const phrase = clause.phrases[at] as Phrase;
  if (!isCounted(next)) return undefined;
  const end = clause.phrases.indexOf(next as Phrase);
  const second = after(clause, end);
  if (
    next?.kind === 'unit' &&
    is(second, 'per') &&
    after(clause, clause.phrases.indexOf(second as Phrase))?.kind !== 'number'
  ) {
    if (isCounted(after(clause, clause.phrases.indexOf(second as Phrase)))) return null; // "24 pieces per box"
  }
  if (phrase.value === 1 && isPriceOfOne(clause, end)) return null;
  if (has(clause, 'minimum')) return { term: 'minimum', rule: 'minimum', score: 0.7 };
  if (has(clause, 'stock') && !has(clause, 'request')) return null;
  if (phrase.isDecimal && next?.kind === 'noun') return undefined;
  if (next?.kind === 'noun' && is(prev, 'at') && phrase.isDecimal) return undefined;
  return {
    term: 'quantity',
    rule: next?.kind === 'unit' ? 'before a unit' : 'before a product',
    score: phrase.isWeak ? 0.75 : 0.95,
    ...unitOf(next),
  };
}

/** "1台8,200円", "one dozen costs 36 dollars". */
function isPriceOfOne(clause: Clause, at: number): boolean {
  const rest = clause.phrases.slice(at + 1, at + 5);
  const money = rest.findIndex(({ kind }) => kind === 'money');
  return money >= 0 && rest.slice(0, money).every((it) => isFiller(it) || is(it, 'price', 'colon'));
}

function bareReading(place: Place): Reading | null {
  const { clause, at, sentence, known } = place;
  const phrase = clause.phrases[at] as Phrase;
  const value = phrase.value as number;
  if (
    phrase.isWeak ||
    has(clause, 'stock', 'shipping', 'deliver', 'reference') ||
    is(before(clause, at), 'valid', 'moment')
  )
    return null;
  const read = (term: FigureTerm, rule: string, score = 0.7): Reading => ({ term, rule, score });
  if (isDiscount(place, value)) return read('discount', 'number in question');
  if (phrase.isDecimal) return has(clause, 'total') ? null : read('price', 'decimal');
  if (has(clause, 'request', 'only') && !is(before(clause, at), 'at')) return read('quantity', 'after a request', 0.8);
  if (known.asked.has('quantity')) return read('quantity', 'answer');
  if (known.asked.has('price')) return read('price', 'answer');
  const isOpen = known.role === 'user' && known.price !== null && known.quantity === null;
  if (isOpen && !has(clause, 'correct')) return read('quantity', 'answer to a price', 0.6);
  const like = likerTerm(value, known);
  if (like?.isNear) return read(like.term, 'like the one before');
  if (has(clause, 'correct')) return read('quantity', 'correction');
  if (sentence.clauses.length > 4) return null;
  if (known.quantity !== null && known.role === 'assistant' && known.price === null)
    return read('price', 'answer to a quantity', 0.5);
  return null;
}

/** "Twelve is possible", after somebody asked for fifteen per cent. */
function isDiscount({ clause, known }: Place, value: number): boolean {
  if (value > 100 || has(clause, 'request')) return false;
  if (known.asked.has('discount') || has(clause, 'discount')) return true;
  return known.isBargaining && known.discount !== null && Math.abs(Math.log(value / known.discount)) < NEAR;
}

/** A counter-offer is seldom more than twice or less than half. */
const NEAR = Math.log(2.1);

/** Whether a number is likelier another price or another quantity, by its size. */
function likerTerm(value: number, { price, quantity }: Known): { term: FigureTerm; isNear: boolean } | null {
  const distance = (other: number | null) =>
    other && value ? Math.abs(Math.log(value / other)) : Number.POSITIVE_INFINITY;
  const [toPrice, toQuantity] = [distance(price), distance(quantity)];
  if (!Number.isFinite(Math.min(toPrice, toQuantity))) return null;
  return toPrice < toQuantity
    ? { term: 'price', isNear: toPrice < NEAR }
    : { term: 'quantity', isNear: toQuantity < NEAR };
}

/** Puts each threshold to the price or discount that holds from there: in its clause, the next, the one before. */
function withScales(figures: readonly Figure[], { clauses }: Sentence): Figure[] {
  const conditions = new Map<Figure, number>();
  const isOpen = (figure: Figure) => (figure.term === 'price' || figure.term === 'discount') && !conditions.has(figure);
  for (const threshold of figures.filter(({ term }) => term === 'threshold')) {
    const at = clauses.indexOf(threshold.clause);
    const near = [at, at + 1, at - 1].map((i) => figures.find((it) => isOpen(it) && it.clause === clauses[i]));
    const own = near.find((it) => it !== undefined);
    if (own) conditions.set(own, threshold.value);
  }
  return figures.map((figure) => ({
    ...figure,
    ...(conditions.has(figure) ? { from: conditions.get(figure) as number } : {}),
  }));
}

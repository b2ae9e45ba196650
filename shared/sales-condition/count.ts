import { type Clause, has, type Sentence } from './clause.ts';
import type { FigureTerm, Known, Place, Reading } from './figure.ts';
import { isCounted } from './money.ts';
import { after, before, beside, isFiller } from './neighbour.ts';
import { isDecimal, isWeak, type Phrase } from './phrase.ts';
import { is } from './token.ts';

/** undefined: the rule does not know; null: the number is none of the terms. */
type Rule = (place: Place, number: Phrase) => Reading | null | undefined;

/** A number without a currency, read by the first rule that knows. */
export function countReading(place: Place): Reading | null {
  const number = place.clause.phrases[place.at] as Phrase;
  for (const rule of RULES) {
    const reading = rule(place, number);
    if (reading !== undefined) return reading;
  }
  return null;
}

const RULES: readonly Rule[] = [
  /** "order no. 5", "apartment 14" */
  function reference({ clause, at }) {
    return is(clause.phrases[at - 1], 'reference') || is(before(clause, at), 'reference') ? null : undefined;
  },
  /** "320元一把", "多少钱一个": the price of one. */
  function one({ clause, at }, number) {
    const prev = before(clause, at);
    return number.value === 1 && is(number, 'word') && (prev?.kind === 'money' || is(prev, 'price')) ? null : undefined;
  },
  function size({ clause, at }) {
    return is(clause.phrases[at + 1], 'size') ? null : undefined;
  },
  /** "We will take one", "one please" */
  function alone({ clause, at, known }, number) {
    if (!isWeak(number) || known.role !== 'user' || !clause.phrases.slice(at + 1).every(isFiller)) return undefined;
    const isAsked =
      is(clause.phrases[at - 1], 'request') || clause.phrases.slice(0, at).every((it) => is(it, 'accept', 'and'));
    return isAsked ? { term: 'quantity', rule: 'after a request', score: 0.7 } : undefined;
  },
  /** "einen neuen Preis", "um preço": what agrees with the price and counts nothing. */
  function article({ clause, at }, number) {
    return isWeak(number) && is(after(clause, at), 'price', 'discount') ? null : undefined;
  },
  function minimum({ clause, at }) {
    return is(before(clause, at), 'minimum') ? { term: 'minimum', rule: 'minimum', score: 0.8 } : undefined;
  },
  /** "If I take 100, how much?" */
  function supposed({ clause, at, known }, number) {
    const isOrder = is(before(clause, at), 'given') && known.role === 'user' && !isDecimal(number);
    return isOrder
      ? { term: 'quantity', rule: 'after a condition', score: 0.8, ...unitOf(after(clause, at)) }
      : undefined;
  },
  function threshold({ clause, at, known }, number) {
    if (isDecimal(number) || !isThreshold(clause, at, known.role)) return undefined;
    return { term: 'threshold', rule: 'scale', score: 0.8, ...unitOf(after(clause, at)) };
  },
  /** "per 100 pieces", "boxes of 12" */
  function content({ clause, at }) {
    const i = beside(clause.phrases, at, -1);
    const prev = clause.phrases[i];
    if (is(prev, 'per') && !is(prev, 'at')) return null;
    return is(prev, 'of') && is(clause.phrases[i - 1], 'pack', 'pair', 'count') ? null : undefined;
  },
  /** "每个15", "per piece 15" */
  function pricedUnit({ clause, at }) {
    const i = beside(clause.phrases, at, -1);
    const per = clause.phrases[i - 1];
    const isOne = is(per, 'per') || (per?.kind === 'number' && per.value === 1);
    const isPriced = clause.phrases[i]?.kind === 'unit' && isOne && !isCounted(after(clause, at));
    return isPriced ? { term: 'price', rule: 'after "per"', score: 0.8, ...unitOf(clause.phrases[i]) } : undefined;
  },
  /** "450で" */
  function pricedBehind({ clause, at }) {
    return is(after(clause, at), 'priced') ? { term: 'price', rule: 'before a price word', score: 0.75 } : undefined;
  },
  counted,
  /** "120 of them" */
  function some({ clause, at }, number) {
    const isSome = is(clause.phrases[at + 1], 'of') && !isDecimal(number);
    return isSome ? { term: 'quantity', rule: 'before "of"', score: 0.85 } : undefined;
  },
  function labelled({ clause, at }) {
    const label = clause.phrases[beside(clause.phrases, at, -1, { through: ['colon'] })];
    const isUnit = is(clause.phrases[at - 1], 'colon') && is(label, 'count');
    return isUnit || is(label, 'quantity') ? { term: 'quantity', rule: 'after a label', score: 0.95 } : undefined;
  },
  /** "作業用手袋を36" */
  function afterObject({ clause, at }, number) {
    const [object, noun] = [clause.phrases[at - 1], clause.phrases[at - 2]];
    const isQuantity = is(object, 'object') && noun?.kind === 'noun' && !isDecimal(number);
    return isQuantity ? { term: 'quantity', rule: 'after its product', score: 0.75 } : undefined;
  },
  /** "0.12 each" */
  function each({ clause, at }) {
    const i = beside(clause.phrases, at, 1);
    if (!is(clause.phrases[i], 'per')) return undefined;
    return {
      term: 'price',
      rule: 'before "each"',
      score: 0.85,
      ...unitOf(clause.phrases[beside(clause.phrases, i, 1)]),
    };
  },
  function discount({ clause, at }, number) {
    const isOff = is(before(clause, at), 'discount') && !isDecimal(number) && (number.value as number) < 100;
    return isOff ? { term: 'discount', rule: 'bare after "discount"', score: 0.5 } : undefined;
  },
  /** "$0.06 each at 40,000" */
  function quoted({ clause, at, known }, number) {
    const isQuoted = is(before(clause, at), 'at') && clause.phrases.slice(0, at).some(({ kind }) => kind === 'money');
    if (!isQuoted || isDecimal(number)) return undefined;
    return { term: known.quantity === number.value ? 'quantity' : 'threshold', rule: 'after a price', score: 0.7 };
  },
  /** "190 instead of 210 dollars" */
  function replacing({ clause, at }) {
    const isPrice =
      is(after(clause, at), 'instead') && clause.phrases.slice(at, at + 4).some(({ kind }) => kind === 'money');
    return isPrice ? { term: 'price', rule: 'instead of a price', score: 0.85 } : undefined;
  },
  /** "at 3.10", "price: 4" */
  function priced({ clause, at, known }, number) {
    const prev = before(clause, at);
    if (!is(prev, 'at', 'price', 'currency') && !is(after(clause, at), 'price')) return undefined;
    if (has(clause, 'shipping', 'total')) return null;
    // "make it 12" orders where only the price is known
    const isOrder = is(prev, 'request') && (isOpen(known) || isNearer(number, known)) && !isDecimal(number);
    return isOrder ? undefined : { term: 'price', rule: 'after a price word', score: 0.8 };
  },
  /** About something else altogether. */
  function aside({ clause, at }, number) {
    const isOther =
      has(clause, 'stock', 'shipping', 'deliver', 'total') ||
      clause.phrases.slice(0, at).some((it) => is(it, 'reference'));
    return isWeak(number) || isOther || is(before(clause, at), 'valid', 'moment') ? null : undefined;
  },
  bargained,
  function decimal(_place, number) {
    return isDecimal(number) ? { term: 'price', rule: 'decimal', score: 0.7 } : undefined;
  },
  /** "put us down for 60"; but "order 44512" names one */
  function requested({ clause, at, sentence, known }, number) {
    const value = number.value as number;
    // "Would you take 650?"
    if (sentence.isQuestion && distance(value, known.price) < NEAR)
      return { term: 'price', rule: 'counter-offer', score: 0.7 };
    if (is(clause.phrases[at - 1], 'request') && value >= 1000 && value % 10 !== 0) return null;
    return has(clause, 'request', 'only') ? { term: 'quantity', rule: 'after a request', score: 0.8 } : undefined;
  },
  /** "We need pens, about 1000." */
  function requestedBefore({ clause, at, index, sentence, known }) {
    const isAlone = clause.phrases.every((it, i) => i === at || isFiller(it));
    const earlier = sentence.clauses[index - 1];
    if (!isAlone || known.role !== 'user' || !earlier || !has(earlier, 'request')) return undefined;
    return { term: 'quantity', rule: 'after a request', score: 0.7 };
  },
  /** "Ceramic tile | 1,800 | $2.35" */
  function listed({ clause, at, index, sentence, known }, number) {
    const isAlone = clause.phrases.every((it, i) => i === at || isFiller(it));
    const earlier = sentence.clauses[index - 1]?.phrases.filter((it) => !isFiller(it)) ?? [];
    const isNamed = isAlone && earlier.length === 1 && earlier[0]?.kind === 'noun';
    return isNamed && known.price === null && !isDecimal(number) && !sentence.isQuestion
      ? { term: 'quantity', rule: 'in a list', score: 0.7 }
      : undefined;
  },
  function answered({ known }) {
    if (known.asked.has('quantity')) return { term: 'quantity', rule: 'answer', score: 0.8 };
    return known.asked.has('price') ? { term: 'price', rule: 'answer', score: 0.7 } : undefined;
  },
  /** "88 then", after somebody said 88. */
  function repeated({ known }, { value }) {
    const isPrice = value === known.price && value !== known.quantity;
    return isPrice ? { term: 'price', rule: 'like the one before', score: 0.7 } : undefined;
  },
  compared,
];

/** A number before a unit or a noun counts it. */
function counted({ clause, at, known }: Place, number: Phrase): Reading | null | undefined {
  const { phrases } = clause;
  const end = beside(phrases, at, 1);
  const next = phrases[end];
  if (!isCounted(next) || (isDecimal(number) && next?.kind === 'noun')) return undefined;
  if (isArticle(clause, at, end) || isContent(phrases, end) || isOne(number, clause, end)) return null;
  const isOrdered = known.role === 'user' && has(clause, 'request');
  if (has(clause, 'minimum')) return { term: 'minimum', rule: 'minimum', score: 0.7 };
  if (has(clause, 'stock') && !isOrdered) return null;
  return { ...ordered(next), score: isWeak(number) ? 0.75 : 0.95 };
}

const ordered = (counted: Phrase | undefined) =>
  ({
    term: 'quantity',
    rule: counted?.kind === 'unit' ? 'before a unit' : 'before a product',
    ...unitOf(counted),
  }) as const;

/** "We are a school", "a small favour" */
const isArticle = ({ phrases }: Clause, at: number, counted: number) =>
  isWeak(phrases[at] as Phrase) &&
  (is(phrases[at - 1], 'customer') || (phrases[counted]?.words.every((word) => is(word, 'quality')) ?? false));

/** "24 pieces per box" */
function isContent(phrases: readonly Phrase[], unit: number): boolean {
  const per = beside(phrases, unit, 1);
  return phrases[unit]?.kind === 'unit' && is(phrases[per], 'per') && isCounted(phrases[beside(phrases, per, 1)]);
}

/** "1台8,200円", "one dozen costs 36 dollars" */
function isOne(number: Phrase, { phrases }: Clause, unit: number): boolean {
  if (number.value !== 1) return false;
  const rest = phrases.slice(unit + 1, unit + 5);
  const money = rest.findIndex(({ kind }) => kind === 'money' || kind === 'number');
  return money >= 0 && rest.slice(0, money).every((it) => isFiller(it) || is(it, 'price', 'colon', 'per'));
}

const unitOf = (phrase: Phrase | undefined) =>
  phrase?.kind === 'unit' ? { unit: { start: phrase.start, end: phrase.end } } : {};

/** "from 100 pieces", "3 or more", "100 pieces or more"; "if you take 400" when an agent says it. */
function isThreshold({ phrases }: Clause, at: number, role: Known['role']): boolean {
  const next = beside(phrases, at, 1);
  const end = phrases[next]?.kind === 'unit' && phrases[next + 1]?.kind === 'noun' ? next + 1 : next;
  if (is(phrases[next], 'more') || (isCounted(phrases[end]) && is(phrases[end + 1], 'more'))) return true;
  const prev = phrases[beside(phrases, at, -1)];
  if (is(prev, 'from')) return true;
  const behind = isCounted(phrases[next]) ? phrases[beside(phrases, next, 1)] : phrases[next];
  return role === 'assistant' && (is(prev, 'given') || is(behind, 'provided'));
}

/** A counter-offer is seldom more than twice or less than half. */
const NEAR = Math.log(2.1);
const distance = (value: number, other: number | null) =>
  other && value ? Math.abs(Math.log(value / other)) : Number.POSITIVE_INFINITY;

/** "Twelve is possible", after somebody asked for fifteen per cent. */
function bargained({ clause, known }: Place, number: Phrase): Reading | undefined {
  const value = number.value as number;
  if (value > 100 || has(clause, 'request')) return undefined;
  const isMeant = known.asked.has('discount') || has(clause, 'discount');
  const isLike = known.isBargaining && distance(value, known.discount) < NEAR;
  return isMeant || isLike ? { term: 'discount', rule: 'number in question', score: 0.7 } : undefined;
}

/** Nearer to the quantity than to the price that was told. */
const isNearer = ({ value = 0 }: Phrase, { price, quantity }: Known) =>
  price !== null && distance(value, quantity) < distance(value, price);

/** The price is told and the customer may say how many. */
const isOpen = ({ role, price, quantity }: Known) => role === 'user' && price !== null && quantity === null;

/** "310 dollars each, 290 if you take ten" */
const toldBefore = ({ clauses }: Sentence, clause: Clause): number | null =>
  clauses
    .slice(0, clauses.indexOf(clause))
    .flatMap(({ phrases }) => phrases)
    .findLast(({ kind }) => kind === 'money')?.value ?? null;

/** A number alone is another price or another quantity, whichever it is nearer to. */
function compared({ clause, sentence, known }: Place, number: Phrase): Reading | undefined {
  const value = number.value as number;
  const read = (term: FigureTerm, rule: string, score = 0.7): Reading => ({ term, rule, score });
  const { quantity, role } = known;
  const price = known.price ?? toldBefore(sentence, clause);
  if (isOpen(known) && !has(clause, 'correct') && !has(sentence, 'refuse', 'tooMuch'))
    return read('quantity', 'answer to a price', 0.6);
  const [toPrice, toQuantity] = [distance(value, price), distance(value, quantity)];
  if (Math.min(toPrice, toQuantity) < NEAR)
    return read(toPrice < toQuantity ? 'price' : 'quantity', 'like the one before');
  if (has(clause, 'correct')) return read('quantity', 'correction');
  if (sentence.clauses.length > 4) return undefined;
  return quantity !== null && role === 'assistant' && price === null
    ? read('price', 'answer to a quantity', 0.55)
    : undefined;
}

import { datesIn, type FoundDate } from '../date/read-dates.ts';
import type { Language } from '../extraction/language.ts';
import type { Span } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { has, type Sentence, sentencesIn } from './clause.ts';
import { type Company, companiesIn } from './customer.ts';
import type { Figure, Known } from './figure.ts';
import { figuresIn } from './figures.ts';
import { incotermsIn, placesOf, type StatedIncoterm } from './incoterm.ts';
import { salesLanguageOf } from './languages.ts';
import type { Habit } from './number.ts';
import { type Payment, paymentsIn } from './payment.ts';
import type { Phrase } from './phrase.ts';
import { phrasesIn } from './phrases.ts';
import { modelIn, type Product, productsIn } from './product.ts';
import { is, type TokenKind } from './token.ts';
import { tokensOf } from './tokens.ts';
import { type Bound, boundsIn } from './validity.ts';

export type NamedCurrency = Span & { code: string; isFigure: boolean };

/** What one message says by itself. */
export type MessageReading = {
  figures: Figure[];
  products: Product[];
  payments: Payment[];
  bounds: Bound[];
  incoterms: StatedIncoterm[];
  currencies: NamedCurrency[];
  companies: Company[];
  isAccepting: boolean;
  isRefusing: boolean;
  asks: Asks;
};

export type Question = 'quantity' | 'price' | 'discount' | 'payment' | 'which' | 'validity';
export type Asks = ReadonlySet<Question>;

export type Context = { known: Known; asked: Asks; habit: Habit; at: Date; language: Language };

export function readMessage({ text }: Turn, { known, asked, habit, at, language }: Context): MessageReading {
  const sentences = sentencesOf(text, { habit, at, language });
  const companies = companiesIn(text, language);
  const figures: Figure[] = [];
  const reading: MessageReading = {
    figures,
    products: [],
    payments: [],
    bounds: [],
    incoterms: [],
    currencies: sentences.flatMap(currenciesIn),
    companies,
    isAccepting: sentences.some((it) => !it.isQuestion && has(it, 'accept')),
    isRefusing: sentences.some((it) => !it.isQuestion && has(it, 'tooMuch', 'refuse')),
    asks: asksIn(sentences),
  };
  let now = known;
  for (const sentence of sentences) {
    const payments = paymentsIn(sentence, asked.has('payment'));
    const own = figures.length < MAX_FIGURES ? figuresIn(sentence, now, payments) : [];
    const isOffer = asked.has('validity') || own.some(({ term }) => term !== 'quantity');
    const taken = [...companies, ...placesOf(sentence)];
    figures.push(...own.slice(0, MAX_FIGURES - figures.length));
    reading.products.push(...productsIn(sentence, own, { typed: text, taken, language, role: known.role }));
    reading.payments.push(...payments);
    reading.bounds.push(...boundsIn(sentence, isOffer));
    reading.incoterms.push(...incotermsIn(sentence, text));
    now = after(now, own);
  }
  if (asked.has('which') && !reading.products.some(({ score }) => score >= 0.8)) {
    reading.products.push(...modelIn(sentences, text, language));
  }
  reading.products.splice(MAX_PRODUCTS);
  return reading;
}

/** More than any message about a deal has; what comes later is not read. */
const MAX_FIGURES = 100;
const MAX_PRODUCTS = 50;

/** "il 4%" is no day of the month. */
const AMOUNT = /^\s?[%٪]/u;

function sentencesOf(text: string, { habit, at, language }: Pick<Context, 'habit' | 'at' | 'language'>): Sentence[] {
  // a period that is none of validity is one of payment or delivery
  const dates = datesIn(text, language, at).filter(
    (date) => date.role !== 'for' && !AMOUNT.test(text.slice(date.end, date.end + 2)) && !isPeriod(date, text),
  );
  const tokens = tokensOf(text, dates, habit, language);
  return sentencesIn(phrasesIn(tokens, salesLanguageOf(language), language.spaceless ?? false));
}

/** "15 din mein", "30日後": within so many days, which is a term of payment as well. */
const isPeriod = ({ start, rule, role }: FoundDate, text: string) =>
  rule === 'relative' && role === 'on' && /^\p{Nd}/u.test(text.slice(start, start + 2));

/** "Dollars or euros?" names none. */
function currenciesIn({ phrases, isQuestion }: Sentence): NamedCurrency[] {
  const found = phrases.filter((it) => it.kind === 'money' || is(it, 'currency')).flatMap(currencyOf);
  return isQuestion && found.length > 1 ? found.filter(({ isFigure }) => isFigure) : found;
}

/** A sign alone names none. */
const currencyOf = ({ start, end, code, kind, text }: Phrase): NamedCurrency[] =>
  code && (kind === 'money' || /\p{L}/u.test(text)) ? [{ start, end, code, isFigure: kind === 'money' }] : [];

/** What is known after these figures. */
export function after(known: Known, figures: readonly Figure[]): Known {
  if (figures.length === 0) return known;
  const last = (term: Figure['term']) => figures.findLast((it) => it.term === term && it.standing !== 'past')?.value;
  const topic = figures.findLast(({ term }) => term !== 'threshold')?.term;
  return {
    ...known,
    price: last('price') ?? known.price,
    quantity: last('quantity') ?? last('minimum') ?? known.quantity,
    discount: last('discount') ?? known.discount,
    isBargaining: known.isBargaining && last('quantity') === undefined,
    topic: topic ?? known.topic,
  };
}

/** Words by which a question is known; the first ones without a question mark too. */
const ASKED: readonly [Question, ...TokenKind[]][] = [
  ['quantity', 'howMany'],
  ['which', 'which'],
  ['quantity', 'quantity'],
  ['price', 'price'],
  ['discount', 'discount'],
  ['payment', 'pay', 'payable', 'method'],
  ['validity', 'valid'],
];
const WITHOUT_MARK: ReadonlySet<TokenKind> = new Set(['howMany', 'which']);

function asksIn(sentences: readonly Sentence[]): Asks {
  const questions = sentences.filter((it) => it.isQuestion || has(it, 'howMany', 'which'));
  if (questions.length === 0) return NO_QUESTION;
  const isAsked = (sentence: Sentence, kinds: readonly TokenKind[]) =>
    has(sentence, ...kinds) && (sentence.isQuestion || WITHOUT_MARK.has(kinds[0] as TokenKind));
  const asks = ASKED.filter(([, ...kinds]) => questions.some((it) => isAsked(it, kinds))).map(([question]) => question);
  // "What product is it about?" and nothing else
  if (asks.length === 0 && questions.some((it) => has(it, 'product'))) return new Set<Question>(['which']);
  return new Set(asks);
}
const NO_QUESTION: Asks = new Set();

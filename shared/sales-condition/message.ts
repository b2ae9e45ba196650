import { datesIn } from '../date/read-dates.ts';
import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import type { Span } from '../extraction/pattern.ts';
import { type Sentence, sentencesIn } from './clause.ts';
import { type Company, companiesIn } from './customer.ts';
import { type Figure, figuresIn, type Known } from './figure.ts';
import { incotermsIn, placesOf, type StatedIncoterm } from './incoterm.ts';
import { salesLanguageOf } from './languages.ts';
import type { Habit } from './number.ts';
import { type Payment, paymentsIn } from './payment.ts';
import { phrasesIn } from './phrase.ts';
import { modelIn, type Product, productsIn } from './product.ts';
import { is } from './token.ts';
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
  // a period that is none of validity is one of payment or delivery
  const dates = datesIn(text, language, at).filter(({ role }) => role !== 'for');
  const phrases = phrasesIn(
    tokensOf(text, dates, habit, language),
    salesLanguageOf(language),
    language.spaceless ?? false,
  );
  const sentences = sentencesIn(phrases);
  const companies = companiesIn(text, language);
  const figures: Figure[] = [];
  const products: Product[] = [];
  const payments = sentences.flatMap((sentence) => paymentsIn(sentence, asked.has('payment')));
  let now = known;
  for (const sentence of sentences) {
    const own = figuresIn(sentence, now, payments);
    figures.push(...own);
    products.push(...productsIn(sentence, own, text, [...companies, ...placesOf(sentence)], language));
    now = after(now, own);
  }
  if (asked.has('which') && !products.some(({ score }) => score >= 0.8))
    products.push(...modelIn(sentences, text, language));
  return {
    figures,
    products,
    payments,
    bounds: sentences.flatMap((sentence) =>
      boundsIn(sentence, asked.has('validity') || own(sentence, figures).some(({ term }) => term !== 'quantity')),
    ),
    incoterms: sentences.flatMap((sentence) => incotermsIn(sentence, text)),
    currencies: sentences.flatMap(currenciesIn),
    companies,
    isAccepting: sentences.some((it) => it.has('accept') && !it.isQuestion),
    isRefusing: sentences.some((it) => !it.isQuestion && refuses(it)),
    asks: asksIn(sentences),
  };
}

/** "Dollars or euros?" names none. */
function currenciesIn({ clauses, isQuestion }: Sentence): NamedCurrency[] {
  const phrases = clauses.flatMap((clause) => clause.phrases);
  const found = phrases
    .filter((it) => it.code !== undefined && (it.kind === 'money' || is(it, 'currency')))
    .map(currencyOf);
  return isQuestion && found.length > 1 ? found.filter(({ isFigure }) => isFigure) : found;
}

const currencyOf = ({ start, end, code, kind }: { start: number; end: number; code?: string; kind: string }) => ({
  start,
  end,
  code: code as string,
  isFigure: kind === 'money',
});

const own = ({ clauses }: Sentence, figures: readonly Figure[]) =>
  figures.filter(({ clause }) => clauses.includes(clause));

/** What is known after these figures. */
export function after(known: Known, figures: readonly Figure[]): Known {
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

/** "No, thanks", "that's too expensive", "I'm afraid we can't"; a sentence that refuses its own figures says no to those. */
const refuses = (sentence: Sentence) => sentence.has('tooMuch', 'refuse');

function asksIn(sentences: readonly Sentence[]): Asks {
  const asks = new Set<Question>();
  for (const sentence of sentences) {
    if (sentence.has('howMany')) asks.add('quantity');
    if (sentence.has('which')) asks.add('which');
    if (!sentence.isQuestion) continue;
    if (sentence.has('quantity')) asks.add('quantity');
    if (sentence.has('price')) asks.add('price');
    if (sentence.has('discount')) asks.add('discount');
    if (sentence.has('pay', 'payable', 'method')) asks.add('payment');
    if (sentence.has('valid')) asks.add('validity');
  }
  return asks;
}

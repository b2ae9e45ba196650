import { datesIn } from '../date/read-dates.ts';
import { asciiDigits } from '../extraction/fold.ts';
import type { Evidence } from '../extraction/turn.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS } from '../sales-condition/currency.ts';
import { numberOf } from '../sales-condition/number.ts';
import { numbersSaidIn } from '../sales-condition/numbers-said.ts';
import { readTerms } from '../sales-condition/read-terms.ts';
import { INCOTERMS, NO_TERMS, type Scale, type StatedTerms, type Term } from '../sales-condition/sales-condition.ts';
import { evidenceAt, type Ground, placesOf, textAt, textGrounded, wordGrounded } from './ground-quotes.ts';
import type { Place } from './pieces.ts';
import type { Answer, Quote } from './prompt.ts';

type Given = NonNullable<Answer['sales_condition']>;
type Grounded<T> = { value: T; evidence: Evidence[] } | undefined;

/** The terms that were said, by either side. A figure, a date or a currency counts when its words can mean it. */
export function termsGrounded(given: Given, ground: Ground): StatedTerms {
  const text = (quotes: readonly Quote[]) => textGrounded(quotes, ground, ' ', ground.all);
  const scales = scalesGrounded(given.scales, ground);
  const found: { [T in Term]?: Grounded<unknown> } = {
    product: text(given.product),
    quantity: figureGrounded(given.quantity, ground),
    unit: text(given.unit),
    unit_price: figureGrounded(given.unit_price, ground),
    discount_percent: figureGrounded(given.discount_percent, ground),
    discount_amount: figureGrounded(given.discount_amount, ground),
    currency: currencyGrounded(given.currency, ground),
    customer: text(given.customer),
    valid_from: dateGrounded(given.valid_from, ground),
    valid_until: dateGrounded(given.valid_until, ground),
    payment_terms: text(given.payment_terms),
    incoterm: wordGrounded(given.incoterm, INCOTERMS, ground, ground.all),
    ...(scales.evidence.length > 0 && { scales }),
  };
  const entries = Object.entries(found).filter(([, it]) => it !== undefined) as [
    Term,
    NonNullable<Grounded<unknown>>,
  ][];
  return {
    terms: { ...NO_TERMS, ...Object.fromEntries(entries.map(([term, { value }]) => [term, value])) },
    evidence: Object.fromEntries(entries.map(([term, { evidence }]) => [term, evidence])),
  };
}

type Valued<T> = { value: T | null; quotes: readonly Quote[] };

/** A value, where one of the texts in which it is quoted can mean it. */
function meant<T>(
  { value, quotes }: Valued<T>,
  ground: Ground,
  means: (text: string, value: T) => boolean,
): Grounded<T> {
  if (value === null) return undefined;
  const places = quotes.flatMap((it) => ground.sign(it, ground.all) ?? placesOf([it], ground, ground.all));
  const isMeant = [...places, ...spanned(places)].some((place) => means(textAt(place, ground), value));
  if (!isMeant && places.length > 0) ground.dropped += 1;
  return isMeant ? { value, evidence: evidenceAt(places) } : undefined;
}

/** "31 March" and "2025" are quoted apart, and mean a date together. */
function spanned(places: readonly Place[]): Place[] {
  const inOrder = places.toSorted((a, b) => a.message - b.message || a.start - b.start);
  return inOrder.flatMap((place, at) => {
    const next = inOrder[at + 1];
    const isNear = next && next.message === place.message && next.start - place.end < WIDEST_GAP;
    return isNear ? [{ ...place, end: Math.max(place.end, next.end) }] : [];
  });
}

const WIDEST_GAP = 20;

const figureGrounded = (figure: Valued<number>, ground: Ground) =>
  meant(figure, ground, (text, value) => numbersIn(text, ground).includes(value));

const FIGURE = /\d(?:[\d.,'٬٫ ]*\d)?/g;

/** What figures and number words of a text can mean, with either decimal sign. */
function numbersIn(text: string, { language, now }: Ground): number[] {
  const figures = asciiDigits(text).match(FIGURE) ?? [];
  const read = figures.flatMap((it) => [
    numberOf(it, '.'),
    numberOf(it, ','),
    ...it.split(' ').map((part) => numberOf(part, '.')),
  ]);
  const { terms } = readTerms([{ role: 'user', text }], language, now);
  const said = [terms.quantity, terms.unit_price, terms.discount_percent, terms.discount_amount];
  return [...read, ...said, ...numbersSaidIn(text, language)].filter((it) => it !== null);
}

/** Whose money these signs are, likeliest apart. */
const OF_SIGN: Readonly<Record<string, RegExp>> = {
  $: /^(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|UYU)$/,
  '¥': /^(?:JPY|CNY)$/,
};

function currencyGrounded({ value, quotes }: Valued<string>, ground: Ground): Grounded<string> {
  const code = value?.toUpperCase() ?? null;
  if (code !== null && !CURRENCY_CODES.includes(code)) return undefined;
  return meant({ value: code, quotes }, ground, (text, it) => {
    const lower = text.toLowerCase();
    const signs = Object.entries(CURRENCY_SIGNS).filter(([sign]) => lower.includes(sign));
    const { currency } = readTerms([{ role: 'user', text: `1 ${text}` }], ground.language, ground.now).terms;
    return (
      currency === it ||
      new RegExp(`\\b${it}\\b`, 'i').test(text) ||
      signs.some(([, of]) => of === it || OF_SIGN[of]?.test(it))
    );
  });
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const dateGrounded = ({ value, quotes }: Valued<string>, ground: Ground): Grounded<string> =>
  value !== null && ISO_DATE.test(value)
    ? meant({ value, quotes }, ground, (text, it) => isDated(text, it, ground))
    : undefined;

/** A date as the language says it, or day and month in figures. */
function isDated(text: string, date: string, { language, now }: Ground): boolean {
  if (datesIn(text, language, now).some(({ from, until }) => from === date || until === date)) return true;
  const figures = (asciiDigits(text).match(/\d+/g) ?? []).map(Number);
  const [, month, day] = date.split('-').map(Number);
  return figures.includes(month ?? 0) && figures.includes(day ?? 0);
}

function scalesGrounded(given: Given['scales'], ground: Ground): { value: Scale[]; evidence: Evidence[] } {
  const evidence: Evidence[] = [];
  const value = given.flatMap((it): Scale[] => {
    const from = figureGrounded(it.from_quantity, ground);
    const price = figureGrounded(it.unit_price, ground);
    const percent = price ? undefined : figureGrounded(it.discount_percent, ground);
    const amount = price ?? percent;
    if (!from || !amount) return [];
    evidence.push(...from.evidence, ...amount.evidence);
    return [{ from_quantity: from.value, [price ? 'unit_price' : 'discount_percent']: amount.value }];
  });
  return { value, evidence };
}

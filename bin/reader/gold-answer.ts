import { type Extraction, extract } from '../../shared/extraction/extract.ts';
import type { Language } from '../../shared/extraction/language.ts';
import type { Evidence, Turn } from '../../shared/extraction/turn.ts';
import { groundAnswer } from '../../shared/reader/ground.ts';
import type { ModelReading } from '../../shared/reader/model-reading.ts';
import type { Quote, Wanted } from '../../shared/reader/prompt.ts';
import { readTerms } from '../../shared/sales-condition/read-terms.ts';
import type { StatedTerms, Term } from '../../shared/sales-condition/sales-condition.ts';
import { digitsOf } from '../../shared/search.ts';
import { type Cut, folded } from './cuts.ts';

/** What is true of a conversation. A member that is absent or null is not told. */
export type Gold = {
  customer_info?: Partial<Record<string, string | null>>;
  shipments?: readonly {
    tracking_number?: string | null;
    order_id?: string | null;
    carrier_any?: readonly string[] | null;
  }[];
  sales_condition?: Partial<Record<string, string | number | null>>;
};

/** A conversation, and where the built-in reader has read what the gold does not say the place of. */
export type Told = { turns: readonly Turn[]; language: Language; now: Date; read: Extraction; stated: StatedTerms };

export const toldIn = (turns: readonly Turn[], language: Language, now: Date): Told => ({
  ...{ turns, language, now },
  read: extract(turns, language),
  stated: readTerms(turns, language, now),
});

/** A value that a model answered rightly, and whether it is in the reading. */
export type Kept = { field: string; gold: string; quotes: readonly Quote[]; isKept: boolean };

type Said = { field: string; gold: string; quotes: Quote[]; member: unknown; isIn: (reading: ModelReading) => boolean };

/** What grounding keeps of a right answer whose quotes are cut in one way. */
export function keptOf(gold: Gold, told: Told, cut: Cut): Kept[] {
  const customer = customerSaid(gold, told, cut);
  const shipments = (gold.shipments ?? []).map((it) => shipmentSaid(it, told, cut));
  const terms = termsSaid(gold, told, cut);
  const wanted: Wanted = [
    ...(gold.shipments ? (['shipments'] as const) : []),
    ...(gold.sales_condition ? (['sales_condition'] as const) : []),
  ];
  const answer = {
    ...membersOf(customer),
    signals: [],
    acts: [],
    ...(gold.shipments && { shipments: shipments.map(membersOf) }),
    ...(gold.sales_condition && { sales_condition: membersOf(terms) }),
  };
  const reading = groundAnswer(answer, told.turns, told.language, { now: told.now, wanted });
  return [...customer, ...shipments.flat(), ...terms].map(({ field, gold: value, quotes, isIn }) => ({
    field,
    gold: value,
    quotes,
    isKept: reading !== undefined && isIn(reading),
  }));
}

const membersOf = (all: readonly Said[]) => Object.fromEntries(all.map(({ field, member }) => [field, member]));

const TEXTS = ['name', 'address', 'issue'] as const;
const LABELS = ['role', 'priority', 'type'] as const;

function customerSaid({ customer_info: gold = {} }: Gold, told: Told, cut: Cut): Said[] {
  const texts = TEXTS.flatMap((field): Said[] => {
    const value = gold[field];
    if (!value) return [];
    const written = field === 'address' ? (cut.address?.(value) ?? value) : value;
    const quotes = quotesOf(written, told, cut);
    const isIn = ({ values }: ModelReading) => sameIn(field)(values[field]?.value ?? '') === sameIn(field)(value);
    return [{ field, gold: value, quotes, member: quotes, isIn }];
  });
  const { read } = told;
  const labels = LABELS.flatMap((field): Said[] => {
    const value = gold[field];
    const evidence = read.evidence[field] ?? [];
    if (!value || (field === 'type' ? !gold['issue'] : read.values[field] !== value || evidence.length === 0))
      return [];
    const quotes = evidence.flatMap((it) => quotesAt(it, told, cut));
    return [
      { field, gold: value, quotes, member: { value, quotes }, isIn: ({ values }) => values[field]?.value === value },
    ];
  });
  return [...texts, ...phoneSaid(gold, told, cut), ...labels];
}

function phoneSaid(gold: NonNullable<Gold['customer_info']>, told: Told, cut: Cut): Said[] {
  const { phone, phone_typed, phone_e164 } = gold;
  if (!phone) return [];
  const typed = phone_typed ?? phone;
  const digits = digitsOf(phone);
  const words = cut.phone?.({ typed, digits, e164: phone_e164 ?? null }) ?? cut.words?.(typed) ?? typed;
  const message = messageOf(typed, told) + (cut.message ?? 0);
  const quotes = (cut.isSplit ? halvesOf(phone_typed ?? digits.replace(/(?<=^\d{5})/, ' ')) : [words]).map((it) => ({
    message,
    words: it,
  }));
  const isIn = ({ values, phoneE164 }: ModelReading) =>
    digitsOf(values.phone?.value ?? '') === digits || (phone_e164 != null && phoneE164 === phone_e164);
  return [{ field: 'phone', gold: typed, quotes, member: quotes, isIn }];
}

function shipmentSaid(gold: NonNullable<Gold['shipments']>[number], told: Told, cut: Cut): Said[] {
  const said = told.turns.map(({ text }) => folded(text));
  const carrier = gold.carrier_any?.find((it) => said.some((text) => text.includes(folded(it))));
  const stated = { tracking_number: gold.tracking_number, order_id: gold.order_id, carrier };
  return Object.entries(stated).flatMap(([field, value]): Said[] => {
    if (!value) return [];
    const quotes = quotesOf(value, told, cut);
    const isIn = ({ shipments = [] }: ModelReading) =>
      shipments.some((it) => folded(it[field as 'carrier']?.value ?? '') === folded(value));
    return [{ field, gold: value, quotes, member: quotes, isIn }];
  });
}

const TEXT_TERMS: readonly string[] = ['product', 'payment_terms'];

/** Quoted where the built-in reader has read the same, since the sets do not say where it stands. */
function termsSaid({ sales_condition: gold = {} }: Gold, told: Told, cut: Cut): Said[] {
  const { terms, evidence } = told.stated;
  return Object.entries(gold).flatMap(([name, value]): Said[] => {
    const field = name as Term;
    const isText = TEXT_TERMS.includes(name);
    const places = evidence[field] ?? [];
    if (value === null || value === undefined || places.length === 0 || (!isText && terms[field] !== value)) return [];
    const quotes = places.flatMap((it) => quotesAt(it, told, cut));
    const right = isText ? folded(places.map((it) => textAt(it, told)).join(' ')) : value;
    const isIn = (reading: ModelReading) => {
      const got = reading.terms?.terms[field];
      return isText ? folded(String(got ?? '')) === right : got === right;
    };
    return [{ field, gold: String(value), quotes, member: isText ? quotes : { value, quotes }, isIn }];
  });
}

const textAt = ({ message, start, end }: Evidence, { turns }: Told) => turns[message]?.text.slice(start, end) ?? '';

function quotesAt(place: Evidence, told: Told, cut: Cut): Quote[] {
  const words = textAt(place, told);
  const message = place.message + (cut.message ?? 0);
  return (cut.isSplit ? halvesOf(words) : [words]).map((it) => ({ message, words: cut.words?.(it) ?? it }));
}

function quotesOf(value: string, told: Told, cut: Cut): Quote[] {
  const halves = cut.isSplit ? halvesOf(value) : [value];
  return halves.map((words) => ({
    message: messageOf(words, told) + (cut.message ?? 0),
    words: cut.words?.(words) ?? words,
  }));
}

/** The last message that has these words, or most of them; the customer's before the agent's. */
function messageOf(words: string, { turns }: Told): number {
  const [sought, tokens] = [
    folded(words),
    words
      .split(/[\s,،、]+/u)
      .map(folded)
      .filter(Boolean),
  ];
  const ranked = turns.map(({ role, text }, message) => {
    const all = folded(text);
    const share = all.includes(sought) ? 1 : tokens.filter((it) => all.includes(it)).length / (tokens.length + 1);
    return { message, rank: role === 'user' ? share : share - 0.01 };
  });
  return ranked.reduce((best, it) => (it.rank >= best.rank ? it : best), { message: 0, rank: -1 }).message;
}

function halvesOf(words: string): string[] {
  const parts = words.trim().split(/\s+/u);
  const middle = Math.ceil(parts.length / 2);
  return [parts.slice(0, middle).join(' '), parts.slice(middle).join(' ')].filter(Boolean);
}

const sameIn = (field: (typeof TEXTS)[number]) => (field === 'address' ? bagOf : folded);

/** The letters and digits in whatever order: pieces of an address may be told in another one. */
const bagOf = (text: string) => [...folded(text)].sort().join('');

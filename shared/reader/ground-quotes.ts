import type { Language } from '../extraction/language.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import type { locator } from './locate.ts';
import type { Stated } from './model-reading.ts';
import type { Place } from './pieces.ts';
import type { Quote } from './prompt.ts';

const RULE = 'model';
const SCORE = 0.9;

/** What quotes are looked for in, and what was not found. */
export type Ground = ReturnType<typeof locator> & {
  turns: readonly Turn[];
  language: Language;
  now: Date;
  /** The customer's messages, and those of the agent that the customer affirms. */
  own: readonly number[];
  all: readonly number[];
  dropped: number;
};

export const evidenceAt = (places: readonly Place[]): Evidence[] =>
  places.map(({ message, start, end }) => ({ message, start, end, rule: RULE, score: SCORE }));

export const textAt = ({ message, start, end }: Place, { turns }: Ground): string =>
  (turns[message]?.text.slice(start, end) ?? '').replace(/\s+/gu, ' ').trim();

/** Where the quotes of a value stand; those that stand nowhere are counted. */
export function placesOf(quotes: readonly Quote[], ground: Ground, messages = ground.own): Place[] {
  return quotes.flatMap((quote) => {
    const places = quote.words.trim() === '' ? [] : ground.locate(quote, messages);
    if (!places) ground.dropped += 1;
    return places ?? [];
  });
}

/** A text in the pieces in which it was told. */
export function textGrounded(
  quotes: readonly Quote[],
  ground: Ground,
  separator: string,
  messages = ground.own,
): Stated | undefined {
  const places = placesOf(quotes, ground, messages);
  const value = [...new Set(places.map((place) => textAt(place, ground)))].filter(Boolean).join(separator);
  return value ? { value, evidence: evidenceAt(places) } : undefined;
}

export type OneOf = { value: string | null; quotes: readonly Quote[] };

/** One of a closed list, that the customer has words for. */
export function wordGrounded<const V extends string>(
  { value, quotes }: OneOf,
  values: readonly V[],
  ground: Ground,
  messages = ground.own,
): Stated<V> | undefined {
  const known = values.find((it) => it === value);
  const places = known ? placesOf(quotes, ground, messages) : [];
  return known && places.length > 0 ? { value: known, evidence: evidenceAt(places) } : undefined;
}

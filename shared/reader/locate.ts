import type { Turn } from '../extraction/turn.ts';
import { type Bare, bareOf, isWhole, JOINED, withMarks } from './bare.ts';
import { firstOf, type Place, pieced, type Standing, scattered } from './pieces.ts';
import type { Quote } from './prompt.ts';
import { MAX_CHARACTERS } from './question-for.ts';

/** Longer than any value. */
const MAX_WORDS = 2000;
/** So many characters of quotes are looked for, and each counts for so many more: several times what a model may answer. */
const [MOST_CHARACTERS, EACH] = [24_000, 40];
/** So much of a quote may be words that stand nowhere: "Street" for "St". */
const TOLERATED = 0.25;
/** Words that are put together come from so many messages around the one named. */
const NEAR = 6;
/** Finds words in the messages of a conversation. It does so much work at most, whatever it is to look for. */
export function locator(turns: readonly Turn[]) {
  const prepared = new Map<number, Prepared>();
  let left = MOST_CHARACTERS;
  const standing: Standing = (sought, message) => {
    const known = prepared.get(message) ?? preparedOf(turns[message]?.text ?? '', message);
    prepared.set(message, known);
    return placesIn(known, sought);
  };
  const nearest = (quote: Quote, messages: readonly number[]) =>
    [...messages].sort((a, b) => distance(a, quote) - distance(b, quote) || b - a);
  return {
    /**
     * Where the words of a quote stand: in the message that it names, in another one, or word by word; in the order of the
     * quote. @param messages those in which they may stand
     */
    locate(quote: Quote, messages: readonly number[]): Place[] | undefined {
      left -= quote.words.length + EACH;
      if (quote.words.length > MAX_WORDS || left < 0) return undefined;
      const all = nearest(quote, messages);
      const sought = bareOf(quote.words).text;
      const place = firstOf(all, (message) => standing(sought, message).at(-1));
      if (place) return [withSigns(place, turns[place.message]?.text ?? '', quote.words)];
      const near = all.slice(0, NEAR);
      const inPieces = [0, TOLERATED].flatMap((tolerated) =>
        [...near.map((message) => [message]), near].map((some) => ({ some, tolerated })),
      );
      return (
        firstOf(inPieces, ({ some, tolerated }) => scattered(quote.words, some, tolerated, standing, turns)) ??
        (JOINED.test(quote.words) ? pieced(quote.words, near, standing) : undefined)
      );
    },
    /** Where a sign stands that is quoted alone: "$". @returns undefined when the quote is more than that */
    sign(quote: Quote, messages: readonly number[]): Place[] | undefined {
      const sign = quote.words.trim();
      if (!SIGN.test(sign)) return undefined;
      left -= EACH;
      if (left < 0) return [];
      const message = nearest(quote, messages).find((it) => turns[it]?.text.includes(sign));
      if (message === undefined) return [];
      const start = turns[message]?.text.lastIndexOf(sign) ?? 0;
      return [{ message, start, end: start + sign.length }];
    },
  };
}

const SIGN = /^[\p{Sc}%٪％]$/u;

type Prepared = { source: string; bare: Bare; message: number; found: Map<string, readonly Place[]> };

/** A model sees the end only of a message that is too long. */
const preparedOf = (source: string, message: number): Prepared => ({
  source,
  bare: bareOf(source, Math.max(0, source.length - MAX_CHARACTERS)),
  message,
  found: new Map(),
});

/** All places in a message where these words stand, letter by letter; looked for once. */
function placesIn({ source, bare, message, found }: Prepared, sought: string): readonly Place[] {
  const known = found.get(sought);
  if (known) return known;
  const places: Place[] = [];
  for (let from = firstIn(bare.text, sought, 0); from >= 0; from = firstIn(bare.text, sought, from + 1)) {
    const start = bare.at[from] ?? 0;
    const end = withMarks(source, bare.ends[from + sought.length - 1] ?? 0);
    // "i" is no part of "ﬁ"
    const isOfCharacters =
      bare.at[from - 1] !== start && bare.at[from + sought.length] !== bare.at[from + sought.length - 1];
    if (isOfCharacters && isWhole(source, start, end)) places.push({ message, start, end });
  }
  found.set(sought, places);
  return places;
}

const firstIn = (text: string, sought: string, from: number) => (sought === '' ? -1 : text.indexOf(sought, from));

const AROUND = /^[\s"'“”„‟«»‘’‚`]+|[\s"'“”„‟«»‘’‚`.,;:!?。，]+$/gu;

/** With the signs that the quote has around it, where they stand there too: "$4.20", "5 %". */
function withSigns({ message, start, end }: Place, source: string, words: string): Place {
  const quoted = words.replace(AROUND, '');
  const [before = ''] = /^[^\p{L}\p{N}\p{M}\s]{1,3}/u.exec(quoted) ?? [];
  const [after = ''] = /[^\p{L}\p{N}\p{M}\s]{1,3}$/u.exec(quoted) ?? [];
  const gap = /\s/u.test(source[end] ?? '') ? 1 : 0;
  const isAfter = after !== '' && source.startsWith(after, end + gap);
  return {
    message,
    start: source.endsWith(before, start) ? start - before.length : start,
    end: isAfter ? end + gap + after.length : end,
  };
}

const distance = (message: number, quote: Quote) => Math.abs(message - quote.message);

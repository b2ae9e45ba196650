import type { Turn } from '../extraction/extract.ts';
import type { Quote } from './prompt.ts';

/** Where words stand: a message, and a UTF-16 span of its text. */
export type Place = { message: number; start: number; end: number };

/** The letters and digits of a text as they are compared, and for each where it stands in the text. */
type Bare = { text: string; at: number[]; ends: number[] };

/** What decomposition leaves together, and people and models write as one of these. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const MARK = /\p{M}/u;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const LATIN_ACCENT = /[\u0300-\u036f]/;

function bareOf(text: string): Bare {
  const bare: Bare = { text: '', at: [], ends: [] };
  let index = 0;
  for (const character of text) {
    const end = index + character.length;
    const units = lettersOf(character);
    bare.text += units;
    for (let unit = 0; unit < units.length; unit += 1) {
      bare.at.push(index);
      bare.ends.push(end);
    }
    index = end;
  }
  return bare;
}

/** What a character is compared as: its letters and digits without case, width and Latin accents. */
const lettersOf = (character: string): string =>
  [...character.normalize('NFKD').toLowerCase()]
    .filter((it) => !LATIN_ACCENT.test(it) && (WORD_CHARACTER.test(it) || MARK.test(it)))
    .map((it) => ALIKE[it] ?? it)
    .join('');

/** Scripts that put nothing between words, or write endings onto them. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Whether words begin and end here: "Ann" does not stand in "Anniversary", nor 55 in 1555. */
function isWhole(text: string, start: number, end: number): boolean {
  const [before, first] = [text.slice(0, start).at(-1) ?? '', text[start] ?? ''];
  const [last, after] = [text[end - 1] ?? '', text[end] ?? ''];
  const isApart = (a: string, b: string) =>
    !WORD_CHARACTER.test(a) || !WORD_CHARACTER.test(b) || JOINED.test(a) || JOINED.test(b) || isTurn(a, b);
  const begins =
    isApart(before, first) ||
    (ARABIC.test(first) && /(?:^|[^\p{L}])\p{L}{1,2}$/u.test(text.slice(Math.max(0, start - 3), start)));
  return begins && isApart(last, after);
}

/** "10th", "5A": a digit and a letter. */
const isTurn = (a: string, b: string) => /\p{N}/u.test(a) !== /\p{N}/u.test(b);

/** Finds words in the messages of a conversation; each message is prepared once. */
export function locator(turns: readonly Turn[]) {
  const prepared = new Map<number, Bare>();
  const bareAt = (message: number) => {
    const known = prepared.get(message) ?? bareOf(turns[message]?.text ?? '');
    prepared.set(message, known);
    return known;
  };

  /** The last place in a message where these words stand, letter by letter. */
  function standing(words: string, message: number): Place | undefined {
    const { text, at, ends } = bareAt(message);
    const source = turns[message]?.text ?? '';
    const sought = bareOf(words).text;
    return findWhole(text, sought, (from, to) => {
      const [start, end] = [at[from] ?? 0, ends[to] ?? 0];
      return isWhole(source, start, end) ? withSigns({ message, start, end }, source, words) : undefined;
    });
  }

  /** The words one by one, in whatever order they stand in some of these messages; undefined where too few do. */
  function scattered(words: string, messages: readonly number[]): Place[] | undefined {
    const tokens = tokensOf(words);
    const found = tokens.map((token) => firstOf(messages, (message) => standing(token, message)));
    const length = (all: readonly string[]) => all.join('').length;
    const missing = tokens.filter((_, at) => !found[at]);
    if (missing.some((token) => /\p{N}/u.test(token)) || length(missing) > TOLERATED * length(tokens)) return undefined;
    const places = found.filter((it) => it !== undefined);
    return places.length > 0 ? joined(places, turns) : undefined;
  }

  /** Words without spaces between them, put together from several messages: the longest beginning that stands somewhere, and so on. */
  function pieced(words: string, messages: readonly number[]): Place[] | undefined {
    const places: Place[] = [];
    let rest = [...words].filter((it) => WORD_CHARACTER.test(it));
    while (rest.length > 0) {
      const lengths = rest.map((_, at) => rest.length - at).filter((length) => length > 1);
      const found = firstOf(lengths, (length) =>
        firstOf(messages, (message) => {
          const place = standing(rest.slice(0, length).join(''), message);
          return place && { place, length };
        }),
      );
      if (!found || places.length === MOST_PIECES) return undefined;
      places.push(found.place);
      rest = rest.slice(found.length);
    }
    return places.length > 1 ? places : undefined;
  }

  return {
    /**
     * Where the words of a quote stand: in the message that it names, in another one, or word by word; in the order of the
     * quote. @param messages those in which they may stand
     */
    locate(quote: Quote, messages: readonly number[]): Place[] | undefined {
      if (quote.words.length > MAX_WORDS) return undefined;
      const all = [...messages].sort((a, b) => distance(a, quote) - distance(b, quote) || b - a);
      const place = firstOf(all, (message) => standing(quote.words, message));
      const near = all.slice(0, NEAR);
      if (place) return [place];
      return (
        firstOf(near, (message) => scattered(quote.words, [message])) ??
        scattered(quote.words, near) ??
        (JOINED.test(quote.words) ? pieced(quote.words, near) : undefined)
      );
    },
  };
}

function firstOf<T>(numbers: readonly number[], find: (number: number) => T | undefined): T | undefined {
  for (const number of numbers) {
    const found = find(number);
    if (found) return found;
  }
  return undefined;
}

/** With the signs that the quote has around it, where they stand there too: "$4.20", "5 %". */
function withSigns({ message, start, end }: Place, source: string, words: string): Place {
  const [before = ''] = /^[^\p{L}\p{N}\s]{1,3}/u.exec(words.trim()) ?? [];
  const [after = ''] = /\s?[^\p{L}\p{N}\s]{1,3}$/u.exec(words.trim()) ?? [];
  return {
    message,
    start: source.slice(0, start).endsWith(before) ? start - before.length : start,
    end: source.slice(end).startsWith(after) && !/[.,;:!?]/.test(after) ? end + after.length : end,
  };
}

/** The last occurrence that `accept` takes. */
function findWhole<T>(
  text: string,
  sought: string,
  accept: (from: number, to: number) => T | undefined,
): T | undefined {
  let found = sought === '' ? -1 : text.lastIndexOf(sought);
  while (found >= 0) {
    const accepted = accept(found, found + sought.length - 1);
    if (accepted) return accepted;
    found = found > 0 ? text.lastIndexOf(sought, found - 1) : -1;
  }
  return undefined;
}

/** An address is told in so many messages at most. */
const MOST_PIECES = 6;

/** Longer than any value. */
const MAX_WORDS = 2000;
/** So much of a quote may be words that stand nowhere: "Street" for "St". */
const TOLERATED = 0.25;
/** Words that are put together come from so many messages around the one named. */
const NEAR = 6;

const distance = (message: number, quote: Quote) => Math.abs(message - quote.message);

const tokensOf = (words: string): string[] => words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Neighbouring words as one piece. */
function joined(places: readonly Place[], turns: readonly Turn[]): Place[] {
  const pieces: Place[] = [];
  for (const place of places) {
    const last = pieces.at(-1);
    const between =
      last?.message === place.message ? turns[place.message]?.text.slice(last.end, place.start) : undefined;
    const isNext = last && last.end <= place.start && between !== undefined && !WORD_CHARACTER.test(between);
    if (isNext) last.end = place.end;
    else if (!pieces.some((it) => it.message === place.message && it.start < place.end && place.start < it.end))
      pieces.push({ ...place });
  }
  return pieces;
}

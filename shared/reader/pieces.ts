import type { Turn } from '../extraction/turn.ts';
import { bareOf } from './bare.ts';

/** Where words stand: a message, and a UTF-16 span of its text. */
export type Place = { message: number; start: number; end: number };

/** Where letters and digits (`bareOf`) stand in a message. */
export type Standing = (sought: string, message: number) => readonly Place[];

/** An address is told in so many messages at most. */
const MOST_PIECES = 6;

/** The words in whatever order they stand in some of these messages, as many together as stand together; undefined where too few do. */
export function scattered(
  words: string,
  messages: readonly number[],
  tolerated: number,
  standing: Standing,
  turns: readonly Turn[],
): Place[] | undefined {
  const tokens = tokensOf(words);
  if (tokens.length > MOST_TOKENS) return undefined;
  const places: Place[] = [];
  const missing: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = longestRun(tokens.slice(at), messages, places, standing);
    if (run) places.push(run.place);
    else missing.push(tokens[at] as string);
    if (!isTolerable(missing, tokens, tolerated)) return undefined;
    at += run?.count ?? 1;
  }
  return places.length > 0 ? joined(places, turns) : undefined;
}

/** No number may be missing, and of the words only so much. */
const isTolerable = (missing: readonly string[], all: readonly string[], share: number) =>
  missing.length === 0 ||
  (!/\p{N}/u.test(missing.at(-1) ?? '') && missing.join('').length <= share * all.join('').length);

/** More words than an address has, or two sentences. */
const MOST_TOKENS = 200;

/** As many of these words, from the first, as stand in one place that is not taken yet. */
function longestRun(
  tokens: readonly string[],
  messages: readonly number[],
  taken: readonly Place[],
  standing: Standing,
) {
  let best: { place: Place; count: number } | undefined;
  for (const message of messages) {
    for (let count = (best?.count ?? 0) + 1; count <= tokens.length; count += 1) {
      const places = standing(tokens.slice(0, count).join(''), message);
      const place = places.findLast((it) => !taken.some((other) => isOver(it, other)));
      if (!place) break;
      best = { place, count };
    }
  }
  return best;
}

const isOver = (a: Place, b: Place) => a.message === b.message && a.start < b.end && b.start < a.end;

/** Words without spaces between them, put together from several messages: the longest beginning that stands somewhere, and so on. */
export function pieced(words: string, messages: readonly number[], standing: Standing): Place[] | undefined {
  const places: Place[] = [];
  let rest = [...bareOf(words).text];
  while (rest.length > 0) {
    const lengths = rest
      .slice(0, LONGEST_PIECE)
      .map((_, at, all) => all.length - at)
      .filter((length) => length > 1);
    const found = firstOf(lengths, (length) =>
      firstOf(messages, (message) => {
        const place = standing(rest.slice(0, length).join(''), message).at(-1);
        return place && { place, length };
      }),
    );
    if (!found || places.length === MOST_PIECES) return undefined;
    places.push(found.place);
    rest = rest.slice(found.length);
  }
  return places.length > 1 ? places : undefined;
}

/** In characters, of what is written without spaces. */
const LONGEST_PIECE = 60;

export function firstOf<A, T>(all: readonly A[], find: (it: A) => T | undefined): T | undefined {
  for (const it of all) {
    const found = find(it);
    if (found) return found;
  }
  return undefined;
}

const tokensOf = (words: string): string[] =>
  (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((it) => bareOf(it).text).filter((it) => it !== '');

/** Neighbouring words as one piece. */
function joined(places: readonly Place[], turns: readonly Turn[]): Place[] {
  const pieces: Place[] = [];
  for (const place of places) {
    const last = pieces.at(-1);
    const between =
      last?.message === place.message ? turns[place.message]?.text.slice(last.end, place.start) : undefined;
    const isNext = last && last.end <= place.start && between !== undefined && !/[\p{L}\p{N}]/u.test(between);
    if (isNext) last.end = place.end;
    else pieces.push({ ...place });
  }
  return pieces;
}

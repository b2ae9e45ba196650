import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { distance } from '../extraction/name-likeness.ts';
import { namePatternsOf } from '../extraction/name-pattern.ts';
import { wordKey } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { isParticle, type Name, SPELLED } from './name-part.ts';
import { isWithin, type Piece, wordsOf } from './piece.ts';

/** A name in words with what is told of it after: the other part of it, or the whole again. */
export function withWords(now: Name, it: Name, turns: readonly Turn[], language: Language): Name {
  const [known, words] = [wordsOf(now.value), wordsOf(it.value)];
  const [piece] = it.pieces as [Piece];
  const misheard = misheardIn(now, it, piece);
  if (misheard) return withAnother(now, misheard, it);
  const isSaidAgain = isWithin(words, known) && words.length <= known.length;
  if (isSaidAgain || isSpelling(piece.text)) return now;
  if (isWithin(known, words)) return it;
  return withPart(now, it, turns, language);
}

/** Told anew, or added to the other part. */
function withPart(now: Name, it: Name, turns: readonly Turn[], language: Language): Name {
  const wrong = wrongIn(now, it);
  if (wrong) return withAnother(now, wrong, it);
  if (!goesOn(now, it, language)) return isNickname(it, now) ? now : it;
  const [first, last] = isFirst(now, it, turns, language) ? [it, now] : [now, it];
  const pieces = [...now.pieces, ...it.pieces];
  const value = `${first.value} ${last.value}`;
  return { value, pieces, part: now.part ?? it.part, units: now.units + it.units };
}

/** With what was told in the place of a word. */
const withAnother = (now: Name, word: string, it: Name): Name => ({
  ...now,
  value: now.value.replace(word, () => it.value),
  pieces: [...now.pieces, ...it.pieces],
});

/** The word that is told again letter by letter. */
const misheardIn = (now: Name, it: Name, { text }: Piece): string | undefined =>
  SPELLED.test(text) ? now.value.split(' ').find((word) => isLike(word, it.value)) : undefined;

/** The part of a whole name that is told anew: "my surname is spelled Leigh", or a word that is nearly the same. */
function wrongIn(now: Name, it: Name): string | undefined {
  if (now.units < 2 || it.units > 1) return undefined;
  const words = now.value.split(' ');
  const alike = words.filter((word) => word.charAt(0) === it.value.charAt(0));
  const told = it.part && (it.part === 'last' ? words.at(-1) : words[0]);
  const isNearly = (word: string) => word.length >= LEAST_LETTERS && distance(foldedOf(word), foldedOf(it.value)) <= 2;
  return alike.find((word) => word === told || isNearly(word));
}
const LEAST_LETTERS = 4;

/** "Steffi" behind "Stefanie Achleitner" */
const isNickname = (it: Name, now: Name): boolean => it.units === 1 && now.units > 1;

/** Turns that may lie between two parts of a name. */
const [NEAR, FAR] = [4, 12];

/** Whether it is the other part of a name, rather than another one, or a nickname. */
function goesOn(now: Name, it: Name, language: Language): boolean {
  const [begin, end] = [now.pieces.at(-1)?.turn ?? 0, it.pieces[0]?.turn ?? 0];
  if (end - begin > (now.units + it.units === 2 ? FAR : NEAR)) return false;
  const isToldInParts = now.units === 1 || now.pieces.length > 1;
  const isOther = it.part !== null && it.part !== now.part;
  return isOther || (it.units === 1 && isToldInParts) || isParticle(it.value.split(' ')[0] ?? '', language);
}

/** Whether what was told later is the first name: it was asked for, the other is a surname ("Huber, Sepp", "Herr Huber"). */
function isFirst(now: Name, it: Name, turns: readonly Turn[], language: Language): boolean {
  if (it.part !== now.part) return it.part === 'first' || now.part === 'last';
  return (
    isTitled(now, turns, language) || (!isTitled(it, turns, language) && /^,\s*$/u.test(between(now, it, turns) ?? ''))
  );
}

/** What stands between two pieces of a turn. */
function between(now: Name, it: Name, turns: readonly Turn[]): string | undefined {
  const [a, b] = [now.pieces.at(-1), it.pieces[0]];
  return a && b && a.turn === b.turn ? turns[a.turn]?.text.slice(a.end, b.start) : undefined;
}

/** So many turns around a name, and so much of each, are looked through. */
const [TURNS_BEFORE, TURNS_AFTER, LONGEST] = [2, 6, 1000];

/** "Thank you, Mr. Huber" */
function isTitled({ value, pieces }: Name, turns: readonly Turn[], language: Language): boolean {
  const { titles } = namePatternsOf(language);
  const own = wordKey(value.split(/\s/u)[0] ?? '');
  const at = pieces[0]?.turn ?? 0;
  return turns.slice(Math.max(0, at - TURNS_BEFORE), at + TURNS_AFTER).some(({ text }) => {
    const words = text
      .slice(0, LONGEST)
      .split(/[\s,]+/u)
      .map(wordKey);
    return words.some((word, place) => titles.has(word) && words[place + 1]?.startsWith(own));
  });
}

/** Telling letters in a way that cannot be put together: "B wie Berta, O, G", "ge o eñe i". */
function isSpelling(text: string): boolean {
  if (SPELLED.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const letters = words.filter((word) => Array.from(word).length === 1).length;
  return words.length > 3 && (letters * 2 >= words.length || words.every((word) => Array.from(word).length <= 6));
}

function isLike(a: string, b: string): boolean {
  const [x, y] = [foldedOf(a), foldedOf(b)];
  return (
    x.charAt(0) === y.charAt(0) &&
    Math.abs(x.length - y.length) <= 3 &&
    distance(x, y) <= Math.max(x.length, y.length) / 2
  );
}

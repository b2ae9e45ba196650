import { isPart } from '../extraction/digits.ts';
import { foldedOf, remembering } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';

/** A word as numbers: the hashes of its folded form, of its shape, and of how it begins and ends; whether it may be part of a spoken number. */
export type SeenWord = { hash: number; shape: number; edges: Uint32Array; isSpoken: boolean };

const REMEMBERED = 4000;
export const seenWordIn = perLanguage((language) => remembering((text) => seenWord(text, language), REMEMBERED));

function seenWord(text: string, language: Language): SeenWord {
  const folded = foldedOf(text);
  const isSpoken = LETTERS.test(folded) && isPart(folded, language);
  return {
    hash: hashOf(folded),
    shape: hashOf(isSpoken ? SPOKEN : shapeOf(text)),
    edges: edgesOf(folded),
    isSpoken,
  };
}

const LETTERS = /^\p{L}/u;
const SPOKEN = 'N';

export const FIGURE = /^\p{Nd}/u;

const LONGEST_EDGE = 4;

/** How a word begins and ends. */
function edgesOf(word: string): Uint32Array {
  const letters = [...word];
  if (letters.length < 2) return new Uint32Array();
  const sizes = Array.from({ length: Math.min(LONGEST_EDGE, letters.length) }, (_, at) => at + 1);
  return Uint32Array.from(
    sizes.flatMap((size) => [
      hashOf(`<${letters.slice(0, size).join('')}`),
      hashOf(`${letters.slice(-size).join('')}>`),
    ]),
  );
}

const SCRIPTS: readonly [RegExp, string][] = [
  [/^\p{Script=Han}/u, 'H'],
  [/^\p{Script=Katakana}|^ー/u, 'K'],
  [/^\p{Script=Hiragana}/u, 'h'],
  [/^\p{Script=Arabic}/u, 'A'],
  [/^\p{Script=Devanagari}/u, 'D'],
];

/** How a token looks: "Xx", "x", "XX", "d4" of four digits, else the mark itself; of other scripts the script. */
function shapeOf(text: string): string {
  if (FIGURE.test(text)) return `d${Math.min(text.length, 9)}`;
  const script = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  return WORDLIKE.test(text) ? caseOf(text) : text;
}

const WORDLIKE = /^[\p{L}\p{M}]/u;

function caseOf(text: string): string {
  const isLower = text === text.toLowerCase();
  if (text.length === 1) return isLower ? 'i' : 'I';
  return isLower ? 'x' : text === text.toUpperCase() ? 'XX' : 'Xx';
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), over UTF-16 units. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One number of two, as MurmurHash3 mixes them (https://github.com/aappleby/smhasher, public domain). */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x85ebca6b, 0xcc9e2d51) ^ b;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { namePatternsOf } from '../extraction/name-pattern.ts';
import { wordKey } from '../extraction/pattern.ts';
import type { Assembled } from './piece.ts';

/** Which part of a name: told beside "surname", or where it was asked for; null where nobody says. */
export type Part = 'first' | 'last' | null;
/** `units`: how many names it has, particles counted with theirs. */
export type Name = Assembled & { part: Part; units: number };

/** "K-A-R-E-N" */
export const SPELLED = /^\p{L}(?:[\s.,-]{1,3}\p{L}){1,24}\.?$/u;

/** Particles that people take with them into every language. */
const PARTICLES = new Set(
  'van von der den de del della di da dos das do du le la el al bin ben ibn abu ould mac mc st o d e y ten ter vom zu zum ait أبو ابو بن آيت ايت عبد ولد'.split(
    ' ',
  ),
);
export const isParticle = (word: string, language: Language) =>
  PARTICLES.has(foldedOf(word)) || namePatternsOf(language).particles.has(wordKey(word));

/** How many names there are in one, particles counted with theirs. */
export function unitsOf(value: string, language: Language): number {
  if (language.spaceless) return unitsOfCharacters(value);
  const words = value.split(/\s+/u);
  return words.filter((word) => !isParticle(word, language)).length;
}

/** A name in characters has one to three in one part; kana spell it out. */
function unitsOfCharacters(value: string): number {
  const parts = value.split(/[\s・]+/u).length;
  const longest = KANA.test(value) ? 8 : 3;
  return Math.max(parts, Array.from(value).length > longest ? 2 : 1);
}

export const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

import type { Recipe } from './bench-worst-recipe.ts';

const PLAIN = { language: 'en', question: '', every: 0, shape: 'text' } as const;

/** What was found to cost much, where climbing begins; test/shared/worst.test.ts holds it to its bounds. */
export const KNOWN: readonly Recipe[] = [
  { ...PLAIN, pieces: ['{d}\n'], length: 60 },
  { ...PLAIN, pieces: ['{d}\n', 'is 6,16 '], length: 60 },
  {
    ...PLAIN,
    pieces: ['{d}\n', '名', '&amp;', '>'],
    length: 60,
    question: 'お名前を教えていただけますか？',
    every: 10,
  },
  { ...PLAIN, pieces: ['my name is {W} ', ' '], length: 200 },
  { ...PLAIN, pieces: ['{n} {W} Street, '], length: 120 },
  { ...PLAIN, pieces: ['{n} pcs {w} $'], length: 60 },
];

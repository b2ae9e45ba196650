import { foldedOf } from '../extraction/fold.ts';
import { digitsOf } from '../search.ts';
import type { ContactField } from './labelled.ts';

/** Words, or the characters of scripts without blanks, without case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];

/** The share of words that two texts have in common, each counted once (F1, 0 to 1). */
export function likenessOf(a: string, b: string): number {
  const [found, wanted] = [wordsOf(a), wordsOf(b)];
  const all = found.length + wanted.length;
  const shared = found.filter((it) => {
    const at = wanted.indexOf(it);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / all;
}

/** As the bench's scorer has it: an address is found with an F1 of its words of 0.8. */
const isSame: Record<ContactField, (a: string, b: string) => boolean> = {
  name: (a, b) => wordsOf(a).join('') === wordsOf(b).join(''),
  phone: (a, b) => {
    const [short = '', long = ''] = [a, b]
      .map((it) => digitsOf(foldedOf(it)).replace(/^0+/, ''))
      .sort((x, y) => x.length - y.length);
    return short === long || (short.length >= 7 && long.endsWith(short));
  },
  address: (a, b) => likenessOf(a, b) >= 0.8,
};

/** Whether what was found is what was wanted: nothing, where nothing was to be found. */
export const isRight = (field: ContactField, found: string | null, wanted: string | null): boolean =>
  found === null || wanted === null ? found === wanted : isSame[field](found, wanted);

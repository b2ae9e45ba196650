import { CODES, type Code } from './customer.ts';
import { lower } from './text.ts';
import { wordsOf } from './words/languages.ts';

const LATIN = /\p{Script=Latin}/gu;
const SCRIPTS: Partial<Record<Code, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu,
  zh: /\p{Script=Han}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const often = new Map(
  CODES.filter((code) => wordsOf[code].often).map((code) => [code, new Set(wordsOf[code].often.split('|'))]),
);

/**
 * Whether a response is in another language than the conversation's, as far as its script and its small words tell. `said`:
 * all that the customer said, whose words may be repeated in it.
 */
export function isForeign(response: string, code: Code, said: string): boolean {
  const own = new Set(wordsIn(said));
  const words = wordsIn(response).filter((word) => !own.has(word));
  const text = words.join(' ');
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if ((text.match(SCRIPTS[code] ?? LATIN)?.length ?? 0) < letters / 2) return true;
  if (code === 'ja' || code === 'zh') return letters > 0 && KANA.test(text) !== (code === 'ja');
  return !SCRIPTS[code] && hasWordsOfOthers(words, code);
}

function hasWordsOfOthers(words: readonly string[], code: Code): boolean {
  const count = (stop: ReadonlySet<string>) => words.filter((word) => stop.has(word)).length;
  const mine = count(often.get(code) ?? new Set());
  return [...often.values()].some((stop) => count(stop) >= mine + 2);
}

const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{M}']+/gu) ?? [];

import type { Code } from './customer.ts';

const WITHOUT_CASE = new Set<Code>(['ja', 'zh', 'ar', 'hi']);
/** Languages that write words without spaces between them, or join small words to the next. */
const WITHOUT_SPACES = new Set<Code>(['ja', 'zh', 'ar']);

/** A text in small letters, with one apostrophe. */
export const lower = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘`´]/gu, "'")
    .replace(/İ/gu, 'i')
    .toLowerCase();

/** A text as values are compared: small letters, and in Latin script without accents. */
export function fold(text: string, code: Code): string {
  const plain = lower(text);
  if (code === 'ar') return plain.replace(/[ً-ْـ]/gu, '').replace(/[أإآ]/gu, 'ا').replace(/ى/gu, 'ي');
  if (WITHOUT_CASE.has(code)) return plain;
  return plain.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/gu, 'i').replace(/ł/gu, 'l').replace(/ß/gu, 'ss');
}

/** Words and numbers of a text; in Japanese and Chinese every character is one, a number too. */
export function tokensOf(text: string, code: Code): string[] {
  const pattern = code === 'ja' || code === 'zh' ? /\p{Nd}+|\p{Script=Latin}+|\p{L}/gu : /[\p{L}\p{M}\p{Nd}]+/gu;
  return fold(text, code).match(pattern) ?? [];
}

export const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\D/gu, '');

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["»”)]?)\s+|(?<=[。？！؟।])\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** An expression for terms divided by `|`, of which a star stands for any ending. The longest term counts. */
export function termsPattern(terms: string, code: Code): RegExp {
  const sorted = terms.split('|').sort((a, b) => b.length - a.length);
  const any = sorted.map((term) =>
    lower(term)
      .replace(/[.+?^${}()[\]\\]/gu, '\\$&')
      .replace(/\*/gu, '[\\p{L}\\p{M}]*')
      .replace(/ /gu, '\\s+'),
  );
  const [start, end] = WITHOUT_SPACES.has(code) ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  return new RegExp(`${start}(?:${any.join('|')})${end}`, 'gu');
}

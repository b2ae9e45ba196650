/** Text as a search compares it: without case, accents and width. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether every word of the question stands somewhere in these texts. */
export function hasWords(question: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = folded(texts.join('\n'));
  return folded(question)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The words of a name or of a question for one. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The digits of a phone number, which people group in many ways. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

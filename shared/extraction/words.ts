const compiled = new WeakMap<readonly string[], RegExp>();

/** One expression for a list of phrases: whole words, in any case, in any script; compiled when the list is first used. */
export function wordsOf(phrases: readonly string[]): RegExp {
  const known = compiled.get(phrases);
  if (known) return known;
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length).join('|');
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu');
  compiled.set(phrases, expression);
  return expression;
}

/** Where the phrases stand in a text. */
export const findAll = (phrases: readonly string[], text: string): RegExpExecArray[] => [
  ...text.matchAll(wordsOf(phrases)),
];

/** Whether one of the phrases stands in a text. */
export const has = (phrases: readonly string[], text: string): boolean => text.search(wordsOf(phrases)) !== -1;

/** Digits of every script as ASCII, one for one, so that places in the text stay the same. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const zeros =
      digit.length === 1
        ? ZEROS.find((zero) => digit.charCodeAt(0) - zero >= 0 && digit.charCodeAt(0) - zero < 10)
        : undefined;
    return zeros === undefined ? digit : String(digit.charCodeAt(0) - zeros);
  });

// Arabic-Indic, extended Arabic-Indic, Devanagari, Bengali, Thai, full-width (Unicode, category Nd).
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

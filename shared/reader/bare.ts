/** The letters and digits of a text as they are compared, and for each where it stands in the text. */
export type Bare = { text: string; at: number[]; ends: number[] };

/** What decomposition leaves together, and people and models write as one of these. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const MARK = /\p{M}/u;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** What may be left away: accents of Latin letters, the vowels of Arabic and Hebrew. Those of Indian scripts are letters. */
const LEFT_AWAY = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0640]/;

/** @param from where in the text to begin; places count from the text's beginning all the same */
export function bareOf(text: string, from = 0): Bare {
  const bare: Bare = { text: '', at: [], ends: [] };
  const units: string[] = [];
  let index = from;
  for (const character of text.slice(from)) {
    const end = index + character.length;
    const letters = lettersOf(character);
    units.push(letters);
    for (let unit = 0; unit < letters.length; unit += 1) {
      bare.at.push(index);
      bare.ends.push(end);
    }
    index = end;
  }
  bare.text = units.join('');
  return bare;
}

/** What a character is compared as: its letters and digits without case, width and Latin accents. */
const lettersOf = (character: string): string =>
  [...character.normalize('NFKD').toLowerCase()]
    .filter((it) => !LEFT_AWAY.test(it) && (WORD_CHARACTER.test(it) || MARK.test(it)))
    .map((it) => ALIKE[it] ?? DIGITS.get(it) ?? it)
    .join('');

/** The digits of the scripts that our languages are written in, beside those that decomposition makes of ASCII. */
const DIGITS = new Map(
  [0x0660, 0x06f0, 0x0966].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)] as const),
  ),
);

/** Scripts that put nothing between words, or write endings onto them. */
export const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u;
/** "و" and "لل" are written onto the word behind them. */
const PREFIXED = /(?:^|[^\p{L}\p{M}])\p{L}{1,2}$/u;

/** Whether words begin and end here: "Ann" does not stand in "Anniversary", nor 55 in 1555. */
export function isWhole(text: string, start: number, end: number): boolean {
  const [before, first] = [characterBefore(text, start), characterAt(text, start)];
  const [last, after] = [characterBefore(text, end), characterAt(text, end)];
  const isApart = (a: string, b: string) =>
    !PART_OF_WORD.test(a) || !PART_OF_WORD.test(b) || JOINED.test(a) || JOINED.test(b) || isTurn(a, b);
  const begins =
    isApart(before, first) || (ARABIC.test(first) && PREFIXED.test(text.slice(Math.max(0, start - 3), start)));
  return begins && isApart(last, after);
}

/** "10th", "5A": a digit and a letter. */
const isTurn = (a: string, b: string) => /\p{N}/u.test(a) !== /\p{N}/u.test(b);

const characterAt = (text: string, at: number) => {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
};
const characterBefore = (text: string, at: number) => {
  const low = /[\udc00-\udfff]/.test(text[at - 1] ?? '') && at > 1;
  const character = low ? characterAt(text, at - 2) : (text[at - 1] ?? '');
  return low && character.length === 1 ? (text[at - 1] ?? '') : character;
};

/** The end with the accents that belong to the last letter. */
export function withMarks(text: string, end: number): number {
  let at = end;
  while (LEFT_AWAY.test(text[at] ?? '')) at += 1;
  return at;
}

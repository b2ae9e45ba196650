/** The year before the first of each era. */
export const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  民国: 1911,
  民國: 1911,
};

/** Two figures are a year of this century. */
export const CENTURY = 2000;

/** "2025", "'25" or "二〇二五". */
export function statedYear(year: string): number {
  const digits = year.replace(/\D/g, '') || [...year].map((it) => CJK_DIGITS.indexOf(it) % 10).join('');
  return digits.length === 2 ? CENTURY + Number(digits) : Number(digits);
}

const CJK_DIGITS = '零一二三四五六七八九〇';

/** Figures, or a Chinese numeral below 100. */
export function cjkNumber(said: string): number {
  if (/^\d+$/.test(said)) return Number(said);
  const [tens, units] = said.replace(/[两兩]/g, '二').split('十');
  const digit = (it: string | undefined, empty: number) => (it ? CJK_DIGITS.indexOf(it) : empty);
  return units === undefined ? digit(tens, -1) : digit(tens, 1) * 10 + digit(units, 0);
}

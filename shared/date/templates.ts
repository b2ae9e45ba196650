import type { Language, Phrases } from '../extraction/language.ts';
import { NEVER, wholeWords } from '../extraction/pattern.ts';
import type { DateLanguage } from './language.ts';
import { anyName, type Names } from './names.ts';
import { ERAS } from './numeral.ts';

const CJK_NUMBER = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3}|[一二三]十[一二三四五六七八九])';
const ERA = `(?:中[華华])?(?<era>${Object.keys(ERAS).join('|')})[ ]?(?<eraYear>元|\\d{1,3}|[一二三四五六七八九十]{1,3})年`;
const DIGIT_YEAR = '(?:19|20|21)\\d{2}';
const DASH = '[ ]?[-–—~〜～−][ ]?';
/** Neither inside a longer number, a code ("PO-12-05-2025"), nor an amount; Arabic writes "and" or "to" onto a number. */
const PRECEDING = '[\\p{L}\\d_](?<!(?<![\\p{L}])[وبلف])';
const NUMBER_BEGINS = `(?<!${PRECEDING}[-./:_,#]?)(?<![+#][ ]?)`;
/** What holds for all, said once so that it is looked at once for each place. */
export const ANY_BEGINS = `(?<!${PRECEDING})`;
const WORD_BEGINS = '(?<![\\p{L}\\d_])';
/** "Firmware 2.4.25". */
const NO_VERSION = '(?<!(?:v|ver|versi\\p{L}{1,4}|wersj\\p{L}|sürüm|firmware|release|rev|build|ios|android)[.:]?[ ]?)';
const NUMBER_ENDS = '(?![\\d_]|[.,:/-]\\d|-[a-z]|[ ]?(?:%|[€$£¥₹₺]))';
const WORD_ENDS = '(?![\\p{L}\\d_]|[.,:/]\\d)';

/** A template for each way to write a date, each with a kind that says how to read its groups. */
export type Template = { kind: string; source: string };

type Tokens = Readonly<Record<string, string>>;

export function tokensOf({ spaceless }: Language, data: DateLanguage, months: Names): Tokens {
  const { ordinal, dayWords = {}, nameEnding = '', quarterWords = {} } = data;
  const words = Object.keys(dayWords)
    .map((it) => `|${it}`)
    .join('');
  if (spaceless) {
    return {
      monthName: NEVER,
      day: `(?<day>${CJK_NUMBER})${ordinal}`,
      until: `(?<until>${CJK_NUMBER})${ordinal}`,
      month: `(?<month>${CJK_NUMBER})[ ]?月`,
      year: `(?:${ERA}|(?<year>${DIGIT_YEAR}|[二一][〇零○一二三四五六七八九]{3})[ ]?年|(?<ahead>来年|明年|翌年)の?|(?<current>今年|本年)の?)`,
      nth: '(?<quarter>[1-4])',
      quarter: `(?<quarter>[1-4]|${Object.keys(quarterWords).join('|') || '[一二三四]'})`,
    };
  }
  const monthName = anyName(months.keys());
  return {
    monthName,
    day: `(?<day>0?[1-9](?!\\d)|[12]\\d|3[01]${words})${ordinal}`,
    until: `(?<until>0?[1-9](?!\\d)|[12]\\d|3[01])${ordinal}`,
    month: `(?<month>${monthName})${nameEnding}\\.?(?![\\p{L}])`,
    year: `(?<year>${DIGIT_YEAR}|[']\\d{2})`,
    nth: '(?<quarter>[1-4])',
    quarter: `(?<quarter>[1-4]${Object.keys(quarterWords)
      .map((it) => `|${it}`)
      .join('')})`,
  };
}

const filled = (template: string, tokens: Tokens) =>
  template.replace(/\{(day|until|month|year|quarter|nth)\}/g, (_, name: string) => tokens[name] ?? '');

/** Dates in figures. A date without its year counts only beside a word that leads to a date. */
export function numeric({ shortSigns, eraLetters = {} }: DateLanguage): Template[] {
  const letters = Object.keys(eraLetters).join('');
  const of = (kind: string, source: string, begins = '(?=\\d)') => ({
    kind,
    source: `${begins}${NUMBER_BEGINS}(?<!\\d{2}[ ])${NO_VERSION}${source}${NUMBER_ENDS}`,
  });
  const short = shortSigns
    ? [of('short', `(?<a>\\d{1,2})[ ]?[${shortSigns}][ ]?(?<b>\\d{1,2})(?:\\.(?!\\d))?(?![ ]?(?:${AMOUNT}))`)]
    : [];
  return [
    of(
      'iso',
      `(?<year>${DIGIT_YEAR})(?<sign>[-./])(?<month>\\d{1,2})\\k<sign>(?<day>\\d{1,2})(?:t\\d{2}:\\d{2}[\\d:.]{0,10}z?)?`,
    ),
    of('numeric', '(?<a>\\d{1,2})(?:(?<sign>[-./])|\\.[ ])(?<b>\\d{1,2})(?:\\k<sign>|\\.[ ])(?<year>\\d{4}|\\d{2})'),
    ...short,
    ...(letters
      ? [of('letters', `(?<letter>[${letters}])[. ]?(?<year>\\d{1,2})[./](?<month>\\d{1,2})[./](?<day>\\d{1,2})`, '')]
      : []),
  ];
}

/** Behind figures, these make them an amount, a time or a share. */
const AMOUNT =
  "uhr|h\\b|hrs|am\\b|pm\\b|o[']clock|eur|usd|gbp|chf|pln|try|tl\\b|zl|euro|dollar|net\\b|inch|mm\\b|cm\\b|kg\\b|€|%";

export function calendar(
  data: DateLanguage,
  tokens: Tokens,
  language: Language,
  weekdays: readonly string[],
): Template[] {
  const { dates, monthsOfYear, daysAlone, quarters, years, joins, between } = data;
  const [begins, ends] = language.spaceless ? ['(?<![\\d.](?:[-–—~〜])?)', '(?!\\d)'] : [NUMBER_BEGINS, WORD_ENDS];
  const weekday = language.spaceless ? '' : `(?:${anyName(weekdays)}\\.?,?[ ](?:the )?)?`;
  const bracketed = `(?:[ ]?\\(${anyName(weekdays)}\\.?\\))?`;
  const both = `{day}[ ]?(?:${data.and.join('|')})[ ]?{until}`;
  const isBetween = between.before ? `(?<=(?:${between.before.join('|')})[ ])${both}|` : '';
  const days = `(?:${isBetween}{day}(?:(?:${DASH}|[ ]?(?:${joins.join('|')})[ ]?){until})?)`;
  const of = (kind: string, template: string, before = '', after = '') => ({
    kind,
    source: `${template.startsWith('{month}') && !language.spaceless ? WORD_BEGINS : begins}${before}${filled(template, tokens)}${ends}${after}`,
  });
  const { after } = between;
  return [
    ...(after ? dates.map((it) => of('date', it.replace('{day}', both), '', `(?=[ ]?(?:${after.join('|')}))`)) : []),
    ...dates.map((it) => of('date', it.replace('{day}', days), weekday, bracketed)),
    ...monthsOfYear.map((it) => of('month', it)),
    ...quarters.map((it) => of('quarter', it)),
    ...daysAlone.map((it) => of('dayAlone', it, '', `(?![ ](?:\\p{L}{1,3}[ ])?${tokens['monthName']})`)),
    ...years.map((it) => of('year', it)),
    of('month', '{month}'),
  ];
}

/** What is meant is told by the name of the group: "days_1" is tomorrow, "end_month" month-end, "counted_2_week" two weeks. */
export function relative(data: DateLanguage, language: Language, weekdays: Names): Template[] {
  const group = (name: string, phrases: Phrases) => (phrases.length > 0 ? [`(?<${name}>${phrases.join('|')})`] : []);
  const count = language.spaceless
    ? '(?<![\\d.,])(?<count>\\d{1,3}|[一二三四五六七八九十两兩]{1,3})[ ]?(?:个|個|ヶ|か|カ|ケ|箇)?'
    : `(?<![\\p{L}\\d_]|\\d[.,])(?<count>\\d{1,3}|${anyName(Object.keys(data.numbers))})(?:[ -]| \\(\\d{1,3}\\) )?`;
  const units = Object.entries(data.units).flatMap(([unit, phrases]) => group(unit, phrases));
  const names = [
    ...Object.entries(data.days).flatMap(([offset, phrases]) => group(`days_${offset}`, phrases)),
    ...Object.entries(data.counted ?? {}).flatMap(([count, units]) =>
      Object.entries(units).flatMap(([unit, phrases]) => group(`counted_${count}_${unit}`, phrases)),
    ),
    ...Object.entries(data.periods).flatMap(([unit, { end = [], next, this: current, bare }]) => [
      ...group(`end_${unit}`, end),
      ...group(`next_${unit}`, next),
      ...group(`this_${unit}`, current),
      ...group(`bare_${unit}`, bare),
    ]),
    `(?<weekday>${anyName(weekdays.keys())})${data.nameEnding ?? ''}`,
  ];
  return [
    { kind: 'count', source: `${count}(?:${units.join('|')})${language.spaceless ? '' : '(?![\\p{L}\\d_])'}` },
    { kind: 'name', source: wholeWords(names, language) },
  ];
}

import type { Language, Phrases } from '../extraction/language.ts';
import { type Pattern, patternOf, perLanguage, wholeWords } from '../extraction/pattern.ts';
import type { DateLanguage, Sides } from './language.ts';
import { dateLanguageOf } from './languages.ts';
import { anyName, byKey, type Names, namesIn } from './names.ts';

/** What kind of expression matched, and the groups of its template by their plain names. */
export type Found = { kind: string; start: number; end: number; groups: Readonly<Record<string, string>> };

const CJK_NUMBER = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3}|[一二三]十[一二三四五六七八九])';
export const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  民国: 1911,
  民國: 1911,
};
const ERA = `(?:中[華华])?(?<era>${Object.keys(ERAS).join('|')})[ ]?(?<eraYear>元|\\d{1,3}|[一二三四五六七八九十]{1,3})年`;
const DIGIT_YEAR = '(?:19|20|21)\\d{2}';
const DASH = '[ ]?[-–—~〜～−][ ]?';
/** Neither inside a longer number, a code ("PO-12-05-2025"), nor an amount; Arabic writes "and" or "to" onto a number. */
const PRECEDING = '[\\p{L}\\d_](?<!(?<![\\p{L}])[وبلف])';
const NUMBER_BEGINS = `(?<!${PRECEDING}[-./:_,#]?)(?<![+#][ ]?)`;
/** What holds for all, said once so that it is looked at once for each place. */
const ANY_BEGINS = `(?<!${PRECEDING})`;
const WORD_BEGINS = '(?<![\\p{L}\\d_])';
/** "Firmware 2.4.25". */
const NO_VERSION = '(?<!(?:v|ver|versi\\p{L}{1,4}|wersj\\p{L}|sürüm|firmware|release|rev|build|ios|android)[.:]?[ ]?)';
const NUMBER_ENDS = '(?![\\d_]|[.,:/-]\\d|-[a-z]|[ ]?(?:%|[€$£¥₹₺]))';
const WORD_ENDS = '(?![\\p{L}\\d_]|[.,:/]\\d)';

/** A template for each way to write a date, each with a kind that says how to read its groups. */
type Alternative = { kind: string; source: string };

type Tokens = Readonly<Record<string, string>>;

export type Grammar = {
  data: DateLanguage;
  months: Names;
  weekdays: Names;
  numbers: Names;
  dayWords: Names;
  quarterWords: Names;
  /** Every expression of time in a text, from left to right. */
  scan: (text: string) => Found[];
};

export const grammarOf: (language: Language) => Grammar = perLanguage((language) => {
  const data = dateLanguageOf(language);
  const months = namesIn(data.months, 1);
  const weekdays = namesIn(data.weekdays, 0);
  const shortWeekdays = namesIn(data.shortWeekdays, 0);
  const tokens = tokensOf(language, data, months);
  const alternatives = [
    ...numeric(data),
    ...calendar(data, tokens, language, [...weekdays.keys(), ...shortWeekdays.keys()]),
    ...relative(data, language, weekdays),
  ];
  return {
    data,
    months,
    weekdays,
    numbers: byKey(data.numbers),
    dayWords: byKey(data.dayWords),
    quarterWords: byKey(data.quarterWords),
    scan: scanner(alternatives, language.spaceless ? '' : ANY_BEGINS),
  };
});

function tokensOf({ spaceless }: Language, data: DateLanguage, months: Names): Tokens {
  const { ordinal, dayWords = {}, nameEnding = '', quarterWords = {} } = data;
  const words = Object.keys(dayWords)
    .map((it) => `|${it}`)
    .join('');
  if (spaceless) {
    return {
      monthName: '(?!)',
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
function numeric({ shortSigns, eraLetters = {} }: DateLanguage): Alternative[] {
  const letters = Object.keys(eraLetters).join('');
  const of = (kind: string, source: string) => ({
    kind,
    source: `${NUMBER_BEGINS}(?<!\\d{2}[ ])${NO_VERSION}${source}${NUMBER_ENDS}`,
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
      ? [of('letters', `(?<letter>[${letters}])[. ]?(?<year>\\d{1,2})[./](?<month>\\d{1,2})[./](?<day>\\d{1,2})`)]
      : []),
  ];
}

/** Behind figures, these make them an amount, a time or a share. */
const AMOUNT =
  "uhr|h\\b|hrs|am\\b|pm\\b|o[']clock|eur|usd|gbp|chf|pln|try|tl\\b|zl|euro|dollar|net\\b|inch|mm\\b|cm\\b|kg\\b|€|%";

function calendar(data: DateLanguage, tokens: Tokens, language: Language, weekdays: readonly string[]): Alternative[] {
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
function relative(data: DateLanguage, language: Language, weekdays: Names): Alternative[] {
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

/** Far more than a message has; each is looked at with its surroundings. */
const MAX_FOUND = 500;

/**
 * The alternatives as one expression. Its groups are numbered, since V8 fills all named ones of an expression at each match;
 * an empty group at the beginning of each alternative tells which matched.
 */
function scanner(alternatives: readonly Alternative[], begins: string): Grammar['scan'] {
  let count = 0;
  const numbered = alternatives.map(({ kind, source }) => {
    const marker = ++count;
    const groups: string[] = [];
    const plain = source.replace(/\(\?<(\w+)>|\\k<(\w+)>/g, (_, group: string, reference: string) => {
      if (!group) return `(?:\\${marker + 1 + groups.indexOf(reference)})`;
      groups.push(group);
      return '(';
    });
    count += groups.length;
    return { kind, marker, groups, source: `()${plain}` };
  });
  const pattern = patternOf(`${begins}(?:${numbered.map(({ source }) => source).join('|')})`);
  return (text) => {
    const found: Found[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match && found.length < MAX_FOUND; match = pattern.exec(text)) {
      const matched = numbered.find(({ marker }) => match?.[marker] !== undefined);
      const said = (matched?.groups ?? []).map(
        (name, nth) => [name, match?.[(matched?.marker ?? 0) + 1 + nth]] as const,
      );
      const groups = Object.fromEntries(said.filter((it): it is [string, string] => it[1] !== undefined));
      found.push({ kind: matched?.kind ?? '', start: match.index, end: match.index + match[0].length, groups });
    }
    return found;
  };
}

/** What stands right before (a sticky expression that looks back) and right after a place. */
export type Adjoining = { before: Pattern; after: Pattern };

/** Expressions for the words on either side, found with `lastIndex` at the place. */
export function adjoining({ before = [], after = [], labels = [] }: Sides, language: Language): Adjoining {
  const { nameEnding = '' } = dateLanguageOf(language);
  const [begins, ends] = language.spaceless ? ['', ''] : ['(?<![\\p{L}\\d_])', `(?=${nameEnding}(?![\\p{L}\\d_]))`];
  const prefix = language.prefixes ? `(?:${language.prefixes})?` : '';
  const words = [...before, ...labels.map((label) => `(?:${label})(?:[ ]\\p{L}{1,14}){0,3}(?=[ ]?[:=])`)].join('|');
  return {
    before: patternOf(words ? `(?<=${begins}(?<it>${prefix}(?:${words})(?:[ ]?[:=])?[ ]?))` : '(?!)', 'y'),
    after: patternOf(after.length > 0 ? `(?<it>[ ]?(?:${after.join('|')}))${ends}` : '(?!)', 'y'),
  };
}

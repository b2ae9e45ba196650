import type { Language } from '../extraction/language.ts';
import { expressionOf, patternOf, perLanguage } from '../extraction/pattern.ts';
import type { DateLanguage } from './language.ts';
import { dateLanguageOf } from './languages.ts';
import { byKey, type Names, namesIn } from './names.ts';
import { ANY_BEGINS, calendar, numeric, relative, type Template, tokensOf } from './templates.ts';

/** What kind of expression matched, and the groups of its template by their plain names. */
export type Found = { kind: string; start: number; end: number; groups: Readonly<Record<string, string>> };

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
  const templates = [
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
    scan: scanner(templates, language.spaceless ? '' : ANY_BEGINS),
  };
});

/** Far more than a message has; each is looked at with its surroundings. */
const MAX_FOUND = 500;

/**
 * The templates as one expression. Its groups are numbered, since V8 fills all named ones of an expression at each match;
 * an empty group at the beginning of each tells which matched.
 */
function scanner(templates: readonly Template[], begins: string): Grammar['scan'] {
  let count = 0;
  const numbered = templates.map(({ kind, source }) => {
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
    const expression = expressionOf(pattern, text);
    for (let match = expression.exec(text); match && found.length < MAX_FOUND; match = expression.exec(text)) {
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

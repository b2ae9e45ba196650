import type { Language } from '../extraction/language.ts';
import { perLanguage, type Span } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { salesLanguageOf } from './languages.ts';
import { phrasesOf } from './lexicon.ts';

export type Company = Span & { name: string; rule: string; score: number };

const FORM =
  'GmbH(?: & Co\\.? KG)?|AG|KG|OHG|e\\.K|Inc|INC|LLC|LLP|Ltd|LTD|Limited|PLC|plc|Corp|Corporation|Pty Ltd|Pvt\\.? Ltd|S\\.?A\\.?(?: de C\\.?V)?|S\\.?L\\.?U?|S\\.?A\\.?R\\.?L|SARL|S\\.?A\\.?S|S\\.?p\\.?A|SpA|S\\.?r\\.?l|B\\.?V|N\\.?V|Ltda|S/A|EIRELI|A\\.?Ş|Ltd\\.? Şti|[Ss]p\\.? z o\\.?o|Oy|AB|ApS|A/S';
/** The end of a company's name. */
export const COMPANY_FORM = new RegExp(`(?<![\\p{L}])(?:${FORM})\\.?(?![\\p{L}])`, 'u');

/** Cheaper than the whole expression, which most messages then need not see. */
const MAYBE = new RegExp(` (?:${FORM})`, 'u');

const WORD = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'’.-]{0,25}";
const NAMED = new RegExp(
  `(?<![\\p{L}\\d])(?:${WORD},? (?:& |and |und |et |y |e |de )?){1,5}(?:${FORM})(?![\\p{L}])\\.?`,
  'gu',
);
const CJK =
  /(?:株式会社|有限会社|合同会社)[\p{L}\p{N}ー・]{1,12}?(?=[のですはがと、。，\s]|$)|[\p{Script=Han}\p{L}ー・]{2,12}?(?:株式会社|有限会社)|[\p{Script=Han}]{2,14}(?:有限公司|股份公司|集团|公司)/gu;
const ARABIC = /(?<![\p{L}])(?:ل|لـ)?(?:شركة|مؤسسة) [\p{L}]{2,20}(?: ال[\p{L}]{2,20})?/gu;

const cuesOf = perLanguage((language) => {
  const phrases = phrasesOf(salesLanguageOf(language).cues.customer ?? '');
  if (phrases.length === 0) return null;
  const source = phrases.map((it) => it.replace(/[.*+?()[\]{}|^$]/g, '\\$&').replaceAll(' ', '\\s')).join('|');
  return new RegExp(`(?<![\\p{L}])(?<cue>${source})\\s(?<name>(?:${WORD})(?: (?:& )?${WORD}){0,4})`, 'giu');
});

/** Companies in a message; where one stands after a cue, without a legal form too. */
export function companiesIn(text: string, language: Language): Company[] {
  if (text.length > MAX_LENGTH) return [];
  const named = matchesIn(text, language).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: match[0].replace(/^(?:for|für|pour|para|per|voor)\s/iu, ''),
    rule: 'legal form',
    score: 0.8,
  }));
  const pattern = cuesOf(language);
  const cued = pattern
    ? matchesOf(pattern, text).flatMap((match) => {
        const name = match.groups?.['name'] ?? '';
        if (!/^[\p{Lu}\d]/u.test(name)) return [];
        const start = match.index + match[0].length - name.length;
        return [{ start, end: start + name.length, name: name.replace(/[.,]$/u, ''), rule: 'after a cue', score: 0.7 }];
      })
    : [];
  return [...named, ...cued];
}

function matchesIn(text: string, { code }: Language): RegExpExecArray[] {
  if (code === 'ja' || code === 'zh') return matchesOf(CJK, text);
  if (code === 'ar') return matchesOf(ARABIC, text);
  return MAYBE.test(text) ? matchesOf(NAMED, text) : [];
}

/** As `matchAll`, which makes a new expression each time. None of these matches nothing. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match);
  return matches;
}

/** Nobody writes a company's name into a text this long that would matter. */
const MAX_LENGTH = 4000;

/** The buying company: the first that the customer names, else the first that the agent addresses. */
export function customerOf(
  turns: readonly Turn[],
  companies: readonly (readonly Company[])[],
): (Company & { message: number }) | null {
  const all = companies.flatMap((found, message) => found.map((it) => ({ ...it, message })));
  const own = all.filter(({ message }) => turns[message]?.role === 'user');
  return (
    own[0] ??
    all.find(({ message, start }) =>
      /\b(?:for|to|für|an|para|pour|per|voor)\s{1,2}$/iu.test(
        (turns[message] as Turn).text.slice(Math.max(0, start - 8), start),
      ),
    ) ??
    null
  );
}

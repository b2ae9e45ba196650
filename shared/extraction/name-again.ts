import type { Language } from './language.ts';
import { execAll } from './matches.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import { either, findAll, patternOf, perLanguage, type Span, wordKey } from './pattern.ts';

const PART = /[^,:;\n.!?…–、，。；！？،؛؟।]+/gu;
const [AGAIN, MAX_PARTS] = [120, 6];
/** An answer gives the name in so much text. */
export const MAX_ANSWER = 400;

/** The name said again with more of it: "Bond, James Bond", "Call me Bond. James Bond." */
export function fuller(text: string, { end, words, isCapital }: Name, language: Language): Name | null {
  if (language.spaceless) return null;
  const known = words.map(wordKey);
  const parts = execAll(PART, text.slice(end, end + AGAIN)).slice(0, MAX_PARTS);
  const names = parts.map(({ index }) => nameAt(text, skipOpeners(text, end + index, language), language, true));
  const isFuller = (it: Name | null) => {
    const own = it?.isCapital === isCapital && it.words.length > words.length ? it.words.map(wordKey).join(' ') : '';
    return own.startsWith(`${known.join(' ')} `) || own.endsWith(` ${known.join(' ')}`);
  };
  return names.find(isFuller) ?? null;
}

const clauseBehindOf = perLanguage(({ copulas }) => patternOf(`^(?:${either(copulas)})?[、。，,！!（(\\s]{1,3}`));
const KANA = /^[ぁ-んァ-ヴー\s]+$/u;

/** "佐藤の佐に…": the characters of the name that are told one by one. */
function explained(text: string, start: number): Span | null {
  const name = /^([㐀-鿿々]{1,4})の/u.exec(text.slice(start, start + 8))?.[1];
  return name?.includes(text.charAt(start + name.length + 1)) ? { start, end: start + name.length } : null;
}

/** Without spaces, in the next clause: "田中です。田中花子", or written out behind its reading: "たなか はなこ、田中花子". */
export function fullerNext(text: string, { start, end }: Span, language: Language): Span | null {
  const gap = language.spaceless && findAll(clauseBehindOf(language), text.slice(end, end + 12))[0]?.end;
  const again = gap ? (nameAt(text, end + gap, language, true) ?? explained(text, end + gap)) : null;
  if (!again) return null;
  const [name, next] = [text.slice(start, end), text.slice(again.start, again.end)];
  const isMore = next.startsWith(name) ? next.length > name.length : KANA.test(name) && !KANA.test(next);
  return isMore && !/^\s?\d/u.test(text.slice(again.end)) ? again : null;
}

/** Without spaces: "田中です。田中 花子" */
export function fullerLater(text: string, { end, words: [name = ''] }: Name, language: Language): Name | null {
  const at = language.spaceless ? text.slice(0, MAX_ANSWER).lastIndexOf(name) : -1;
  const again = at > end ? nameAt(text, at, language, true) : null;
  return again && again.end - again.start > name.length ? again : null;
}

/** The same where a clause begins: "姓覃，西早覃，覃海" */
export function fullerClause(text: string, name: Name, language: Language): Name | null {
  const again = fullerLater(text, name, language);
  return again && /[、。，,！!\s]/u.test(text.charAt(again.start - 1)) ? again : null;
}

import type { NameCandidate } from './candidate.ts';
import type { Language } from './language.ts';
import { execAll } from './matches.ts';
import { namePatternsOf } from './name-pattern.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { findAll } from './pattern.ts';

const CLAUSE = /[^\s,;/\n،؛][^,;/\n،؛]*/gu;
/** As surely as what is told by its part. */
const SCORE = 0.96;

/** "Surname, first name, address?" "Brandt, Lea, Hauptstr. 5": the two words that the answer begins with, in the order of the question. */
export function partsInOrder(passage: Passage, language: Language): NameCandidate[] {
  const order = orderIn(passage, language);
  if (!order || language.spaceless) return [];
  const { text, message, start: from } = passage;
  const [one, other, more] = execAll(CLAUSE, text.slice(0, MAX_TEXT));
  if (order[0] === 'first' && !more) return []; // "Lee, Ann" is how names are filed
  const clauses = one && other ? [one, other] : [];
  const names = clauses.map(({ 0: clause, index }) => onlyName(text, index, index + clause.trimEnd().length, language));
  return names.length < 2 || names.some((it) => it === null)
    ? []
    : names.flatMap((name, nth) => {
        const span = { start: from + (name?.start ?? 0), end: from + (name?.end ?? 0) };
        const value = text.slice(name?.start, name?.end);
        return [{ ...span, whole: span, message, value, rule: 'part', score: SCORE, part: order[nth] ?? null }];
      });
}
const MAX_TEXT = 120;

/** Which part the question names first, when it names both. */
function orderIn({ asked, before }: Passage, language: Language): readonly ('first' | 'last')[] | null {
  if (!asked.has('name')) return null;
  const [first] = findAll(namePatternsOf(language).first, before);
  const [last] = findAll(namePatternsOf(language).last, before);
  if (asked.has('surnameFirst') || (first && last && last.start < first.start)) return ['last', 'first'];
  return first && last ? ['first', 'last'] : null;
}

/** One name, with its particles, that fills its clause. */
function onlyName(text: string, index: number, end: number, language: Language): Name | null {
  const name = nameAt(text, skipOpeners(text, index, language), language, 'last');
  return name?.length === 1 && name.end === end ? name : null;
}

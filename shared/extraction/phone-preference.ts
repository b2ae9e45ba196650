import type { Language } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, isIn, type Pattern, perLanguage } from './pattern.ts';
import type { PhoneCandidate } from './phone-shape.ts';

const AFTER = 60;
const BEFORE = 20;
/** Under what another number replaces. */
const LESS = 0.4;

const patternsOf = perLanguage((language) => ({
  kinds: (language.phone.kinds ?? []).map((phrases) => anyOf(phrases, language)),
  unreached: anyOf(language.phone.unreached ?? [], language),
}));

/** "Mobile 0937 …, office 02 …. Call the mobile first": of two kinds of numbers the one that is named behind both counts. */
export function withPreference(
  numbers: readonly PhoneCandidate[],
  passage: Passage,
  language: Language,
): readonly PhoneCandidate[] {
  const kinds = numbers.map((it, index) => kindBefore(it, numbers[index - 1]?.end ?? passage.start, passage, language));
  const last = numbers.at(-1);
  if (!last || new Set(kinds).size < 2) return numbers;
  const preferred = preferredIn(passage.text.slice(last.end - passage.start).slice(0, AFTER), language);
  if (preferred === undefined || !kinds.includes(preferred)) return numbers;
  const isOther = (index: number) => kinds[index] !== undefined && kinds[index] !== preferred;
  return numbers.map((it, index) => (isOther(index) ? { ...it, score: Math.max(0, it.score - LESS) } : it));
}

/** What the number is called that ends nearest before it. */
function kindBefore({ start }: PhoneCandidate, from: number, { text, start: begin }: Passage, language: Language) {
  const before = text.slice(Math.max(from - begin, start - begin - BEFORE, 0), start - begin);
  const ends = patternsOf(language).kinds.map((kind: Pattern) => findAll(kind, before).at(-1)?.end ?? -1);
  const nearest = Math.max(...ends);
  return nearest < 0 ? undefined : ends.indexOf(nearest);
}

/** The only kind that is named, or the other one when that is not reached. */
function preferredIn(text: string, language: Language): number | undefined {
  const { kinds, unreached } = patternsOf(language);
  const named = kinds.flatMap((kind, index) => (isIn(kind, text) ? [index] : []));
  if (named.length !== 1) return undefined;
  return isIn(unreached, text) ? kinds.findIndex((_, index) => index !== named[0]) : named[0];
}

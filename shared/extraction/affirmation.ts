import type { Language } from './language.ts';
import { anyOf, findAll, isIn, patternOf, perLanguage } from './pattern.ts';

const yesOf = perLanguage(({ yes, spaceless }) => {
  const behind = spaceless ? `(?=[\\s,.!?،。、，！～]|$|.{1,8}(?:[\\s,.،。、，！]|$))` : `(?![\\p{L}\\d])`;
  return patternOf(`^[\\s,.!¡،]{0,3}(?:${yes.join('|')})${behind}`);
});

/** What a yes is not: "对不起" says sorry, "soy Ana" tells a name. */
const othersOf = perLanguage((language) => [language.corrections, language.refusals].map((it) => anyOf(it, language)));

/** Where the yes ends that a message begins with; null when it begins with none. */
export function endOfYes(text: string, language: Language): number | null {
  const start = text.slice(0, MAX_YES);
  const [yes] = findAll(yesOf(language), start);
  if (!yes) return null;
  const isOther = othersOf(language).some((it) =>
    findAll(it, start).some((other) => other.start < yes.end && other.end >= yes.end),
  );
  return isOther ? null : yes.end;
}
const MAX_YES = 120;

/** Whether a clause does nothing but ask for a yes: "correct?", "is that right?". */
export const asksForYes = (clause: string, language: Language): boolean => isIn(anyOf(language.yes, language), clause);

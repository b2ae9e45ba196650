import type { Language } from '../extraction/language.ts';
import { namePatternsOf } from '../extraction/name-pattern.ts';
import { findAll } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Stretch } from './piece.ts';

/** So many characters before a name are looked at. */
const BEFORE = 40;
/** A word as short as "its" says nothing of whose a name is. */
const SHORT = 4;

/** Whether the words before a name say that it is another's: "my neighbour jane doe", "mother's maiden name is doe", "thank you john". */
export function isSomebodyElse({ turn, start }: Stretch, turns: readonly Turn[], language: Language): boolean {
  const { cues, otherPeople, addressed } = namePatternsOf(language);
  const near = turns[turn]?.text.slice(Math.max(0, start - BEFORE), start) ?? '';
  const cue = findAll(cues, near).find((it) => near.length - it.end <= 1);
  const before = near.slice(0, cue?.start);
  const isOther = findAll(otherPeople, before).some(
    (it) => it.end - it.start > SHORT && before.length - it.end <= SHORT,
  );
  return isOther || findAll(addressed, before).some((it) => before.length - it.end <= 1);
}

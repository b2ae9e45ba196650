import type { Candidate, NameCandidate } from './candidate.ts';
import { beginsWithNo } from './denial.ts';
import type { Language } from './language.ts';
import { isLowerCase } from './letters.ts';
import { type CorrectedName, correctedName, takesBack } from './name-correction.ts';
import { assembleName } from './name-parts.ts';
import { isUnasked, type Passage } from './passage.ts';
import { overlaps } from './pattern.ts';
import type { Place } from './place.ts';
import { affirmedIn, readBackIn, type Said, saidBefore } from './read-back.ts';
import type { Turn } from './turn.ts';

/** The rule of a name that is set against the wrong one: "Leigh, not Lee". */
export const CONTRAST = 'contrast';
/** What corrects a name is not longer. */
const MAX_TEXT = 300;
/** The last names before, of which the known one is made. */
const MAX_NAMES = 8;
/** Over most of what it corrects. */
const SCORE = 0.93;

type Read = { names: NameCandidate[]; places: readonly Candidate[] };
type Reader<R extends Read> = (passage: Passage, places: readonly Place[], language: Language) => R;

/**
 * Each passage as it is read, in view of what is known before it: with what it affirms of a read-back in front, and with the name
 * that it corrects the known one to.
 */
export function readInTurn<R extends Read>(
  turns: readonly Turn[],
  passages: readonly Passage[],
  { read, places }: { read: Reader<R>; places: readonly Place[] },
  language: Language,
) {
  const readPassage = (passage: Passage) => read(passage, places, language);
  let names: readonly NameCandidate[] = [];
  const known = () => assembleName(names, language)?.value ?? null;
  return passages.flatMap((passage) => {
    const said = saidBefore(turns, passage.message);
    const affirmed = said && affirmedIn(passage, said, { known, places }, language);
    const own = affirmed
      ? withoutYes(readPassage(passage), passage)
      : withCorrectedName(readPassage, passage, { said, known, places }, language);
    names = [...names, ...(affirmed?.names ?? []), ...own.names].slice(-MAX_NAMES);
    return affirmed ? [affirmed, own] : [own];
  });
}

/** "Stimmt" is no name. */
const withoutYes = <R extends Read>(own: R, { text, start }: Passage): R => ({
  ...own,
  names: own.names.filter((it) => text.slice(0, it.start - start).trim() !== ''),
});

type Before = { said: Said | null; known: () => string | null; places: readonly Place[] };

function withCorrectedName<R extends Read>(
  read: (passage: Passage) => R,
  passage: Passage,
  { said, ...context }: Before,
  language: Language,
): R {
  if (!mayCorrect(passage)) return read(passage);
  const denied = said ? deniedName(passage, said, context, language) : undefined;
  const own = read(denied === undefined ? passage : askedForName(passage));
  const before = { before: said?.text ?? '', isDenied: denied !== undefined };
  const name = denied ?? context.known();
  const told =
    (name && correctedName(passage, 0, { ...before, known: name }, language)) ||
    retracted(own.names, passage, before.before, language);
  const isOwn = !told || (isByParts(own.names, passage) && !told.isContrast);
  return isOwn ? own : withName(own, told, passage);
}

/** The name that the other side stated and the passage denies. */
const deniedName = ({ text }: Passage, said: Said, { known, places }: Omit<Before, 'said'>, language: Language) =>
  beginsWithNo(text) ? readBackIn(said, { known: known(), places }, language)?.names[0]?.value : undefined;

/** Where nobody asks, what is all in lower case is left to the trained reader. */
const mayCorrect = (passage: Passage) =>
  passage.text.length <= MAX_TEXT && passage.setting !== 'label' && !(isUnasked(passage) && isLowerCase(passage.text));

/** Who denies a name tells his own. */
const askedForName = (passage: Passage): Passage => ({ ...passage, asked: new Set([...passage.asked, 'name']) });

/** The parts of the name are asked for, or told, one by one. */
const isByParts = (names: readonly NameCandidate[], { asked }: Passage) =>
  asked.has('firstName') || asked.has('lastName') || names.filter(({ part }) => part).length > 1;

/** "Dora, no sorry, Nora Klein" */
function retracted(names: readonly NameCandidate[], passage: Passage, before: string, language: Language) {
  const last = names.at(-1);
  const from = (last?.end ?? 0) - passage.start;
  const rest = passage.text.slice(from).replace(/^[\s,.…–—-]+/u, '');
  if (!last || last.part || !takesBack(rest, language)) return null;
  return correctedName(passage, from, { known: last.value, before, isDenied: true }, language);
}

/** What was read with the corrected name, which is no place; but "no wait, 5 Lisa Lane, Reading" is one. */
function withName<R extends Read>(own: R, told: CorrectedName, { message, start }: Passage): R {
  const span = { start: start + told.start, end: start + told.end };
  if (own.places.some((it) => overlaps(it, span) && /\d/u.test(it.value))) return own;
  const rule = told.isContrast ? CONTRAST : 'correction';
  const name = { ...span, whole: span, message, value: told.value, rule, score: SCORE, part: null };
  return { ...own, names: [name], places: own.places.filter((it) => !overlaps(it, span)) };
}

import { type Candidate, lastValid, type NameCandidate, withoutOverlaps } from './candidate.ts';
import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { namePatternsOf } from './name-pattern.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { findAll, wordKey } from './pattern.ts';

/** Nobody tells so many parts; it bounds the work on a message made of nothing else. */
const MAX_CUES = 40;
/** A name stands in so much text behind what announces it. */
const WINDOW = 400;

/** The names of a passage with those that are told by parts ("first name Peter, surname O'Neill"). */
export function namePartsIn(passage: Passage, names: readonly Candidate[], language: Language): NameCandidate[] {
  const told = [...partsIn(passage, 'first', language), ...partsIn(passage, 'last', language)];
  const asked: NameCandidate['part'] = passage.asked.has('firstName')
    ? 'first'
    : passage.asked.has('lastName')
      ? 'last'
      : null;
  return withoutOverlaps([...told, ...names.map((name) => ({ ...name, part: asked }))]);
}

function partsIn({ text, start, message }: Passage, part: 'first' | 'last', language: Language): NameCandidate[] {
  const others = findAll(namePatternsOf(language)[part === 'first' ? 'last' : 'first'], text);
  const cues = findAll(namePatternsOf(language)[part], text).slice(0, MAX_CUES);
  return cues.flatMap((cue) => {
    const end = others.find((other) => other.start >= cue.end)?.start ?? text.length;
    if (/[.!?]/.test(text.charAt(cue.end))) return [];
    const own = text.slice(cue.end, Math.min(end, cue.end + WINDOW));
    const name = partAt(own, part, language);
    if (!name) return [];
    const span = { start: start + cue.end + name.start, end: start + cue.end + name.end };
    const value = own.slice(name.start, name.end);
    return [
      { ...span, whole: { start: start + cue.start, end: span.end }, message, value, rule: 'part', score: 0.96, part },
    ];
  });
}

/** "Surname Baker" is none of the trade. */
function partAt(text: string, part: 'first' | 'last', language: Language): Name | null {
  const mayBeCommon = !language.spaceless && part === 'last';
  const name = nameAt(text, skipOpeners(text, 0, language), language, mayBeCommon ? 'last' : language.spaceless);
  return name?.hasCommon && !(mayBeCommon && name.isCapital) ? null : name;
}

/** The last valid name; of one that was told by parts the parts together, and where each was said. */
export function assembleName(
  candidates: readonly NameCandidate[],
  language: Language,
): { value: string; pieces: NameCandidate[] } | null {
  const name = lastValid(candidates);
  if (!name) return null;
  const given = candidates.find((it) => isGivenOf(it, name));
  if (given && !language.spaceless) return joined([given, name], language);
  const part = name.part ?? otherPart(name, candidates, language);
  const other = part && lastValid(candidates.filter((it) => it.part === (part === 'first' ? 'last' : 'first')));
  const before = part && !other ? lastValid(candidates.filter((it) => it.part === null)) : other;
  if (!before) return { value: name.value, pieces: [name] };
  return joined(part === 'first' ? [name, before] : [before, name], language);
}

/** "Your name?" "Ann" "Lee", one message after the other. */
const isGivenOf = (it: NameCandidate, name: NameCandidate) =>
  it.message === name.message - 1 && [it, name].every(({ rule, value }) => rule === 'answer' && !/\s/u.test(value));

/** "Surname?" "Miller" "And your name?" "Bob", and the other way round; "Ben Youssef" is a surname behind a first name. */
function otherPart(
  { value, message }: NameCandidate,
  candidates: readonly NameCandidate[],
  language: Language,
): NameCandidate['part'] {
  const told = candidates.findLast((it) => it.part && it.message <= message)?.part;
  const [word = '', ...others] = value.split(/\s/u);
  const isOne = others.length === 0 || (told === 'first' && namePatternsOf(language).particles.has(wordKey(word)));
  return !told || !isOne ? null : told === 'last' ? 'first' : 'last';
}

/** A reading: "さとう" "佐藤恵介" */
const KANA = /^[ぁ-ん\s]+$/u;

/** A last name that comes with the first one already is the whole name. */
function joined([first, last]: readonly [NameCandidate, NameCandidate], { spaceless }: Language) {
  const [a, b] = [foldedOf(first.value), foldedOf(last.value)];
  if (spaceless) {
    return a.startsWith(b) || (a.length > 3 && KANA.test(b) && !KANA.test(a))
      ? { value: first.value, pieces: [first] }
      : { value: last.value + first.value, pieces: [last, first] };
  }
  if (a === b || b.startsWith(`${a} `)) return { value: last.value, pieces: [last] };
  if (a.endsWith(` ${b}`)) return { value: first.value, pieces: [first] };
  const surname = b.endsWith(` ${a}`) ? last.value.slice(0, -first.value.length - 1) : last.value; // "Lee Ann" "Ann"
  return { value: `${first.value} ${surname}`, pieces: [first, last] };
}

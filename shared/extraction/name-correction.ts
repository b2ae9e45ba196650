import { beginsWithNo, correctionsOf, isCorrection, isRuledOut } from './denial.ts';
import type { Language } from './language.ts';
import { hasCapital } from './letters.ts';
import { execAll } from './matches.ts';
import { likest } from './name-likeness.ts';
import { namePatternsOf } from './name-pattern.ts';
import { nameAt } from './name-shape.ts';
import { type Word, wordAt } from './name-word.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, isAnyIn, isIn, perLanguage, type Span, wordKey } from './pattern.ts';

/** What corrects a name says little else. */
const [MAX_SENTENCE, MAX_WORDS, MAX_SENTENCES] = [90, 12, 4];
/** Nothing but the two names and what sets them against each other. */
const MAX_CONTRAST = 6;

const patternsOf = perLanguage((language) => ({
  parts: [language.name.first ?? [], language.name.last ?? []].map((it) => anyOf(it, language)),
  leads: [language.name.cues, language.name.weakCues, language.name.answerCues].map((it) => anyOf(it, language)),
}));

/** What is compared: the name as it is known, and what the other side said right before; `isDenied` when that stated the name and the customer says no. */
export type Compared = { known: string; before: string; isDenied: boolean };

/** `isContrast`: the wrong name is told too. */
export type CorrectedName = Span & { value: string; isContrast?: boolean };

/** Whether a text announces a correction, or a part of the name. */
const isAnnouncedIn = (text: string, language: Language): boolean =>
  isCorrection(text, language) || isAnyIn(patternsOf(language).parts, text);

/** Whether a text begins with what takes back the words before: "no sorry, …". */
export const takesBack = (text: string, language: Language): boolean =>
  beginsWithNo(text) || (findAll(correctionsOf(language), text.slice(0, MAX_SENTENCE))[0]?.start ?? NEAR) < NEAR;
const NEAR = 6;

/**
 * The name that a passage corrects the known one to, from a place on: "it's Nora, not Dora", "sorry, Mayer", "my surname is
 * spelled Leigh"; null when it corrects none.
 */
export function correctedName(
  { text, sentences }: Passage,
  from: number,
  compared: Compared,
  language: Language,
): CorrectedName | null {
  const later = sentences.filter(({ end }) => end > from).slice(0, MAX_SENTENCES);
  for (const { start, end } of later) {
    const begin = Math.max(start, from);
    const read = language.spaceless ? inUnspaced : inSentence;
    const told = end - begin > MAX_SENTENCE ? null : read(text.slice(0, end), begin, compared, language);
    if (told) return told;
  }
  return null;
}

type Sides = {
  known: readonly string[];
  /** Words of the known name that the sentence has. */
  old: readonly Word[];
  isNew: (word: Word) => boolean;
  isAnnounced: boolean;
  /** "Leigh, not Lee": one other name, and one that is ruled out. */
  isAgainst: boolean;
  /** The word of the known name that is named as the wrong one. */
  part: string | undefined;
};

function inSentence(text: string, from: number, compared: Compared, language: Language): CorrectedName | null {
  const words = wordsFrom(text, from, language);
  const known = compared.known.split(/\s+/u);
  const isOld = (word: Word) => known.some((it) => wordKey(it) === wordKey(word.text));
  const isNew = (word: Word) => !isOld(word) && mayBeName(word, known, language);
  const old = words.filter(isOld);
  const said = text.slice(from);
  const isAnnounced = compared.isDenied || isAnnouncedIn(said, language);
  const isContrast = old.length > 0 && words.length <= MAX_CONTRAST;
  const isOfOther = isIn(namePatternsOf(language).otherPeople, said) || QUESTION.test(said);
  const fresh = words.filter(isNew);
  const isSpelling = isSpellingOf(known, words, fresh);
  const isAgainst = isSetAgainst(text, words, { old, fresh });
  if (words.length > MAX_WORDS || isOfOther || !(isAnnounced || isContrast || isAgainst || isSpelling)) return null;
  const sides = { known, old, isNew, isAnnounced, isAgainst, part: partIn(said, known, language) };
  const runs = runsOf(text, words, (word) => isOld(word) || isNew(word));
  const told = runs.filter((run) => run.some(isNew)).map((run) => correctionIn(text, run, compared, sides));
  const corrected = sides.part ? told.find((it) => it !== null) : told.findLast((it) => it !== null);
  return corrected ? { ...corrected, isContrast: isAgainst && corrected.value !== compared.known } : null;
}

/** "Kathryn, not Catherine" */
function isSetAgainst(
  text: string,
  words: readonly Word[],
  { old, fresh }: Record<'old' | 'fresh', readonly Word[]>,
): boolean {
  const named = fresh.filter((it) => it.isCapital && !it.isCommon);
  return (
    (named.length === 1 || fresh.length === 1) &&
    isRuledOut(text, words, (it) => old.some(({ start }) => start === it.start))
  );
}

/** "I'm Maier": one new capital word; among a few more words, "I spell myself Maier, with ai", one that is alike. */
function isSpellingOf(known: readonly string[], words: readonly Word[], fresh: readonly Word[]): boolean {
  const [word, ...others] = fresh.filter((it) => it.isCapital && !it.isCommon);
  if (!word || others.length > 0) return false;
  const isAlone = words.length <= MAX_CONTRAST && fresh.length === 1;
  return isAlone || (words.length <= MAX_SPELLING && likest(known, word.text) !== undefined);
}
const MAX_SPELLING = 8;

const QUESTION = /[?？؟]\s*$/u;

/** In capitals as the name is, or much like it; neither a title nor "Ann's". */
function mayBeName(word: Word, known: readonly string[], language: Language): boolean {
  const { text, isCapital, isCommon, isFunction } = word;
  if (isFunction || text.length < 2 || /['’]s$/u.test(text) || namePatternsOf(language).titles.has(wordKey(text)))
    return false;
  const isCased = hasCapital(known.join(''));
  return isCapital || (!isCommon && (!isCased || likest(known, text) !== undefined));
}

/** "My surname is …" */
function partIn(said: string, known: readonly string[], language: Language): string | undefined {
  const [isFirst, isLast] = patternsOf(language).parts.map((it) => isIn(it, said));
  return isFirst === isLast || known.length < 2 ? undefined : isFirst ? known[0] : known.at(-1);
}

function wordsFrom(text: string, from: number, language: Language): Word[] {
  const words: Word[] = [];
  for (let at = from; at < text.length && words.length <= MAX_WORDS; ) {
    const word = wordAt(text, at, language);
    if (word) words.push(word);
    at = word ? word.end : at + 1;
  }
  return words;
}

/** Words that stand right behind each other, in lower case only behind such. */
function runsOf(text: string, words: readonly Word[], isPart: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = [];
  for (const [nth, word] of words.entries()) {
    const before = words[nth - 1];
    const isNext = before && isPart(before) && text.slice(before.end, word.start).trim() === '';
    if (isPart(word) && isNext && (word.isCapital || !before.isCapital)) runs.at(-1)?.push(word);
    else if (isPart(word)) runs.push([word]);
  }
  return runs;
}

function correctionIn(text: string, run: readonly Word[], compared: Compared, sides: Sides): CorrectedName | null {
  const span = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
  const fresh = run.filter(sides.isNew);
  const isTheirs = fresh.some(({ text: word }) => isWordOf(compared.before, word));
  if (isTheirs && sides.old.length > 0 && !compared.isDenied) return { ...span, value: compared.known }; // "Nora, not Dora", who is Nora
  const isWhole = run.length > 1 && run.length >= sides.known.length;
  const value = isWhole ? wholeOf(text.slice(span.start, span.end), run, compared, sides) : replaced(run, fresh, sides);
  return value === null ? null : { ...span, value };
}

/** "Tom Jones", who was Tim Jones. */
function wholeOf(said: string, run: readonly Word[], { isDenied }: Compared, { known, isNew, isAnnounced }: Sides) {
  const isAlike = run.some((word) => !isNew(word) || likest(known, word.text) !== undefined);
  return isAnnounced && (isAlike || isDenied) ? said : null;
}

/** One word of the known name in place of the one that it is like, or that stands beside it as the wrong one. */
function replaced(
  run: readonly Word[],
  fresh: readonly Word[],
  { known, old, isAnnounced, isAgainst, part }: Sides,
): string | null {
  const [word] = fresh;
  if (!word || run.length > 1) return null;
  const other = (isAnnounced || isAgainst) && old.length === 1 ? old[0]?.text : undefined;
  const wrong = part ?? likest(known, word.text) ?? other;
  return wrong ? known.map((it) => (wordKey(it) === wordKey(wrong) ? word.text : it)).join(' ') : null;
}

const isWordOf = (text: string, word: string) =>
  text.split(/[\s,.!?;:،؟]+/u).some((it) => wordKey(it) === wordKey(word));

/** Without spaces: a name of about the same characters at the beginning of a clause, or behind what leads to one. */
function inUnspaced(
  text: string,
  from: number,
  { known, isDenied }: Compared,
  language: Language,
): CorrectedName | null {
  if (!isDenied && !isAnnouncedIn(text.slice(from), language)) return null;
  const { leads } = patternsOf(language);
  const behind = [...leads, correctionsOf(language)].flatMap((it) => findAll(it, text)).map(({ end }) => end);
  const clauses = execAll(CLAUSE_END, text).map(({ index }) => index + 1);
  const starts = [from, ...behind, ...clauses].filter((it) => it >= from).slice(0, MAX_WORDS);
  const names = starts.map((at) => nameAt(text, skipOpeners(text, at, language), language, true));
  const found = names.findLast((it) => it !== null && isAlike(it.words[0] ?? '', known));
  return found ? { start: found.start, end: found.end, value: text.slice(found.start, found.end) } : null;
}
const CLAUSE_END = /[、，。,\s]/gu;

const isAlike = (name: string, known: string) =>
  name !== known && Math.abs(name.length - known.length) <= 1 && Array.from(name).some((it) => known.includes(it));

import { type Candidate, VALID, withoutOverlaps } from './candidate.ts';
import type { Language } from './language.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, isIn, overlaps, perLanguage, type Span } from './pattern.ts';

const patternsOf = perLanguage((language) => ({
  cues: anyOf(language.name.cues, language),
  weakCues: anyOf(language.name.weakCues, language),
  answerCues: anyOf(language.name.answerCues, language),
  after: anyOf(language.name.after, language),
  otherPeople: anyOf(language.otherPeople, language),
  unlikely: anyOf(language.name.unlikely, language),
}));

/** Whole clause after the name, so that "I'm glad you called" gives none. */
const CLAUSE_END = /^\s{0,3}["”’)]?(?:[.,;:!?/\n()–—-]|$)/u;
const CLAUSE = /[^,;\n.!?/、，。]+/gu;
const BEFORE = 30;
/** A name that only a weak cue leads to is not longer. */
const MAX_WORDS = 4;
const MAX_NAME = 60;

/** Names in the passage, except in what is already known to be an address or a number. */
export function namesIn(passage: Passage, taken: readonly Span[], language: Language): Candidate[] {
  const asked = passage.asked.has('name');
  const found = [
    ...cued(passage, 'cues', language),
    ...cued(passage, 'weakCues', language),
    ...(asked ? cued(passage, 'answerCues', language) : []),
    ...beforeCue(passage, language),
  ];
  const rest = found.length > 0 ? [] : asked ? answered(passage, language) : unasked(passage, language);
  return withoutOverlaps([...found, ...rest].filter((it) => !taken.some((other) => overlaps(it, other))));
}

type CueKind = 'cues' | 'weakCues' | 'answerCues';

/** "My name is …", "I'm …". */
function cued(passage: Passage, kind: CueKind, language: Language): Candidate[] {
  const isAsked = passage.asked.has('name');
  const [rule, score] = kind === 'cues' ? ['cue', 0.95] : ['weak cue', isAsked ? 0.9 : 0.7];
  return findAll(patternsOf(language)[kind], passage.text).flatMap((cue) => {
    const name = nameAfter(passage.text, cue, { kind, isAsked, language });
    return name ? [candidate(passage, { name, from: cue.start, rule, score })] : [];
  });
}

type Cued = { kind: CueKind; isAsked: boolean; language: Language };

function nameAfter(text: string, cue: Span, { kind, isAsked, language }: Cued): Name | null {
  const before = text.slice(Math.max(0, cue.start - BEFORE), cue.start).match(/[^.!?,;\n]*$/u)?.[0] ?? '';
  const name = nameAt(text, skipColon(text, cue.end), language, kind === 'cues');
  if (!name || isIn(patternsOf(language).otherPeople, before) || isDate(text, name)) return null;
  return kind === 'cues' || isLikely(text, name, { isAsked, language }) ? name : null;
}

/** "June 5th". */
const isDate = (text: string, { end }: Name) => /^\.?\s{0,2}\d/u.test(text.slice(end, end + 5));

/** After "I'm" a name is capital, or in lower case nothing but names up to the end of the clause. */
function isLikely(text: string, name: Name, { isAsked, language }: { isAsked: boolean; language: Language }): boolean {
  if (name.isCapital) return name.length <= MAX_WORDS;
  if (name.isMixed || name.hasCommon || name.length > (language.name.lowerWords ?? 3)) return false;
  if (isIn(patternsOf(language).unlikely, name.words.join(' '))) return false;
  return (isAsked || name.words.length > 1) && CLAUSE_END.test(text.slice(name.end, name.end + 10));
}

const skipColon = (text: string, at: number) => at + (text.slice(at, at + 4).match(/^\s{0,2}[:,]?/u)?.[0].length ?? 0);

/** The first clause of an answer that is nothing but a name. */
function answered(passage: Passage, language: Language): Candidate[] {
  const { text } = passage;
  for (const { 0: clause, index } of text.slice(0, 400).matchAll(CLAUSE)) {
    const at = skipOpeners(text, index, language);
    const name = at < index + clause.length ? nameAt(text, at, language, true) : null;
    if (name && !name.isMixed && !isDate(text, name))
      return [candidate(passage, { name, from: index, rule: 'answer', score: 0.9 })];
  }
  return [];
}

/** "Bob Smith here". */
function beforeCue(passage: Passage, language: Language): Candidate[] {
  const { text } = passage;
  return findAll(patternsOf(language).after, text).flatMap((cue) => {
    const clause = text.slice(Math.max(0, cue.start - MAX_NAME), cue.start).match(/[^.!?,;\n]*$/u)?.[0] ?? '';
    const name = nameAt(text, skipOpeners(text, cue.start - clause.length, language), language);
    if (!name?.isCapital || text.slice(name.end, cue.start).trim() !== '') return [];
    return [candidate(passage, { name, from: name.start, rule: 'cue after', score: 0.9 })];
  });
}

/** Nobody asked in words we can see: a message that is nothing but a name, or is signed with one. */
function unasked(passage: Passage, language: Language): Candidate[] {
  const { setting, asked } = passage;
  const name = setting === 'first' || setting === 'silent' ? bareName(passage, language) : null;
  const found = name ?? (asked.size === 0 ? signature(passage, language) : null);
  return found ? [candidate(passage, { name: found, from: found.start, rule: 'bare', score: VALID })] : [];
}

function bareName({ text, setting }: Passage, language: Language): Name | null {
  const name = nameAt(text, skipOpeners(text, 0, language), language);
  if (!name || name.hasCommon || name.words.length > 3 || text.slice(name.end).trim() !== '') return null;
  return setting === 'first' && !(name.isCapital && name.words.length > 1) ? null : name;
}

/** "… since Monday. Ann Lee": the last sentence is nothing but a name in capitals. */
function signature({ text, sentences }: Passage, language: Language): Name | null {
  const last = sentences.at(-1);
  if (!last || sentences.length < 2) return null;
  const name = nameAt(text, skipOpeners(text, last.start, language), language);
  if (!name?.isCapital || name.hasCommon || name.length < 2 || name.length > 4) return null;
  return /^[\s.!]*$/u.test(text.slice(name.end)) ? name : null;
}

type Found = { name: Span; from: number; rule: string; score: number };

function candidate({ message, start, text }: Passage, { name, from, rule, score }: Found): Candidate {
  const span = { start: start + name.start, end: start + name.end };
  const value = text.slice(name.start, name.end);
  return { message, ...span, whole: { start: start + from, end: span.end }, value, rule, score };
}

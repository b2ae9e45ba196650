import { type Candidate, overlaps, type Said } from './candidate.ts';
import type { Language } from './language.ts';
import type { Sentence } from './sentences.ts';
import { findAll, has, wordsOf } from './words.ts';

type Span = { start: number; end: number };

const TOKEN = /[\p{L}\p{M}][\p{L}\p{M}'’.-]*/uy;
const MAX_TOKENS = 4;

/** The names of a message that its writer gives as their own. `taken`: spans already read as something else. */
export function namesIn(said: Said, taken: readonly Span[]): Candidate[] {
  const isLower = !/\p{Lu}/u.test(said.text);
  return said.sentences
    .flatMap((sentence) => [
      ...cued(sentence, said, said.language.name.cues, 'name.cue', 0.95, true),
      ...cued(sentence, said, said.language.name.weakCues, 'name.weak_cue', 0.8, isLower),
      ...introduced(sentence, said),
      ...answered(sentence, said),
    ])
    .filter((found) => !taken.some((span) => overlaps(span, found)));
}

function cued(
  sentence: Sentence,
  { language }: Said,
  cues: readonly string[],
  rule: string,
  score: number,
  mayBeLower: boolean,
): Candidate[] {
  return findAll(cues, sentence.text).flatMap(({ 0: cue, index }) => {
    if (has(language.others, sentence.text.slice(Math.max(0, index - 40), index + cue.length))) return [];
    const after = index + cue.length;
    const from = after + (/^[\s:,]*/.exec(sentence.text.slice(after))?.[0].length ?? 0);
    const name = nameAt(sentence.text, from, language, mayBeLower);
    return name ? [at(sentence, name, rule, score)] : [];
  });
}

/** "Ann Lee here." */
function introduced(sentence: Sentence, { language }: Said): Candidate[] {
  const match = new RegExp(`^(.{2,60}?),? ${wordsOf(language.name.after).source}`, 'iu').exec(sentence.text);
  if (!match) return [];
  const name = nameAt(sentence.text, 0, language, false);
  return name && name.end === match[1]?.length ? [at(sentence, name, 'name.introduced', 0.85)] : [];
}

/** The answer to "your name?": what it begins with, after "sure," or "it's". */
function answered(sentence: Sentence, { asked, language }: Said): Candidate[] {
  if (!asked.has('name')) return [];
  const { fillers, weakCues } = language.name;
  const lead =
    new RegExp(`^(?:(?:${wordsOf([...fillers, ...weakCues]).source})[\\s,.!:]+)*`, 'iu').exec(sentence.text)?.[0] ?? '';
  const name = nameAt(sentence.text, lead.length, language, true);
  return name ? [at(sentence, name, 'name.answer', 0.85)] : [];
}

/** The name that begins at a place, as far as it goes. */
function nameAt(
  text: string,
  from: number,
  language: Language,
  mayBeLower: boolean,
): { value: string; start: number; end: number } | undefined {
  const tokens: { start: number; end: number }[] = [];
  let place = skipTitle(text, from, language);
  const start = place;
  while (tokens.length < MAX_TOKENS) {
    TOKEN.lastIndex = place;
    const token = TOKEN.exec(text)?.[0].replace(/[.'’-]+$/u, '');
    if (!token || !isNamePart(token, language, mayBeLower, tokens.length)) break;
    tokens.push({ start: place, end: place + token.length });
    const gap = /^\.? (?=\p{L})/u.exec(text.slice(place + token.length, place + token.length + 3))?.[0];
    if (!gap) break;
    place += token.length + gap.length;
  }
  const end = tokens.at(-1)?.end ?? start;
  const value = text.slice(start, end);
  const isWhole = !/^[\p{L}\p{N}@]/u.test(text.slice(end)) && !/^\s*\d/.test(text.slice(end));
  return value.length >= 2 && isWhole ? { value, start, end } : undefined;
}

function isNamePart(token: string, { commonWords, name }: Language, mayBeLower: boolean, place: number): boolean {
  if (has(name.particles, token)) return true;
  const isCapital = /^\p{Lu}/u.test(token) || !/^\p{Ll}/u.test(token);
  if (has(commonWords, token)) return false;
  return isCapital || (mayBeLower && place < 3);
}

function skipTitle(text: string, from: number, { name }: Language): number {
  const title = new RegExp(`^(?:${wordsOf(name.titles).source})\\.?\\s+`, 'iu').exec(text.slice(from, from + 20));
  return from + (title?.[0].length ?? 0);
}

const at = (
  sentence: Sentence,
  { value, start, end }: { value: string; start: number; end: number },
  rule: string,
  score: number,
): Candidate => ({
  field: 'name',
  value,
  start: sentence.start + start,
  end: sentence.start + end,
  rule,
  score,
});

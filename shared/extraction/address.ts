import { type Candidate, overlaps, type Said } from './candidate.ts';
import type { Language } from './language.ts';
import type { Sentence } from './sentences.ts';
import { findAll, has, wordsOf } from './words.ts';

type Span = { start: number; end: number };

const HOUSE = '\\d{1,6}[a-z]?(?:[-/]\\d{1,5}[a-z]?)?';
const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}.'’-]{0,24}";
const MAX_WORDS = 8;

/** The addresses of a message, and the pieces of one that were asked for. `taken`: spans already read as a phone. */
export function addressesIn(said: Said, taken: readonly Span[]): Candidate[] {
  return said.sentences.flatMap((sentence) => {
    const free = beforeTaken(sentence, taken);
    if (has(said.language.others, free.text) && !has(said.language.address.cues, free.text)) return [];
    const found = street(free, said) ?? cued(free, said) ?? piece(free, said);
    return found ? [found] : [];
  });
}

/** A house number and a street whose kind is known ("12 Oak Street"), with what belongs to it behind. */
function street(sentence: Sentence, { language }: Said): Candidate | undefined {
  const kinds = wordsOf(language.address.streets).source;
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])${HOUSE},?\\s+(?:${WORD}\\s+){0,5}?${kinds}\\.?`, 'iu');
  const match = expression.exec(sentence.text);
  if (!match || has(language.commonWords, match[0].replace(wordsOf(language.address.streets), ''))) return undefined;
  return extended(sentence, match.index, match.index + match[0].length, language, 'address.street', 0.9);
}

/** What follows "I live at" or answers "where?", when it has a number and a name. */
function cued(sentence: Sentence, { language, asked }: Said): Candidate | undefined {
  const cue = findAll(language.address.cues, sentence.text).find(({ 0: text, index }) =>
    new RegExp(`^[\\s:,]{0,3}(?:${HOUSE}|${wordsOf(language.address.units).source})[\\s,]`, 'iu').test(
      sentence.text.slice(index + text.length),
    ),
  );
  const isAsked = asked.has('address') || asked.has('street');
  if (!cue && !(isAsked && new RegExp(`^${HOUSE},?\\s+\\p{L}{2}`, 'iu').test(sentence.text))) return undefined;
  const from = cue ? cue.index + cue[0].length : 0;
  const start = from + (/^[\s:,]*/.exec(sentence.text.slice(from))?.[0].length ?? 0);
  const found = extended(sentence, start, start, language, cue ? 'address.cue' : 'address.answer', 0.75);
  return found && /\p{L}{2}/u.test(found.value) && /\d/.test(found.value) ? found : undefined;
}

/** A unit, or city and postcode, that the agent asked for. */
function piece(sentence: Sentence, { language, asked }: Said): Candidate | undefined {
  const { units, postcodes } = language.address;
  const isUnit = asked.has('unit') && (has(units, sentence.text) || /^#?\d{1,4}\p{L}?$/u.test(sentence.text));
  const isCity =
    asked.has('city') && (has(postcodes, sentence.text) || /^\p{Lu}[\p{L} ,.'’-]{2,40}$/u.test(sentence.text));
  if (!isUnit && !isCity) return undefined;
  return extended(sentence, 0, 0, language, isUnit ? 'address.unit' : 'address.city', 0.6);
}

/** The address from `start` on: over `end`, as long as the parts between commas look like one. */
function extended(
  sentence: Sentence,
  start: number,
  end: number,
  language: Language,
  rule: string,
  score: number,
): Candidate | undefined {
  let last = end;
  for (const { 0: part, index } of sentence.text.slice(end).matchAll(/[^,]+|,/gu)) {
    if (part === ',') continue;
    const taken = addressPart(part, language);
    if (taken.length > 0) last = end + index + taken.length;
    if (taken.length < part.trimEnd().length) break;
  }
  const value = sentence.text.slice(start, last).replace(/[\s.,;:]+$/u, '');
  if (value === '') return undefined;
  return {
    field: 'address',
    value,
    start: sentence.start + start,
    end: sentence.start + start + value.length,
    rule,
    score,
  };
}

/** As much of a part as belongs to an address: up to the first word that speaks of something else. */
function addressPart(part: string, { commonWords, address }: Language): string {
  const stop = findAll(commonWords, part).find(
    ({ 0: word }) => !has(address.units, word) && !has(address.postcodes, part.slice(part.indexOf(word))),
  );
  const text = stop ? part.slice(0, stop.index) : part;
  const words = text.trim() === '' ? [] : text.trim().split(/\s+/);
  return words.length > MAX_WORDS || /[?!:;]/.test(text) ? '' : text.trimEnd();
}

/** A sentence up to the first phone number in it, which is in no address. */
function beforeTaken(sentence: Sentence, taken: readonly Span[]): Sentence {
  const own = { start: sentence.start, end: sentence.start + sentence.text.length };
  const inside = taken.filter((span) => overlaps(own, span));
  if (inside.length === 0) return sentence;
  const leading = inside.some(({ start }) => start - sentence.start < 8);
  const cut = leading ? Math.max(...inside.map(({ end }) => end)) - sentence.start : 0;
  const stop = leading ? sentence.text.length : Math.min(...inside.map(({ start }) => start)) - sentence.start;
  return { text: sentence.text.slice(cut, stop), start: sentence.start + cut };
}

/** The address as several turns give it: a piece that was asked for is put behind what is known. */
export function assembled(found: readonly (Candidate & { message: number })[]): (Candidate & { message: number })[] {
  const whole = found.findLastIndex(({ rule }) => !isPiece(rule));
  if (whole === -1) return [...found];
  return found
    .slice(whole)
    .filter(({ value, rule }, at) => at === 0 || (isPiece(rule) && !found[whole]?.value.includes(value)));
}

const isPiece = (rule: string) => rule === 'address.unit' || rule === 'address.city';

import type { Language } from './language.ts';
import { has } from './words.ts';

/** Part of a message: its text, and where it starts in the message (UTF-16). */
export type Sentence = { text: string; start: number };

const ENDS = /[.!?]+(?=\s|$)|[。！？]+|\n+/gu;

/** The sentences and lines of a message; a full stop behind an abbreviation ("St.") or an initial ends none. */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(raw)) sentences.push({ text: raw.trim(), start: start + lead });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    if (mark === '.' && isAbbreviated(text.slice(Math.max(start, index - 12), index), language)) continue;
    push(index + mark.length);
  }
  push(text.length);
  return sentences;
}

function isAbbreviated(before: string, { address, name }: Language): boolean {
  const word = /[\p{L}]+$/u.exec(before)?.[0];
  if (!word) return false;
  return /^\p{Lu}$/u.test(word) || has(address.abbreviations, word) || has(name.titles, word);
}

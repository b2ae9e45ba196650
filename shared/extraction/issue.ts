import { type Candidate, overlaps, type Said } from './candidate.ts';
import type { Language } from './language.ts';
import type { Sentence } from './sentences.ts';
import { findAll, has } from './words.ts';

type Span = { start: number; end: number };

/**
 * What the customer says is wrong, in their own words. `taken`: spans that say something else (a name, a number …);
 * `beside`: spans that may state the problem too (how urgent it is, who is speaking).
 */
export function issuesIn(said: Said, taken: readonly Span[], beside: readonly Span[]): Candidate[] {
  const content = said.sentences
    .map((sentence) => withoutGreeting(sentence, said))
    .flatMap((sentence) => aboutTheProblem(sentence, said, taken, beside))
    .filter((sentence) => isContent(sentence, said));
  const stating = content.filter(({ text }) => has(said.language.problems, text));
  if (stating.length > 0) return [joined(stating, said, 'issue.problem', 0.9)];
  if (content.length === 0) return [];
  const isAsked = said.asked.has('issue');
  return [joined(content, said, isAsked ? 'issue.answer' : 'issue.sentence', isAsked ? 0.8 : 0.4)];
}

/** A sentence, or of one that says something else too, the clauses that state the problem; all of it when no clause does alone. */
function aboutTheProblem(
  sentence: Sentence,
  { language }: Said,
  taken: readonly Span[],
  beside: readonly Span[],
): Sentence[] {
  const hasProblem = ({ text }: Sentence) => has(language.problems, text);
  if (!isIn(sentence, [...taken, ...beside])) return [sentence];
  const clauses = clausesOf(sentence, language).filter((clause) => !isIn(clause, taken) && hasProblem(clause));
  if (clauses.length > 0) return clauses;
  const own = taken.reduce(
    (text, { start, end }) => blanked(text, start - sentence.start, end - sentence.start),
    sentence.text,
  );
  return hasProblem({ text: own, start: sentence.start }) ? [sentence] : [];
}

const isIn = ({ text, start }: Sentence, spans: readonly Span[]) =>
  spans.some((span) => overlaps({ start, end: start + text.length }, span));

function clausesOf({ text, start }: Sentence, { conjunctions }: Language): Sentence[] {
  const breaks = [...text.matchAll(/[,;–—]\s/g), ...findAll(conjunctions, text)].sort((a, b) => a.index - b.index);
  const ends = [...breaks.map(({ index }) => index), text.length];
  const starts = [0, ...breaks.map(({ 0: mark, index }) => index + mark.length)];
  return starts.flatMap((from, n) => {
    const raw = text.slice(from, ends[n]);
    const lead = raw.length - raw.trimStart().length;
    return raw.trim() === '' ? [] : [{ text: raw.trim(), start: start + from + lead }];
  });
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, Math.max(0, from)) +
  ' '.repeat(Math.max(0, Math.min(to, text.length) - Math.max(0, from))) +
  text.slice(Math.max(0, to));

/** "Hi, the tap drips" without the "Hi,". */
function withoutGreeting({ text, start }: Sentence, { language }: Said): Sentence {
  const [greeting] = findAll(language.smallTalk, text);
  if (greeting?.index !== 0) return { text, start };
  const lead = greeting[0].length + (/^[\s,.!:-]*/.exec(text.slice(greeting[0].length))?.[0].length ?? 0);
  return lead >= text.length ? { text, start } : { text: text.slice(lead), start: start + lead };
}

function isContent({ text }: Sentence, { language }: Said): boolean {
  if ((text.match(/[\p{L}\p{N}]+/gu) ?? []).length < 2) return false;
  return !has(language.others, text) && (has(language.problems, text) || !has(language.smallTalk, text));
}

function joined(sentences: readonly Sentence[], { text }: Said, rule: string, score: number): Candidate {
  const start = sentences[0]?.start ?? 0;
  const last = sentences.at(-1);
  const end = last ? last.start + last.text.length : start;
  const isRun = sentences.every((it, n) => n === 0 || text.slice(endOf(sentences[n - 1]), it.start).trim() === '');
  const value = isRun ? text.slice(start, end) : sentences.map((it) => it.text).join(' ');
  return { field: 'issue', value: value.replace(/\s+/g, ' '), start, end, rule, score };
}

const endOf = (sentence: Sentence | undefined) => (sentence ? sentence.start + sentence.text.length : 0);

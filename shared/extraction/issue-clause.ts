import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { skipOpeners } from './opener.ts';
import { findAll, hasWord, isIn, overlaps, type Span } from './pattern.ts';
import { contentWords, hasProblem, issuePatternsOf, MIN_CONTENT } from './problem.ts';

/** Of the parts of a sentence that no other field has read the one with most of a problem, else the longest; without "hello" and "and". */
export function clauseOf(
  text: string,
  sentence: Span,
  { taken, places, language }: { taken: readonly Span[]; places: readonly Span[]; language: Language },
): Span | null {
  const gaps = gapsOf(
    sentence,
    taken.filter((it) => overlaps(it, sentence) && !isWithin(text, it, { sentence, places, language })),
  );
  const { problems } = issuePatternsOf(language);
  const rank = (it: Span) => findAll(problems, text.slice(it.start, it.end)).length * text.length + it.end - it.start;
  const longest = gaps.sort((a, b) => rank(b) - rank(a))[0];
  if (!longest) return null;
  const opened = Math.min(longest.end, openedAt(text, longest, language));
  const part = text.slice(opened, longest.end);
  const start = opened + (findAll(issuePatternsOf(language).connectors, part)[0]?.end ?? 0);
  const own = text.slice(start, longest.end);
  const end = start + (longest.end < sentence.end ? withoutLeadIn(own, language) : own).trimEnd().length;
  return end > start ? { start, end: withPlace(text, { start, end }, { places, language }) } : null;
}

/** "The lift at 12 Oak Street is stuck": an address in the middle of what is said of a problem. */
function isWithin(
  text: string,
  it: Span,
  { sentence, places, language }: { sentence: Span; places: readonly Span[]; language: Language },
): boolean {
  const before = text.slice(sentence.start, it.start);
  return (
    places.some(({ start }) => start === it.start) &&
    hasProblem(before, language) &&
    (/\)$/u.test(text.slice(it.start, it.end + 1))
      ? before.endsWith('(')
      : /^\s\p{Ll}/u.test(text.slice(it.end, it.end + 3)) &&
        hasWord(issuePatternsOf(language).functionWords, before.match(LAST_WORD)?.[0].trim() ?? ''))
  );
}

const LAST_WORD = new RegExp(`[${LETTER}${MARK}]{1,30}\\s?$`, 'u');

/** "A pipe has burst at 12 Oak Street": a clause that leads to an address ends with it. */
function withPlace(
  text: string,
  { start, end }: Span,
  { places, language }: { places: readonly Span[]; language: Language },
): number {
  const next = places.find((it) => it.start > end && text.slice(end, it.start).trim() === '');
  const clause = text.slice(start, end);
  const last = clause.match(LAST_WORD)?.[0].trim() ?? '';
  return next && hasWord(issuePatternsOf(language).functionWords, last) && hasProblem(clause, language)
    ? next.end
    : end;
}

/** Behind "hello", but "no" stays in "no hot water". */
function openedAt(text: string, { start, end }: Span, language: Language): number {
  const [problem] = findAll(issuePatternsOf(language).problems, text.slice(start, end));
  return Math.min(skipOpeners(text, start, language), start + (problem?.start ?? end));
}

/** "My sink leaks, call" without what leads to the number behind it. */
function withoutLeadIn(clause: string, language: Language): string {
  const { leadIn, problems } = issuePatternsOf(language);
  const [found] = findAll(leadIn, clause);
  const lead = found?.start ? clause.slice(found.start) : '';
  const isLead = lead !== '' && !isIn(problems, lead) && contentWords(lead, language) < MIN_CONTENT;
  return isLead ? clause.slice(0, found?.start) : clause;
}

function gapsOf(sentence: Span, taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let start = sentence.start;
  for (const it of [...taken].sort((a, b) => a.start - b.start)) {
    if (it.start > start) gaps.push({ start, end: it.start });
    start = Math.max(start, it.end);
  }
  return start < sentence.end ? [...gaps, { start, end: sentence.end }] : gaps;
}

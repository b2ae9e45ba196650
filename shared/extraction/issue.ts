import type { Candidate } from './candidate.ts';
import { isPart } from './digits.ts';
import type { Language } from './language.ts';
import { DIGIT, LETTER, MARK } from './letters.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import {
  anyOf,
  blank,
  findAll,
  hasWord,
  isIn,
  overlaps,
  type Pattern,
  patternOf,
  perLanguage,
  type Span,
  setOf,
  wordKey,
} from './pattern.ts';

const WORD = new RegExp(`[${LETTER}${MARK}${DIGIT}'’]+`, 'gu');
const ANY_LETTER = new RegExp(`[${LETTER}]`, 'u');
/** Content words that make a sentence worth quoting when no word of trouble is in it. */
const MIN_CONTENT = 2;
const SPACELESS_WORD_LENGTH = 2;

const compiled = perLanguage((language) => ({
  problems: anyOf([...language.issue.problems, ...Object.values(language.type).flat()], language),
  fillers: anyOf(
    [...language.issue.fillers, ...language.openers, ...language.greetings, ...language.refusals],
    language,
  ),
  refusals: anyOf(language.refusals, language),
  vague: anyOf(language.issue.vague ?? [], language),
  continues: anyOf(language.issue.continues ?? [], language),
  connectors: patternOf(
    `^[\\s,;:.)/|–—，、。：；！）،؛।-]{0,8}(?:(?:${language.issue.connectors.join('|')})${language.spaceless ? '' : '(?![\\p{L}])'}[\\s,，、،]{0,4})?`,
  ),
  leadIn: patternOf(
    `(?:(?:[,;:–—]|\\s(?:${language.issue.connectors.join('|')}))\\s|[，、；：،؛])[^,;:–—，、；：،؛]{0,40}$`,
  ),
  functionWords: setOf(language.functionWords),
}));

/** Whether a text has a word of trouble. */
export const hasProblem = (text: string, language: Language) => isIn(compiled(language).problems, text);

/** What other fields have read in a message: spans an issue leaves out, addresses among them, and those it may hold ("tenant", "urgent"). */
export type Read = { taken: readonly Span[]; places: readonly Span[]; aside: readonly Span[] };

/** The sentences of a passage that state a problem, or else those with content. */
export function issuesIn(passage: Passage, { taken, places, aside }: Read, language: Language): Candidate[] {
  const here = ({ start, end }: Span) => ({ start: start - passage.start, end: end - passage.start });
  const rest = blank(
    passage.text,
    aside.map(here).sort((a, b) => a.start - b.start),
  );
  const known = { taken: taken.map(here), places: places.map(here), language };
  const isRefused = isIn(compiled(language).refusals, passage.text);
  const scored = passage.sentences
    .map((sentence) => clauseOf(passage.text, sentence, known))
    .filter((clause) => clause !== null)
    .map((span) => ({ span, score: scoreOf(passage, { span, rest, isRefused }, language) }));
  const best = scored.reduce((highest, { score }) => Math.max(highest, score), 0);
  if (best === 0) return [];
  const from = scored.findIndex(({ score }) => score === best);
  const after = scored.findIndex(
    ({ score, span }, index) =>
      index > from && score < best && !(score > 0 && goesOn(passage.text.slice(span.start, span.end), language)),
  );
  const run = scored.slice(from, after === -1 ? undefined : after);
  const span = { start: run[0]?.span.start ?? 0, end: run.at(-1)?.span.end ?? 0 };
  const { problems } = compiled(language); // looked for in each clause before: a long one is not gone through again
  const isVague =
    passage.setting !== 'label' &&
    run.every((it) => findAll(problems, passage.text.slice(it.span.start, it.span.end)).length === 0);
  return [candidate(passage, span, isVague ? Math.min(best, VAGUE) : best)];
}

const goesOn = (sentence: string, language: Language) =>
  findAll(compiled(language).continues, sentence)[0]?.start === 0;

/** Of the parts of a sentence that no other field has read the one with most of a problem, else the longest; without "hello" and "and". */
function clauseOf(
  text: string,
  sentence: Span,
  { taken, places, language }: { taken: readonly Span[]; places: readonly Span[]; language: Language },
): Span | null {
  const gaps = gapsOf(
    sentence,
    taken.filter((it) => overlaps(it, sentence) && !isWithin(text, it, { sentence, places, language })),
  );
  const { problems } = compiled(language);
  const rank = (it: Span) => findAll(problems, text.slice(it.start, it.end)).length * text.length + it.end - it.start;
  const longest = gaps.sort((a, b) => rank(b) - rank(a))[0];
  if (!longest) return null;
  const opened = Math.min(longest.end, openedAt(text, longest, language));
  const part = text.slice(opened, longest.end);
  const start = opened + (findAll(compiled(language).connectors, part)[0]?.end ?? 0);
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
        hasWord(compiled(language).functionWords, before.match(LAST_WORD)?.[0].trim() ?? ''))
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
  return next && hasWord(compiled(language).functionWords, last) && hasProblem(clause, language) ? next.end : end;
}

/** Behind "hello", but "no" stays in "no hot water". */
function openedAt(text: string, { start, end }: Span, language: Language): number {
  const [problem] = findAll(compiled(language).problems, text.slice(start, end));
  return Math.min(skipOpeners(text, start, language), start + (problem?.start ?? end));
}

/** "My sink leaks, call" without what leads to the number behind it. */
function withoutLeadIn(clause: string, language: Language): string {
  const { leadIn, problems } = compiled(language);
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

/** A problem that answers the question for it, that nobody asked for, such an answer without a word of trouble, or told where something else was asked. */
const [ASKED, TOLD, VAGUE, ASIDE] = [0.95, 0.9, 0.87, 0.85];

/** `isRefused`: something in the passage is. */
type Clause = { span: Span; rest: string; isRefused: boolean };

function scoreOf(passage: Passage, { span, rest, isRefused }: Clause, language: Language): number {
  const clause = passage.text.slice(span.start, span.end);
  if (passage.setting === 'label' && passage.asked.has('issue')) return labelledScore(clause, language);
  const isAsked = passage.asked.has('issue') && !isRefused;
  const content = contentWords(rest.slice(span.start, span.end), language);
  if (isProblem(clause, isAsked && !isAside(clause, content, language), language))
    return problemScore(passage, span, saysLittle(clause, language));
  if (passage.setting === 'label' || isRefusal(clause, language)) return 0;
  return content >= (passage.asked.size === 0 ? MIN_CONTENT : MIN_CONTENT + 1) ? 0.6 : 0;
}

/** Without spaces a sentence holds more than that. */
const isRefusal = (clause: string, language: Language) =>
  !language.spaceless && isIn(compiled(language).refusals, clause);

/** "Tenant" has content, but none of its own. */
const isAside = (clause: string, content: number, language: Language) =>
  content === 0 && contentWords(clause, language) > 0;

/** "Subject: complaint" says less than what "Text:" is followed by. */
function labelledScore(clause: string, language: Language): number {
  if (clause.trim() === '') return 0;
  return contentWords(clause, language) > 1 ? 1 : ASKED;
}

/** "I won't say" is no trouble; "it won't close" is, where it was asked for. */
function isProblem(clause: string, isAsked: boolean, language: Language): boolean {
  const { fillers, refusals } = compiled(language);
  const isTrouble = (aside: Pattern) => hasProblem(blank(clause, findAll(aside, clause)), language);
  const hasContent = contentWords(clause, language) > 0;
  return isAsked ? hasContent || isTrouble(fillers) : hasContent && isTrouble(refusals);
}

/** "I need a plumber", "I have a problem with the heating" gives way to what answers the question for the problem. */
function saysLittle(clause: string, language: Language): boolean {
  const vague = findAll(compiled(language).vague, clause);
  return vague.length > 0 && contentWords(blank(clause, vague), language) === 0;
}

/** What follows "Phone: 555 0142." in its line is told aside. */
function problemScore({ asked, setting, sentences }: Passage, { start }: Span, isLittle: boolean): number {
  if (setting === 'label') return start >= (sentences[0]?.end ?? 0) ? ASIDE : 0;
  const isAsked = asked.has('issue');
  if (asked.size > 0 && !isAsked) return ASIDE;
  return isLittle ? VAGUE : isAsked ? ASKED : TOLD;
}

function contentWords(clause: string, language: Language): number {
  const { fillers, functionWords } = compiled(language);
  const rest = blank(clause, findAll(fillers, clause));
  const words = (rest.match(WORD) ?? [])
    .map(wordKey)
    .filter((word) => !functionWords.has(word) && !isPart(word, language));
  if (!language.spaceless) return words.filter((word) => ANY_LETTER.test(word)).length;
  return Math.ceil(words.join('').length / SPACELESS_WORD_LENGTH);
}

function candidate(passage: Passage, span: Span, score: number): Candidate {
  const place = { start: passage.start + span.start, end: passage.start + span.end };
  const value = passage.text.slice(span.start, span.end);
  return {
    message: passage.message,
    ...place,
    whole: place,
    value,
    rule: score >= ASIDE ? 'problem' : 'content',
    score,
  };
}

/**
 * What a form calls the issue, else the first message that states a problem; one told aside, or without a word of trouble,
 * gives way to the answer to the question for it. What merely has content counts while no such message is there.
 */
export function firstIssue(candidates: readonly Candidate[]): Candidate | undefined {
  const problem = candidates.find(({ score }) => score >= ASIDE);
  const least = problem && problem.score < TOLD ? ASKED : 1;
  return candidates.find(({ score }) => score >= least) ?? problem ?? candidates[0];
}

import type { Candidate } from './candidate.ts';
import { clauseOf } from './issue-clause.ts';
import type { Language } from './language.ts';
import { type Passage, spansIn } from './passage.ts';
import { blank, findAll, isIn, overlaps, type Pattern, type Span } from './pattern.ts';
import { contentWords, hasProblem, issuePatternsOf, MIN_CONTENT } from './problem.ts';

/** What other fields have read in a message: spans an issue leaves out, addresses among them, and those it may hold ("tenant", "urgent"). */
export type Read = {
  taken: readonly Span[];
  places: readonly Span[];
  aside: readonly Span[];
  /** Other people's numbers: a sentence with one is about them. */
  others?: readonly Span[];
};

/** A clause of a passage, whose score says how much of a problem the rules see in it (0: none). */
export type IssueClause = Candidate & Pick<Passage, 'asked' | 'setting'>;

/** Of a passage: the sentences that state a problem, or else those with content; and every clause that could be one. */
export function issuesIn(
  passage: Passage,
  { taken, places, aside, others = [] }: Read,
  language: Language,
): { issues: Candidate[]; clauses: IssueClause[] } {
  const asides = spansIn(passage, aside).sort((a, b) => a.start - b.start);
  const rest = blank(passage.text, asides);
  const known = { taken: spansIn(passage, taken), places: spansIn(passage, places), language };
  const isRefused = isIn(issuePatternsOf(language).refusals, passage.text);
  const numbers = spansIn(passage, others);
  const isOfOthers = (span: Span) => numbers.some((it) => overlaps(it, span));
  const scored = passage.sentences
    .map((sentence) => clauseOf(passage.text, sentence, known))
    .filter((clause) => clause !== null)
    .map((span) => ({ span, score: scoreOf(passage, { span, rest, isRefused }, language) }))
    .map(({ span, score }) => ({ span, score: isOfOthers(span) ? Math.min(score, VAGUE) : score }));
  const { asked, setting } = passage;
  const clauses = scored.map(({ span, score }) => ({ ...candidate(passage, span, score), asked, setting }));
  return { issues: bestOf(passage, scored, language), clauses };
}

/** The first of the clauses with most of a problem, with those that go on behind it. */
function bestOf(passage: Passage, scored: readonly { span: Span; score: number }[], language: Language): Candidate[] {
  const best = scored.reduce((highest, { score }) => Math.max(highest, score), 0);
  if (best === 0) return [];
  const from = scored.findIndex(({ score }) => score === best);
  const after = scored.findIndex(
    ({ score, span }, index) =>
      index > from && score < best && !(score > 0 && goesOn(passage.text.slice(span.start, span.end), language)),
  );
  const run = scored.slice(from, after === -1 ? undefined : after);
  const span = { start: run[0]?.span.start ?? 0, end: run.at(-1)?.span.end ?? 0 };
  const { problems } = issuePatternsOf(language); // looked for in each clause before: a long one is not gone through again
  const isVague =
    passage.setting !== 'label' &&
    run.every((it) => findAll(problems, passage.text.slice(it.span.start, it.span.end)).length === 0);
  return [candidate(passage, span, isVague ? Math.min(best, VAGUE) : best)];
}

const goesOn = (sentence: string, language: Language) =>
  findAll(issuePatternsOf(language).continues, sentence)[0]?.start === 0;

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
  !language.spaceless && isIn(issuePatternsOf(language).refusals, clause);

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
  const { fillers, refusals } = issuePatternsOf(language);
  const isTrouble = (aside: Pattern) => hasProblem(blank(clause, findAll(aside, clause)), language);
  const hasContent = contentWords(clause, language) > 0;
  return isAsked ? hasContent || isTrouble(fillers) : hasContent && isTrouble(refusals);
}

/** "I need a plumber", "I have a problem with the heating" gives way to what answers the question for the problem. */
function saysLittle(clause: string, language: Language): boolean {
  const vague = findAll(issuePatternsOf(language).vague, clause);
  return vague.length > 0 && contentWords(blank(clause, vague), language) === 0;
}

/** What follows "Phone: 555 0142." in its line is told aside. */
function problemScore({ asked, setting, sentences }: Passage, { start }: Span, isLittle: boolean): number {
  if (setting === 'label') return start >= (sentences[0]?.end ?? 0) ? ASIDE : 0;
  const isAsked = asked.has('issue');
  if (asked.size > 0 && !isAsked) return ASIDE;
  return isLittle ? VAGUE : isAsked ? ASKED : TOLD;
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

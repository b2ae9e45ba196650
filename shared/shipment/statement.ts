import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, isIn, patternOf, perLanguage, type Span, wholeWords } from '../extraction/pattern.ts';
import type { SaidStatus } from './language.ts';
import { shipmentLanguageOf } from './languages.ts';

/** What a message says of a status; `clause` is the words that say it. */
export type Statement = Span & {
  status: SaidStatus;
  clause: Span;
  /** Read from the carrier's page: "it says delivered". */
  isReport: boolean;
  /** Of several at once: "both were delivered". */
  isOfAll: boolean;
};

/** How far back a word reaches that denies, asks or promises. */
const REACH = 45;
/** No line of a shipment's history is longer. */
const MAX_CLAUSE = 160;

const SENTENCE = /[.!?…](?=["'”’)\]]?(?:\s|$))|[\n。！？؟।]/gu;
const CLAUSE = /[,;:()|。，、；：！？؟،؛।\n]|[.!?…](?=["'”’)\]]?(?:\s|$))|\s[–—-]\s/gu;
const QUESTION = /[?？؟]/u;

const patternsOf = perLanguage((language) => {
  const { status, notStatus, notSaid, reports, presumes, joins, both = [] } = shipmentLanguageOf(language);
  const states = Object.entries(status).map(([name, phrases]) => ({
    name: name as SaidStatus,
    pattern: anyOf(phrases, language),
  }));
  return {
    states,
    any: anyOf(Object.values(status).flat(), language),
    notStatus: anyOf(notStatus, language),
    notSaid: anyOf(notSaid, language),
    reports: anyOf(reports, language),
    presumes: anyOf(presumes, language),
    both: anyOf(both, language),
    joins: patternOf(wholeWords(joins, language)),
  };
});

/** Whether a text has words of a status, stated or not. */
export const isOfStatus = (text: string, language: Language): boolean => isIn(patternsOf(language).any, text);

/** The statuses a message states, from left to right; a question, a denial and a promise state none. */
export function statementsIn(text: string, language: Language): Statement[] {
  const { any, states, notStatus, reports, both } = patternsOf(language);
  if (!isIn(any, text)) return [];
  const masks = findAll(notStatus, text);
  const found = states.flatMap(({ name, pattern }) =>
    findAll(pattern, text).map((span) => ({ ...span, status: name })),
  );
  const longest = longestOf(found).filter((it) => !masks.some((mask) => mask.start <= it.start && it.end <= mask.end));
  const breaks = breaksOf(text);
  return longest.slice(0, MAX_STATEMENTS).flatMap((it, index) => {
    const place = placeOf(it, text, breaks);
    if (!isStated(it, text, place, language)) return [];
    const from = Math.max(place.clause.start, it.start - REACH, longest[index - 1]?.end ?? 0);
    const before = text.slice(from, it.start);
    return [
      {
        ...it,
        clause: trimmed(text, place.clause),
        isReport: isIn(reports, before) || isReported(it, place.clause, text, language),
        isOfAll: isIn(both, before),
      },
    ];
  });
}

/** Verbs that come last: "teslim edildi yazıyor". */
function isReported({ end }: Span, clause: Span, text: string, language: Language): boolean {
  const { reports, joins } = patternsOf(language);
  const behind = text.slice(end, Math.min(clause.end, end + REPORT_BEHIND));
  const [report] = findAll(reports, behind);
  return report !== undefined && !isIn(joins, behind.slice(0, report.start));
}

const REPORT_BEHIND = 20;

/** It bounds the work on a phrase that is said over and over. */
const MAX_STATEMENTS = 60;

type Found = Span & { status: SaidStatus };

/** Of overlapping phrases the longest: "hasn't shipped" over "shipped". */
function longestOf(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const it of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || last.end <= it.start) kept.push(it);
    else if (it.end - it.start > last.end - last.start) kept.splice(-1, 1, it);
  }
  return kept;
}

type Breaks = { sentences: readonly number[]; clauses: readonly number[] };

const breaksOf = (text: string): Breaks => ({
  sentences: [...text.matchAll(SENTENCE)].map(({ index }) => index),
  clauses: [...text.matchAll(CLAUSE)].map(({ index }) => index),
});

type Place = { sentence: Span; clause: Span };

function placeOf({ start, end }: Span, text: string, { sentences, clauses }: Breaks): Place {
  const around = (breaks: readonly number[], first: number): Span => ({
    start: (breaks.findLast((it) => it < start) ?? -1) + 1,
    end: breaks.find((it) => it >= first) ?? text.length,
  });
  return { sentence: around(sentences, end - 1), clause: around(clauses, end) };
}

function isStated(it: Span, text: string, { sentence, clause }: Place, language: Language): boolean {
  const { notSaid, reports, presumes, joins } = patternsOf(language);
  const before = text.slice(Math.max(clause.start, it.start - REACH), it.start);
  const from = Math.max(0, ...[reports, joins].map((pattern) => findAll(pattern, before).at(-1)?.end ?? 0));
  if (isIn(notSaid, before.slice(from))) return false;
  if (!QUESTION.test(text[sentence.end] ?? '')) return true;
  const isLast = text.slice(it.end, sentence.end).length === text.slice(it.end, clause.end).length;
  return !isLast || from > 0 || isIn(presumes, text.slice(sentence.start, sentence.end));
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, Math.min(end, start + MAX_CLAUSE)).replace(HALF, '');
  return { start: start + words.length - words.trimStart().length, end: start + words.trimEnd().length };
}

/** What is left of an emoji that was cut in two. */
const HALF = /[\ud800-\udbff]$/;

import type { Candidate } from './candidate.ts';
import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { namePatternsOf } from './name-pattern.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import { anyOf, blank, findAll, isIn, overlaps, type Span, wordKey } from './pattern.ts';
import { contentWords, hasProblem } from './problem.ts';

/** What is stated: a text with nothing but its sentences, and commas for its numbers and addresses. */
export type Stated = { text: string; sentences: readonly Span[]; question: Span; values: readonly Candidate[] };

const [MAX_STARTS, MAX_WORDS] = [60, 4];
const WORD = new RegExp(`[${LETTER}${MARK}][${LETTER}${MARK}’'.-]*`, 'gu');
const HONORIFIC = /様|さま|さん|先生|女士|小姐|太太/gu;
/** Without spaces a name has so many characters. */
const MAX_CHARACTERS = 6;

/** The customer's name in what somebody else says to have it affirmed: told by a title, by what announces it, among other values, or alone in its question. */
export function readBackName(
  stated: Stated,
  known: string | null,
  language: Language,
): (Span & { value: string }) | null {
  const found = language.spaceless ? honoured(stated, language) : named(stated, known, language);
  return found && { start: found.start, end: found.end, value: stated.text.slice(found.start, found.end) };
}

/** Without spaces: "山田太郎様", or what stands behind its announcement. */
function honoured({ text, values }: Stated, language: Language): Span | null {
  for (const { index } of execAll(HONORIFIC, text)) {
    const starts = Array.from({ length: MAX_CHARACTERS }, (_, back) => index - MAX_CHARACTERS + back).filter(
      (it) => it >= 0,
    );
    const names = starts.map((start) =>
      /[\s、，。]/u.test(text.charAt(start)) ? null : nameAt(text.slice(0, index), start, language, true),
    );
    const name = names.find((it) => it && (it.end === index || text.slice(it.end, index).trim() === ''));
    if (name) return name;
  }
  const cues = [language.name.cues, language.name.answerCues, language.asks.about.name].flatMap((it) =>
    findAll(anyOf(it, language), text),
  );
  for (const { end } of cues.slice(0, MAX_STARTS)) {
    const at = end + (text.slice(end).match(/^(?:は|是|：|:|\s)/u)?.[0].length ?? 0);
    const name = nameAt(text, at, language, true);
    if (name) return name;
  }
  return values.length > 0 ? listed(text, language) : null;
}

/** "王小明，138…": a clause of its own beside other values. */
function listed(text: string, language: Language): Span | null {
  const clauses = execAll(CLAUSE, text).slice(0, MAX_STARTS);
  const names = clauses.map(({ 0: clause, index }) => {
    const name = nameAt(text, index, language, true);
    return name && name.end === index + clause.trimEnd().length ? name : null;
  });
  return names.find((it) => it !== null) ?? null;
}
const CLAUSE = /[^\s、，。,：:；;！!？?](?:[^、，。,：:；;！!？?\n]*)/gu;

function named(stated: Stated, known: string | null, language: Language): Span | null {
  const sentences = [...stated.sentences].reverse();
  const asking = askingIn(stated.text, language);
  for (const sentence of sentences) {
    const names = namesIn(stated, sentence, language).filter(
      ({ name }) => !isSelf(stated, { name, sentence }, language) && !asking.some((it) => overlaps(it, name)),
    );
    const sure = names.findLast((it) => isSure(it, { ...stated, sentence, known, language }));
    if (sure) return sure.name;
  }
  return null;
}

/** "Adınızı" of "May I have your name?", the words of a question themselves. */
const askingIn = (text: string, language: Language): Span[] =>
  [language.asks.requests, ...Object.values(language.asks.about)].flatMap((it) => findAll(anyOf(it, language), text));

type Found = { name: Name; isTitled: boolean };

/** Every run of words that may be a name. */
function namesIn({ text: whole }: Stated, { start, end }: Span, language: Language): Found[] {
  const text = whole.slice(0, end);
  const found: Found[] = [];
  const first = skipOpeners(text, start, language);
  let after = first;
  for (const { index } of execAll(WORD, text.slice(start)).slice(0, MAX_STARTS)) {
    const at = start + index;
    const name = at < after ? null : nameFrom(text, at, { first, language });
    if (name) found.push({ name, isTitled: name.start > at });
    after = name?.end ?? after;
  }
  return found;
}

function nameFrom(text: string, at: number, { first, language }: { first: number; language: Language }): Name | null {
  const name = nameAt(text, at, language) ?? (at > first ? capitals(text, at, language) : null);
  if (!name || name.length > MAX_WORDS || !(name.isCapital || name.isCaseless)) return null;
  return name;
}

const CAPITALS = new RegExp(
  `(?![a-z])[${LETTER}][${LETTER}${MARK}’'-]+(?: (?![a-z])[${LETTER}][${LETTER}${MARK}’'-]+){1,3}`,
  'uy',
);

/** "Your name is Will Turner": words that are in no name elsewhere. */
function capitals(text: string, at: number, language: Language): Name | null {
  const { titles } = namePatternsOf(language);
  CAPITALS.lastIndex = at;
  const words = CAPITALS.exec(text)?.[0].split(' ') ?? [];
  const isOther = (word: string) => word.charAt(0) === word.charAt(0).toLowerCase() || titles.has(wordKey(word));
  if (words.length === 0 || language.code === NOUNS_CAPITAL || words.some(isOther)) return null;
  const end = at + words.join(' ').length;
  return {
    start: at,
    end,
    words,
    length: words.length,
    isCapital: true,
    isCaseless: false,
    isCut: false,
    isMixed: false,
    hasCommon: true,
  };
}

/** "I'm Sofia", "my name is Sofia"; where the question states other values, or what announces a name, "that's Sofia" is somebody else. */
function isSelf(
  { text, question, values }: Stated,
  { name, sentence }: { name: Name; sentence: Span },
  language: Language,
): boolean {
  const { cues, weakCues } = namePatternsOf(language);
  const mentions = findAll(anyOf(language.asks.about.name, language), text);
  const isOwn = sentence === question && (values.length > 0 || isMentioned(name, text, sentence, language));
  return (isOwn ? [cues] : [cues, weakCues])
    .flatMap((it) => findAll(it, text))
    .filter(({ end }) => end <= name.start && /^[\s:,]*$/u.test(text.slice(end, name.start)))
    .filter(({ start }) => BEGINS.test(withoutGreetings(text.slice(0, start), language)))
    .some((cue) => !mentions.some((it) => it.start <= cue.start && it.end > cue.start));
}

const BEGINS = /(?:^|[,.!?;،؛।\n–—-])\s*$/u;
const withoutGreetings = (text: string, language: Language) =>
  blank(text, findAll(anyOf(language.greetings, language), text), ',');

type Context = Stated & { sentence: Span; known: string | null; language: Language };

function isSure({ name, isTitled }: Found, context: Context): boolean {
  const { text, sentence, values, known, language } = context;
  const words = name.words.map(wordKey);
  if (known?.split(/\s+/u).some((word) => words.includes(wordKey(word)))) return true;
  const isFirst = text.slice(sentence.start, name.start).trim() === '';
  const isMarked = isTitled || name.length > 1;
  if (isFirst && !isMarked) return false;
  if (isMentioned(name, text, sentence, language)) return isMarked || !name.hasCommon;
  const ends = isClause(text, name) || leadsToValue(text, name, context);
  if (values.length > 0) return isMarked && ends && !hasProblem(name.words.join(' '), language);
  return !name.hasCommon && isAlone(name, { isFirst, isMarked }, context);
}

/** Whether a sentence begins with what asks for something, of so many characters at least. */
export const beginsWithRequest = (sentence: string, language: Language, shortest = 1): boolean =>
  findAll(anyOf(language.asks.requests, language), sentence).some(
    ({ start, end }) => end - start >= shortest && !/\p{L}/u.test(sentence.slice(0, start)),
  );

/** "Am I speaking with Ann Lee?", "Is that Ann?" */
function isAlone(
  name: Name,
  { isFirst, isMarked }: { isFirst: boolean; isMarked: boolean },
  { text, sentence, language }: Context,
): boolean {
  const said = text.slice(sentence.start, sentence.end);
  if (isIn(anyOf(language.asks.about.issue, language), said)) return false; // "How can we help?"
  if (name.isCaseless && !isMarked && beginsWithRequest(said, language)) return false; // "What is the price?"
  const rest = blank(said, [{ start: name.start - sentence.start, end: name.end - sentence.start }]);
  const isLast = name.isCaseless || isFirst || /^[\s?.!]*$/u.test(said.slice(name.end - sentence.start));
  const words = execAll(WORD, rest).length;
  const isNear = isMarked || (!name.isCaseless && language.code !== NOUNS_CAPITAL && words > 0 && words <= MAX_NEAR);
  return (
    isLast && isNear && words <= MAX_REST && contentWords(rest, language) <= MAX_CONTENT && !hasProblem(said, language)
  );
}

const [MAX_CONTENT, MAX_REST, MAX_NEAR] = [2, 8, 2];
/** Where a capital says nothing of a noun. */
const NOUNS_CAPITAL = 'de';

/** What announces a name stands in its sentence, without another clause between them. */
function isMentioned(name: Name, text: string, sentence: Span, language: Language): boolean {
  const mentions = findAll(anyOf(language.asks.about.name, language), text);
  return mentions.some(
    (it) =>
      it.start >= sentence.start &&
      it.end <= sentence.end &&
      !/[,;،]/u.test(it.end <= name.start ? text.slice(it.end, name.start) : text.slice(name.end, it.start)) &&
      Math.abs(it.end - name.start) < MAX_GAP + (it.start > name.end ? name.end - name.start : 0),
  );
}
const MAX_GAP = 40;

/** A comma or the end of the sentence follows, or what leads to another value: "Ann Lee at 12 Oak Street". */
const isClause = (text: string, { end }: Name) =>
  /^(?:\s[^\s,A-Z]{1,5}){0,2}\s?(?:[,،;:.?؟!\n–—-]|$)/u.test(text.slice(end, end + 16));

/** "Ann Lee with number 555 0142" */
function leadsToValue(text: string, { end }: Name, { values, language }: Context): boolean {
  const next = values.map(({ start }) => start).find((start) => start >= end && start - end <= MAX_LEAD);
  const between = next === undefined ? '' : text.slice(end, next);
  const lead = blank(between, findAll(anyOf(language.asks.about.phone, language), between));
  return next !== undefined && !/[.!?;\n]/u.test(between) && contentWords(lead, language) === 0;
}
const MAX_LEAD = 30;

import { asksForYes, endOfYes } from './affirmation.ts';
import type { Candidate, NameCandidate } from './candidate.ts';
import { issuesIn } from './issue.ts';
import type { Ask, Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { namePatternsOf } from './name-pattern.ts';
import type { Passage } from './passage.ts';
import { anyOf, blank, findAll, isAnyIn, isIn, type Span, wordKey } from './pattern.ts';
import { phonesIn } from './phone.ts';
import { type Place, placesIn } from './place.ts';
import { prioritiesIn } from './priority.ts';
import { contentWords } from './problem.ts';
import { beginsWithRequest, readBackName } from './read-back-name.ts';
import { rolesIn } from './role.ts';
import { sentencesOf } from './sentence.ts';
import type { Turn } from './turn.ts';

/** Nobody reads back in more; it bounds the work. */
const [MAX_TEXT, MAX_SENTENCES] = [1000, 12];
/** Under what the customer says in so many words. */
const SCORE = 0.85;
/** An issue that was told beside it counts. */
const ISSUE_SCORE = 0.8;

/** What the agent or the service said right before a customer's message, and where it stands; of what is in no turn the customer's own is the place. */
export type Said = { message: number; text: string; isTurn: boolean };

/** What was said last before a customer's turn, if it was the other side's. */
export function saidBefore(turns: readonly Turn[], message: number): Said | null {
  const own = turns[message]?.asked;
  if (own !== undefined) return { message, text: own, isTurn: false };
  const before = turns[message - 1];
  return before?.role === 'assistant' ? { message: message - 1, text: before.text, isTurn: true } : null;
}

/** `known`: the name that is known before; `places`: where addresses are told. */
type Context = { known: () => string | null; places: readonly Place[] };

/** The values that the other side has read back and the passage affirms ("yes", "correct"), each with the words that state it. */
export function affirmedIn(passage: Passage, said: Said, { known, places }: Context, language: Language) {
  const end = passage.start === 0 ? endOfYes(passage.text, language) : null;
  const read = end === null ? null : readBackIn(said, { known: known(), places }, language);
  if (!read || end === null) return null;
  const answer = { ...passage, before: read.text, text: passage.text.slice(0, end) };
  const isStated = read.phones.length + read.places.length + read.names.length > 0;
  const chosen = (ask: Ask) => (isStated ? { ...answer, asked: new Set([...passage.asked, ask]) } : answer);
  const placed = <C extends Candidate>(them: readonly C[], score = SCORE): C[] =>
    them.map((it) => ({ ...it, ...placeOf(it, said, end), rule: RULE, score }));
  return {
    passage: { ...answer, asked: new Set<Ask>() }, // the yes answers nothing else
    taken: [],
    phones: placed(read.phones),
    places: read.places,
    names: placed(read.names).map((it): NameCandidate => ({ ...it, part: null })),
    roles: isStated ? rolesIn(chosen('role'), language) : [],
    priorities: isStated ? prioritiesIn(chosen('priority'), language) : [],
    issues: placed(read.issues, ISSUE_SCORE),
    clauses: [],
  };
}

const RULE = 'affirmed';

function placeOf({ start, end, whole }: Candidate, { message, isTurn }: Said, endOfAnswer: number) {
  const answer = { start: 0, end: endOfAnswer };
  return isTurn ? { message, start, end, whole } : { message, ...answer, whole: answer };
}

/** What a text states of the customer to have it affirmed; `text` has nothing else. */
export function readBackIn(
  said: Said,
  { known, places: all }: { known: string | null; places: readonly Place[] },
  language: Language,
) {
  const whole = said.text.slice(0, MAX_TEXT);
  const part = confirmedPart(whole, language);
  if (!part) return null;
  const { stated, question, isPointed } = part;
  const text = withoutTags(whole, question, language);
  const passage = (spans: readonly Span[], asked: readonly Ask[]): Passage => ({
    message: said.message,
    start: 0,
    text: within(text, spans),
    sentences: sentencesOf(within(text, spans), language),
    asked: new Set(asked),
    setting: 'dialogue',
    before: '',
    hasOtherNumbers: false,
  });
  const spans = stated.filter((it) => !isOfOther(text.slice(it.start, it.end), language));
  const phones = phonesIn(passage(spans, ['phone']), language).filter(({ rule }) => rule !== 'not a phone number');
  const places = said.isTurn ? placesIn(passage(spans, []), all, phones) : [];
  const values = [...phones, ...places];
  const masked = blank(
    within(text, spans),
    [...values].sort((a, b) => a.start - b.start),
    ',',
  );
  const name = readBackName({ text: masked, sentences: spans, question, values }, known, language);
  const names = name
    ? [{ ...name, message: said.message, whole: { start: name.start, end: name.end }, rule: RULE, score: SCORE }]
    : [];
  const isStated = isPointed || !ASKS_BACK.test(whole.slice(question.start, question.end));
  if (isStated && (names.length === 0 || values.length === 0)) return null;
  const taken = [...values, ...names];
  const told = spans.filter((it) => !isAskedFor(whole.slice(it.start, it.end), { phones, places, names }, language));
  const { issues } = issuesIn(passage(told, []), { taken, places, aside: [] }, language);
  const problems = issues.filter(({ rule }) => rule === 'problem');
  return { text: within(text, spans), phones, places, names, issues: problems };
}

/** Shorter is "su", "tu": whose the thing is. */
const SHORTEST_REQUEST = 4;

type Values = Record<'phones' | 'places' | 'names', readonly unknown[]>;

/** "At what address is the repair needed?", "Which day suits you?" ask for something and state nothing; "your …" may state it. */
const isAskedFor = (question: string, { phones, places, names }: Values, language: Language): boolean =>
  beginsWithRequest(question, language, SHORTEST_REQUEST) ||
  [
    { about: language.asks.about.issue, values: [] },
    { about: language.asks.about.phone, values: phones },
    { about: language.asks.about.address, values: places },
    { about: language.asks.about.name, values: names },
  ].some(({ about, values }) => values.length === 0 && isIn(anyOf(about, language), question));

const within = (text: string, spans: readonly Span[]) => {
  const gaps = [0, ...spans.map(({ end }) => end)].map((start, nth) => ({
    start,
    end: spans[nth]?.start ?? text.length,
  }));
  return blank(text, gaps, '\n');
};

/** "Your neighbour's number is …", but neither "il suo numero" nor "the tenant". */
function isOfOther(sentence: string, language: Language): boolean {
  const { otherPeople, functionWords, titles } = namePatternsOf(language);
  const { tenant, owner } = language.role;
  const own = [tenant, owner].map(({ answers }) => anyOf(answers, language));
  return findAll(otherPeople, sentence).some(({ start, end }) => {
    const words = sentence.slice(start, end).split(/\s+/u);
    const last = wordKey(words.at(-1) ?? '');
    return words.length > 1 && !functionWords.has(last) && !titles.has(last) && !isAnyIn(own, words.join(' '));
  });
}

const ASKS_BACK = /(?:[?？؟]|[かね吗嗎吧]。?)\s*$/u;
const SOME_VALUE = /\d{3}/u;

/** `isPointed`: the question points to what was said before, if that is a name with its number. */
type Part = { stated: readonly Span[]; question: Span; isPointed: boolean };

/**
 * The question that asks for a yes, and the sentences whose values it is about: itself, what stands before "Is that right?", and
 * what stands before a question that states a value. Without a question only a list of several ("To confirm: Ann Lee, 555 0142").
 */
function confirmedPart(text: string, language: Language): Part | null {
  const sentences = sentencesOf(text, language).slice(-MAX_SENTENCES);
  const saidIn = ({ start, end }: Span) => text.slice(start, end);
  const at = sentences.findLastIndex((it) => ASKS_BACK.test(saidIn(it)));
  const question = sentences[at];
  const last = sentences.at(-1);
  const { otherPeople } = namePatternsOf(language);
  if (!question)
    return last && sentences.length === 1 && !isIn(otherPeople, text)
      ? { stated: sentences, question: last, isPointed: false }
      : null;
  const before = sentences.slice(0, at);
  const asked = saidIn(question);
  const isTag = isNoMore(asked, language);
  const isWhole = isTag || (!isShort(asked, language) && SOME_VALUE.test(asked));
  const isPointed = !isWhole && isPointing(asked, before.map(saidIn), language);
  return { stated: isWhole || isPointed ? [...before, question] : [question], question, isPointed };
}

/** "Is that right?" */
const isNoMore = (question: string, language: Language) =>
  isShort(question, language) && (language.spaceless === true || asksForYes(question, language));

/** "Is that you, and is that still your number?", "Sind Sie das?", behind a sentence with figures: no word has content but what is asked about. */
function isPointing(question: string, before: readonly string[], language: Language): boolean {
  if (language.spaceless || !before.some((it) => SOME_VALUE.test(it))) return false;
  const about = [language.asks.about.name, language.asks.about.phone, language.asks.about.address];
  const rest = about.reduce((text, it) => blank(text, findAll(anyOf(it, language), text)), question);
  return execAll(WORD, question).length <= MAX_POINTING && contentWords(rest, language) === 0;
}
const MAX_POINTING = 12;

const WORD = new RegExp(`[${LETTER}${MARK}’']+`, 'gu');
const [MAX_TAG_WORDS, MAX_TAG] = [5, 14];

const isShort = (question: string, { spaceless }: Language) =>
  spaceless
    ? question.trim().length <= MAX_TAG && !SOME_VALUE.test(question)
    : execAll(WORD, question).length <= MAX_TAG_WORDS && !SOME_VALUE.test(question);

const TAG = /[,،、，;:–—-]\s?¿?[^,،、，;:–—\d]{1,30}[?？؟]?\s*$/u;

/** "…, is that right?" is no part of what is stated. */
function withoutTags(text: string, { start, end }: Span, language: Language): string {
  const tag = TAG.exec(text.slice(start, end));
  if (!tag || !isTag(tag[0], language)) return text;
  return blank(text, [{ start: start + tag.index, end: start + tag.index + tag[0].length }]);
}

function isTag(clause: string, language: Language): boolean {
  const { functionWords, commonWords } = namePatternsOf(language);
  const words = execAll(WORD, clause).map(({ 0: word }) => wordKey(word));
  const isKnown = words.length <= MAX_KNOWN && words.every((word) => functionWords.has(word) || commonWords.has(word));
  return isKnown || asksForYes(clause, language);
}
/** "… toch?" */
const MAX_KNOWN = 3;

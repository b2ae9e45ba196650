import { asksIn, namePartsAskedIn } from './asked.ts';
import type { Ask, Language } from './language.ts';
import { isLowerCase, LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import { anyOf, findAll, isIn, matchesOf, overlaps, patternOf, perLanguage, type Span } from './pattern.ts';
import { hasProblem } from './problem.ts';
import { sentencesOf } from './sentence.ts';
import type { Turn } from './turn.ts';

/**
 * A stretch of a customer's message that answers one question: the whole message after the agent's question, or one
 * "Name: …" of a form, which asks for itself. `start` is its place in the message.
 */
export type Passage = {
  message: number;
  start: number;
  text: string;
  sentences: readonly Span[];
  asked: ReadonlySet<Ask>;
  /** 'label' in a form; 'first' and 'silent' (later) when no agent speaks in the conversation, so that nobody
   * knows what was asked. */
  setting: 'label' | 'dialogue' | 'first' | 'silent';
  /** The message right before; of a form's line its label. */
  before: string;
  /** The matter has numbers of its own (an account, a card), so that one without a cue is likelier one of them. */
  hasOtherNumbers: boolean;
};

/** Nobody knows what was asked. */
export const isUnasked = ({ setting }: Passage): boolean => setting === 'first' || setting === 'silent';

/** Spans of a message as those of its passage. */
export const spansIn = ({ start: from }: Passage, spans: readonly Span[]): Span[] =>
  spans.map(({ start, end }) => ({ start: start - from, end: end - from }));

const NOTHING: ReadonlySet<Ask> = new Set();

export function passagesOf(turns: readonly Turn[], language: Language): Passage[] {
  const begin = beginOfQuestions(turns);
  const own = turns.filter(({ role }) => role === 'user');
  const hasOtherNumbers = isSilent(turns) && own.some(({ text }) => isIn(otherNumbers(language), text));
  const asks = asksBefore(turns, language);
  return turns.flatMap((turn, message) => {
    if (turn.role !== 'user') return [];
    const isUnasked = message < begin;
    const asked = isUnasked ? NOTHING : askedOf(turn.text, asks[message] ?? NOTHING, language);
    const setting = settingOf(isUnasked, message);
    const before = saidBefore(turns, message);
    return partsOf(turn.text, language, { message, asked, setting, before, hasOtherNumbers });
  });
}

/** Nobody but the customer speaks, so that nobody knows what was asked. */
export const isSilent = (turns: readonly Turn[]): boolean => beginOfQuestions(turns) === turns.length;

/** How many turns come before anybody's first question. An agent who is seen at all may have asked before the first turn; the service has not. */
function beginOfQuestions(turns: readonly Turn[]): number {
  const own = turns.findIndex(({ asked }) => asked !== undefined);
  const agents = turns.findIndex(({ role }) => role === 'assistant');
  if (own === -1) return agents === -1 ? turns.length : 0;
  return agents === -1 ? own : Math.min(own, agents);
}

/** "In?" "80331 Munich": what is a postcode with its town answers a question that we do not understand. */
function askedOf(text: string, asked: ReadonlySet<Ask>, language: Language): ReadonlySet<Ask> {
  const [code] = [...asked].every((it) => it === 'unclear') ? findAll(postcodesOf(language), text) : [];
  if (code?.start !== 0) return asked;
  const isTown = TOWN.test(text.slice(code.end)) || (isLowerCase(text) && LOWER_TOWN.test(text));
  return isTown ? TOWN_ASKED : asked;
}

const postcodesOf = perLanguage((language) => anyOf(language.address.postcodes, language));
const TOWN = new RegExp(String.raw`^,?\s(?=\p{Lu})[${LETTER}][${LETTER}' ’-]{1,40}\.?\s*$`, 'u');
/** In lower case fewer figures say nothing: "5000 euro". */
const LOWER_TOWN = new RegExp(String.raw`^(?:\d{5}|\d{4} ?[a-z]{2}),?\s[${LETTER}][${LETTER}' ’-]{2,40}\.?\s*$`, 'u');
const TOWN_ASKED: ReadonlySet<Ask> = new Set(['city']);

const saidBefore = (turns: readonly Turn[], message: number): string =>
  turns[message]?.asked ?? turns[message - 1]?.text ?? '';

const otherNumbers = perLanguage((language) => anyOf(language.phone.otherNumbers ?? [], language));

function settingOf(isSilent: boolean, message: number): Passage['setting'] {
  if (!isSilent) return 'dialogue';
  return message > 0 ? 'silent' : 'first';
}

/** What the agent had asked last before each turn; one question may be answered, and may be put, in several messages. */
export function asksBefore(turns: readonly Turn[], language: Language): ReadonlySet<Ask>[] {
  let [asked, earlier] = [NOTHING, NOTHING];
  let [questions, isAnswered]: [string[], boolean] = [[], true];
  const put = (text: string) => {
    if (isAnswered) [earlier, questions, isAnswered] = [asked, [], false];
    questions.push(text);
  };
  return turns.map(({ role, text, asked: own }) => {
    if (role === 'assistant') put(text);
    if (own !== undefined) {
      put(own);
      questions = [own];
    }
    if (role === 'user' && !isAnswered) {
      asked = asksOf(questions.join('\n'), earlier, language);
      isAnswered = true;
    }
    return asked;
  });
}

function asksOf(text: string, earlier: ReadonlySet<Ask>, language: Language): ReadonlySet<Ask> {
  const asks = asksIn(text, language);
  const isNudge = language.spaceless && asks.size === 0 && text.length <= MAX_NUDGE;
  return isNudge ? addressAsksOnly(earlier) : asks;
}

/** "Yes", between the pieces of an address. */
const MAX_NUDGE = 5;

/** Without spaces nothing else is taken for a piece of an address. */
const addressAsksOnly = (asks: ReadonlySet<Ask>) =>
  asks.has('address') || ADDRESS_PARTS.some((part) => asks.has(part))
    ? new Set<Ask>(['address', ...ADDRESS_PARTS])
    : NOTHING;

type Context = Omit<Passage, 'start' | 'text' | 'sentences'>;

/** "1) Ann Lee 2) tenant 3) 12 Oak Street": a line for each answer. */
const ITEM = /(?<=^|\s)([1-9])[)-]\s?(?=\S)/gu;

function withoutItems(text: string): string {
  const items = execAll(ITEM, text);
  const isList =
    items.length > 1 && items[0]?.index === 0 && items.every(({ 1: nth }, index) => Number(nth) === index + 1);
  return isList ? text.replace(ITEM, (it) => it.replace(/./gu, ' ').replace(' ', '\n')) : text;
}

function partsOf(typed: string, language: Language, context: Context): Passage[] {
  const text = withoutItems(typed);
  const labels = labelsIn(text, language);
  const first = labels[0]?.start ?? text.length;
  const passage = (start: number, end: number, it: Context): Passage => {
    const part = text.slice(start, end);
    return { ...it, start, text: part, sentences: sentencesOf(part, language) };
  };
  const parts = labels.map(({ start, end, asked }, index) =>
    passage(end, labels[index + 1]?.start ?? text.length, {
      ...context,
      before: text.slice(start, end),
      asked: new Set(asked),
      setting: 'label',
    }),
  );
  const isTitle = parts.some(({ asked }) => asked.has('issue')) && TITLE.test(text.slice(0, first));
  const head: Context = isTitle ? { ...context, asked: new Set<Ask>(['other']), setting: 'label' } : context;
  return first > 0 || parts.length === 0 ? [passage(0, first, head), ...parts] : parts;
}

/** "Repair request", over a form that asks for the issue. */
const TITLE = /^\s*\S+(?:[^\S\n]+\S+){0,3}\s*$/u;

const ADDRESS_PARTS = ['street', 'unit', 'city'] as const;

function asksOfField(field: string, label: string, language: Language): Ask[] {
  if (field === 'address') return addressAsksIn(label, language);
  if (field === 'type') return ['other'];
  return field === 'name' ? ['name', ...namePartsAskedIn(label, language)] : [field as Ask];
}

/** "Street:" and "City:" stand for a part of the address. */
function addressAsksIn(label: string, language: Language): Ask[] {
  const asks = asksIn(label, language);
  const parts = ADDRESS_PARTS.filter((part) => asks.has(part));
  return parts.length === 0 || asks.has('address') ? ['address'] : parts;
}

const labelPatternOf = perLanguage((language) => {
  const { first = [], last = [] } = language.name;
  const labels = { ...language.labels, name: [...language.labels.name, ...first, ...last] };
  const groups = Object.entries(labels).filter(([, phrases]) => phrases.length > 0);
  const sources = groups.map(([field, phrases]) => `(?<${field}>${phrases.join('|')})`);
  const aside = `(?:\\s?\\([^()\\n]{1,30}\\)${language.spaceless ? '|\\s?[a-z]{2,12}' : ''})?`;
  return patternOf(
    `(?<=^|[\\n/,;|.)。、،؛।${language.spaceless ? ' ' : ''}]\\s?)(?:[-*•▪◾✓➤・【\\[${MARKS}]\\s?)?¿?(?:${sources.join('|')})${aside}[._*?]{0,20}${END_OF_LABEL}`,
  );
});

/** What forms begin a heading with: the value stands in the next line, too. */
const MARKS = '■□●○◆◇▼▶①-⑳';
/** "Name:", "【Name】", "■Name" before a blank or in a line of its own, and "Name/Ann Lee", the only slash or bar of a line, or "Name - Ann Lee". */
const END_OF_LABEL = `(?:\\s?[:→»▸►]\\*{0,2}|[】\\]]\\s?:?|(?<=[${MARKS}][^\\n ]{1,20})[\\n ]|(?<=(?:^|\\n)[^\\n/|]{1,12})\\s?[/|](?![^\\n/|]{0,100}[/|:])|\\s?(?<=(?:^|\\n)[^\\n,;:!?/|]{1,60})(?:={1,2}>?|[-–—]{1,2}>?\\s))`;
const MAY_BE_LABEL = new RegExp(`[:：→»▸►】\\]／/|｜=＝${MARKS}]|[-–—]>?\\s`, 'u');

/** More than any form has; each makes a passage of its own. */
const MAX_LABELS = 200;

type Label = Span & { asked: readonly Ask[] };

function labelsIn(text: string, language: Language): Label[] {
  const lines = execAll(LINE, text).slice(0, MAX_LABELS);
  const listed = MAY_BE_LABEL.test(text) ? listedLabels(text, language) : [];
  if (lines.length < 2) return listed;
  const others = lines
    .flatMap((line) => lineLabel(line, language))
    .filter((it) => !listed.some((known) => overlaps(it, known)));
  return [...listed, ...others].sort((a, b) => a.start - b.start);
}

const listedLabels = (text: string, language: Language): Label[] =>
  matchesOf(labelPatternOf(language), text)
    .slice(0, MAX_LABELS)
    .map(({ groups, ...span }) => {
      const [field = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
      return { ...span, asked: asksOfField(field, text.slice(span.start, span.end), language) };
    });

/** "What is broken: …", "Phone - …" on a line of its own, beside others. */
const LINE = new RegExp(
  String.raw`(?<=^|\n)([${LETTER}][^\n:：=?!\d]{1,34}?)\s?([:：=](?=\s)|\s[-–—](?=\s))[^\n]{0,200}`,
  'gu',
);

const streetsOf = perLanguage((language) => anyOf(language.address.streetNames, language));

/** What no list has asks for what its words name; what names nothing and has neither a street nor a word of trouble is no field of ours. */
function lineLabel({ 0: line, 1: typed = '', 2: mark = '', index }: RegExpExecArray, language: Language): Label[] {
  const label = typed.replaceAll('_', ' ');
  const [listed] = listedLabels(`${label}:`, language);
  const asked = listed?.asked ?? [...asksIn(`${label}?`, language)];
  const isUnknown = asked.every((it) => it === 'other' || it === 'unclear');
  if (isUnknown && (mark.length > 1 || hasProblem(line, language) || isIn(streetsOf(language), label))) return [];
  return [{ start: index, end: index + line.indexOf(mark, label.length) + mark.length, asked }];
}

import { isNegated } from '../extraction/denial.ts';
import type { Ask, Language } from '../extraction/language.ts';
import { asksBefore } from '../extraction/passage.ts';
import { anyOf, blank, isIn, perLanguage } from '../extraction/pattern.ts';
import { contentWords } from '../extraction/problem.ts';
import { sentencesOf } from '../extraction/sentence.ts';
import type { Turn } from '../extraction/turn.ts';
import { REQUIRED, type RequiredField } from './language.ts';
import { noIn } from './phrases.ts';

/**
 * What became of the questions for a field: how many answers came; how many since the first that refused it; and how many that
 * told nothing at all and had no figure in them, so that they may have been refusals in words we do not know.
 */
export type Tally = { answered: number; refused: number; evaded: number };
export type Asked = Readonly<Record<RequiredField, Tally>>;

const patternsOf = perLanguage((language) => ({
  refusals: anyOf(language.refusals, language),
  mentions: REQUIRED.map((field) => ({ field, pattern: anyOf(language.asks.about[field], language) })),
}));

/** Of a customer's turn: whether it is nothing but an aside, which is no answer, and whether a value was read in it. */
export type TurnKind = { isAside: boolean; isTold: boolean };

export function askedSoFar(turns: readonly Turn[], language: Language, kindOf: (turn: number) => TurnKind): Asked {
  const answers = answersIn(turns, language, kindOf);
  const count = (field: RequiredField): Tally => {
    const asked = answers.filter(({ open }) => open.has(field));
    const first = answers.findIndex(({ refused }) => refused.has(field));
    const since = answers.slice(first === -1 ? answers.length : first);
    return {
      answered: asked.length,
      refused: since.filter(({ open, refused }) => open.has(field) || refused.has(field)).length,
      evaded: asked.filter(({ isEvasive }) => isEvasive).length,
    };
  };
  return { issue: count('issue'), name: count('name'), phone: count('phone'), address: count('address') };
}

type Fields = ReadonlySet<RequiredField>;
const NONE: Fields = new Set();
const FIGURE = /\p{Nd}/u;

/** Each message of the customer with the fields that it was to answer (the first behind a question), and those it refuses. */
function answersIn(turns: readonly Turn[], language: Language, kindOf: (turn: number) => TurnKind) {
  const asks = asksBefore(turns, language);
  let open = NONE;
  return turns.flatMap(({ role, text, asked }, at) => {
    if (role !== 'user') return [];
    if (asked !== undefined || turns[at - 1]?.role === 'assistant') open = fieldsOf(asks[at]);
    const { isAside, isTold } = kindOf(at);
    if (isAside) return [];
    const isEvasive = !isTold && !FIGURE.test(text);
    const answer = { open, refused: refusedIn(text, open, isEvasive, language), isEvasive };
    open = NONE;
    return [answer];
  });
}

/** The fields of the questions that a turn answers; parts of an address are the address. */
export function fieldsOf(asks: ReadonlySet<Ask> = new Set()): Fields {
  const has = (...any: Ask[]) => any.some((ask) => asks.has(ask));
  const named: Record<RequiredField, boolean> = {
    issue: has('issue'),
    name: has('name', 'firstName', 'lastName'),
    phone: has('phone'),
    address: has('address', 'street', 'unit', 'city'),
  };
  return new Set(REQUIRED.filter((field) => named[field]));
}

/** "No", and not "no, it's Nora". */
function isPlainNo(sentence: string, language: Language): boolean {
  const no = noIn(sentence, language);
  return no !== undefined && contentWords(blank(sentence, [no]), language) === 0;
}

/** The fields that a refusal names; when it names none, those that were asked for. */
function refusedIn(text: string, open: Fields, isEvasive: boolean, language: Language): Fields {
  const { refusals, mentions } = patternsOf(language);
  const namedIn = (sentence: string) =>
    mentions.filter(({ pattern }) => isIn(pattern, sentence)).map(({ field }) => field);
  /** "I don't put my address in a chat", "the phone no, …" */
  const isDenial = (sentence: string) =>
    isNegated(sentence) &&
    !FIGURE.test(sentence) &&
    (namedIn(sentence).some((field) => open.has(field)) || (isEvasive && contentWords(sentence, language) === 0));
  const refused = sentencesOf(text, language)
    .map(({ start, end }) => text.slice(start, end))
    .filter((it) => isIn(refusals, it) || isPlainNo(it, language) || isDenial(it))
    .flatMap((sentence) => {
      const named = namedIn(sentence);
      return named.length > 0 ? named : [...open];
    });
  return new Set(refused);
}

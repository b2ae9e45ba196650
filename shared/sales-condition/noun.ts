import type { SalesLanguage } from './language.ts';
import { isDecimal, type Phrase, phraseOf } from './phrase.ts';
import { is, type TokenKind } from './token.ts';

/** Words that follow each other are one noun, with the sizes among them and "of" between them. */
export function withNouns(phrases: readonly Phrase[], language: SalesLanguage): Phrase[] {
  const result: Phrase[] = [];
  for (let at = 0; at < phrases.length; ) {
    const phrase = phrases[at] as Phrase;
    const mayBegin = phrase.kind === 'noun' || phrase.kind === 'number' || is(phrase, 'pack', ...MODIFIERS);
    const length = mayBegin ? nounLength({ phrases, before: result.at(-1), language }, at) : 0;
    result.push(length > 1 ? phraseOf(phrases.slice(at, at + length), { kind: 'noun', kinds: ['noun'] }) : phrase);
    at += Math.max(1, length);
  }
  return result;
}

const MAX_WORDS = 8;
type Around = { phrases: readonly Phrase[]; before: Phrase | undefined; language: SalesLanguage };

function nounLength(around: Around, start: number): number {
  let at = start;
  while (at - start < MAX_WORDS) {
    const step = stepAt(around, at, start);
    if (step === 0) break;
    at += step;
  }
  for (let i = start; i < at; i++) if (isNamedBy(around.phrases[i] as Phrase)) return at - start;
  return 0;
}

const isNamedBy = ({ kind }: Phrase) => kind === 'noun' || kind === 'unit';

function stepAt(around: Around, at: number, start: number): number {
  for (const step of STEPS) {
    const taken = step(around, at, start);
    if (taken > 0) return taken;
  }
  return 0;
}

/** How many phrases belong to a noun from here on. */
type Step = (around: Around, at: number, start: number) => number;

const isPacking = (phrase: Phrase | undefined, { language }: Around) =>
  language.compounds === true && phrase?.kind === 'unit' && is(phrase, 'pack', 'count');

/** Words that mean something else unless a noun follows them right away. */
const MODIFIERS: readonly TokenKind[] = ['reference', 'buyer', 'shipping', 'stock'];
const NEVER: readonly TokenKind[] = ['request', 'price', 'per', 'stop', 'valid', 'past', 'for'];
const WORD = /^\p{L}{3,}$/u;
const isModifier = (phrase: Phrase) => WORD.test(phrase.text) && is(phrase, ...MODIFIERS) && !is(phrase, ...NEVER);

/** "ThinkBook", "X200", but not "cleaning" */
const isNamed = (phrase: Phrase | undefined) => phrase?.isCapital === true || /\d/.test(phrase?.text ?? '');

const STEPS: readonly Step[] = [
  function word({ phrases }, at) {
    return phrases[at]?.kind === 'noun' ? 1 : 0;
  },
  /** "school backpacks", "zip bags", "courier service"; but "shipping Friday" */
  function modifier(around, at) {
    const [phrase, next] = [around.phrases[at], around.phrases[at + 1]];
    const isPart = around.language.compounds === true && phrase?.kind === 'cue' && isModifier(phrase);
    return isPart && (isPacking(next, around) || (next?.kind === 'noun' && WORD.test(next.text) && !next.isCapital))
      ? 1
      : 0;
  },
  /** "sacs à dos", "bolsas para basura": the packing is the thing itself */
  function container({ phrases }, at, start) {
    const [unit, link, next] = phrases.slice(at, at + 3);
    const isThing = at === start && unit?.kind === 'unit' && is(unit, 'pack') && is(link, 'link') && !is(link, 'of');
    return isThing && next?.kind === 'noun' && !next.isCapital ? 1 : 0;
  },
  /** "250 ml bottle", "laptop 14 inch" */
  function size(around, at, start) {
    const { phrases } = around;
    const number = phrases[at];
    const unit = phrases[at + 1];
    const next = phrases[at + 2];
    if (number?.kind !== 'number' || !is(unit, 'size')) return 0;
    return at > start || next?.kind === 'noun' || isPacking(next, around) ? 2 : 0;
  },
  /** "20 5 kg bags" and "the 5 kg bag", but "5 kg rice" */
  function measure(around, at, start) {
    const { phrases, before, language } = around;
    const number = phrases[at];
    const unit = phrases[at + 1];
    const next = phrases[at + 2];
    if (!language.compounds || at > start || number?.kind !== 'number' || !is(unit, 'measure')) return 0;
    const isAfterArticle = is(before, 'stop') && !is(before, 'request') && isPacking(next, around);
    return isAfterArticle || (before?.kind === 'number' && (next?.kind === 'noun' || isPacking(next, around))) ? 2 : 0;
  },
  /** "ThinkBook 14 laptops" */
  function number({ phrases }, at, start) {
    const number = phrases[at];
    const next = phrases[at + 1];
    const isPart = at > start && number?.kind === 'number' && is(number, 'figures') && !isDecimal(number);
    // "type 00 flour"
    const isName = isNamed(phrases[at - 1]) || /^0\d*$/.test(number?.text ?? '');
    return isPart && next?.kind === 'noun' && isName ? 1 : 0;
  },
  /** "Weizenmehl Typ 550" */
  function model({ phrases }, at, start) {
    const last = phrases[at - 1];
    const number = phrases[at];
    const isPart = at > start && is(last, 'quality') && is(last, 'reference');
    return isPart && number?.kind === 'number' && is(number, 'figures') ? 1 : 0;
  },
  /** "cement bags" */
  function packing(around, at, start) {
    const last = around.phrases[at - 1];
    const isPart = at > start && (last?.kind === 'noun' || is(last, 'size', 'measure', ...MODIFIERS));
    return isPart && isPacking(around.phrases[at], around) ? 1 : 0;
  },
  /** "aceite de oliva", "tasse à café", but "tasses à Lyon" */
  function link({ phrases }, at, start) {
    const [link, next] = phrases.slice(at, at + 2);
    const isPart = at > start && next?.kind === 'noun' && (is(link, 'of') || (is(link, 'link') && !next.isCapital));
    return isPart ? 1 : 0;
  },
];

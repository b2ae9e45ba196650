import { asciiDigits } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import {
  anyOf,
  findAll,
  isIn,
  overlaps,
  patternOf,
  perLanguage,
  type Span,
  wholeWords,
} from '../extraction/pattern.ts';
import { cueBehind, isBroken, type Kind } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';
import { firstFrom, lastBefore } from './nearest.ts';
import type { Reading } from './reading.ts';

/** `value` is as it was typed, with digits 0-9. */
export type OrderId = Span & { message: number; value: string; rule: string; score: number };

const TOKEN = patternOf(
  '(?:(?<![a-z0-9_@.,/-])|(?<=(?:no|nr|num|ref|\\bn)\\.))#?\\x20?(?:[a-z]{1,10}[-_#/]{0,2})?\\d[a-z0-9]{0,24}(?:[-_/][a-z0-9]{1,24}){0,4}(?![a-z0-9@_%])(?![.,:]\\d)',
);
/** What is an order number anywhere: "ORD-839895", "PO-2024-7451", Amazon's three groups (https://www.amazon.com/gp/help/customer/display.html?nodeId=GVHVP6JBVKEN7XPH), "#91303". */
const SHAPE = /^(?:(?:ORD|ORDER|PO|SO)[-_#/]{1,2}\d[\d/-]{3,20}|(?:ORD|ORDER|PO|SO)\d{4,20}|\d{3}-\d{7}-\d{7})$/i;
const HASH = /^# ?(?:[A-Z]{1,4}-?)?\d{4,12}$/i;
/** "377 Santana Row #1000" */
const STREET = /(?<![\p{L}\d#-])\d{2,5}\s(?:[\p{L}.]{1,15}\s){1,4}$/u;
const DATE = /^(?:\d{1,2}[-/]\d{1,2}[-/](?:\d{2}|\d{4})|\d{4}[-/]\d{1,2}[-/]\d{1,2}|(?:19|20)\d{2})$/;
/** Marks of other papers, whatever stands before them. */
const OTHER_PAPER = /^#? ?(?:INV|RMA|SKU|DT|CASE|TKT|TICKET|CUST|ACC|REF?UND|RET|CN|ISBN|IBAN)[-_#/]{0,2}\d/i;
const MONEY_BEFORE = /(?:[$€£¥₹+]|(?<![a-z])(?:usd|eur|gbp|rs|try|pln|brl|inr|jpy|cny)\.?) ?$/i;
const MONEY_AFTER =
  /^ ?(?:[$€£¥₹]|(?:usd|eur|euros?|gbp|dollars?|pounds?|pieces|pcs|items|units|kg|g|lbs?|x|days?|tl|zł|rs|rupees)(?![a-z]))/i;
/** How much may stand between "order" and its number, and the last number of a list of them; and behind a number before what it is. */
const MAX_GAP = 40;
const MAX_LIST = 120;
const BEHIND = 16;
/** "orders 4711, 4712 and ". */
const LIST =
  /^[\s:：#]{0,4}(?:[A-Z]{0,5}[-#]?\d[\w-]{2,20}[\s,;&/、，和]{1,3}(?:(?:and|y|et|und|e|en|ve|i|و|और)[\s#]{1,2})?#?){1,8}$/iu;

/** One number, and at most a few words behind it. */
const AGAIN = /^[\s:：#]{0,4}[A-Z]{0,5}[-#]?\d[\w/-]{2,20}[^\d\n]{2,40}$/iu;

const gapsOf = perLanguage((language) => {
  const { fillers, orderAfter, wrong, joins } = shipmentLanguageOf(language);
  return {
    wrong: anyOf(wrong, language),
    join: patternOf(`^[^.!?\\n。！？؟।]{0,120}${wholeWords(joins, language)}[\\x20\\n#]{1,3}$`),
    before: patternOf(`^(?:[\\x20\\n:：#.,!?！？(（"'’*_-]|${wholeWords(fillers, language)}){0,14}$`),
    after: patternOf(`^[\\x20"')）-]{0,3}${wholeWords(orderAfter, language)}`),
  };
});

/** The order numbers of a message; `taken` are the carriers' numbers in it. */
export function orderIdsIn(reading: Reading, taken: readonly Span[], language: Language): OrderId[] {
  const { text, message } = reading;
  const tokens = tokensIn(text).filter((token) => !taken.some((it) => overlaps(it, token)));
  const scene = { reading, tokens, language };
  const orders: OrderId[] = [];
  for (const token of tokens) {
    const value = asciiDigits(text.slice(token.start, token.end));
    const reason = isOtherPaper(value, token, text) ? null : reasonFor(value, token, scene);
    const found = reason ?? furtherReason(value, token, orders.at(-1), scene);
    if (found) orders.push({ ...token, message, value, ...found });
  }
  return orders;
}

/** "order 90112 arrived, but 90113 is stuck": joined to the order before, and of its shape. */
function furtherReason(value: string, token: Span, order: OrderId | undefined, scene: Scene): Reason | null {
  if (!order || shapeOf(value) !== shapeOf(order.value) || !isPlausible(value)) return null;
  const { text } = scene.reading;
  const between = text.slice(order.end, token.start);
  const isJoined = between.length <= MAX_LIST && isIn(gapsOf(scene.language).join, between);
  if (!isJoined || isOtherPaper(value, token, text) || kindAround(token, scene) !== null) return null;
  return { rule: 'further order', score: 0.6 };
}

/** Letters, and about how many figures. */
const shapeOf = (value: string) =>
  value.toUpperCase().replace(/\d+/g, ({ length }) => String(Math.floor((length + 1) / 2)));

/** Where orders that are known (by their keys) are named once more, without a word for it. */
export function namedAgain(
  { text, message }: Reading,
  known: ReadonlyMap<string, OrderId>,
  taken: readonly Span[],
): OrderId[] {
  return tokensIn(text).flatMap((token): OrderId[] => {
    const value = asciiDigits(text.slice(token.start, token.end));
    const order = known.get(keyOf(value));
    return order && !taken.some((it) => overlaps(it, token)) ? [{ ...order, ...token, message, value }] : [];
  });
}

/** The same order, with or without its "#". */
export const orderKey = ({ value }: OrderId) => keyOf(value);

const keyOf = (value: string) => value.replace(/^[#＃]\s?/u, '').toUpperCase();

/** It bounds the work on a message of nothing but numbers. */
const MAX_TOKENS = 100;
const MAX_LENGTH = 64;

/** A blank, or what means "number" and is no part of it: "nº70647". */
const NUMBER_SIGN = /^(?:\s|(?:n[º°o]|nro|nr|núm|num)\.?(?=\d))/iu;

function tokensIn(text: string): Span[] {
  const tokens = findAll(TOKEN, text).slice(0, MAX_TOKENS);
  const bare = tokens.map(({ start, end }) => {
    const [sign = ''] = text.slice(start, end).match(NUMBER_SIGN) ?? [];
    return { start: start + sign.length, end };
  });
  return bare.filter(({ start, end }) => end - start <= MAX_LENGTH);
}

const isOtherPaper = (value: string, { start, end }: Span, text: string) =>
  OTHER_PAPER.test(value) ||
  MONEY_BEFORE.test(text.slice(Math.max(0, start - 6), start)) ||
  MONEY_AFTER.test(text.slice(end, end + 10));

type Reason = { rule: string; score: number };
type Scene = { reading: Reading; tokens: readonly Span[]; language: Language };

function reasonFor(value: string, token: Span, scene: Scene): Reason | null {
  const led = kindLeadingTo(token, scene);
  if (led === 'other') return null;
  if (SHAPE.test(value)) return { rule: 'shape', score: 0.8 };
  const kind = led ?? kindAround(token, scene);
  if (kind === 'order') return isPlausible(value) ? { rule: 'order word', score: 0.9 } : null;
  return kind === null ? reasonAlone(value, token, scene) : null;
}

/** Of a number of which nothing is said. */
function reasonAlone(value: string, token: Span, { reading, tokens }: Scene): Reason | null {
  if (HASH.test(value)) return isUnit(token, reading.text) ? null : { rule: 'shape', score: 0.8 };
  const isAnswer = reading.asked.has('order') && isPlausible(value) && tokens.length === 1;
  return isAnswer ? { rule: 'answer', score: 0.7 } : null;
}

const isUnit = ({ start }: Span, text: string) => STREET.test(text.slice(Math.max(0, start - MAX_GAP), start));

const isPlausible = (value: string) => !DATE.test(value) && value.length >= 4 && (value.match(/\d/g)?.length ?? 0) >= 3;

/** What the cue says that leads to a number word by word. */
function kindLeadingTo(token: Span, { reading: { text, cues }, tokens, language }: Scene): Kind | null {
  const cue = lastBefore(cues, token.start);
  if (!cue || token.start - cue.end > MAX_LIST) return null;
  const gap = text.slice(cue.end, token.start);
  if (!isFirst(token, cue, tokens)) return isFurther(gap, language) ? cue.kind : null;
  return gap.length <= MAX_GAP && isIn(gapsOf(language).before, gap) ? cue.kind : null;
}

const isFirst = (token: Span, cue: Span, tokens: readonly Span[]) =>
  (firstFrom(tokens, cue.end)?.start ?? token.start) >= token.start;

/** "orders 4711, 4712 and 4713"; "order 4711, no sorry, 4712". */
const isFurther = (gap: string, language: Language) =>
  LIST.test(gap) || (AGAIN.test(gap) && isIn(gapsOf(language).wrong, gap));

/** What is said of it behind it, or of no order before it. */
function kindAround(token: Span, { reading, tokens, language }: Scene): Kind | null {
  const { text, cues } = reading;
  if (isIn(gapsOf(language).after, text.slice(token.end, token.end + 50))) return 'order';
  const behind = cueBehind(token, reading, BEHIND);
  if (behind && (behind.kind !== 'order' || IN_BRACKETS.test(text.slice(token.end, behind.start)))) return behind.kind;
  const cue = lastBefore(cues, token.start);
  const isNear = cue && token.start - cue.end <= MAX_GAP && isFirst(token, cue, tokens);
  return isNear && cue.kind === 'other' && !isBroken(text, cue, token) ? 'other' : null;
}

/** "20-1180 (order)" */
const IN_BRACKETS = /^\s?[(（]$/u;

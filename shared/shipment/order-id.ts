import type { Language } from '../extraction/language.ts';
import { isIn, overlaps, type Span } from '../extraction/pattern.ts';
import {
  areSiblings,
  groupedFrom,
  isOtherPaper,
  isPlausible,
  type OrderToken,
  shapeOf,
  skeletonOf,
  tokensIn,
  withLetters,
} from './order-token.ts';
import { gapsOf, isPart, kindAround, kindLeadingTo, MAX_GAP, MAX_LIST, type Scene } from './order-word.ts';
import type { Reading } from './reading.ts';
import { isOfStatus } from './statement.ts';
import { columnOf } from './table.ts';

/** `value` is as it was typed, with digits 0-9. */
export type OrderId = Span & { message: number; value: string; rule: string; score: number };

/** What is an order number anywhere: "ORD-839895", "PO-2024-7451", Amazon's three groups (https://www.amazon.com/gp/help/customer/display.html?nodeId=GVHVP6JBVKEN7XPH), "#91303". */
const SHAPE = /^(?:(?:ORD|ORDER|PO|SO|WEB)[-_#/]{1,2}\d[\d/-]{3,20}|(?:ORD|ORDER|PO|SO)\d{4,20}|\d{3}-\d{7}-\d{7})$/i;
const HASH = /^# ?(?=(?:\D*\d){4})(?:[A-Z]{1,4}-?)?\d{2,12}(?:-[A-Z\d]{1,8}){0,3}$/i;
/** "377 Santana Row #1000" */
const STREET = /(?<![\p{L}\d#-])\d{2,5}\s(?:[\p{L}.]{1,15}\s){1,4}$/u;
/** A number with letters before it, as shops have them: "GB-2291-KX". */
const CODE = /^[A-Z]{1,4}[-_]?\d{4,12}(?:[-_][A-Z\d]{1,6}){0,2}$/;
/** Not "XR-22001 adapters". */
const ENDS = /^[\s"'”’)]{0,3}(?:$|[.,;:!?\n。、？！؟،।])/u;
const SENTENCE_END = /[.!?](?=\s|$)|[\n。！？]/u;

/** The order numbers of a message; `taken` are the carriers' numbers in it. */
export function orderIdsIn(reading: Reading, taken: readonly Span[], language: Language): OrderId[] {
  const { text, message } = reading;
  const tokens = [...tokensIn(text), ...spokenIn(reading)]
    .filter((token) => !taken.some((it) => overlaps(it, token)))
    .sort((a, b) => a.start - b.start);
  const scene = { reading, tokens, taken, language };
  const orders: OrderId[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = orders.at(-1);
    if (last && last.end > token.start) continue;
    const found = ledAs(token, index, scene) ?? reasoned(token, last, scene);
    if (found) orders.push({ ...found, message });
  }
  return orders;
}

/** Numbers in words. */
const spokenIn = ({ written, text }: Reading): OrderToken[] =>
  written
    .filter(({ start, end }) => !DIGIT.test(text.slice(start, end)))
    .map(({ start, end, number }) => ({ start, end, value: number }));

const DIGIT = /\p{Nd}/u;

type Found = Omit<OrderId, 'message'>;

/** One that words lead to, with what was typed apart: "order 5512 8834 20", "order NB 2207". */
const ledAs = (token: OrderToken, index: number, scene: Scene): Found | null =>
  grouped(token, index, scene) ?? lettered(token, scene);

function grouped(token: OrderToken, index: number, scene: Scene): Found | null {
  const { tokens, reading } = scene;
  const whole = groupedFrom(tokens, index, reading.text);
  if (!whole) return null;
  if (reading.asked.has('order') && isAllOf(whole, tokens)) return { ...whole, rule: 'answer', score: 0.7 };
  const isLed = kindLeadingTo(token, scene) === 'order' && !isPart(token, scene);
  return isLed ? { ...whole, rule: 'order word', score: 0.7 } : null;
}

function lettered(token: OrderToken, scene: Scene): Found | null {
  const { text } = scene.reading;
  const wide = withLetters(token, text);
  if (!wide || !isPlausible(wide) || isOtherPaper(token, text) || isWord(wide, token, scene)) return null;
  return kindLeadingTo(wide, scene) === 'order' ? { ...wide, rule: 'order word', score: 0.8 } : null;
}

/** "order ID 2207", "PO 2207", "UPS 2207" */
const isWord = (wide: Span, token: Span, { reading: { text, cues, carriers }, language }: Scene) =>
  [...cues, ...carriers].some((it) => overlaps(it, wide)) ||
  isIn(gapsOf(language).filler, text.slice(wide.start, token.start));

const isAllOf = ({ start, end }: Span, tokens: readonly Span[]) =>
  tokens.every((it) => start <= it.start && it.end <= end);

function reasoned(token: OrderToken, last: OrderId | undefined, scene: Scene): Found | null {
  if (isPart(token, scene)) return null;
  const reason = isOtherPaper(token, scene.reading.text) ? null : reasonFor(token, scene);
  const found = reason ?? furtherReason(token, last, scene);
  return found && { ...token, ...found };
}

/** "order 90112 arrived, but 90113 is stuck": joined to the order before, and of its shape. */
function furtherReason(token: OrderToken, order: OrderId | undefined, scene: Scene): Reason | null {
  if (!order || shapeOf(token.value) !== shapeOf(order.value) || !isPlausible(token)) return null;
  const { text } = scene.reading;
  const between = text.slice(order.end, token.start);
  const isJoined = between.length <= MAX_LIST && isIn(gapsOf(scene.language).join, between);
  if (!isJoined || isOtherPaper(token, text) || kindAround(token, scene) !== null) return null;
  return { rule: 'further order', score: 0.6 };
}

/** Where orders that are known (by their keys) are named once more without a word for it, and where their like are. */
export function namedAgain(
  reading: Reading,
  known: ReadonlyMap<string, OrderId>,
  taken: readonly Span[],
  language: Language,
): OrderId[] {
  const { text, message } = reading;
  const tokens = tokensIn(text);
  const like = Map.groupBy([...known.keys()].slice(-MAX_KNOWN), skeletonOf);
  const scene = { reading, tokens, taken, language };
  return tokens.flatMap((token): OrderId[] => {
    if (taken.some((it) => overlaps(it, token))) return [];
    const key = keyOf(token.value);
    const order = known.get(key);
    if (order) return [{ ...order, ...token, message }];
    const isLike = like.get(skeletonOf(key))?.some((it) => areSiblings(it, key)) && isOfNothing(token, scene);
    return isLike ? [{ ...token, message, rule: 'further order', score: 0.6 }] : [];
  });
}

/** More orders than a customer has open. */
const MAX_KNOWN = 20;

const isOfNothing = (token: OrderToken, scene: Scene) =>
  isPlausible(token) &&
  !isOtherPaper(token, scene.reading.text) &&
  !isPart(token, scene) &&
  (kindLeadingTo(token, scene) ?? kindAround(token, scene)) === null;

/** The same order, with or without its "#". */
export const orderKey = ({ value }: OrderId) => keyOf(value);

const keyOf = (value: string) => value.replace(/^[#＃]\s?/u, '').toUpperCase();

type Reason = { rule: string; score: number };

function reasonFor(token: OrderToken, scene: Scene): Reason | null {
  const led = columnOf(token, scene.reading) ?? kindLeadingTo(token, scene);
  if (led === 'other') return null;
  if (SHAPE.test(token.value)) return { rule: 'shape', score: 0.8 };
  const kind = led ?? kindAround(token, scene);
  if (kind === 'order') return isPlausible(token) ? { rule: 'order word', score: 0.9 } : null;
  return kind === null ? reasonAlone(token, scene) : null;
}

/** Of a number of which nothing is said. */
function reasonAlone(token: OrderToken, scene: Scene): Reason | null {
  const { reading, tokens } = scene;
  if (HASH.test(token.value)) return isUnit(token, reading.text) ? null : { rule: 'shape', score: 0.8 };
  if (isShipped(token, scene)) return { rule: 'code', score: 0.5 };
  if (!reading.asked.has('order') || !isPlausible(token)) return null;
  const isAnswer = tokens.every((it) => it === token || !isPlausible(it) || areSiblings(it.value, token.value));
  return isAnswer ? { rule: 'answer', score: 0.7 } : null;
}

/** "W-55018 still says processing", "the ETA for HB-90417": a code whose state, or carrier's number, is told or asked for. */
function isShipped(token: OrderToken, { reading: { text }, taken, language }: Scene): boolean {
  if (!CODE.test(token.value)) return false;
  const before = `\n${text.slice(Math.max(0, token.start - MAX_GAP), token.start)}`;
  if (isIn(gapsOf(language).asked, before)) return ENDS.test(text.slice(token.end));
  if (!isIn(gapsOf(language).head, before)) return false;
  const [rest = ''] = text.slice(token.end, token.end + MAX_LIST).split(SENTENCE_END);
  const end = token.end + rest.length;
  return taken.some((it) => token.end <= it.start && it.start <= end) || isOfStatus(rest, language);
}

const isUnit = ({ start }: Span, text: string) => STREET.test(text.slice(Math.max(0, start - MAX_GAP), start));

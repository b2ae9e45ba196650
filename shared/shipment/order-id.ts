import type { Language } from '../extraction/language.ts';
import {
  isIn,
  matchesOf,
  overlaps,
  type Pattern,
  patternOf,
  perLanguage,
  type Span,
  wholeWords,
} from '../extraction/pattern.ts';
import { type Cue, isBroken } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';
import type { Reading } from './tracking-number.ts';

/** `value` is as it was typed. */
export type OrderId = Span & { message: number; value: string; rule: string; score: number };

const TOKEN = patternOf(
  '(?<![a-z0-9_@.,/-])#?\\x20?(?:[a-z]{1,10}[-_#/]{0,2})?\\d[a-z0-9]{0,24}(?:[-_/][a-z0-9]{1,24}){0,4}(?![a-z0-9@_%])(?![.,:]\\d)',
);
/** What is an order number anywhere: "ORD-839895", "PO-2024-7451", Amazon's three groups (https://www.amazon.com/gp/help/customer/display.html?nodeId=GVHVP6JBVKEN7XPH), "#91303". */
const SHAPE = /^(?:(?:ORD|ORDER|PO|SO)[-_#]{1,2}\d[\d-]{3,20}|(?:ORD|ORDER)\d{4,20}|\d{3}-\d{7}-\d{7})$/i;
const HASH = /^# ?(?:[A-Z]{1,4}-?)?\d{4,12}$/i;
const DATE = /^(?:\d{1,2}[-/]\d{1,2}[-/](?:\d{2}|\d{4})|\d{4}[-/]\d{1,2}[-/]\d{1,2}|(?:19|20)\d{2})$/;
/** Marks of other papers, whatever stands before them. */
const OTHER_PAPER = /^#? ?(?:INV|RMA|SKU|DT|CASE|TKT|TICKET|CUST|ACC|REF?UND|RET|CN|ISBN|IBAN)[-_#/]{0,2}\d/i;
const MONEY_BEFORE = /(?:[$€£¥₹+(]|(?:usd|eur|gbp|rs|try|pln|brl|inr|jpy|cny)\.?) ?$/i;
const MONEY_AFTER =
  /^ ?(?:[$€£¥₹]|(?:usd|eur|euros?|gbp|dollars?|pounds?|pieces|pcs|items|units|kg|g|lbs?|x|days?|tl|zł|rs|rupees)(?![a-z]))/i;
/** How much may stand between "order" and its number besides words that lead to it. */
const MAX_GAP = 40;

const gapsOf = perLanguage((language) => {
  const { fillers, orderAfter } = shipmentLanguageOf(language);
  return {
    before: patternOf(`^(?:[\\x20\\n:：#.,(（"'’*_-]|${wholeWords(fillers, language)}){0,14}$`),
    after: patternOf(`^[\\x20"')）-]{0,3}${wholeWords(orderAfter, language)}`),
  };
});

/** The order numbers of a message; `taken` are the carriers' numbers and the phones in it. */
export function orderIdsIn(
  { turn: { text }, message, cues, asked }: Reading,
  taken: readonly Span[],
  language: Language,
): OrderId[] {
  const tokens = tokensIn(text).filter((token) => !taken.some((it) => overlaps(it, token)));
  return tokens.flatMap((token): OrderId[] => {
    const value = text.slice(token.start, token.end);
    const before = text.slice(Math.max(0, token.start - 60), token.start);
    if (OTHER_PAPER.test(value) || isMoney(before, text.slice(token.end, token.end + 10))) return [];
    const said = kindOfToken(token, text, cues, tokens, language);
    const found = { start: token.start, end: token.end, message, value };
    if (said === 'order' && isPlausible(value)) return [{ ...found, rule: 'order word', score: 0.9 }];
    if (said === 'other') return [];
    if (SHAPE.test(value) || (HASH.test(value) && said === null)) return [{ ...found, rule: 'shape', score: 0.8 }];
    const isAnswer = said === null && asked.has('order') && isPlausible(value) && tokens.length === 1;
    return isAnswer ? [{ ...found, rule: 'answer', score: 0.7 }] : [];
  });
}

function tokensIn(text: string): Span[] {
  return matchesOf(TOKEN, text)
    .map(({ start, end }) => {
      const isHash = /^[#＃]/.test(text.slice(start, end));
      return { start: isHash ? start : start + (/^\s?/.exec(text.slice(start, end))?.[0].length ?? 0), end };
    })
    .slice(0, MAX_TOKENS);
}

/** It bounds the work on a message of nothing but numbers. */
const MAX_TOKENS = 100;

const isPlausible = (value: string) => !DATE.test(value) && value.length >= 4 && (value.match(/\d/g)?.length ?? 0) >= 3;

const isMoney = (before: string, after: string) => MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);

/** What the nearest cue says: an order's must lead to the number word by word. */
function kindOfToken(token: Span, text: string, cues: readonly Cue[], tokens: readonly Span[], language: Language) {
  const cue = cues.findLast(({ end }) => end <= token.start);
  const gap = cue ? text.slice(cue.end, token.start) : '';
  const isFirst = !cue || !tokens.some((it) => it.start >= cue.end && it.end <= token.start);
  const { before, after } = gapsOf(language);
  const isNear = cue && gap.length <= MAX_GAP;
  if (cue && isNear && matchesWhole(before, gap) && (isFirst || isList(gap))) return cue.kind;
  if (matchesWhole(after, text.slice(token.end, token.end + 50))) return 'order';
  const behind = cues.find(({ start }) => start >= token.end);
  const between = behind ? text.slice(token.end, behind.start) : '';
  if (behind && behind.kind !== 'order' && between.length <= 16 && !/[,;.:!?\n。、，：()|\d]/u.test(between))
    return behind.kind;
  return cue && isNear && isFirst && cue.kind === 'other' && !isBroken(gap) ? 'other' : null;
}

/** "orders 4711, 4712 and 4713". */
const isList = (gap: string) =>
  /^[\s:：#]{0,4}(?:[\w-]{3,20}(?:[\s,;&/、，]|and|y|et|und|e|en|ve|i|和|و|और){1,6}#?){1,8}$/u.test(gap);

const matchesWhole = (pattern: Pattern, text: string): boolean => isIn(pattern, text);

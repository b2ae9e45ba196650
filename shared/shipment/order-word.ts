import type { Language } from '../extraction/language.ts';
import { anyOf, isIn, patternOf, perLanguage, type Span, wholeWords } from '../extraction/pattern.ts';
import { type Cue, cueBehind, isBroken, type Kind } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';
import { firstFrom, lastBefore } from './nearest.ts';
import type { OrderToken } from './order-token.ts';
import type { Reading } from './reading.ts';

/** A message with the numbers in it that may be orders, and those that carriers have (`taken`). */
export type Scene = { reading: Reading; tokens: readonly OrderToken[]; taken: readonly Span[]; language: Language };

/** How much may stand between "order" and its number, and the last number of a list of them; and behind a number before what it is. */
export const MAX_GAP = 40;
export const MAX_LIST = 120;
const BEHIND = 16;
/** "orders 4711, 4712 and ". */
const LIST =
  /^[\s:：#]{0,4}(?:[A-Z]{0,5}[-#]?\d[\w-]{2,20}[\s,;&/、，和]{1,3}(?:(?:and|y|et|und|e|en|ve|i|و|और)[\s#]{1,2})?#?){1,8}$/iu;

/** One number, and at most a few words behind it. */
const AGAIN = /^[\s:：#]{0,4}[A-Z]{0,5}[-#]?\d[\w/-]{2,20}[^\d\n]{2,40}$/iu;

export const gapsOf = perLanguage((language) => {
  const {
    fillers,
    orderAfter,
    wrong,
    joins,
    partOf = [],
    number = [],
    noNumber,
    news = [],
  } = shipmentLanguageOf(language);
  return {
    wrong: anyOf(wrong, language),
    filler: anyOf(fillers, language),
    number: anyOf(number, language),
    none: anyOf(noNumber, language),
    asked: patternOf(`${wholeWords(news, language)}[\\n\\x20:：]{0,3}$`),
    part: patternOf(`${wholeWords(partOf, language)}[\\x20:："'#*.…-]{0,5}$`),
    head: patternOf(`(?:[\\n.!?:;,。！？：；，、*•]|[\\n ]${wholeWords(joins, language)})[\\n\\x20]{0,2}$`),
    join: patternOf(`^[^.!?\\n。！？؟।]{0,120}${wholeWords(joins, language)}[\\x20\\n#]{1,3}$`),
    before: patternOf(`^(?:[\\x20\\n:：#.,!?！？(（"'’*_-]|${wholeWords(fillers, language)}){0,14}$`),
    after: patternOf(`^[\\x20"')）-]{0,3}${wholeWords(orderAfter, language)}`),
  };
});

/** "the one ending in 3307" is no number. */
export const isPart = ({ start }: Span, { reading: { text }, language }: Scene) =>
  isIn(gapsOf(language).part, text.slice(Math.max(0, start - MAX_GAP), start));

/** What the cue says that leads to a number word by word. */
export function kindLeadingTo(token: Span, { reading: { text, cues }, tokens, language }: Scene): Kind | null {
  const cue = lastBefore(cues, token.start);
  if (!cue || token.start - cue.end > MAX_LIST) return null;
  const gap = text.slice(cue.end, token.start);
  if (!isFirst(token, cue, tokens)) return isFurther(gap, language) ? cue.kind : null;
  if (gap.length <= MAX_GAP && isIn(gapsOf(language).before, gap)) return cue.kind;
  return isLabelled(cue, token, text, language) ? cue.kind : null;
}

/** "I have the order number here somewhere... ah: Z9-44102": the only number behind it, at the end of a clause. */
function isLabelled(cue: Cue, { start, end }: Span, text: string, language: Language): boolean {
  const { number, none } = gapsOf(language);
  if (cue.kind !== 'order' || start - cue.end > MAX_LABELLED || !isIn(number, text.slice(cue.start, cue.end)))
    return false;
  const isAlone = /^[\s"'”’)]{0,3}(?:$|[.,;!?\n。、，！？؟،।])/u.test(text.slice(end, end + 5));
  return isAlone && LABEL.test(text.slice(cue.end, start)) && !isIn(none, text);
}

const MAX_LABELLED = 60;
/** A colon or the like is right before the number. */
const LABEL = /[:：=][\s"'“(]{0,3}$/u;

const isFirst = (token: Span, cue: Span, tokens: readonly Span[]) =>
  (firstFrom(tokens, cue.end)?.start ?? token.start) >= token.start;

/** "orders 4711, 4712 and 4713"; "order 4711, no sorry, 4712". */
const isFurther = (gap: string, language: Language) =>
  LIST.test(gap) || (AGAIN.test(gap) && isIn(gapsOf(language).wrong, gap));

/** What is said of it behind it, or of no order before it. */
export function kindAround(token: Span, { reading, tokens, language }: Scene): Kind | null {
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

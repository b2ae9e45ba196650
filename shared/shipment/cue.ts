import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, matchesOf, patternOf, perLanguage, type Span, wholeWords } from '../extraction/pattern.ts';
import { shipmentLanguageOf } from './languages.ts';
import { firstFrom, lastBefore } from './nearest.ts';

/** What a number is said to be. */
export type Kind = 'tracking' | 'order' | 'other';
export type Cue = Span & { kind: Kind };

/** A text with the words in it that say what a number is, and all its figures, in order. */
export type Cued = { text: string; cues: readonly Cue[]; figures: readonly Span[] };

const KINDS: readonly Kind[] = ['tracking', 'order', 'other'];
/** How far a cue may stand before its number, and behind it. */
const BEFORE = 60;
const AFTER = 22;
/** So near that no other cue has a better claim. */
const BESIDE = 12;

const cuesOf = perLanguage((language) => {
  const { tracking, order, otherNumbers } = shipmentLanguageOf(language);
  // The other numbers first: "return reference" is none of an order; the longer of two that begin at one place is not looked for.
  const groups = [otherNumbers, tracking, order].map(
    (phrases, index) => `(?<${KINDS[(index + 2) % 3]}>${phrases.join('|')})`,
  );
  return patternOf(wholeWords(groups, language));
});

/** Every word of a text that says what a number is; "the code on her receipt reads" is not the receipt's. */
export function cuesIn(text: string, language: Language): Cue[] {
  const places = findAll(placesOf(language), text);
  const cues = matchesOf(cuesOf(language), text).map(({ start, end, groups }) => ({
    start,
    end,
    kind: KINDS.find((kind) => groups[kind] !== undefined) ?? 'other',
  }));
  if (places.length === 0) return cues;
  return cues.filter((cue) => lastBefore(places, cue.end)?.end !== cue.end || LEADS_ON.test(text.slice(cue.end)));
}

const placesOf = perLanguage((language) => anyOf(shipmentLanguageOf(language).standsOn ?? [], language));
/** "on the receipt 4411" */
const LEADS_ON = /^[\s:#]{0,3}\p{Nd}/u;

/** Shorter ones count things, or the lines of a list. */
const FIGURES = /\p{Nd}{3,}|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})|[$€£¥₹]\s?\p{Nd}/gu;

export const figuresIn = (text: string): Span[] =>
  Array.from(text.matchAll(FIGURES), ({ 0: { length }, index }) => ({ start: index, end: index + length }));

const BREAK = /[.!?…](?=\s)|[\n。！？؟।;；]/u;
/** "tracking nr. 4711": a colon, and the point of an abbreviation, lead from a label to its number. */
const LABEL_END = /^[\s:：#]{0,5}/u;
const ABBREVIATION_END = /^\.?[\s.:：#]{0,5}/u;
const ABBREVIATION = /(?:(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,3}|nr|num)$/iu;

/** Whether a sentence ends between a cue and the number behind it. */
export function isBroken(text: string, cue: Span, { start }: Span): boolean {
  const between = text.slice(cue.end, start);
  if (between.trim() === '') return false;
  const isShort = ABBREVIATION.test(text.slice(Math.max(cue.start, cue.end - 4), cue.end));
  return BREAK.test(between.replace(isShort ? ABBREVIATION_END : LABEL_END, ''));
}

/** A clause ends, or another number comes first. */
const CLAUSE_END = /[,;.:!?\n。、，：()|\d]/u;

/**
 * What a number is said to be: by the nearest cue before it in its sentence, or one right behind it. "order" and "invoice" speak of the first
 * number behind them, "tracking" of all that follow.
 */
export function kindOf(span: Span, cued: Cued): Kind | null {
  const before = cueBefore(span, cued);
  if (before && span.start - before.end <= BESIDE) return before.kind;
  return cueBehind(span, cued)?.kind ?? before?.kind ?? null;
}

/** The nearest cue that leads to a number. */
export function cueBefore(span: Span, { text, cues, figures }: Cued): Cue | undefined {
  const cue = lastBefore(cues, span.start);
  if (!cue || span.start - cue.end > BEFORE || isBroken(text, cue, span)) return undefined;
  const first = firstFrom(figures, cue.end);
  const isFirst = !first || first.start >= span.start;
  return isFirst || cue.kind === 'tracking' ? cue : undefined;
}

/** "4711 (order)" */
const OPENING = /^\s?[(（]$/u;
const CLOSING = /^\s?[)）]/u;

/** "4711 is my order". */
export function cueBehind(span: Span, cued: Cued, reach = AFTER): Cue | undefined {
  const { text, cues } = cued;
  const cue = firstFrom(cues, span.end);
  if (!cue || cue.start - span.end > reach) return undefined;
  const between = text.slice(span.end, cue.start);
  if (OPENING.test(between)) return CLOSING.test(text.slice(cue.end, cue.end + 2)) ? cue : undefined;
  return CLAUSE_END.test(between) || leadsOn(cue, cued) ? undefined : cue;
}

const prefixOf = perLanguage((language) =>
  patternOf(`${wholeWords(shipmentLanguageOf(language).notThis, language)}[ :#'"]{0,3}$`),
);

/** "… and my phone is 555-0132": it speaks of a number of its own. */
function leadsOn(cue: Cue, { text, figures }: Cued): boolean {
  const next = firstFrom(figures, cue.end);
  return next !== undefined && next.start - cue.end <= BESIDE && !isBroken(text, cue, next);
}

/** "pedido nº" folds to a "no" that denies nothing. */
const NUMBER_SIGN = /n[º°][\s:#]{0,3}$/iu;

/** "not 4711": what is right before a number says that it is another. */
export const isDenied = (before: string, language: Language): boolean =>
  !NUMBER_SIGN.test(before) && findAll(prefixOf(language), before).length > 0;

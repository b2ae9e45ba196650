import type { Language } from '../extraction/language.ts';
import { findAll, matchesOf, patternOf, perLanguage, type Span, wholeWords } from '../extraction/pattern.ts';
import { shipmentLanguageOf } from './languages.ts';

/** What a number is said to be. */
export type Kind = 'tracking' | 'order' | 'other';
export type Cue = Span & { kind: Kind };

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

/** Every word of a text that says what a number is. */
export const cuesIn = (text: string, language: Language): Cue[] =>
  matchesOf(cuesOf(language), text).map(({ start, end, groups }) => ({
    start,
    end,
    kind: KINDS.find((kind) => groups[kind] !== undefined) ?? 'other',
  }));

const BREAK = /[.!?…](?=\s)|[\n。！？؟।;；]/u;

/** Whether a sentence ends in what stands between two places; a colon and a line break lead from a label to its number. */
export const isBroken = (between: string): boolean =>
  BREAK.test(between.trim() === '' ? '' : between.replace(/^[\s.:：#]{0,5}/u, ''));

/**
 * What a number is said to be: by the nearest cue before it in its sentence, or one right behind it. "order" and "invoice" speak of the first number behind
 * them, "tracking" of all that follow. `numbers` are the spans of all numbers, in order.
 */
export function kindOf(span: Span, text: string, cues: readonly Cue[], numbers: readonly Span[]): Kind | null {
  const before = cues.findLast(({ end }) => end <= span.start);
  const near = before && isNear(span, text, before, numbers) ? before : null;
  if (near && span.start - near.end <= BESIDE) return near.kind;
  const after = cues.find(({ start }) => start >= span.end);
  const between = after ? text.slice(span.end, after.start) : '';
  if (after && between.length <= AFTER && !/[,;.:!?\n。、，：()|\d]/u.test(between)) return after.kind;
  return near?.kind ?? null;
}

function isNear(span: Span, text: string, { end, kind }: Cue, numbers: readonly Span[]): boolean {
  if (span.start - end > BEFORE || isBroken(text.slice(end, span.start))) return false;
  return kind === 'tracking' || !numbers.some((it) => it.start >= end && it.end <= span.start);
}

const prefixOf = perLanguage((language) =>
  patternOf(`${wholeWords(shipmentLanguageOf(language).notThis, language)}[ :#'"]{0,3}$`),
);

/** "not 4711": what is right before a number says that it is another. */
export const isDenied = (before: string, language: Language): boolean => findAll(prefixOf(language), before).length > 0;

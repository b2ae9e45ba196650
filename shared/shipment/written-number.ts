import { type Folded, fold } from '../extraction/fold.ts';
import { expressionOf, type Pattern, patternOf, type Span } from '../extraction/pattern.ts';

/** A run of characters that may be a carrier's number; `number` is upper case and without separators. */
export type WrittenNumber = Span & {
  number: string;
  /** Its parts as blanks and dashes separate them; one when there are none. */
  groups: readonly (Span & { number: string })[];
};

/** No letter or digit before it, nor what makes it a part of "INV-706174". */
const FREE = '(?<![a-z0-9_])(?<![a-z0-9]-)';
const GAP = '(?:[\\x20.\\u2013-]|\\x20[\\u2013-]\\x20)?';
/** Neither more of it nor an email address, a percentage or a decimal. */
const END = '(?![a-z0-9@%_])(?![.,]\\d)';
const SHAPES = [
  `1${GAP}z(?:${GAP}[a-z0-9]){15}${GAP}\\d(?![a-z0-9])`,
  `[a-z]{2}${GAP}\\d(?:${GAP}\\d){8}${GAP}[a-z]{2}(?![a-z0-9])`,
  `(?:tb[acm]|ltn|jjd|j[a-z]{1,3}|gm|sf|yt|lp|gfus|sp)(?:${GAP}\\d){7,20}(?:n1)?${END}`,
  `[a-z0-9]{8,40}${END}`,
  `\\d(?:[\\x20.\\u2013-]{0,3}\\d){6,80}[a-z]?${END}`,
];
const patterns = SHAPES.map((shape, index) => patternOf(`${index < 3 ? '(?<![a-z0-9])' : FREE}${shape}`));

/** Nobody has so many parcels; it bounds the work on a message of nothing else. */
const MAX_NUMBERS = 60;
const MIN_DIGITS = 6;
const GROUP = /[A-Z0-9]+/g;

/** What may be numbers of carriers in a text, as typed or with every script's digits, longest shapes first. */
export function writtenNumbersIn(text: string): WrittenNumber[] {
  const folded = fold(text);
  const found = patterns.flatMap((pattern, kind) => matchesOf(folded, pattern, kind));
  return found
    .filter((it, index) => !found.slice(0, index).some((other) => other.start < it.end && it.start < other.end))
    .sort((a, b) => a.start - b.start);
}

function matchesOf({ text, starts }: Folded, pattern: Pattern, kind: number): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  const at = (index: number) => starts?.[index] ?? index;
  const run = expressionOf(pattern, text);
  for (let match = run.exec(text); match && found.length < MAX_NUMBERS; match = run.exec(text)) {
    const upper = match[0].toUpperCase();
    const number = upper.replace(/[^A-Z0-9]/g, '');
    if (number.replace(/\D/g, '').length < MIN_DIGITS) continue;
    if (kind === 3 && /^\d+$/.test(number)) continue; // the last shape takes its other groups too
    const index = match.index;
    const groups = [...upper.matchAll(GROUP)].map((group) => ({
      start: at(index + group.index),
      end: at(index + group.index + group[0].length),
      number: group[0],
    }));
    found.push({ start: at(index), end: at(index + upper.length), number, groups });
  }
  return found;
}

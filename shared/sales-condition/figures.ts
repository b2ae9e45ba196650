import { overlaps, type Span } from '../extraction/pattern.ts';
import type { Clause, Sentence } from './clause.ts';
import { countReading } from './count.ts';
import type { Figure, Known, Place, Reading } from './figure.ts';
import { isCounted, moneyReading, percentReading } from './money.ts';
import { before, beside } from './neighbour.ts';
import type { Phrase } from './phrase.ts';
import { is } from './token.ts';

const FIGURES: ReadonlySet<Phrase['kind']> = new Set(['number', 'money', 'percent', 'range']);
/** @param taken places of terms of payment, whose figures are none of these */
export function figuresIn(sentence: Sentence, known: Known, taken: readonly Span[]): Figure[] {
  const figures: Figure[] = [];
  sentence.clauses.forEach((clause, index) => {
    clause.phrases.forEach((phrase, at) => {
      if (!FIGURES.has(phrase.kind) || taken.some((it) => overlaps(it, phrase))) return;
      const reading = readingOf({ clause, index, at, sentence, known });
      if (reading) figures.push(figureOf(clause, at, reading));
    });
  });
  return withScales(figures, sentence);
}

function readingOf(place: Place): Reading | null {
  const phrase = place.clause.phrases[place.at] as Phrase;
  if (phrase.kind === 'number') return countReading(place);
  if (phrase.kind === 'money') return moneyReading(place);
  if (phrase.kind === 'percent') return percentReading(place);
  const [low, high] = phrase.text.split('-').map(Number);
  const isRange = is(phrase, 'range') && low !== undefined && high !== undefined && low < high;
  return isRange ? { term: 'threshold', rule: 'range', score: 0.5, value: low } : null;
}

function figureOf(clause: Clause, at: number, reading: Reading): Figure {
  const phrase = clause.phrases[at] as Phrase;
  const { start, end, code } = phrase;
  const { term, rule, score, unit, value = phrase.value ?? 0 } = reading;
  const standing = standingOf(clause, at, reading);
  return { start, end, term, value, rule, score, currency: code, unit, from: undefined, standing, clause, phrase };
}

function standingOf(clause: Clause, at: number, { term }: Reading): Figure['standing'] {
  if (is(before(clause, at), 'instead') || isReplaced(clause, at)) return 'replaced';
  if (clause.isPast) return 'past';
  return clause.isRefused && term !== 'minimum' ? 'refused' : 'offered';
}

/** "40 yerine 50", "200個ではなく300個", "200 की जगह 300" */
function isReplaced({ phrases }: Clause, at: number): boolean {
  const next = beside(phrases, at, 1);
  return (
    is(phrases[next], 'replaced') || (isCounted(phrases[next]) && is(phrases[beside(phrases, next, 1)], 'replaced'))
  );
}

/** Puts each threshold to the price or discount that holds from there: in its clause, the next, the one before. */
function withScales(figures: Figure[], { clauses }: Sentence): Figure[] {
  const thresholds = figures.filter(({ term }) => term === 'threshold');
  if (thresholds.length === 0) return figures;
  const conditions = new Map<Figure, number>();
  const isOpen = (figure: Figure) => (figure.term === 'price' || figure.term === 'discount') && !conditions.has(figure);
  for (const threshold of thresholds) {
    const at = clauses.indexOf(threshold.clause);
    const near = [at, at + 1, at - 1].map((i) => figures.find((it) => isOpen(it) && it.clause === clauses[i]));
    const own = near.find((it) => it !== undefined);
    if (own) conditions.set(own, threshold.value);
  }
  return figures.map((figure) => {
    const from = conditions.get(figure);
    return from === undefined ? figure : { ...figure, from };
  });
}

/**
 * Labels (topics, areas) are free text, so anybody can make new ones. They are counted by spelling, grouped whatever
 * their case when they are read, and bounded: a label is at most 64 bytes long, and of too many labels the rarest are
 * dropped. The counts are therefore an approximation, and one that only touches labels too rare for a top five.
 */
import { type Counts, tally } from './tally.ts';

export type RankedLabel = { label: string; count: number };

const LABEL_BYTES = 64;

/** A label without line breaks, control characters and what goes beyond its 64 bytes of UTF-8; may be empty. */
export function labelOf(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  const { read } = new TextEncoder().encodeInto(line, new Uint8Array(LABEL_BYTES));
  return line.slice(0, read).trimEnd();
}

/** Upper case, where "Straße" and "STRASSE" meet. */
const fold = (label: string) => label.toUpperCase();

const alphabetically = (a: string, b: string) => Number(a > b) - Number(a < b);
const commonestFirst = (a: RankedLabel, b: RankedLabel) => b.count - a.count || alphabetically(a.label, b.label);

/** The labels grouped whatever their case, in their commonest spelling; commonest first, then alphabetically. */
export function rankLabels(labels: Counts): RankedLabel[] {
  const groups = new Map<string, RankedLabel>();
  const spellings = Object.entries(labels).map(([label, count]) => ({ label, count }));
  for (const { label, count } of spellings.sort(commonestFirst)) {
    const group = groups.get(fold(label));
    groups.set(fold(label), { label: group?.label ?? label, count: count + (group?.count ?? 0) });
  }
  return [...groups.values()].sort(commonestFirst);
}

/** The `kept` spellings of the commonest labels. Among equals those that stand first in `inOrder` stay. */
export function commonestLabels(labels: Counts, inOrder: readonly string[], kept: number): Counts {
  const groups = new Map(rankLabels(labels).map(({ label, count }) => [fold(label), count]));
  const ranked = inOrder.map((label) => ({ label, own: labels[label] ?? 0, group: groups.get(fold(label)) ?? 0 }));
  ranked.sort((a, b) => b.group - a.group || b.own - a.own);
  return Object.fromEntries(ranked.slice(0, kept).map(({ label, own }) => [label, own]));
}

/** Counts labels. Of more than `kept` the rarest are dropped, among equals those that came last. Empty ones do not count. */
export function countLabels(texts: readonly string[], kept: number): Counts {
  const labels = texts.map(labelOf).filter((label) => label !== '');
  const distinct = [...new Set(labels)];
  return distinct.length > kept ? commonestLabels(tally(labels), distinct, kept) : tally(labels);
}

/** Of more than `most` labels only the `kept` commonest, among equals the alphabetically first. */
export function boundLabels(labels: Counts, { most, kept }: { most: number; kept: number }): Counts {
  const known = Object.keys(labels);
  return known.length > most ? commonestLabels(labels, known.sort(alphabetically), kept) : labels;
}

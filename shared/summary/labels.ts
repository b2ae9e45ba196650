/**
 * Labels (topics, areas) are free text, so anybody can make new ones. They are grouped whatever their case, at most 64
 * bytes long, and each remembers its four commonest spellings.
 */
import { type Counts, sumOf, total } from './tally.ts';

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

/** What spellings of one label have in common: upper case, where "Straße" and "STRASSE" meet. */
export const fold = (label: string) => label.toUpperCase();

const alphabetically = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Commonest first, among equals alphabetically: every two labels have an order. */
export const byRank = (a: RankedLabel, b: RankedLabel) =>
  b.count - a.count || alphabetically(fold(a.label), fold(b.label)) || alphabetically(a.label, b.label);

/** The spellings of each label, under what they have in common. */
export function groupsOf(labels: Counts): Map<string, Counts> {
  const groups = new Map<string, [string, number][]>();
  for (const [label, count] of Object.entries(labels)) {
    const key = fold(label);
    groups.set(key, [...(groups.get(key) ?? []), [label, count]]);
  }
  return new Map([...groups].map(([key, spellings]) => [key, Object.fromEntries(spellings)]));
}

/** A label in its commonest spelling, with the count of them all. */
export const rankedOf = (spellings: Counts): RankedLabel => ({
  label: commonestOf(spellings) ?? '',
  count: sumOf(spellings),
});

const commonestOf = (spellings: Counts): string | undefined =>
  Object.entries(spellings)
    .map(([label, count]) => ({ label, count }))
    .sort(byRank)[0]?.label;

/** The labels grouped whatever their case, in their commonest spelling; commonest first, then alphabetically. */
export const rankLabels = (labels: Counts): RankedLabel[] => [...groupsOf(labels).values()].map(rankedOf).sort(byRank);

const SPELLINGS = 4;

/**
 * The spellings of one label with one more or one less. A fifth spelling counts as the commonest one, and so does taking
 * away one that is not known: the sum is always right.
 */
export function respelt(spellings: Counts, label: string, sign: 1 | -1): Counts {
  const isOwn = Object.hasOwn(spellings, label) || (sign > 0 && Object.keys(spellings).length < SPELLINGS);
  return total([spellings, { [isOwn ? label : (commonestOf(spellings) ?? label)]: sign }]);
}

/** Of more than `most` labels only the `kept` commonest. */
export function boundLabels(labels: Counts, { most, kept }: { most: number; kept: number }): Counts {
  const known = Object.entries(labels).map(([label, count]) => ({ label, count }));
  if (known.length <= most) return labels;
  return Object.fromEntries(
    known
      .sort(byRank)
      .slice(0, kept)
      .map(({ label, count }) => [label, count]),
  );
}

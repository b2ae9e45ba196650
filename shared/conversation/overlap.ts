type Keyed = { key: string };

/** How a segment and a send lie to each other: `start` is where the segment begins in the send, `length` what they share. */
export type Overlap = { kind: 'before' | 'after' | 'within'; start: number; length: number };

/** Whether `sent` stands in `stored` as it is, one message after the other; its last message may be the same in another way. Linear in both. */
export function isInside<T extends Keyed>(
  sent: readonly T[],
  stored: readonly T[],
  isSameLast: (sent: T, stored: T) => boolean,
): boolean {
  const last = sent.at(-1);
  if (!last) return true;
  if (sent.length > stored.length) return false;
  const head = sent.slice(0, -1);
  const beginsAt = [0, ...matches(head, stored)];
  return stored.some((it, at) => beginsAt[at] === head.length && isSameLast(last, it));
}

/**
 * The largest agreement of a segment with a send: the segment lies `within` it, comes `before` (the send continues it)
 * or `after` (the send leads up to it). Undefined when they share nothing, or only while contradicting each other.
 * Linear in both (Knuth, Morris, Pratt 1977).
 */
export function overlapOf<T extends Keyed>(segment: readonly T[], sent: readonly T[]): Overlap | undefined {
  const within = matches(segment, sent).indexOf(segment.length);
  if (within !== -1) return { kind: 'within', start: within + 1 - segment.length, length: segment.length };
  const after = matches(segment, sent).at(-1) ?? 0; // the send's end is the segment's beginning
  const before = matches(sent, segment).at(-1) ?? 0; // the segment's end is the send's beginning
  if (after === 0 && before === 0) return undefined;
  return before >= after
    ? { kind: 'before', start: before - segment.length, length: before }
    : { kind: 'after', start: sent.length - after, length: after };
}

/** For each place in `text`: how much of the beginning of `pattern` ends there. */
function matches<T extends Keyed>(pattern: readonly T[], text: readonly T[]): number[] {
  const fallbacks = failureTable(pattern);
  let matched = 0;
  return text.map(({ key }) => {
    matched = extend(pattern, fallbacks, matched, key);
    return matched;
  });
}

function failureTable<T extends Keyed>(pattern: readonly T[]): number[] {
  const fallbacks = [0];
  for (const { key } of pattern.slice(1)) {
    fallbacks.push(extend(pattern, fallbacks, fallbacks.at(-1) ?? 0, key));
  }
  return fallbacks;
}

/** How much of the pattern is matched once `key` follows `matched` messages of it. */
function extend<T extends Keyed>(pattern: readonly T[], fallbacks: number[], matched: number, key: string): number {
  let length = matched;
  while (length > 0 && pattern[length]?.key !== key) length = fallbacks[length - 1] ?? 0;
  return pattern[length]?.key === key ? length + 1 : length;
}

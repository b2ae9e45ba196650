import { hash } from 'node:crypto';
import type { Entitlement } from './entitlement.ts';
import type { Entry } from './history.ts';

/**
 * Digests of the first 1, 2, 3 … 16, 24, 32, 48 … messages of a conversation, one after the other. They lie beside it, so that
 * who does not know how it begins is refused without a look into its history, which may be large.
 */
export type Beginnings = string;

const EACH = 16;
const lengthAt = (n: number): number =>
  n < EACH ? n + 1 : (n % 2 === 0 ? 3 : 4) * (EACH / 2) * 2 ** Math.floor((n - EACH) / 2);

/** 24 bits: of a digest that is the right one by chance the worst is that the history is read. */
const LETTERS = 4;

const digestOf = (entries: readonly Entry[]): string =>
  hash('sha256', JSON.stringify(entries.map(({ key }) => key)), 'base64url').slice(0, LETTERS);

/** `known`: those from before a change that left the first `kept` messages as they were. */
export function beginningsOf(entries: readonly Entry[], known: Beginnings, kept: number): Beginnings {
  let beginnings = '';
  for (let n = 0; lengthAt(n) <= entries.length; n += 1) {
    const length = lengthAt(n);
    beginnings += (length <= kept && digestAt(known, n)) || digestOf(entries.slice(0, length));
  }
  return beginnings;
}

const digestAt = (beginnings: Beginnings, n: number) => beginnings.slice(n * LETTERS, (n + 1) * LETTERS);

/**
 * What a stranger may do with a conversation of `count` messages, as far as its beginnings say; undefined when it takes the
 * messages themselves. The last message is never judged here, since it may have been half-streamed.
 */
export function entitlementByBeginning(
  sent: readonly Entry[],
  beginnings: Beginnings,
  count: number,
): Extract<Entitlement, 'own_words' | 'none'> | undefined {
  if (sent.length === 0 && count > 0) return 'own_words';
  const longest = Math.min(sent.length, count - 1, lengthAt(beginnings.length / LETTERS - 1));
  let at = -1;
  while (lengthAt(at + 1) <= longest) at += 1;
  if (at === -1) return undefined;
  const length = lengthAt(at);
  if (digestOf(sent.slice(0, length)) !== digestAt(beginnings, at)) return 'none';
  return length === sent.length ? 'own_words' : undefined;
}

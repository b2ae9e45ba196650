import type { Turn } from '../extraction/turn.ts';
import { type Entry, isUnread } from './history.ts';

/** How much is read of a side, in characters and messages. */
type Limit = { length: number; messages: number };
type Limits = Record<'user' | 'assistant', Limit>;

const KB = 1024;
/** Of what is new. Nobody types so much; agents, and models more so, write longer. */
const NEW: Limits = { user: { length: 96 * KB, messages: 1000 }, assistant: { length: 256 * KB, messages: 1000 } };
/** Of how a conversation begins that was never read before: the matter is told there. */
const HEAD: Limits = { user: { length: 32 * KB, messages: 100 }, assistant: { length: 64 * KB, messages: 100 } };
/** Of what was read with an earlier save, and is what the new messages answer, correct or go on from. */
const AGAIN: Limits = { user: { length: 24 * KB, messages: 150 }, assistant: { length: 64 * KB, messages: 150 } };

/**
 * The turns that are read: what is new from `fresh` on, the latest of what was there before, and of what was never read its
 * beginning (`isFirst`: also where something is wanted of it for the first time), each as far as the limits go; so the work on a save is bounded, whatever it brings and whatever is stored. Of the
 * others the place stays, so that evidence counts as the messages do. Lone surrogates, which DynamoDB cannot hold, give way to
 * another sign of the same length.
 */
export function readableTurns(
  entries: readonly Entry[],
  fresh = 0,
  isFirst = fresh === 0,
): { turns: Turn[]; isWhole: boolean } {
  const places = entries.map((_, place) => place);
  const read = new Set([
    ...within(NEW, entries, places.slice(fresh).reverse()),
    ...within(AGAIN, entries, places.slice(0, fresh).reverse()),
    ...(isFirst ? within(HEAD, entries, places) : []),
  ]);
  const turns = entries.map(({ message: { role, text } }, place): Turn => {
    if (read.has(place)) return { role, text: text.toWellFormed() };
    return { role: role === 'user' ? 'system' : role, text: '' };
  });
  return { turns, isWhole: read.size === entries.length };
}

/** The places, in this order, of what is read before the limits are reached. */
function within(limits: Limits, entries: readonly Entry[], places: readonly number[]): number[] {
  const used = { user: { length: 0, messages: 0 }, assistant: { length: 0, messages: 0 } };
  return places.filter((place) => {
    const entry = entries[place];
    if (!entry || isUnread(entry)) return false;
    const side = entry.message.role === 'user' ? 'user' : 'assistant';
    used[side].length += entry.message.text.length;
    used[side].messages += 1;
    return used[side].length <= limits[side].length && used[side].messages <= limits[side].messages;
  });
}

import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import { timestamp } from '../time.ts';
import { beginningsOf } from './beginning.ts';
import { type Change, takesPlace } from './change.ts';
import { packSplice, type Splice, spliceBetween } from './chunk.ts';
import { type Entry, type History, isUnread, liveEntries, placeOf } from './history.ts';
import type { HistoryMark, StoredConversation } from './stored-conversation.ts';

const MB = 1024 * 1024;
/**
 * What a conversation holds. One that only grew is continued from its end; what was edited, or may have been added to by who
 * guessed, is read as a whole for that, which has to be done in no time.
 */
const MAX_BYTES = { appended: 16 * MB, edited: 4 * MB, guessed: 2 * MB };
const [MAX_MESSAGES, MAX_CHUNKS] = [20_000, 10_000];

/**
 * What a change adds to the history, as the parts that follow those already there, and the mark that stands for the whole.
 * @throws AppError conversation_full
 */
export function historyAfter(
  { now, nonce }: { now: Date; nonce: string | undefined },
  change: Change,
): { mark: HistoryMark; parts: Uint8Array[] } {
  const { stored, history, after, own, isAddition } = change;
  const splice = spliceBetween(history, after);
  const chunksThere = stored?.mark.chunks ?? 0;
  const parts = isEmpty(splice) ? [] : packSplice(splice);
  const entries = liveEntries(after);
  const known = stored?.mark.beginnings ?? '';
  const mark = {
    digest: digestOf(entries),
    beginnings: entries.some(isUnread) ? known : beginningsOf(entries, known, splice.at),
    isWhole: after.segments.length <= 1,
    isAppended: (!stored || stored.mark.isAppended) && isAtEnd(splice, history),
    chunks: chunksThere + parts.length,
    bytes: (stored?.mark.bytes ?? 0) + sizeOf(splice),
    nonce,
    own,
    hasOthersTicket: hasOthersTicket(change),
    othersUntil: takesPlace(change) ? timestamp(now) : stored?.mark.othersUntil,
  };
  if (parts.length > 0 && isFull(mark, entries.length, isAddition))
    throw new AppError('conversation_full', 'The conversation holds no more; begin a new one');
  return { mark, parts };
}

function isFull({ isAppended, bytes, chunks }: HistoryMark, messages: number, isAddition: boolean): boolean {
  const most = isAddition ? MAX_BYTES.guessed : MAX_BYTES[isAppended ? 'appended' : 'edited'];
  return bytes > most || messages > MAX_MESSAGES || (!isAppended && chunks > MAX_CHUNKS);
}

function hasOthersTicket(change: Change): boolean | undefined {
  const { conversation, mark } = change.stored ?? {};
  const isLeft = takesPlace(change) && !mark?.own?.hasTicket && conversation?.ticket_id !== undefined;
  return isLeft || mark?.hasOthersTicket;
}

/** What is read of a conversation that is longer than requests are: more than one can bring. */
export const TAIL = { bytes: 1.25 * MB, messages: 2000 };

/** Whether a conversation is continued without reading what stands before its end: longer than any request, and in the order in which it came. */
export const isLong = ({ conversation, mark }: StoredConversation): boolean =>
  mark.isAppended === true &&
  !mark.own &&
  (mark.bytes > 2 * TAIL.bytes || conversation.messages_count > 2 * TAIL.messages);

/** The nonce of a conversation that somebody has made; one of before there were nonces has the version that its last key was for. */
export const nonceOf = ({ nonce, keyVersion }: HistoryMark): string | undefined =>
  nonce ?? (keyVersion === undefined ? undefined : String(keyVersion));

/** Of the keys of messages, so that a send that continues them is recognised without reading them. */
export const digestOf = (entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(placeOf)))
    .digest('base64url');

const sizeOf = ({ items }: Splice) => Buffer.byteLength(JSON.stringify(items));
const isEmpty = ({ remove, items }: Splice) => remove === 0 && items.length === 0;
const isAtEnd = (splice: Splice, history: History) =>
  isEmpty(splice) || (splice.remove === 0 && splice.at === liveEntries(history).length);

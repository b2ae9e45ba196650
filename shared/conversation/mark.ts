import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Write } from '../store/table.ts';
import { timestamp } from '../time.ts';
import { beginningsOf } from './beginning.ts';
import { type Splice, spliceBetween } from './chunk.ts';
import { chunkPuts, type HistoryMark, type StoredConversation } from './conversation-store.ts';
import { type Entry, type History, liveEntries, placeOf } from './history.ts';
import type { OwnLine } from './own-line.ts';

/** What a save makes of a conversation. */
export type Change = {
  stored: StoredConversation | undefined;
  /** The history as it is stored. */
  history: History;
  /** What the save goes on from: the history, or the part of it that is the sender's. */
  before: History;
  after: History;
  /** What stands, whatever has been added to it without the key. */
  own: OwnLine | undefined;
  /** It adds to what may have been guessed. */
  isAddition: boolean;
};

/** Whether what others added gives way. */
export const takesPlace = ({ history, before }: Change): boolean => history !== before;

// What a function can hold and read within its time. Half of it is kept for who has the key.
const MAX_HISTORY_BYTES = 16 * 1024 * 1024;

/**
 * What is written of the history, and the mark that stands for it.
 * @throws AppError conversation_full
 */
export function historyWrites(
  { conversation_id, now, nonce }: { conversation_id: string; now: Date; nonce: string | undefined },
  change: Change,
): { mark: HistoryMark; chunks: Write[] } {
  const { stored, history, after, own, isAddition } = change;
  const splice = spliceBetween(history, after);
  const bytes = (stored?.mark.bytes ?? 0) + sizeOf(splice);
  if (bytes > (isAddition ? MAX_HISTORY_BYTES / 2 : MAX_HISTORY_BYTES))
    throw new AppError('conversation_full', 'The conversation holds no more; begin a new one');
  const chunksThere = stored?.mark.chunks ?? 0;
  const chunks = isEmpty(splice) ? [] : chunkPuts(conversation_id, splice, chunksThere);
  const entries = liveEntries(after);
  const mark = {
    digest: digestOf(entries),
    beginnings: beginningsOf(entries, stored?.mark.beginnings ?? '', splice.at),
    isWhole: after.segments.length <= 1,
    isAppended: (!stored || stored.mark.isAppended) && isAtEnd(splice, history),
    chunks: chunksThere + chunks.length,
    bytes,
    nonce,
    own,
    hasOthersTicket: hasOthersTicket(change),
    othersUntil: takesPlace(change) ? timestamp(now) : stored?.mark.othersUntil,
  };
  return { mark, chunks };
}

function hasOthersTicket(change: Change): boolean | undefined {
  const { conversation, mark } = change.stored ?? {};
  const isLeft = takesPlace(change) && !mark?.own?.hasTicket && conversation?.ticket_id !== undefined;
  return isLeft || mark?.hasOthersTicket;
}

/** Of the keys of messages, so that a send that continues them is recognised without reading them. */
export const digestOf = (entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(placeOf)))
    .digest('base64url');

const sizeOf = ({ items }: Splice) => Buffer.byteLength(JSON.stringify(items));
const isEmpty = ({ remove, items }: Splice) => remove === 0 && items.length === 0;
const isAtEnd = (splice: Splice, history: History) =>
  isEmpty(splice) || (splice.remove === 0 && splice.at === liveEntries(history).length);

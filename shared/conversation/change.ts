import type { StoredConversation } from './conversation-store.ts';
import { type Entry, emptyHistory, type History, liveEntries, merge } from './history.ts';
import { isKept, type OwnLine } from './own-line.ts';

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

type Sent = { sent: Entry[] };

/** A save that makes the conversation. */
export const firstOf = ({ sent }: Sent): Change => ({
  stored: undefined,
  history: emptyHistory,
  before: emptyHistory,
  after: merge(emptyHistory, sent),
  own: undefined,
  isAddition: false,
});

/** A save that goes on from all that was said. */
export function changeBy({ sent }: Sent, stored: StoredConversation, history: History) {
  const after = merge(history, sent);
  const { own } = stored.mark;
  const stands = own && isKept(own, liveEntries(history), liveEntries(after));
  return { stored, history, before: history, after, own: stands ? own : undefined, isAddition: false };
}

import type { Beginnings } from './beginning.ts';
import type { Conversation } from './conversation.ts';
import type { OwnLine } from './own-line.ts';

/** What a save needs to know of a conversation without reading its history. */
export type HistoryMark = {
  /** Of the keys of all messages, so that a send that continues them is recognised without reading them. */
  digest: string;
  /** That a stranger's send is judged by first. */
  beginnings?: Beginnings | undefined;
  /** One segment: the order of all messages is known. */
  isWhole: boolean;
  chunks: number;
  /** Of all messages that were ever written, as JSON. */
  bytes: number;
  /** All that was ever written was put at the end: a page is read without what stands before it. */
  isAppended?: boolean | undefined;
  /** Drawn when the conversation was made; its key comes from it. */
  nonce?: string | undefined;
  /** In place of a nonce, in conversations that were stored before there were nonces. */
  keyVersion?: number;
  /** Somebody without the key has added to what anybody could have guessed. */
  own?: OwnLine | undefined;
  /** The ticket there is comes from what was added so, and that has been replaced since. */
  hasOthersTicket?: boolean | undefined;
  /** When what was added so was last replaced (RFC 3339). */
  othersUntil?: string | undefined;
};
export type StoredConversation = { conversation: Conversation; mark: HistoryMark; version: number };

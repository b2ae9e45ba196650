import { isInScope, type ReadAccess, type Scope } from '../account/access.ts';
import { historyOf } from './chunk.ts';
import type { Conversation } from './conversation.ts';
import { showsKey } from './conversation-key.ts';
import { findConversation, listSplices } from './conversation-store.ts';
import { type Entry, liveEntries } from './history.ts';
import { type OwnLine, upTo, withoutOthers } from './own-line.ts';
import type { HistoryMark, StoredConversation } from './stored-conversation.ts';
import type { Reading } from './subject.ts';

/** A conversation as one reader may see it. */
export type Found = {
  conversation: Conversation;
  mark: HistoryMark;
  /** Of a conversation that others have added to, all that its key opens. */
  line?: { entries: Entry[]; reading: Reading };
  /** What others brought before this time is not the reader's to see (RFC 3339). */
  since?: string | undefined;
};

/** Who reads: what a session or everybody may, and the key that was shown. */
type Reader = { scope: Scope | undefined; readAccess: ReadAccess; key: string | undefined; now: Date };

/** A conversation for who may read it: it is in his scope, or he shows its key. */
export async function findFor(conversation_id: string, reader: Reader): Promise<Found | undefined> {
  const stored = await findConversation(conversation_id);
  if (!stored) return undefined;
  if (reader.scope && isInScope(reader.scope, stored.conversation)) return stored;
  const { readAccess, key = '', now } = reader;
  if (!(await showsKey({ readAccess, key }, stored))) return undefined;
  const { own, othersUntil: since } = stored.mark;
  return own ? { ...(await ownLineOf(stored, own, now)), since: now.toISOString() } : { ...stored, since };
}

async function ownLineOf({ conversation, mark }: StoredConversation, own: OwnLine, now: Date): Promise<Found> {
  const { conversation_id, subjects = [] } = conversation;
  const { wordsOf } = await import('./words-of.ts'); // seldom
  const entries = liveEntries(upTo(historyOf(await listSplices(conversation_id)), own.messages));
  const { reading } = await wordsOf({ conversation_id, now }, entries, withoutOthers(conversation, own));
  return { conversation: { ...reading.conversation, subjects }, mark, line: { entries, reading } };
}

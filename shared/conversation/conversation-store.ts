import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import type { Partition, Range } from '../store/in-order.ts';
import { conversationKey, conversationsPartition, MESSAGES, messagesKey, place, userPartition } from '../store/keys.ts';
import { itemsBetween, listItems } from '../store/query-all.ts';
import { shardOfOwn, shardsEver } from '../store/shards.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { sortable, timestamp } from '../time.ts';
import { lengthOf, type Splice, unpackSplice } from './chunk.ts';
import { ABANDONED_AFTER_MS, type Conversation, type ConversationStatus } from './conversation.ts';
import type { ConversationFilter } from './conversation-filter.ts';
import { TAIL } from './mark.ts';
import type { HistoryMark, StoredConversation } from './stored-conversation.ts';

const ID = /^\d{1,16}$/; // contract 1: decimal digits, up to 2^53 - 1

/** Strongly consistent: it sees every acknowledged save. Of what was erased there is none. */
export async function findConversation(conversation_id: string): Promise<StoredConversation | undefined> {
  const item = await findItem(conversation_id);
  return item?.['conversation'] ? storedOf(item) : undefined;
}

/** The conversation that a save goes on with. @throws AppError conversation_erased, so that what was erased does not come back */
export async function findToSave(conversation_id: string): Promise<StoredConversation | undefined> {
  const item = await findItem(conversation_id);
  if (item && !item['conversation'])
    throw new AppError('conversation_erased', 'The conversation was erased; begin a new one');
  return item && storedOf(item);
}

/** What stands at the place of a conversation: itself, or that it was erased. Strongly consistent. */
export async function findItem(conversation_id: string): Promise<Record<string, unknown> | undefined> {
  if (!ID.test(conversation_id)) return undefined;
  const { Item } = await db.send(
    new GetCommand({ TableName, Key: conversationKey({ conversation_id }), ConsistentRead: true }),
  );
  return Item;
}

export const storedOf = (item: Record<string, unknown>): StoredConversation => ({
  conversation: conversationOfItem(item),
  mark: item['mark'] as HistoryMark,
  version: Number(item['version']),
});

/** The conversation as it becomes, over the version that was read (0: none was there). */
export function conversationPut(conversation: Conversation, mark: HistoryMark, readVersion: number): Write {
  const { conversation_id, user_id, status, created_at, updated_at } = conversation;
  const partition = conversationsPartition(status, shardOfOwn(conversation_id));
  return {
    Put: {
      TableName,
      Item: {
        ...conversationKey(conversation),
        ...place('byActivity', partition, updated_at, conversation_id),
        ...(user_id && place('byOwner', userPartition(user_id), created_at, conversation_id)),
        conversation,
        mark,
        version: readVersion + 1,
      },
      ConditionExpression: readVersion === 0 ? 'attribute_not_exists(PK)' : 'version = :read',
      ...(readVersion > 0 && { ExpressionAttributeValues: { ':read': readVersion } }),
    },
  };
}

/** The parts of a splice as the last of so many chunks. */
export const chunkPuts = (conversation_id: string, parts: readonly Uint8Array[], chunks: number): Write[] =>
  parts.map((data, part) => ({
    Put: {
      TableName,
      Item: {
        ...messagesKey({ conversation_id, chunk: chunks - parts.length + part + 1 }),
        data,
        parts: parts.length,
        part,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }));

/** Every splice of a conversation, oldest first. */
export async function listSplices(conversation_id: string): Promise<Splice[]> {
  const items = await listItems(conversationKey({ conversation_id }).PK, MESSAGES);
  const chunks = items as { data: Uint8Array; part: number; parts: number }[];
  const starts = chunks.flatMap(({ part }, at) => (part === 0 ? [at] : []));
  return starts.map((at) => unpackSplice(chunks.slice(at, at + (chunks[at]?.parts ?? 1)).map(({ data }) => data)));
}

/** The latest splices of a conversation, at least as many as a request can overlap with. Strongly consistent. */
export async function listLatest({ conversation: { conversation_id }, mark }: StoredConversation): Promise<Splice[]> {
  const splices: Splice[] = [];
  let [parts, bytes, messages]: [Uint8Array[], number, number] = [[], 0, 0];
  const [first, last] = [1, mark.chunks].map((chunk) => messagesKey({ conversation_id, chunk }));
  if (!first || !last) return [];
  for await (const { data, part } of itemsBetween(first, last, true)) {
    parts = [data as Uint8Array, ...parts];
    if (part !== 0) continue;
    const splice = unpackSplice(parts);
    splices.unshift(splice);
    [bytes, messages, parts] = [bytes + lengthOf(parts), messages + splice.items.length, []];
    if (bytes >= TAIL.bytes || messages >= TAIL.messages) break;
  }
  return splices;
}

/** The splices of a conversation from the one on whose first chunk is this, a few read at a time. Strongly consistent. */
export async function* splicesFrom(
  conversation_id: string,
  first: number,
): AsyncGenerator<{ chunk: number; splice: Splice }> {
  let parts: Uint8Array[] = [];
  const last = messagesKey({ conversation_id, chunk: 9_999_999_999 });
  for await (const { data, part, parts: all, SK } of itemsBetween(
    messagesKey({ conversation_id, chunk: first }),
    last,
  )) {
    parts = part === 0 ? [data as Uint8Array] : [...parts, data as Uint8Array];
    if (parts.length < Number(all)) continue;
    const chunk = Number(String(SK).slice(MESSAGES.length)) + 1 - parts.length;
    yield { chunk, splice: unpackSplice(parts) };
  }
}

/** Where the conversations lie that a filter can let through. `updated_since` sorts and cuts by their last change. */
export async function rangeOf({ user_id, status, updated_since }: ConversationFilter, now: Date): Promise<Range> {
  if (user_id)
    return { index: 'byOwner', partitions: [...new Set(user_id)].map((id) => ({ name: userPartition(id) })) };
  const since = updated_since && sortable(new Date(updated_since));
  const notSilent = timestamp(new Date(now.getTime() - ABANDONED_AFTER_MS));
  const shards = await shardsEver();
  const part = (of: ConversationStatus, from: string | undefined): Partition[] =>
    shards.map((shard) => ({ name: conversationsPartition(of, shard), from }));
  const lying: Record<ConversationStatus, () => Partition[]> = {
    in_progress: () => part('in_progress', since && since > notSilent ? since : notSilent),
    completed: () => part('completed', since),
    abandoned: () => [...part('abandoned', since), ...part('in_progress', since)],
  };
  const wanted = status ?? (['in_progress', 'completed'] as const);
  const parts = wanted.flatMap((it) => lying[it]());
  const widest = parts.toSorted((a, b) => ((a.from ?? '') > (b.from ?? '') ? -1 : 1)); // the last of a name stays
  return { index: 'byActivity', partitions: [...new Map(widest.map((it) => [it.name, it])).values()] };
}

export const conversationOfItem = (item: Record<string, unknown>) => item['conversation'] as Conversation;

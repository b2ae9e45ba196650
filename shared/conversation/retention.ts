import { inOrder } from '../store/in-order.ts';
import { conversationsPartition, erasingPartition } from '../store/keys.ts';
import { shardsEver } from '../store/shards.ts';
import { DAY_MS, timestamp } from '../time.ts';
import { CONVERSATION_STATUSES } from './conversation.ts';
import { conversationOfItem } from './conversation-store.ts';
import { eraseConversation, erasureOfItem, finish } from './erase.ts';

/** What a run did. `isWhole`: nothing was left to do. */
export type Run = { finished: number; erased: number; isWhole: boolean };

/**
 * Finishes what was begun to be erased, and erases the conversations that have not changed for so many days (undefined: none), the oldest first.
 * `hasTime`: asked before each.
 */
export async function eraseExpired(days: number | undefined, now: Date, hasTime = () => true): Promise<Run> {
  const run: Run = { finished: 0, erased: 0, isWhole: false };
  for await (const erase of tasks(days, now)) {
    if (!hasTime()) return run;
    const done = await erase();
    if (done) run[done] += 1;
  }
  return { ...run, isWhole: true };
}

type Task = () => Promise<'finished' | 'erased' | undefined>;

async function* tasks(days: number | undefined, now: Date): AsyncGenerator<Task> {
  for await (const { item } of inOrder({ index: 'byActivity', partitions: [{ name: erasingPartition }] }))
    yield () => finish(erasureOfItem(item)).then(() => 'finished');
  if (days === undefined) return;
  const unlessSince = timestamp(new Date(now.getTime() - days * DAY_MS));
  for await (const conversation_id of unchangedSince(unlessSince)) {
    const erase = () => eraseConversation(conversation_id, { by: 'retention', now, unlessSince });
    yield () => erase().then((erasure) => erasure && 'erased');
  }
}

const PAGE = 100; // an item of the index holds what the conversation's own does

async function* unchangedSince(to: string): AsyncGenerator<string> {
  const shards = await shardsEver();
  const partitions = CONVERSATION_STATUSES.flatMap((status) =>
    shards.map((shard) => ({ name: conversationsPartition(status, shard), to })),
  );
  const range = { index: 'byActivity' as const, partitions, isAscending: true };
  for await (const { item } of inOrder(range, { pageSize: () => PAGE })) {
    const conversation = conversationOfItem(item);
    if (conversation) yield conversation.conversation_id;
  }
}

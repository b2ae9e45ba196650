import { historyOf } from './chunk.ts';
import { listSplices, splicesFrom } from './conversation-store.ts';
import type { Found } from './found.ts';
import { byItem, type Entry, liveEntries } from './history.ts';
import type { Item } from './message.ts';

/** A part of a transcript; `next`: the place of the message after it, where there is one. */
export type TranscriptPage = { messages: Item[]; next?: string };

/** `from`: the place of an earlier page's end. */
export type PageWanted = { limit?: number | undefined; from?: string | undefined };

const MAX_BYTES = 5 * 1024 * 1024; // a Lambda answers 6 MB at most, and JSON in JSON grows

/**
 * The messages of a conversation as they were sent, as many as fit into a page. Where every save has put its messages at the
 * end, nothing is read of what stands before the page, and little of what stands behind it.
 */
export async function transcriptPage({ conversation, mark, line }: Found, wanted: PageWanted): Promise<TranscriptPage> {
  const { conversation_id } = conversation;
  const from = placeFrom(wanted.from);
  const isInOrder = mark.isAppended && !line && (from.chunk > 0 || from.index === 0);
  if (isInOrder) return pageOf(appended(conversation_id, from), wanted);
  return pageOf(listed(line?.entries ?? liveEntries(historyOf(await listSplices(conversation_id))), from), wanted);
}

/** Where a message stands: among all, and by the chunk that its splice begins with (0: not known) and its place in that. */
type Place = { index: number; chunk: number; skip: number };
type Placed = { item: Item; at: Place };

const placeFrom = (text = '0.0.0'): Place => {
  const [index = 0, chunk = 0, skip = 0] = text.split('.').map(Number);
  return { index, chunk, skip };
};

async function* appended(conversation_id: string, from: Place): AsyncGenerator<Placed> {
  let { index, skip } = from;
  for await (const { chunk, splice } of splicesFrom(conversation_id, Math.max(1, from.chunk))) {
    for (const [place, item] of splice.items.entries()) {
      if (place < skip) continue;
      yield { item, at: { index, chunk, skip: place } };
      index += 1;
    }
    skip = 0;
  }
}

async function* listed(entries: readonly Entry[], { index: first }: Place): AsyncGenerator<Placed> {
  for (const [n, group] of byItem(entries).slice(first).entries())
    for (const { item } of group.slice(0, 1)) yield { item, at: { index: first + n, chunk: 0, skip: 0 } };
}

async function pageOf(placed: AsyncGenerator<Placed>, { limit }: PageWanted): Promise<TranscriptPage> {
  const messages: Item[] = [];
  let bytes = 0;
  for await (const { item, at } of placed) {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    if (messages.length === limit || bytes > MAX_BYTES) return { messages, next: `${at.index}.${at.chunk}.${at.skip}` };
    messages.push(item);
  }
  return { messages };
}

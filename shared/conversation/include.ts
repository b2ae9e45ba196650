import type { Scope } from '../account/access.ts';
import { withOverlaps } from '../sales-condition/overlap.ts';
import { findSalesCondition, listVersions } from '../sales-condition/sales-condition-store.ts';
import { listShipments } from '../shipment/shipment-store.ts';
import { withStored } from '../shipment/track.ts';
import type { Found } from './found.ts';
import { type PageWanted, type TranscriptPage, transcriptPage } from './transcript.ts';

type Reader = PageWanted & { scope: Scope | undefined; now: Date };

/** What `?include=` can name. */
export type Part = 'messages' | keyof typeof additions;

const additions = {
  evidence: async (found: Found) => {
    const { evidenceOf } = await import('./evidence.ts'); // it reads the conversation again; others do not pay for that at their start
    return { evidence: await evidenceOf(found) };
  },
  shipments: async ({ conversation: { conversation_id } }: Found, { now }: Reader) => ({
    shipments: await withStored(await listShipments(conversation_id), now),
  }),
  sales_condition: async ({ conversation: { conversation_id }, since = '' }: Found, { scope }: Reader) => {
    const [stored, versions] = await Promise.all([findSalesCondition(conversation_id), listVersions(conversation_id)]);
    const sales_condition = stored ? await withOverlaps(stored.condition, scope) : null;
    return { sales_condition, sales_condition_history: versions.filter(({ at }) => at >= since) };
  },
};

/**
 * What `?include=` adds to a conversation: its `messages`, the items as they were sent, a page of them; for each value that was
 * read the `evidence`: the item's index, character span in its text (UTF-16, end excluded), rule and score; its `shipments` with
 * what a provider said last; or its `sales_condition` with all versions of it. `next`: where the transcript goes on.
 */
export async function including(
  parts: readonly Part[],
  found: Found,
  reader: Reader,
): Promise<{ more: object; next: string | undefined }> {
  const page: Partial<TranscriptPage> = parts.includes('messages') ? await transcriptPage(found, reader) : {};
  const { next, ...messages } = page;
  const names = [...new Set(parts)].filter((part) => part !== 'messages');
  const others = await Promise.all(names.map((part) => addition(part, found, reader)));
  return { more: Object.assign(messages, ...others), next };
}

async function addition(part: keyof typeof additions, found: Found, reader: Reader): Promise<object> {
  const { line, conversation } = found;
  if (!line) return additions[part](found, reader);
  const { lineParts } = await import('./line-parts.ts'); // seldom
  return lineParts[part](line, conversation.subjects ?? [], reader.now);
}

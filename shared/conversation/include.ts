import type { Scope } from '../account/access.ts';
import { withOwnQuestions } from '../dialogue/own-questions.ts';
import { languageOf } from '../extraction/languages.ts';
import { findReading, stillSaid } from '../reader/reading-store.ts';
import { withOverlaps } from '../sales-condition/overlap.ts';
import { findSalesCondition, listVersions } from '../sales-condition/sales-condition-store.ts';
import { listShipments } from '../shipment/shipment-store.ts';
import { withStored } from '../shipment/track.ts';
import { historyOf } from './chunk.ts';
import { listSplices } from './conversation-store.ts';
import type { Found } from './found.ts';
import { liveEntries } from './history.ts';
import { readableTurns } from './readable-turns.ts';
import { sourcesIn } from './sources-in.ts';
import { statedIn } from './stated.ts';
import { type PageWanted, type TranscriptPage, transcriptPage } from './transcript.ts';

type Reader = PageWanted & { scope: Scope | undefined; now: Date };

/** What `?include=` can name. */
export type Part = 'messages' | keyof typeof additions;

const additions = {
  evidence: async (found: Found) => ({ evidence: await evidenceOf(found) }),
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

async function evidenceOf({ conversation, mark: { own } }: Found) {
  const { conversation_id, subjects = [], read_by } = conversation;
  const [splices, shipments, condition, kept] = await Promise.all([
    listSplices(conversation_id),
    subjects.includes('shipments') ? listShipments(conversation_id) : undefined,
    subjects.includes('sales_condition') ? findSalesCondition(conversation_id) : undefined,
    read_by ? findReading(conversation_id) : undefined,
  ]);
  const entries = liveEntries(historyOf(splices));
  const language = languageOf(conversation.language);
  const keys = entries.map(({ key }) => key);
  const { turns: sent } = readableTurns(entries);
  const turns = withOwnQuestions(sent, keys, conversation.own_questions, language);
  const inItems = sourcesIn(entries);
  const model = stillSaid(kept, entries)?.reading;
  return {
    ...inItems(statedIn(turns, language, { own, isRequest: subjects.length > 0, model }).evidence),
    ...(shipments && { shipments: shipments.map(({ evidence }) => inItems(evidence)) }),
    ...(condition && { sales_condition: inItems(condition.evidence) }),
    ...(read_by && { read_by: read_by.by, model: read_by.model ?? null }),
  };
}

import type { Scope } from '../account/access.ts';
import { extract } from '../extraction/extract.ts';
import { languageOf } from '../extraction/languages.ts';
import { withOverlaps } from '../sales-condition/overlap.ts';
import { findSalesCondition, listVersions } from '../sales-condition/sales-condition-store.ts';
import { listShipments } from '../shipment/shipment-store.ts';
import { withStored } from '../shipment/track.ts';
import { historyOf } from './chunk.ts';
import type { Conversation } from './conversation.ts';
import { listSplices } from './conversation-store.ts';
import { type Entry, liveEntries } from './history.ts';

type Reader = { scope: Scope; now: Date };

const additions = {
  messages: async (conversation: Conversation) => ({
    messages: (await entriesOf(conversation)).map(({ item }) => item),
  }),
  evidence: evidenceOf,
  shipments: async ({ conversation_id }: Conversation, { now }: Reader) => ({
    shipments: await withStored(await listShipments(conversation_id), now),
  }),
  sales_condition: async ({ conversation_id }: Conversation, { scope }: Reader) => {
    const [stored, sales_condition_history] = await Promise.all([
      findSalesCondition(conversation_id),
      listVersions(conversation_id),
    ]);
    const sales_condition = stored ? await withOverlaps(stored.condition, scope) : null;
    return { sales_condition, sales_condition_history };
  },
};

/**
 * What `?include=` adds to a conversation: its `messages` as they were sent; for each value that was read the `evidence`:
 * message index, character span (UTF-16, end excluded), rule and score; its `shipments` with what a provider said last; or
 * its `sales_condition` with all versions of it.
 */
export const including = async (
  part: keyof typeof additions | undefined,
  conversation: Conversation,
  reader: Reader,
) => (part ? additions[part](conversation, reader) : {});

async function evidenceOf(conversation: Conversation) {
  const { conversation_id, language, subjects = [] } = conversation;
  const [entries, shipments, condition] = await Promise.all([
    entriesOf(conversation),
    subjects.includes('shipments') ? listShipments(conversation_id) : undefined,
    subjects.includes('sales_condition') ? findSalesCondition(conversation_id) : undefined,
  ]);
  const turns = entries.map(({ message }) => message);
  return {
    evidence: {
      ...extract(turns, languageOf(language), { isRequest: subjects.length > 0 }).evidence,
      ...(shipments && { shipments: shipments.map(({ evidence }) => evidence) }),
      ...(condition && { sales_condition: condition.evidence }),
    },
  };
}

const entriesOf = async ({ conversation_id }: Conversation): Promise<Entry[]> =>
  liveEntries(historyOf(await listSplices(conversation_id)));

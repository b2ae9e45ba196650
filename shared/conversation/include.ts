import type { Scope } from '../account/access.ts';
import { withOwnQuestions } from '../dialogue/own-questions.ts';
import { withoutAsides } from '../dialogue/said.ts';
import { type Evidence, extract } from '../extraction/extract.ts';
import { languageOf } from '../extraction/languages.ts';
import { withOverlaps } from '../sales-condition/overlap.ts';
import { findSalesCondition, listVersions } from '../sales-condition/sales-condition-store.ts';
import { listShipments } from '../shipment/shipment-store.ts';
import { withStored } from '../shipment/track.ts';
import { historyOf } from './chunk.ts';
import type { Conversation } from './conversation.ts';
import { listSplices } from './conversation-store.ts';
import { byItem, type Entry, liveEntries } from './history.ts';

type Reader = { scope: Scope; now: Date };

const additions = {
  messages: async (conversation: Conversation) => ({
    messages: byItem(await entriesOf(conversation)).map(([first]) => first?.item),
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
 * What `?include=` adds to a conversation: its `messages`, the items as they were sent; for each value that was read the
 * `evidence`: the item's index, character span in its text (UTF-16, end excluded), rule and score; its `shipments` with what a
 * provider said last; or its `sales_condition` with all versions of it.
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
  const keys = entries.map(({ key }) => key);
  const sent = entries.map(({ message }) => message);
  const known = languageOf(language);
  const turns = withoutAsides(withOwnQuestions(sent, keys, conversation.own_questions, known), known);
  const inItems = sourcesIn(entries);
  return {
    evidence: {
      ...inItems(extract(turns, known, { isRequest: subjects.length > 0 }).evidence),
      ...(shipments && { shipments: shipments.map(({ evidence }) => inItems(evidence)) }),
      ...(condition && { sales_condition: inItems(condition.evidence) }),
    },
  };
}

/** How evidence that counts messages tells its place in the items that hold them. */
function sourcesIn(entries: readonly Entry[]) {
  const places = byItem(entries).flatMap((group, item) => group.map(({ part }) => ({ item, from: part?.start ?? 0 })));
  const placed = (source: Evidence): Evidence => {
    const { item, from } = places[source.message] ?? { item: source.message, from: 0 };
    return { ...source, message: item, start: from + source.start, end: from + source.end };
  };
  return (evidence: { [value: string]: Evidence[] }) =>
    Object.fromEntries(Object.entries(evidence).map(([value, sources]) => [value, sources.map(placed)]));
}

const entriesOf = async ({ conversation_id }: Conversation): Promise<Entry[]> =>
  liveEntries(historyOf(await listSplices(conversation_id)));

import { withOwnQuestions } from '../dialogue/own-questions.ts';
import { languageOf } from '../extraction/languages.ts';
import { findReading, stillSaid } from '../reader/reading-store.ts';
import { findSalesCondition } from '../sales-condition/sales-condition-store.ts';
import { listShipments } from '../shipment/shipment-store.ts';
import { historyOf } from './chunk.ts';
import { listSplices } from './conversation-store.ts';
import type { Found } from './found.ts';
import { liveEntries } from './history.ts';
import { readableTurns } from './readable-turns.ts';
import { sourcesIn } from './sources-in.ts';
import { statedIn } from './stated.ts';

/** For each value that was read from a conversation, where it was said; it is read again for that. */
export async function evidenceOf({ conversation, mark: { own } }: Found) {
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

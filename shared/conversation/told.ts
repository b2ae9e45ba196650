import { isInScope, type Scope } from '../account/access.ts';
import type { Evidence } from '../extraction/turn.ts';
import type { SalesCondition } from '../sales-condition/sales-condition.ts';
import type { Shipment } from '../shipment/shipment.ts';
import { type SavedConversation, savedOf } from './conversation.ts';
import { findConversation } from './conversation-store.ts';
import { including } from './include.ts';
import type { Item } from './message.ts';

type Sources = { readonly [value: string]: readonly Evidence[] };

/** A conversation with all that a page shows of it. */
export type ToldConversation = SavedConversation & {
  user_id: string | undefined;
  language: string;
  custom_title: string | undefined;
  /** A part of the transcript; the first of them has the index `first`. */
  messages: readonly Item[];
  first: number;
  /** Where the transcript goes on, if it does. */
  next: string | undefined;
  evidence: Partial<Record<string, readonly Evidence[]>>;
  shipments: readonly Shipment[];
  shipmentEvidence: readonly Sources[];
  condition: SalesCondition | null;
  conditionEvidence: Sources;
};

type Reader = {
  scope: Scope;

  now: Date;
  limit?: number | undefined;
  from?: string | undefined;
};
type Parts = {
  messages: Item[];
  evidence: { [value: string]: Evidence[] } & { shipments?: Sources[]; sales_condition?: Sources };
  shipments?: Shipment[];
  sales_condition?: SalesCondition | null;
};

/** @param from the place of an earlier part's end; undefined when there is no such conversation in the reader's scope */
export async function toldFor(conversation_id: string, reader: Reader): Promise<ToldConversation | undefined> {
  const { scope, now, from } = reader;
  const found = await findConversation(conversation_id);
  if (!found || !isInScope(scope, found.conversation)) return undefined;
  const { subjects = [] } = found.conversation;
  const { more, next } = await including(['messages', 'evidence', ...subjects], found, reader);
  const { messages, evidence, shipments = [], sales_condition = null } = more as Parts;
  const { shipments: shipmentEvidence = [], sales_condition: conditionEvidence = {}, ...values } = evidence;
  const { user_id, language, custom_title } = found.conversation;
  return {
    ...savedOf(found.conversation, now),
    ...{ user_id, language, custom_title, messages, next, shipments, shipmentEvidence, conditionEvidence },
    first: Number.parseInt(from ?? '0', 10),
    evidence: values,
    condition: sales_condition,
  };
}

import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { inOrder } from '../order.ts';

/**
 * One entry of a ticket's history: who changed what when, from what to what, and why. A wish that is noted on a ticket moves
 * its status nowhere; what a customer says against a correction of the desk is `overruled` and not taken.
 */
export const historyEntrySchema = {
  title: 'TicketHistoryEntry',
  type: 'object',
  required: ['at', 'by', 'field', 'from', 'to', 'why'],
  additionalProperties: false,
  properties: {
    at: { type: 'string', format: 'date-time' },
    by: { type: 'string', description: '`customer`, `agent`, or the email of the account' },
    field: {
      type: 'string',
      enum: ['status', 'priority', 'type', 'assignee', 'name', 'phone', 'address', 'issue', 'role', 'note'],
    },
    from: { type: ['string', 'null'] },
    to: { type: ['string', 'null'] },
    why: {
      type: ['string', 'null'],
      description:
        'What in the conversation did it (`created`, `work_started`, `solved`, `cancelled`, `reported_again`, `person_wanted`, `corrected`, `overruled`), or the note that was left with it',
    },
  },
} as const satisfies JSONSchema;
export type HistoryEntry = FromSchema<typeof historyEntrySchema>;

const ORDER = historyEntrySchema.required;

/** The entries of an item of the table; the first release wrote one move an item. */
export function entriesOfItem({ entries, ...item }: Record<string, unknown>): HistoryEntry[] {
  const each = (entries ?? [{ ...item, field: 'status' }]) as HistoryEntry[];
  return each.map((entry) => inOrder(entry, ORDER));
}

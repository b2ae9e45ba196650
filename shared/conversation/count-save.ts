import type { Metric } from '../metric-names.ts';
import { count } from '../metrics.ts';
import { USUAL_PRIORITY } from '../ticket/intake.ts';
import { type Priority, priorityOf } from '../ticket/ticket.ts';
import { type Conversation, missingFields, REQUIRED_FIELDS } from './conversation.ts';

const TICKETS: Record<Priority, Metric> = {
  low: 'TicketsLow',
  medium: 'TicketsMedium',
  high: 'TicketsHigh',
  urgent: 'TicketsUrgent',
};

/** Counts what a save has done. @param before the conversation as it was, when there was one */
export function countSave({ customer_info, status, ticket_id }: Conversation, before: Conversation | undefined): void {
  count('ConversationsSaved');
  count('FieldsRead', REQUIRED_FIELDS.length - missingFields(customer_info).length);
  if (status === 'completed' && before?.status !== 'completed') count('ConversationsCompleted');
  const priority = priorityOf(customer_info.priority ?? USUAL_PRIORITY);
  if (priority && ticket_id && !before?.ticket_id) count(TICKETS[priority]);
}

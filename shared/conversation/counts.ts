import type { Metric } from '../metric-names.ts';
import { USUAL_PRIORITY } from '../ticket/intake.ts';
import { type Priority, priorityOf } from '../ticket/ticket.ts';
import { type Conversation, missingFields, REQUIRED_FIELDS } from './conversation.ts';

const TICKETS: Record<Priority, Metric> = {
  low: 'TicketsLow',
  medium: 'TicketsMedium',
  high: 'TicketsHigh',
  urgent: 'TicketsUrgent',
};

/** What a save that made a conversation this is counted as. @param before the conversation as it was, when there was one */
export function countsOf(
  { customer_info, status, ticket_id }: Conversation,
  before: Conversation | undefined,
): [Metric, number][] {
  const priority = priorityOf(customer_info.priority ?? USUAL_PRIORITY);
  const completes = status === 'completed' && before?.status !== 'completed';
  return [
    ['ConversationsSaved', 1],
    ['FieldsRead', REQUIRED_FIELDS.length - missingFields(customer_info).length],
    ...(completes ? [['ConversationsCompleted', 1] satisfies [Metric, number]] : []),
    ...(priority && ticket_id && !before?.ticket_id ? [[TICKETS[priority], 1] satisfies [Metric, number]] : []),
  ];
}

import type { Ticket } from '../ticket/intake.ts';
import {
  DEFAULT_PRIORITY,
  type Priority,
  priorityOf,
  type TicketStatus,
  type TicketType,
  ticketTypeOf,
} from '../ticket/ticket.ts';
import { labelOf } from './labels.ts';

/** What one ticket adds to the summary. Plain JSON; topic and area are labels, "" where there is none. */
export type Contribution = {
  created_at: string;
  status: TicketStatus;
  priority: Priority;
  type: TicketType;
  /** Milliseconds from creation to the last completion, while it is completed. */
  resolved_ms?: number;
  topic: string;
  area: string;
};

type Counted = Pick<Ticket, 'created_at' | 'status' | 'completed_at' | 'topic' | 'area'> & {
  customer_info: Pick<Ticket['customer_info'], 'priority' | 'type'>;
};

/** Priority and type are the ticket's own words: whatever they are, it counts under one of the known ones. */
export function contributionOf({
  created_at,
  status,
  completed_at,
  topic,
  area,
  customer_info,
}: Counted): Contribution {
  const isResolved = status === 'completed' && completed_at !== undefined;
  return {
    created_at,
    status,
    priority: priorityOf(customer_info.priority) ?? DEFAULT_PRIORITY,
    type: ticketTypeOf(customer_info.type),
    ...(isResolved && { resolved_ms: Math.max(0, Date.parse(completed_at) - Date.parse(created_at)) }),
    topic: labelOf(topic),
    area: labelOf(area ?? ''),
  };
}

/** A ticket as it was counted and as it is to be; a new one was nothing, one that is gone is nothing. */
export type Difference = { before?: Contribution | undefined; after?: Contribution | undefined };

/** A contribution that is added (1) or taken away (-1). */
export type Term = { of: Contribution; sign: 1 | -1 };

/** The sum that makes all these differences. What a ticket was in between two of them falls out. */
export const termsOf = (differences: readonly Difference[]): Term[] =>
  differences.flatMap(({ before, after }) => [
    ...(before ? [{ of: before, sign: -1 as const }] : []),
    ...(after ? [{ of: after, sign: 1 as const }] : []),
  ]);

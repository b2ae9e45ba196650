import { contributionOf } from '../summary/contribution.ts';
import { anonymousEntry } from '../ticket/anonymous.ts';
import type { HistoryEntry } from '../ticket/history-entry.ts';
import type { Ticket } from '../ticket/intake.ts';
import type { DataOf, ServiceEvent } from './event.ts';

type TicketData = DataOf<'ticket.created'>;
type Change = TicketData['changes'][number];

/**
 * What a change of a ticket is told as: one event, `ticket.created`, `ticket.completed`, or `ticket.updated` for all else.
 * @param version the ticket's after the change; `entries`: what its history says of it
 */
export function ticketEvent(
  ticket: Ticket,
  version: number,
  entries: readonly HistoryEntry[],
  before: Ticket | undefined,
): ServiceEvent {
  const { ticket_id, conversation_id, updated_at: timestamp } = ticket;
  const { status, priority, type } = contributionOf(ticket); // of the ticket's own words the known ones
  const data: TicketData = {
    ticket_id,
    conversation_id,
    version,
    status,
    priority,
    type,
    becomes_urgent: priority === 'urgent' && (!before || contributionOf(before).priority !== 'urgent'),
    changes: entries.map(changeOf),
  };
  const id = `evt_${ticket_id}_${version}`;
  return { id, group: conversation_id, type: typeOf(ticket, before), timestamp, data };
}

function typeOf({ status }: Ticket, before: Ticket | undefined) {
  if (!before) return 'ticket.created';
  return status === 'completed' && before.status !== 'completed' ? 'ticket.completed' : 'ticket.updated';
}

function changeOf(entry: HistoryEntry): Change {
  const { field, from, to, why } = anonymousEntry(entry);
  const by = SPEAKERS.find((speaker) => speaker === entry.by) ?? 'staff';
  return field === 'assignee' ? { field, from: null, to: null, by, why } : { field, from, to, by, why };
}

const SPEAKERS = ['customer', 'agent', 'retention'] as const;

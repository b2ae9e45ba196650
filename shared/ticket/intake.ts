import type { Conversation, CustomerInfo } from '../conversation/conversation.ts';
import type { HistoryEntry } from './history-entry.ts';
import { allowedMoves, type Priority, type TicketStatus } from './ticket.ts';

/** A ticket's customer_info (interface 2.4): what is not known is left out, priority and type have a default. */
export type TicketInfo = {
  name: string;
  phone: string;
  address: string;
  issue: string;
  role?: string;
  priority: string;
  type: string;
  date_time: string;
  submission_date_time?: string;
};

/** A ticket as the service keeps it; `topic`, `area` and `phone_e164` are read from its customer_info once, for the summary and the search. */
export type Ticket = {
  ticket_id: string;
  conversation_id: string;
  user_id?: string;
  customer_info: TicketInfo;
  phone_e164?: string;
  topic: string;
  area: string | null;
  status: TicketStatus;
  /** The email of the account that works on it. */
  assignee?: string;
  /** What the desk has set: it stands against what the conversation says later (contract 5). */
  corrected?: CorrectedField[];
  created_at: string;
  updated_at: string;
  /** When it last became completed, while it is. */
  completed_at?: string;
};

/** A ticket as a change leaves it, and what its history says of the change. */
export type Changed = { ticket: Ticket; entries: HistoryEntry[] };

/** What a conversation can say about the work on its ticket. */
export type Signal = 'work_started' | 'solved' | 'cancelled' | 'reported_again' | 'person_wanted';

type CorrectedField = 'name' | 'phone' | 'address' | 'issue' | 'priority' | 'type';

/** What a ticket takes over from its conversation. */
export type Source = Pick<Conversation, 'conversation_id' | 'user_id' | 'customer_info' | 'phone_e164'> & {
  topic: string;
  area: string | null;
};

export const ticketIdOf = (conversation_id: string) => `TKT-${conversation_id}`;

/** A new ticket. `time`: RFC 3339, when it is created. */
export function openTicket(source: Source, time: string): Changed {
  const { conversation_id, user_id, phone_e164, topic, area } = source;
  const ticket: Ticket = {
    ticket_id: ticketIdOf(conversation_id),
    conversation_id,
    user_id,
    phone_e164,
    topic,
    area,
    customer_info: { ...ticketInfo(source.customer_info), date_time: time },
    status: 'open',
    created_at: time,
    updated_at: time,
  };
  const entry = { at: time, by: 'customer', field: 'status', from: null, to: 'open', why: 'created' } as const;
  return { ticket, entries: [entry] };
}

/**
 * The ticket with what the conversation now says otherwise than before. What the desk has corrected stands, and its history
 * tells what was said against it.
 */
export function correctTicket(ticket: Ticket, before: CustomerInfo, source: Source, at: string): Changed {
  const [was, is, now] = [ticketInfo(before), ticketInfo(source.customer_info), ticket.customer_info];
  const isCorrected = (field: string) => ticket.corrected?.some((it) => it === field) ?? false;
  const said = SAID.filter((field) => is[field] && is[field] !== was[field]);
  const taken = said.filter((field) => !isCorrected(field));
  const entries = said
    .filter((field) => is[field] !== now[field])
    .map((field) => {
      const why = isCorrected(field) ? 'overruled' : 'corrected';
      return { at, by: 'customer', field, from: now[field] ?? null, to: is[field] ?? null, why } as const;
    });
  const { user_id = ticket.user_id, phone_e164 = ticket.phone_e164, topic, area } = source;
  return {
    ticket: {
      ...ticket,
      user_id,
      phone_e164: isCorrected('phone') ? ticket.phone_e164 : phone_e164,
      topic: isCorrected('issue') ? ticket.topic : topic,
      area: isCorrected('address') ? ticket.area : area,
      customer_info: { ...now, ...Object.fromEntries(taken.map((field) => [field, is[field]])) },
    },
    entries,
  };
}

/** What a customer can say otherwise than before. */
const SAID = ['name', 'phone', 'address', 'issue', 'role', 'priority', 'type'] as const;

/**
 * Moves a ticket as the conversation says; a move that its status does not allow is not made (contract 5).
 * @param said for each message what it may say about the work: the first that moves the ticket as it stands counts
 */
export function moveTicket(ticket: Ticket, said: readonly (readonly Signal[])[], time: string): Changed {
  const entries: HistoryEntry[] = [];
  let status = ticket.status;
  for (const signals of said) {
    const why = signals.find((signal) => destination(status, signal));
    const to = why && destination(status, why);
    if (!to) continue;
    const by = why === 'work_started' ? 'agent' : 'customer';
    entries.push({ at: time, by, field: 'status', from: status, to, why });
    status = to;
  }
  return { ticket: withStatus(ticket, status, time), entries };
}

/** The ticket moved, which is known since when it is completed. */
export const withStatus = (ticket: Ticket, status: TicketStatus, time: string): Ticket =>
  status === ticket.status ? ticket : { ...ticket, status, completed_at: status === 'completed' ? time : undefined };

/** What is reported again was finished, or called off and is wanted after all. A wish that is noted moves nothing. */
function destination(from: TicketStatus, signal: Signal): TicketStatus | undefined {
  if (signal === 'person_wanted') return from;
  const to = DESTINATIONS[signal][from];
  return to && allowedMoves[from].includes(to) ? to : undefined;
}

/** Where each signal moves a ticket from where it is. */
const DESTINATIONS: Record<Exclude<Signal, 'person_wanted'>, Partial<Record<TicketStatus, TicketStatus>>> = {
  work_started: { open: 'in_progress' },
  solved: { open: 'completed', in_progress: 'completed', on_hold: 'completed' },
  cancelled: { open: 'cancelled', in_progress: 'cancelled', on_hold: 'cancelled' },
  reported_again: { completed: 'in_progress', cancelled: 'open' },
};

/** Of a ticket of which nobody has said how pressing it is. */
export const USUAL_PRIORITY: Priority = 'medium';

function ticketInfo({ role, priority, type, submission_date_time, issue, ...info }: CustomerInfo): TicketInfo {
  return {
    ...info,
    issue: issue ?? '',
    ...(role && { role }),
    priority: priority ?? USUAL_PRIORITY,
    type: type ?? 'other',
    ...(submission_date_time && { submission_date_time }),
  };
}

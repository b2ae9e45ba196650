import type { Conversation, CustomerInfo } from '../conversation/conversation.ts';
import { allowedMoves, type TicketStatus } from './ticket.ts';

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
  created_at: string;
  updated_at: string;
  /** When it last became completed, while it is. */
  completed_at?: string;
};

/** What a conversation can say about the work on its ticket. */
export type Signal = 'work_started' | 'solved' | 'cancelled' | 'reported_again' | 'person_wanted';

/** One entry of a ticket's history: who moved it when, from where to where, and why; a wish that is noted on it moves it nowhere. */
export type Move = { at: string; by: 'agent' | 'customer'; from: TicketStatus | null; to: TicketStatus; why: string };

/** What a ticket takes over from its conversation. */
export type Source = Pick<Conversation, 'conversation_id' | 'user_id' | 'customer_info' | 'phone_e164'> & {
  topic: string;
  area: string | null;
};

export const ticketIdOf = (conversation_id: string) => `TKT-${conversation_id}`;

/** A new ticket. `time`: RFC 3339, when it is created. */
export function openTicket(source: Source, time: string): { ticket: Ticket; moves: Move[] } {
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
  return { ticket, moves: [{ at: time, by: 'customer', from: null, to: 'open', why: 'created' }] };
}

/** The ticket with what the conversation now says otherwise than before; what staff changed meanwhile stays. */
export function correctTicket(ticket: Ticket, before: CustomerInfo, source: Source): Ticket {
  const [was, is] = [ticketInfo(before), ticketInfo(source.customer_info)];
  const changed = Object.entries(is).filter(([field, value]) => value && value !== was[field as keyof TicketInfo]);
  const { user_id = ticket.user_id, phone_e164 = ticket.phone_e164, topic, area } = source;
  return {
    ...ticket,
    user_id,
    phone_e164,
    topic,
    area,
    customer_info: { ...ticket.customer_info, ...Object.fromEntries(changed) },
  };
}

/**
 * Moves a ticket as the conversation says; a move that its status does not allow is not made (contract 5).
 * @param said for each message what it may say about the work: the first that moves the ticket as it stands counts
 */
export function moveTicket(
  ticket: Ticket,
  said: readonly (readonly Signal[])[],
  time: string,
): { ticket: Ticket; moves: Move[] } {
  const moves: Move[] = [];
  for (const signals of said) {
    const move = moveBy(signals, moves.at(-1)?.to ?? ticket.status, time);
    if (move) moves.push(move);
  }
  const last = moves.at(-1);
  if (!last || last.to === ticket.status) return { ticket, moves };
  return { ticket: { ...ticket, status: last.to, completed_at: last.to === 'completed' ? time : undefined }, moves };
}

/** What a message does to a ticket that stands at `from`. */
function moveBy(signals: readonly Signal[], from: TicketStatus, at: string): Move | undefined {
  const why = signals.find((signal) => destination(from, signal));
  const to = why && destination(from, why);
  return to && { at, by: why === 'work_started' ? 'agent' : 'customer', from, to, why };
}

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

function ticketInfo({ role, priority, type, submission_date_time, issue, ...info }: CustomerInfo): TicketInfo {
  return {
    ...info,
    issue: issue ?? '',
    ...(role && { role }),
    priority: priority ?? 'medium',
    type: type ?? 'other',
    ...(submission_date_time && { submission_date_time }),
  };
}

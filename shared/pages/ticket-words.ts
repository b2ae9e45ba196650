import type { ConversationStatus } from '../conversation/conversation.ts';
import type { TicketStatus } from '../ticket/ticket.ts';

/** How the pages call what the API calls by its words. */
export const STATUS_WORDS: Record<TicketStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  on_hold: 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The same for the customer whose ticket it is. */
export const STATUS_FOR_CUSTOMER: Record<TicketStatus, string> = {
  open: 'We have your request. Nobody has begun with it yet.',
  in_progress: 'We are working on it.',
  on_hold: 'It is waiting for something. We will go on as soon as we can.',
  completed: 'It is done.',
  cancelled: 'It was called off.',
};

export const CONVERSATION_STATUS_WORDS: Record<ConversationStatus, string> = {
  in_progress: 'In progress',
  completed: 'Complete',
  abandoned: 'Abandoned',
};

/** What the button says that makes a move; from hold, work is resumed, and what is done is opened again. */
export function moveWords(from: TicketStatus, to: TicketStatus): string {
  if (from === 'completed' || from === 'cancelled') return 'Open again';
  if (from === 'on_hold' && to === 'in_progress') return 'Resume work';
  return MOVES[to];
}

const MOVES: Record<TicketStatus, string> = {
  open: 'Back to open',
  in_progress: 'Start work',
  on_hold: 'Put on hold',
  completed: 'Complete',
  cancelled: 'Cancel ticket',
};

/** What is done next, most of the time. What is done needs nothing. */
export const NEXT_MOVE: Partial<Record<TicketStatus, TicketStatus>> = {
  open: 'in_progress',
  in_progress: 'completed',
  on_hold: 'in_progress',
};

export const statusWords = (status: string | null): string => STATUS_WORDS[status as TicketStatus] ?? status ?? '';

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Who is who: the name that belongs to what a history calls them. */
export type Names = (by: string) => string;

/** A value of a ticket as a person reads it. */
export function valueWords(field: string, value: string | null, names: Names): string {
  if (field === 'assignee') return value ? names(value) : 'Nobody';
  if (field === 'status') return statusWords(value);
  return field === 'priority' || field === 'type' ? capitalized(value ?? '') : (value ?? 'nothing');
}

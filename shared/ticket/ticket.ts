/** The words of a ticket and the moves it may make. */
export const TICKET_STATUSES = ['open', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Least pressing first. */
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const TICKET_TYPES = ['maintenance', 'plumbing', 'electrical', 'other'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** What a ticket has when nobody said anything else. */
export const DEFAULT_PRIORITY: Priority = 'medium';
export const DEFAULT_TYPE: TicketType = 'other';

/** Where a ticket may go from each status. Staying where it is changes nothing and is no move. */
export const allowedMoves: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'on_hold', 'completed', 'cancelled'],
  in_progress: ['open', 'on_hold', 'completed', 'cancelled'],
  on_hold: ['open', 'in_progress', 'completed', 'cancelled'],
  completed: ['in_progress'],
  cancelled: ['open'],
};

/** What a desk has still to do. */
export const NOT_DONE: readonly TicketStatus[] = ['open', 'in_progress', 'on_hold'];

/** The spellings of other ticket systems and of everyday English. */
const SPELLINGS: Record<Priority, readonly string[]> = {
  low: ['p4', 'p5', 'lowest', 'minor', 'trivial', 'not urgent', 'no rush', 'no hurry'],
  medium: ['p3', 'normal', 'moderate', 'standard', 'regular', 'default'],
  high: ['p2', 'important', 'major'],
  urgent: ['p0', 'p1', 'asap', 'as soon as possible', 'emergency', 'critical', 'highest', 'immediate', 'immediately'],
};
const priorities = new Map(
  PRIORITIES.flatMap((priority) => [priority, ...SPELLINGS[priority]].map((word) => [word, priority])),
);

/** The priority a word means, whatever its case ("P1", "A.S.A.P." and "Urgent!" are urgent); undefined for any other word. */
export function priorityOf(word: string): Priority | undefined {
  const plain = word
    .toLowerCase()
    .replaceAll(/[.!]/g, '')
    .replaceAll(/[\s_-]+/g, ' ');
  return priorities.get(plain.trim());
}

/** The type a ticket is counted under: its own, whatever its case, or `other`. The ticket itself keeps its own text. */
export const ticketTypeOf = (word: string): TicketType =>
  TICKET_TYPES.find((type) => type === word.trim().toLowerCase()) ?? 'other';

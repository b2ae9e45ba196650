import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { AppError } from '../errors.ts';
import { areaOf } from '../extraction/area.ts';
import type { Language } from '../extraction/language.ts';
import { topicOf } from '../extraction/topic.ts';
import { digitsOf } from '../search.ts';
import type { HistoryEntry } from './history-entry.ts';
import { type Changed, type Ticket, withStatus } from './intake.ts';
import { allowedMoves, PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from './ticket.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, format: 'words' }) as const;

const corrections = {
  name: text(200),
  phone: { type: 'string', minLength: 1, maxLength: 40, format: 'phone' },
  address: text(500),
  issue: text(1000),
} as const;

/** What the desk may change of a ticket (contract 5); what is not given stays. */
export const deskChangeSchema = {
  title: 'TicketChange',
  type: 'object',
  additionalProperties: false,
  properties: {
    status: { type: 'string', enum: TICKET_STATUSES },
    priority: { type: 'string', enum: PRIORITIES },
    type: { type: 'string', enum: TICKET_TYPES },
    assignee: {
      type: ['string', 'null'],
      maxLength: 254,
      description: 'The email of a staff account, `me`, or null for nobody',
    },
    note: { ...text(4000), description: 'For the desk; given with another change, it is also why' },
    customer_info: {
      title: 'TicketCorrections',
      type: 'object',
      additionalProperties: false,
      properties: corrections,
      description:
        'Corrections, which stand against what the conversation says later; they may also stand one level up',
    },
    ...corrections,
  },
} as const satisfies JSONSchema;
export type DeskChange = FromSchema<typeof deskChangeSchema>;

const CORRECTED = ['priority', 'type', 'name', 'phone', 'address', 'issue'] as const;

/**
 * The ticket as somebody changes it, with an entry of its history for each thing that is then otherwise. What is given as it
 * is already changes nothing.
 * @param by the account's email, or `customer`; `at` RFC 3339; `language`: the conversation's, in which issue and address are read
 * @throws AppError move_not_allowed, with the moves that are
 */
export function changeTicket(
  ticket: Ticket,
  { status = ticket.status, assignee, note, customer_info, ...flat }: DeskChange,
  { by, at, language }: { by: string; at: string; language: Language },
): Changed {
  refuseMove(ticket, status);
  const given: Partial<Record<(typeof CORRECTED)[number], string>> = trimmed({ ...customer_info, ...flat });
  const info = ticket.customer_info;
  const why = note?.trim() ?? null;
  const entries: HistoryEntry[] = [];
  const tell = (field: HistoryEntry['field'], from: string | null, to: string | null) => {
    if (from !== to) entries.push({ at, by, field, from, to, why });
  };
  const to = assignee === undefined ? (ticket.assignee ?? null) : assignee;
  tell('status', ticket.status, status);
  for (const field of CORRECTED) tell(field, info[field], given[field] ?? info[field]);
  tell('assignee', ticket.assignee ?? null, to);
  if (why !== null) entries.push({ at, by, field: 'note', from: null, to: why, why: null });
  const corrected = CORRECTED.filter(
    (field) => ticket.corrected?.includes(field) || entries.some((entry) => entry.field === field),
  );
  const changed: Ticket = {
    ...withStatus(ticket, status, at),
    ...read(ticket, given, language),
    customer_info: { ...info, ...given },
    ...(corrected.length > 0 && { corrected }),
  };
  delete changed.assignee;
  return { ticket: { ...changed, ...(to !== null && { assignee: to }) }, entries };
}

function refuseMove({ status: from }: Ticket, to: Ticket['status']): void {
  const allowed = allowedMoves[from];
  if (from === to || allowed.includes(to)) return;
  const detail = `A ticket that is ${from} cannot become ${to}; it can become ${allowed.join(', ')}`;
  throw new AppError('move_not_allowed', detail, { more: { allowed } });
}

/** What is read from a corrected value, as it was from the first. A number without its country is known by its digits alone. */
function read(
  ticket: Ticket,
  { phone, address, issue }: { phone?: string; address?: string; issue?: string },
  language: Language,
) {
  return {
    phone_e164: phone === undefined ? ticket.phone_e164 : phone.startsWith('+') ? `+${digitsOf(phone)}` : undefined,
    topic: issue === undefined ? ticket.topic : topicOf(issue, language),
    area: address === undefined ? ticket.area : areaOf(address, language),
  };
}

const trimmed = <T extends Record<string, string | undefined>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.trim().toWellFormed()])) as T;

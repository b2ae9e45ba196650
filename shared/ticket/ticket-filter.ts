import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { type Caller, notLoggedIn } from '../account/access.ts';
import { emailKey } from '../account/account.ts';
import { digitsOf, hasWords } from '../search.ts';
import { DAY_MS } from '../time.ts';
import { type Ticket, ticketIdOf } from './intake.ts';
import { isNamed } from './look-up.ts';
import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from './ticket.ts';

const time = { type: 'string', format: 'date-time' } as const;
/** Given several times, it lets through what any of its values does. */
const anyOf = <const S extends JSONSchema>(items: S) => ({ type: 'array', maxItems: 20, items }) as const;
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** What a list of tickets can be narrowed by (contract 6). */
export const filterProperties = {
  status: anyOf({ type: 'string', enum: TICKET_STATUSES }),
  priority: anyOf({ type: 'string', enum: PRIORITIES }),
  type: anyOf({ type: 'string', enum: TICKET_TYPES }),
  assignee: {
    ...anyOf(text(254)),
    description: 'The email of the account that works on it, `me` for the account that is logged in, or `none`',
  },
  q: {
    ...anyOf(text(200)),
    description: 'Words in the name, phone, address or issue, or an id; the ticket of a whole id comes first',
  },
  name: {
    ...anyOf(text(200)),
    description: "Beginnings of words of the customer's name; sorted by name, of one name newest first",
  },
  phone: {
    ...anyOf(text(40)),
    description: 'A number however grouped; with its country code, or the end of it, from four digits on found at once',
  },
  from: { ...time, description: 'Created at this RFC 3339 time or later; a date begins at 00:00 UTC' },
  to: { ...time, description: 'Created before this RFC 3339 time; a date is included to its end, 24:00 UTC' },
  updated_since: {
    ...time,
    description: 'Changed at this RFC 3339 time or later, or on this date; latest change first',
  },
  conversation_id: anyOf(text(64)),
  sort: { type: 'string', enum: ['newest', 'oldest'], description: '`newest` when not given' },
} as const satisfies Record<string, JSONSchema>;
const filterSchema = { type: 'object', additionalProperties: false, properties: filterProperties } as const;
export type TicketFilter = FromSchema<typeof filterSchema>;

/**
 * The filter with emails as accounts have them, and with the caller's for `me`.
 * @throws AppError unauthenticated when `me` is nobody
 */
export function filterOf<F extends TicketFilter>(asked: F, caller: Caller): F {
  const assignee = asked.assignee?.map(emailKey).map((it) => (it === 'me' ? emailOf(caller) : it));
  return assignee ? { ...asked, assignee } : asked;
}

function emailOf(caller: Caller): string {
  if (!caller) throw notLoggedIn('Log in to list what is assigned to you (assignee=me)');
  return caller.email;
}

export function isWanted(ticket: Ticket, filter: TicketFilter): boolean {
  return isOfKind(ticket, filter) && isAbout(ticket, filter) && isOfTime(ticket, filter);
}

const isAny = <T>(wanted: readonly T[] | undefined, isIt: (value: T) => boolean) => !wanted || wanted.some(isIt);

const isOfKind = ({ status, assignee = 'none', customer_info }: Ticket, filter: TicketFilter) =>
  isAny(filter.status, (it) => it === status) &&
  isAny(filter.priority, (it) => it === customer_info.priority) &&
  isAny(filter.type, (it) => it === customer_info.type) &&
  isAny(filter.assignee, (it) => it === assignee);

function isAbout(ticket: Ticket, filter: TicketFilter): boolean {
  const { ticket_id, conversation_id, customer_info, phone_e164 = '' } = ticket;
  const { name, phone, address, issue } = customer_info;
  const numbers = [phone_e164, phone].map(digitsOf);
  const texts = [name, phone, digitsOf(phone), address, issue, ticket_id];
  return (
    isAny(filter.conversation_id, (it) => it === conversation_id) &&
    isAny(filter.name, (it) => isNamed(name, it)) &&
    isAny(filter.phone, (it) => endsLike(numbers, it)) &&
    isAny(filter.q, (it) => hasWords(it, texts))
  );
}

function endsLike(numbers: readonly string[], phone: string): boolean {
  const asked = digitsOf(phone).replace(/^0+/, '');
  return asked !== '' && numbers.some((digits) => digits.endsWith(asked));
}

const isOfTime = ({ created_at, updated_at }: Ticket, { from, to, updated_since }: TicketFilter) =>
  (!from || Date.parse(created_at) >= Date.parse(from)) &&
  (!to || Date.parse(created_at) < endOf(to).getTime()) &&
  (!updated_since || Date.parse(updated_at) >= Date.parse(updated_since));

/** A plain date lasts a day; a time is itself. */
export const endOf = (to: string): Date => new Date(Date.parse(to) + (/^\d{4}-\d{2}-\d{2}$/.test(to) ? DAY_MS : 0));

/** Whether this is the whole id of a ticket, and can be nothing else. */
export const isTicketId = (question: string): boolean => /^tkt-\d{1,16}$/i.test(question.trim());

/** The ids of the tickets that words are the whole id of, by the ticket's own or its conversation's. */
export const idsIn = (questions: readonly string[] | undefined): string[] =>
  (questions ?? []).flatMap((question) => {
    const [, digits] = /^(?:tkt-)?(\d{1,16})$/i.exec(question.trim()) ?? [];
    return digits ? [ticketIdOf(digits)] : [];
  });

import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { type DeskChange, deskChangeSchema } from './desk-change.ts';

const { status, priority, type, name, phone, address, issue } = deskChangeSchema.properties;
const was = { type: 'string', maxLength: 300, description: 'What stood there when the form was made' } as const;

/** A change of a ticket as a form sends it: every choice with what it was, so that only what was chosen anew is a change. */
export const ticketFormSchema = {
  title: 'TicketForm',
  type: 'object',
  required: ['version'],
  additionalProperties: false,
  properties: {
    version: { type: 'string', pattern: '^\\d{1,15}$', description: 'The version of the ticket the form was made for' },
    status,
    priority,
    type,
    assignee: { type: 'string', maxLength: 254, description: 'The email of a staff account; empty for nobody' },
    note: { type: 'string', maxLength: 4000, description: 'For the desk; empty for none' },
    name,
    phone,
    address,
    issue,
    was_priority: was,
    was_type: was,
    was_assignee: was,
  },
} as const satisfies JSONSchema;
export type TicketForm = FromSchema<typeof ticketFormSchema>;

/** What a form asks for: what was chosen as it was before is left alone, and an empty note is none. */
export function changeIn({ version: _, was_priority, was_type, was_assignee, ...form }: TicketForm): DeskChange {
  const { priority: newPriority, type: newType, assignee, note, ...rest } = form;
  return {
    ...rest,
    ...(newPriority !== undefined && newPriority !== was_priority && { priority: newPriority }),
    ...(newType !== undefined && newType !== was_type && { type: newType }),
    ...(assignee !== undefined && assignee !== was_assignee && { assignee: assignee === '' ? null : assignee }),
    ...(note && { note }),
  };
}

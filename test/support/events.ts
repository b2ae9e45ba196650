import { Ajv } from 'ajv';
import { eventSchema, type ServiceEvent } from '../../shared/events/event.ts';
import { formats } from '../../shared/http/formats.ts';
import { EVENTS } from '../../shared/store/keys.ts';
import { allItems } from './empty-table.ts';

/** The events in the table that are to be told, oldest first. */
export async function writtenEvents(): Promise<ServiceEvent[]> {
  const items = (await allItems()).filter(({ PK }) => String(PK).startsWith(EVENTS));
  const sorted = items.toSorted((a, b) => (String(a['SK']) < String(b['SK']) ? -1 : 1));
  return sorted.map(({ event }) => JSON.parse(String(event)));
}

const ajv = new Ajv({ formats, strict: true, strictRequired: false, allowUnionTypes: true });

/** Whether it has the documented form of an event, and nothing more. */
export const isEvent = ajv.compile(eventSchema);

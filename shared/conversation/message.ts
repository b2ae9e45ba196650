import { isHtml, plainTextOf } from './message-html.ts';
import { isFields, type Layer, layersOf, stringAt, valueAt } from './message-layers.ts';
import { roleOf } from './message-role.ts';
import { type FoundText, textsIn } from './message-text.ts';
import { linesOf } from './message-transcript.ts';
import type { Role } from './role.ts';

/** A message item as the service reads it; the item itself is kept verbatim elsewhere. */
export type Message = { id?: string; role: Role; text: string };

export type Item = string | { readonly [key: string]: unknown };

/** Reads an item as one message, in any chat SDK's shape (contract 2). Total: `text` is '' when the item has none. */
export function normaliseMessage(item: Item): Message {
  if (typeof item === 'string') return lineOf(item);
  const layers = layersOf(item);
  const id = idOf(layers);
  const text = textsIn(layers)
    .map((found) => (isIntercomBody(item, found) ? plainTextOf(found.text) : found.text))
    .join('\n');
  return { ...(id === undefined ? {} : { id }), role: roleOf(layers), text };
}

/** A bare string as one message: the customer's, unless it begins like a line of a transcript. */
function lineOf(text: string): Message {
  const [first] = linesOf(text);
  return first?.isNamed ? { role: first.role, text: text.slice(first.start) } : { role: 'user', text };
}

/** Every text that the message is read from, as it was sent, with its path inside the item ([] for a bare string). */
export const textsOfMessage = (item: Item): FoundText[] =>
  typeof item === 'string' ? [{ path: [], text: item }] : textsIn(layersOf(item));

/** Intercom writes `body` as HTML beside an `author` object; Twilio's `body` is plain and its `author` a string. */
function isIntercomBody(item: Item, { path, text }: FoundText): boolean {
  return path.at(-1) === 'body' && isAuthored(valueAt(item, path.slice(0, -1))) && isHtml(text);
}

const isAuthored = (it: unknown) => isFields(valueAt(it, ['author'])) || stringAt(it, ['part_type']) !== '';

/** Where SDKs put a message's own id, and its form where the name alone does not say so. */
const ID_FIELDS: readonly { field: string; form?: RegExp }[] = [
  { field: 'id' },
  { field: 'message_id' },
  { field: 'messageId' },
  { field: 'mid' },
  { field: 'Id' },
  { field: 'MessageId' },
  { field: 'client_msg_id' },
  { field: 'ts', form: /^\d+\.\d+$/ }, // Slack's id of a message in its channel; elsewhere `ts` is a clock
  { field: 'sid' },
  { field: 'name', form: /\/messages\/[^/]+$/ }, // Dialogflow
];
const MAX_ID_LENGTH = 256;

function idOf(layers: readonly Layer[]): string | undefined {
  return layers
    .flatMap(({ fields }) => ID_FIELDS.map((it) => idAt(valueAt(fields, [it.field]), it.form)))
    .find(Boolean);
}

function idAt(value: unknown, form: RegExp = /^/): string | undefined {
  const id = Number.isFinite(value) ? String(value) : value;
  return typeof id === 'string' && id.length <= MAX_ID_LENGTH && form.test(id) ? id : undefined;
}

import { partsOf, textsOf } from './item.ts';
import type { Item } from './message.ts';
import { type Fields, isFields, layersOf, stringAt, valueAt } from './message-layers.ts';
import { roleOf } from './message-role.ts';
import { isReadable, TEXT_PARTS } from './message-text.ts';

/**
 * How many of the items sent hold no text that can be found although they should (contract 2, `Unread-Messages`): their shape
 * is likely not known here. What says itself that it has no words is not counted: see `isWordless`.
 */
export const unreadIn = (items: readonly Item[]): number => items.filter(isUnread).length;

function isUnread(item: Item): boolean {
  if (typeof item === 'string' || textsOf(item).length > 0) return false;
  const parts = partsOf(item);
  return (parts.length > 0 ? parts.map((part) => part.item) : [item]).some((it) => isFields(it) && !isWordless(it));
}

/** An empty text, files, calls of tools and their results, what is for programs, and events. */
function isWordless(fields: Fields): boolean {
  const layers = layersOf(fields);
  const isGiven = (it: Fields) => !isReadable(it) || hasEmptyText(it) || hasOtherContent(it) || isEvent(it);
  return roleOf(layers) === 'system' || layers.some((layer) => isGiven(layer.fields));
}

const hasEmptyText = (fields: Fields) =>
  ['content', 'text', 'body', 'message', 'Content', 'Body', 'value'].some((name) => valueAt(fields, [name]) === '');

/** What a message may consist of instead of words. */
const OTHER_CONTENT =
  `attachments files media tool_calls toolCalls function_call photo image audio video voice document sticker
  location contact contacts reaction poll MediaUrl0`.split(/\s+/);

function hasOtherContent(fields: Fields): boolean {
  const type = stringAt(fields, ['type']);
  return (
    OTHER_CONTENT.some((name) => isFilled(valueAt(fields, [name]))) ||
    ['content', 'parts'].some((name) => isOfOtherParts(valueAt(fields, [name]))) ||
    type === 'unsupported' || // WhatsApp: what the API does not pass on
    (!TEXT_PARTS.includes(type) && isFields(valueAt(fields, [type]))) // WhatsApp: the content stands under the name of its type
  );
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : isFields(value) || (typeof value === 'string' && value !== '');

/** A list without a part of text. Gemini's parts have no type, but a member that names what they are. */
const isOfOtherParts = (value: unknown) =>
  Array.isArray(value) &&
  value.every((it) => !TEXT_PARTS.includes(valueAt(it, ['type'])) || Object.keys(Object(it)).some(isGeminiPart));
const isGeminiPart = (name: string) => /^(?:function|inline|file|executable|code)[A-Z_]|^thought/.test(name);

/** What Bot Framework, Amazon Connect and others tell of beside messages. */
const EVENT = /^(?:event|typing|status|invoke|trace|handoff|endOfConversation|\w+(?:Update|Reaction))$/i;

function isEvent(fields: Fields): boolean {
  const rasa = stringAt(fields, ['event']);
  const intercom = stringAt(fields, ['part_type']);
  return (
    ['type', 'Type'].some((name) => EVENT.test(stringAt(fields, [name]))) ||
    (rasa !== '' && !/user|bot|message/i.test(rasa)) ||
    (intercom !== '' && !/^(?:comment|note)/.test(intercom)) ||
    ['delivery', 'read'].some((name) => isFields(valueAt(fields, [name]))) // Messenger's receipts
  );
}

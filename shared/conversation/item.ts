import { type Item, type Message, normaliseMessage, textsOfMessage } from './message.ts';
import { enclosedIn } from './message-envelope.ts';
import type { FoundText } from './message-text.ts';
import { hasBothSides, type Line, linesOf } from './message-transcript.ts';

/**
 * A message that stands in an item with others, or in an envelope. `start`: where its text begins in the item's text, which
 * is the text of a transcript, and of an envelope the texts of its messages on lines. `item`: the message as it stands there.
 */
export type Part = { message: Message; start: number; item: Item };

/**
 * The messages of an item that is more than a message; [] when it is a message itself. An envelope holds messages; a bare
 * string is a transcript when it begins with a speaker, any text of the customer's when it names both sides.
 */
export function partsOf(item: Item): Part[] {
  if (typeof item === 'string') {
    const lines = linesOf(item);
    return lines[0]?.isNamed || hasBothSides(lines) ? partsOfLines(lines) : [];
  }
  const enclosed = partsOfEnvelope(item);
  if (enclosed.length > 0) return enclosed;
  const { role, text } = normaliseMessage(item);
  const lines = role === 'user' ? linesOf(text) : []; // a prompt or an answer of a model may hold examples
  return hasBothSides(lines) ? partsOfLines(lines) : [];
}

/** How many messages stand in an item that is an envelope; 1 for any other. */
export const enclosedCount = (item: Item): number => (typeof item === 'string' ? 1 : enclosedIn(item).length || 1);

/** All messages of an item, one at least. */
export function messagesOf(item: Item): Message[] {
  const parts = partsOf(item);
  return parts.length > 0 ? parts.map(({ message }) => message) : [normaliseMessage(item)];
}

/**
 * Every text in the item that is read, as it was sent, with its path inside the item ([] for a bare string,
 * ['content', 0, 'text'] …), so that length limits can be reported at the right place.
 */
export function textsOf(item: Item): FoundText[] {
  const enclosed = typeof item === 'string' ? [] : enclosedIn(item);
  if (enclosed.length === 0) return textsOfMessage(item);
  return enclosed.flatMap(({ path, item: inner }) =>
    textsOfMessage(inner).map((found) => ({ ...found, path: [...path, ...found.path] })),
  );
}

const partsOfLines = (lines: readonly Line[]): Part[] =>
  lines
    .filter(({ text }) => text !== '')
    .map(({ role, text, start }) => ({ message: { role, text }, start, item: text }));

function partsOfEnvelope(fields: Exclude<Item, string>): Part[] {
  let length = 0;
  return enclosedIn(fields).map(({ item, role, id }) => {
    const read = typeof item === 'string' && role ? { role, text: item } : normaliseMessage(item);
    const message = { ...(id && { id }), ...read, ...(role && { role }) };
    const start = length;
    length += message.text.length + 1;
    return { message, start, item };
  });
}

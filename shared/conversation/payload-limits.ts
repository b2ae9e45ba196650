import { MAX_MESSAGES, MAX_TEXT_LENGTH } from './conversation.ts';
import { enclosedCount, messagesOf, textsOf } from './item.ts';
import type { Item } from './message.ts';

type Excess = { path: (string | number)[]; limit: number; items?: number };

/**
 * What in a payload's messages is beyond contract 2, wherever their shape has it: texts longer than 16,384 characters, and
 * more than 1,000 messages in all, those in envelopes and transcripts counted one by one.
 */
export function beyondLimits(payload: unknown): Excess[] {
  const { messages } = (payload ?? {}) as { messages?: unknown };
  if (!Array.isArray(messages) || messages.length > MAX_MESSAGES) return []; // which the schema tells
  const items = messages.map((item) => (isItem(item) ? item : ''));
  const enclosed = tooMany(items, enclosedCount); // before anything in them is read
  if (enclosed.length > 0) return enclosed;
  const long = items.flatMap(longTextsIn);
  return long.length > 0 ? long : tooMany(items, (item) => messagesOf(item).length);
}

function tooMany(items: readonly Item[], countIn: (item: Item) => number): Excess[] {
  const count = items.reduce((sum, item) => sum + countIn(item), 0);
  return count > MAX_MESSAGES ? [{ path: ['messages'], limit: MAX_MESSAGES, items: count }] : [];
}

const longTextsIn = (item: Item, index: number): Excess[] =>
  textsOf(item)
    .filter(({ text }) => isLong(text))
    .map(({ path }) => ({ path: ['messages', index, ...path], limit: MAX_TEXT_LENGTH }));

const isItem = (item: unknown): item is Item => typeof item === 'string' || (typeof item === 'object' && item !== null);

/** Characters are code points, of which each is one or two units of a JavaScript string. */
const isLong = (text: string) => text.length > MAX_TEXT_LENGTH && [...text].length > MAX_TEXT_LENGTH;

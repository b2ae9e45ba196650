import { MAX_TEXT_LENGTH } from './conversation.ts';
import { type Item, textsOf } from './message.ts';

/** The texts of a payload's messages that are longer than 16,384 characters (contract 2), wherever their shape has them. */
export function longTexts(payload: unknown): { path: (string | number)[]; limit: number }[] {
  const { messages } = (payload ?? {}) as { messages?: unknown };
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((item, index) =>
    (isItem(item) ? textsOf(item) : [])
      .filter(({ text }) => isLong(text))
      .map(({ path }) => ({ path: ['messages', index, ...path], limit: MAX_TEXT_LENGTH })),
  );
}

const isItem = (item: unknown): item is Item => typeof item === 'string' || (typeof item === 'object' && item !== null);

/** Characters are code points, of which each is one or two units of a JavaScript string. */
const isLong = (text: string) => text.length > MAX_TEXT_LENGTH && [...text].length > MAX_TEXT_LENGTH;

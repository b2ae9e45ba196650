import { messagesOf } from '../../shared/conversation/item.ts';
import type { Item, Message } from '../../shared/conversation/message.ts';
import type { Language } from '../../shared/extraction/language.ts';
import { languageOf } from '../../shared/extraction/languages.ts';

/** A conversation of a file. `tag`: its language as the file names it. `at`: its time, where the line says one. */
export type ConversationLine = {
  id: unknown;
  tag: string;
  language: Language;
  turns: Message[];
  at: Date | undefined;
};

/** Reads `{"id","language","messages","created_at"}`, of which only the messages are needed. @throws saying what is wrong with the line */
export function conversationIn(line: string): ConversationLine {
  const { id, language, messages, created_at } = objectIn(line);
  const tag = typeof language === 'string' ? language : 'en';
  return {
    id: id ?? null,
    tag,
    language: languageOf(tag),
    turns: itemsIn(messages).flatMap(messagesOf),
    at: timeOf(created_at),
  };
}

/** The object that a line of JSON lines is. @throws when it is none */
export function objectIn(line: string): Record<string, unknown> {
  const value: unknown = parsed(line);
  if (typeof value !== 'object' || value === null) throw new Error('is no JSON object');
  return value as Record<string, unknown>;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error('is no JSON', { cause });
  }
}

function itemsIn(messages: unknown): Item[] {
  if (!Array.isArray(messages)) throw new Error('has no list "messages"');
  const wrong = messages.findIndex((item) => typeof item !== 'string' && (typeof item !== 'object' || item === null));
  if (wrong !== -1) throw new Error(`has a message that is neither text nor object: messages[${wrong}]`);
  return messages;
}

function timeOf(created_at: unknown): Date | undefined {
  if (created_at === undefined) return undefined;
  const time = new Date(String(created_at));
  if (Number.isNaN(time.getTime())) throw new Error('has a "created_at" that is no time');
  return time;
}

import type { CustomerInfo } from '../conversation/conversation.ts';
import type { Entry } from '../conversation/history.ts';
import { digestOf } from '../conversation/mark.ts';
import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { log } from '../log.ts';
import { askModel } from './ask-model.ts';
import { carried } from './combine.ts';
import { groundAnswer } from './ground.ts';
import { answerSchemaFor, conversationFor, instructionsFor, type Line, PROMPT_VERSION, type Wanted } from './prompt.ts';
import { type StoredReading, stillSaid } from './reading-store.ts';

/** So much of the latest conversation a model sees (contract 12). */
const MAX_CHARACTERS = 12_000;

type Read = {
  entries: readonly Entry[];
  turns: readonly Turn[];
  language: Language;
  /** As the client named it: it may be one that only the model knows. */
  tag: string;
  wanted: Wanted;
  known: Partial<CustomerInfo>;
  earlier: StoredReading | undefined;
  now: Date;
};

/**
 * Has a model read the latest of a conversation: one call. What it says is looked for in the messages; what is not found there
 * is left out.
 * @returns undefined where there is no answer to be had in time: the built-in reading is then taken. Never throws.
 */
export async function readByModel(read: Read): Promise<StoredReading | undefined> {
  const { entries, turns, language, tag, wanted, known, earlier, now } = read;
  const lines = latest(turns);
  const from = lines[0]?.message ?? turns.length;
  const asked = await askModel(
    {
      instructions: instructionsFor(wanted),
      conversation: conversationFor(lines, {
        date: now.toISOString().slice(0, 10),
        language: tag,
        known: unseen(known, from),
      }),
      schema: answerSchemaFor(wanted),
      schemaName: 'reading',
    },
    now,
  );
  if ('failure' in asked) return undefined;
  const reading = groundAnswer(asked.answer, turns, language, { now, wanted });
  if (!reading) {
    log('error', { event: 'reader_answer_unreadable', model: asked.model });
    return undefined;
  }
  const before = stillSaid(earlier, entries)?.reading;
  log('info', { event: 'conversation_read', model: asked.model, prompt: PROMPT_VERSION, dropped: reading.dropped });
  return {
    reading: carried({ ...reading, messages: turns.length }, before, from),
    digest: digestOf(entries),
    model: asked.model,
    prompt: PROMPT_VERSION,
  };
}

/** The latest messages with a text, in their order; of one that is longer than all the room, its end. */
function latest(turns: readonly Turn[]): Line[] {
  const lines: Line[] = [];
  let room = MAX_CHARACTERS;
  for (let message = turns.length - 1; message >= 0 && room > 0; message -= 1) {
    const { role, text, asked } = turns[message] as Turn;
    const own: Line[] = asked ? [{ message, role: 'assistant', text: asked }] : [];
    const line = { message, role, text: text.slice(-room) };
    if (line.text.trim()) lines.unshift(...own, line);
    room -= line.text.length;
  }
  return lines;
}

/** What was known before is told only where the model does not see all of it said. */
const unseen = ({ name, phone, address, issue }: Partial<CustomerInfo>, from: number): Record<string, string> =>
  from === 0
    ? {}
    : Object.fromEntries(
        Object.entries({ name, phone, address, issue }).flatMap(([field, value]) => (value ? [[field, value]] : [])),
      );

import type { CustomerInfo } from '../conversation/conversation.ts';
import type { Entry } from '../conversation/history.ts';
import { digestOf } from '../conversation/mark.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { log } from '../log.ts';
import { count } from '../metrics.ts';
import { askModel } from './ask-model.ts';
import { carried } from './combine.ts';
import { groundAnswer } from './ground.ts';
import { PROMPT_VERSION, type Wanted } from './prompt.ts';
import { questionFor } from './question-for.ts';
import { type StoredReading, stillSaid } from './reading-store.ts';

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
  const { question, from } = questionFor(turns, { tag, wanted, known, now });
  const asked = await askModel(question, now);
  if ('failure' in asked) return undefined;
  const reading = groundAnswer(asked.answer, turns, language, { now, wanted });
  if (!reading) {
    log('error', { event: 'reader_answer_unreadable', model: asked.model });
    return undefined;
  }
  const before = stillSaid(earlier, entries)?.reading;
  count('ReaderValuesDropped', reading.dropped);
  log('info', { event: 'conversation_read', model: asked.model, prompt: PROMPT_VERSION, dropped: reading.dropped });
  return {
    reading: carried({ ...reading, messages: turns.length }, before, from),
    digest: digestOf(entries),
    model: asked.model,
    prompt: PROMPT_VERSION,
  };
}

import type { Language } from '../extraction/language.ts';
import { isKnown } from '../extraction/languages.ts';
import type { Turn } from '../extraction/turn.ts';
import { log } from '../log.ts';
import { count } from '../metrics.ts';
import { model } from '../reader/model.ts';
import type { ModelReading } from '../reader/model-reading.ts';
import { findReading, readingPut, type StoredReading, stillSaid } from '../reader/reading-store.ts';
import type { Write } from '../store/table.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './history.ts';
import type { SubjectName } from './subject-name.ts';

/** The one call that a request may make, whatever overtakes it: a second attempt takes its answer. */
export type ModelCall = { asked?: Promise<StoredReading | undefined> };

/** What a model is to read. `isNews`: somebody has said something since it was last asked, or something further is wanted. */
type Wanted = {
  conversation_id: string;
  now: Date;
  call: ModelCall;
  isNews: boolean;
  subjects: readonly SubjectName[];
  language: string | undefined;
};

type Heard = { turns: readonly Turn[]; language: Language };

/** What a model makes of a conversation, who has read it, and what is to be kept of that. */
export type ByModel = {
  reading?: ModelReading | undefined;
  read_by?: Conversation['read_by'];
  writes: Write[];
};

/**
 * A model's reading where one is configured, and one that was kept before. Where a model cannot be asked, what it has read
 * before still counts, and the built-in reader reads the rest.
 */
export async function readingByModel(
  { conversation_id, now, call, isNews, subjects, language: tag }: Wanted,
  { turns, language }: Heard,
  entries: readonly Entry[],
  stored: Conversation | undefined,
): Promise<ByModel> {
  const kept = stored?.read_by ? stillSaid(await findReading(conversation_id), entries) : undefined;
  const before = { reading: kept?.reading, writes: [] };
  if (!model || !isNews) return { ...before, read_by: stored?.read_by };
  const { readByModel } = await import('../reader/read-by-model.ts'); // with what asks the model
  call.asked ??= readByModel({
    entries,
    turns,
    language,
    tag: tag ?? stored?.language ?? 'en',
    wanted: subjects,
    known: stored?.customer_info ?? {},
    earlier: kept,
    now,
  });
  const read = stillSaid(await call.asked, entries);
  if (!read) {
    count('ReaderFallbacks');
    log('info', { event: 'reader_fallback' });
    return { ...before, read_by: { by: 'built-in' } };
  }
  return {
    reading: read.reading,
    read_by: { by: 'model', model: read.model },
    writes: [readingPut(conversation_id, read)],
  };
}

/**
 * Where a model may, it says in a language that has no wordings here what else would be said in English; with `words` in every
 * language (contract 12).
 */
export function rewordingFor(language: string, now: Date) {
  if (!model || (isKnown(language) && !model.words)) return undefined;
  return async (english: string, values: readonly string[]) => {
    const { wordsByModel } = await import('../reader/words-by-model.ts');
    return wordsByModel({ english, values }, { language, now });
  };
}

import { extract } from '../extraction/extract.ts';
import { languageOf } from '../extraction/languages.ts';
import { historyOf } from './chunk.ts';
import type { Conversation } from './conversation.ts';
import { listSplices } from './conversation-store.ts';
import { liveEntries } from './history.ts';

/**
 * What `?include=` adds to a conversation: its `messages` as they were sent, or for each field that was read the
 * `evidence`: message index, character span (UTF-16, end excluded), rule and score.
 */
export async function including(
  part: 'messages' | 'evidence' | undefined,
  { conversation_id, language }: Conversation,
) {
  if (!part) return {};
  const entries = liveEntries(historyOf(await listSplices(conversation_id)));
  if (part === 'messages') return { messages: entries.map(({ item }) => item) };
  return {
    evidence: extract(
      entries.map(({ message }) => message),
      languageOf(language),
    ).evidence,
  };
}

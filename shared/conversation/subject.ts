import type { Scope } from '../account/access.ts';
import type { Business } from '../dialogue/situation.ts';
import type { Extraction } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import type { ModelReading } from '../reader/model-reading.ts';
import type { Write } from '../store/table.ts';
import type { Conversation } from './conversation.ts';
import type { OwnLine } from './own-line.ts';

/**
 * A conversation as it was read, from which subjects are read further. `isWhole`: false when the conversation is so long that its oldest turns are left blank.
 * `contact`: where the customer's name, phone and address were said. `own`: what of it stands whatever the rest says.
 */
export type Reading = {
  conversation: Conversation;
  turns: readonly Turn[];
  extraction: Extraction;
  contact: readonly Evidence[];
  language: Language;
  isWhole: boolean;
  own?: OwnLine | undefined;
  /** What a model has read of it, where one was asked. */
  model?: ModelReading | undefined;
};

/** A subject as the messages tell it. */
export type ReadSubject = {
  /** What makes the table say the same; none where it does. */
  writes: Write[];
  /** What is to be said of it before anything else. */
  business?(now: Date): Promise<Business>;
  /** What stands under the subject's name in an answer, for who may read others of that scope. */
  answer(reader: { scope: Scope | undefined; now: Date }): Promise<unknown>;
};

/** What is read from a conversation beside its record, and kept in items of its own. */
export type Subject = {
  /** The subject as it is stored, and how messages are read over it. `isStored` false: nothing is looked for. */
  open(
    conversation_id: string,
    isStored: boolean,
  ): Promise<{ stored: ReadSubject; read(reading: Reading): ReadSubject }>;
};

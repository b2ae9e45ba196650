import type { Scope } from '../account/access.ts';
import type { Business } from '../dialogue/situation.ts';
import type { Evidence, Extraction, Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import type { ModelReading } from '../reader/model-reading.ts';
import type { Write } from '../store/table.ts';
import type { Conversation } from './conversation.ts';
import type { OwnLine } from './own-line.ts';

/** What a conversation may be about beside its customer: what `POST /track-shipment` and `POST /create-sales-condition` read. */
export type SubjectName = 'shipments' | 'sales_condition';

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

/** Loaded when it is asked for: what one endpoint reads, the others do not pay for at their start. */
const subjects: Record<SubjectName, () => Promise<Subject>> = {
  shipments: async () => (await import('../shipment/shipments-subject.ts')).shipmentsSubject,
  sales_condition: async () => (await import('../sales-condition/sales-condition-subject.ts')).salesConditionSubject,
};

export const subjectOf = (name: SubjectName): Promise<Subject> => subjects[name]();

/** The subjects of a conversation once its messages are these: those it has, and the one that is wanted now. */
export async function readSubjects(
  names: readonly SubjectName[],
  reading: Reading,
  stored: readonly SubjectName[],
): Promise<Partial<Record<SubjectName, ReadSubject>>> {
  const read = names.map(async (name) => {
    const subject = await subjectOf(name);
    const { read } = await subject.open(reading.conversation.conversation_id, stored.includes(name));
    return [name, read(reading)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

import type { Reading, ReadSubject, Subject } from './subject.ts';
import type { SubjectName } from './subject-name.ts';

/** Loaded when it is asked for: what one endpoint reads, the others do not pay for at their start. */
const subjects: Record<SubjectName, () => Promise<Subject>> = {
  shipments: async () => (await import('./shipments-subject.ts')).shipmentsSubject,
  sales_condition: async () => (await import('./sales-condition-subject.ts')).salesConditionSubject,
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

import type { ByModel } from './by-model.ts';
import type { Conversation } from './conversation.ts';
import { type Entry, type History, liveEntries } from './history.ts';
import { hear, readConversation } from './read.ts';
import { respond } from './respond.ts';
import type { Reading, ReadSubject } from './subject.ts';
import type { SubjectName } from './subject-name.ts';
import { readSubjects } from './subjects.ts';

/** What messages are read with: what is sent beside them, the moment, and the subject that is wanted. */
export type Reader = Parameters<typeof readConversation>[0] & {
  wanted?: SubjectName;
  askModel?: (
    heard: ReturnType<typeof hear>,
    entries: readonly Entry[],
    subjects: readonly SubjectName[],
  ) => Promise<ByModel>;
};

/**
 * What messages say by themselves, with no regard to what else the conversation holds. `known`: the conversation as far as
 * it is theirs.
 */
export async function wordsOf(
  reader: Reader,
  messages: Entry[],
  known: Conversation | undefined,
): Promise<{ reading: Reading; subject: ReadSubject | undefined }> {
  const { reading, subjects } = await readAll(reader, messages, known, []);
  const { conversation } = reading;
  const subject = reader.wanted && subjects[reader.wanted];
  const ticket = conversation.ticket_id
    ? ({ id: conversation.ticket_id, status: null, event: 'created' } as const)
    : undefined;
  const business = await subject?.business?.(reader.now);
  const answered = answeredTo(messages, 0, undefined);
  Object.assign(conversation, await respond(reading, { ...answered, ticket, business }), {
    updated_at: known?.updated_at ?? conversation.updated_at,
  });
  return { reading, subject };
}

/** The conversation with its subjects: one that was once wanted is kept up with all that is said later. */
export async function readAll(
  reader: Reader,
  messages: Entry[],
  stored: Conversation | undefined,
  there: readonly SubjectName[] = stored?.subjects ?? [],
) {
  const heard = hear(reader, messages, stored);
  const names = reader.wanted && !there.includes(reader.wanted) ? [...there, reader.wanted] : [...there];
  const { writes, ...byModel } = (await reader.askModel?.(heard, messages, names)) ?? { writes: [] };
  const read = readConversation(reader, heard, stored, byModel);
  const subjects = await readSubjects(names, read, there);
  const conversation = { ...read.conversation, ...(names.length > 0 && { subjects: names }) };
  return { reading: { ...read, conversation }, subjects, writes };
}

/** What an answer needs to know of what was there before it. `fresh`: the first message that was not. */
export const answeredTo = (messages: Entry[], fresh: number, stored: Conversation | undefined) => ({
  keys: messages.map(({ key }) => key),
  last: messages.at(-1)?.message,
  known: fresh,
  stored,
});

/** The places of the messages that were not there before; one that is said again is new the second time. */
export function newPlaces(before: History, messages: readonly Entry[]): number[] {
  const known = new Map<string, number>();
  for (const { key } of liveEntries(before)) known.set(key, (known.get(key) ?? 0) + 1);
  return messages.flatMap(({ key }, place) => {
    const times = known.get(key) ?? 0;
    known.set(key, times - 1);
    return times <= 0 ? [place] : [];
  });
}

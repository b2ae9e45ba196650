import { createHash, randomInt } from 'node:crypto';
import { type Caller, ownerOf, type ReadAccess } from '../account/access.ts';
import { AppError } from '../errors.ts';
import { keyFor } from '../secret.ts';
import { Overtaken, untilWritten, writeAll } from '../store/table.ts';
import { ticketWrites } from '../ticket/ticket-writes.ts';
import { historyOf, type Splice, spliceBetween } from './chunk.ts';
import { type Conversation, type ConversationPayload, type SavedConversation, savedOf } from './conversation.ts';
import { keyOfConversation } from './conversation-key.ts';
import {
  chunkPuts,
  conversationPut,
  findConversation,
  type HistoryMark,
  listSplices,
  type StoredConversation,
} from './conversation-store.ts';
import { type Entry, emptyHistory, entriesOf, type History, liveEntries, merge, placeOf } from './history.ts';
import { readConversation } from './read.ts';
import { respond } from './respond.ts';
import { type ReadSubject, readSubjects, type SubjectName, subjectOf } from './subject.ts';
import { trustIn } from './trust.ts';

/** What a save depends on beside the payload: who sends, who may read, the key that the client shows, the moment; and what is wanted beside the record. */
type Circumstances = { caller: Caller; readAccess: ReadAccess; key?: string; now: Date; wanted?: SubjectName };

/** The record, the key that continues the conversation, for whom it is due, and the subject that was wanted. */
export type Saved = { saved: SavedConversation; key?: string; subject?: ReadSubject };

/**
 * Saves what a client sends of a conversation: one transaction, or none when the send says nothing new. Every endpoint
 * that takes a conversation goes through here.
 * @throws AppError forbidden, conversation_owned, conversation_exists; conversation_changed when others kept overtaking it
 */
export async function saveConversation(payload: ConversationPayload, circumstances: Circumstances): Promise<Saved> {
  const conversation_id = payload.id === undefined ? randomId() : String(payload.id);
  const user_id = ownerOf(payload.user_id?.toWellFormed(), circumstances.caller); // as it is stored
  const sent = payload.messages.flatMap((item) => entriesOf(item as Entry['item']));
  try {
    return await untilWritten(() => attempt({ ...payload, ...circumstances, user_id, conversation_id, sent }));
  } catch (cause) {
    if (!(cause instanceof Overtaken)) throw cause;
    const detail = 'The conversation is being written by other requests; send it again';
    throw new AppError('conversation_changed', detail, { cause, headers: { 'retry-after': '1' } });
  }
}

/** One request to save, with its messages as the service reads them. */
export type Send = Omit<ConversationPayload, 'id'> & Circumstances & { conversation_id: string; sent: Entry[] };

async function attempt(send: Send): Promise<Saved> {
  const [stored] = await Promise.all([findConversation(send.conversation_id), secretForKeys(send)]);
  const before = await historyBefore(send, stored);
  const after = merge(before, send.sent);
  const trust = await trustIn(send, stored, { before, after });
  if (trust.entitlement === 'none') {
    throw new AppError('conversation_exists', 'A conversation with this id exists already');
  }
  if (trust.entitlement === 'own_words') {
    return ownWords(send);
  }
  refuseOtherOwner(send, stored);

  const claims = Boolean(send.user_id) && !stored?.conversation.user_id && trust.mayClaim;
  const lacksSubject = send.wanted !== undefined && !stored?.conversation.subjects?.includes(send.wanted);
  if (!stored || after !== before || claims || lacksSubject) {
    const user_id = trust.mayClaim ? send.user_id : undefined;
    return write({ ...send, user_id, ...trust }, stored, before, after);
  }
  const key = trust.mayHaveKey ? await keyTo(send, stored.mark) : undefined;
  return { saved: savedOf(stored.conversation, send.now), key, subject: await storedSubject(send) };
}

/** What a late retry is answered: what its own messages say. */
async function ownWords(send: Send): Promise<Saved> {
  const { reading, subjects } = await readAll(send, send.sent, undefined);
  const { conversation } = reading;
  const business = await wantedOf(send, subjects)?.business?.(send.now);
  const ticket = conversation.ticket_id
    ? ({ id: conversation.ticket_id, status: null, event: 'created' } as const)
    : undefined;
  Object.assign(
    conversation,
    respond(reading, { ...answeredTo(emptyHistory, send.sent, undefined), ticket, business }),
  );
  return { saved: savedOf(conversation, send.now), subject: wantedOf(send, subjects) };
}

/** What an answer needs to know of what was there before it. */
function answeredTo(before: History, messages: Entry[], stored: Conversation | undefined) {
  const [first] = newMessages(before, messages);
  const known = first ? messages.indexOf(first) : messages.length;
  return { keys: messages.map(({ key }) => key), known, stored };
}

/** Read before anything is written: without it a save could not answer. */
const secretForKeys = ({ readAccess }: Send) => (readAccess === 'staff' ? keyFor('conversation-key') : undefined);

async function write(
  send: Send & { mayHaveKey: boolean },
  stored: StoredConversation | undefined,
  before: History,
  after: History,
): Promise<Saved> {
  const messages = liveEntries(after);
  const { reading, subjects } = await readAll(send, messages, stored?.conversation);
  const { conversation } = reading;
  // To be asked what it says does not wake a conversation that has gone silent.
  if (stored && after === before && conversation.user_id === stored.conversation.user_id) {
    conversation.updated_at = stored.conversation.updated_at;
  }
  const splice = spliceBetween(before, after);
  const chunksThere = stored?.mark.chunks ?? 0;
  const bytes = (stored?.mark.bytes ?? 0) + sizeOf(splice);
  if (bytes > MAX_HISTORY_BYTES)
    throw new AppError('conversation_full', 'The conversation has 16 MiB; begin a new one');
  const chunks = isEmpty(splice) ? [] : chunkPuts(send.conversation_id, splice, chunksThere);
  const version = (stored?.version ?? 0) + 1;
  const keyVersion = (send.mayHaveKey ? stored?.mark.keyVersion : undefined) ?? version;
  const mark = {
    digest: digestOf(messages),
    isWhole: after.segments.length <= 1,
    chunks: chunksThere + chunks.length,
    bytes,
    keyVersion,
  };
  const ticket = await ticketWrites(send, reading, stored?.conversation, newMessages(before, messages));
  const business = await wantedOf(send, subjects)?.business?.(send.now);
  Object.assign(
    conversation,
    respond(reading, { ...answeredTo(before, messages, stored?.conversation), ticket: ticket.news, business }),
  );
  const items = Object.values(subjects).flatMap(({ writes }) => writes);
  await writeAll([conversationPut(conversation, mark, stored?.version ?? 0), ...chunks, ...ticket.writes, ...items]);
  return { saved: savedOf(conversation, send.now), key: await keyTo(send, mark), subject: wantedOf(send, subjects) };
}

/** The conversation with its subjects: one that was once wanted is kept up with all that is said later. */
async function readAll(send: Send, messages: Entry[], stored: Conversation | undefined) {
  const read = readConversation(send, messages, stored);
  const there = stored?.subjects ?? [];
  const names = send.wanted && !there.includes(send.wanted) ? [...there, send.wanted] : there;
  const subjects = await readSubjects(names, read, there);
  const conversation = { ...read.conversation, ...(names.length > 0 && { subjects: names }) };
  return { reading: { ...read, conversation }, subjects };
}

const wantedOf = ({ wanted }: Send, subjects: Partial<Record<SubjectName, ReadSubject>>) =>
  wanted ? subjects[wanted] : undefined;

async function storedSubject({ wanted, conversation_id }: Send): Promise<ReadSubject | undefined> {
  if (!wanted) return undefined;
  const { stored } = await (await subjectOf(wanted)).open(conversation_id, true);
  return stored;
}

/** The key that continues a conversation, where one is needed. */
async function keyTo({ readAccess, conversation_id }: Send, { keyVersion }: HistoryMark): Promise<string | undefined> {
  const isNeeded = readAccess === 'staff' && keyVersion !== undefined;
  return isNeeded ? keyOfConversation({ conversation_id, version: keyVersion }) : undefined;
}

/** What was said before this send; it is read only when the send does not begin with all of it. */
async function historyBefore(
  { sent, conversation_id }: Send,
  stored: StoredConversation | undefined,
): Promise<History> {
  if (!stored) return emptyHistory;
  const { conversation, mark } = stored;
  const repeated = sent.slice(0, conversation.messages_count);
  if (mark.isWhole && repeated.length === conversation.messages_count && digestOf(repeated) === mark.digest) {
    return { segments: repeated.length > 0 ? [repeated] : [], superseded: [] };
  }
  return historyOf(await listSplices(conversation_id));
}

function refuseOtherOwner({ user_id }: Send, stored: StoredConversation | undefined): void {
  const owner = stored?.conversation.user_id;
  if (user_id && owner && user_id !== owner) {
    throw new AppError('conversation_owned', 'The conversation belongs to another user');
  }
}

// What a function can hold and read within its time.
const MAX_HISTORY_BYTES = 16 * 1024 * 1024;
const sizeOf = ({ items }: Splice) => Buffer.byteLength(JSON.stringify(items));

const isEmpty = ({ remove, items }: Splice) => remove === 0 && items.length === 0;

/** The messages that were not there before; one that is said again is new the second time. */
function newMessages(before: History, messages: Entry[]): Entry[] {
  const known = new Map<string, number>();
  for (const { key } of liveEntries(before)) known.set(key, (known.get(key) ?? 0) + 1);
  return messages.filter(({ key }) => {
    const times = known.get(key) ?? 0;
    known.set(key, times - 1);
    return times <= 0;
  });
}

const digestOf = (entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(placeOf)))
    .digest('base64url');

/** 15 digits without a leading zero: a JavaScript client can send the id back as an integer (contract 1). */
const randomId = (): string => String(randomInt(1, 10)) + String(randomInt(0, 10 ** 14)).padStart(14, '0');

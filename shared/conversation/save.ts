import { randomInt } from 'node:crypto';
import { ownerOf } from '../account/access.ts';
import { refuseWhenSpent, takeAttempt } from '../account/throttle-store.ts';
import { AppError } from '../errors.ts';
import { keysFor } from '../secret.ts';
import { Overtaken, untilWritten, writeAll } from '../store/table.ts';
import { entitlementByBeginning } from './beginning.ts';
import type { ModelCall } from './by-model.ts';
import { type Change, changeBy, firstOf } from './change.ts';
import { historyOf } from './chunk.ts';
import { type ConversationPayload, savedOf } from './conversation.ts';
import { keyOfConversation, nonceOf } from './conversation-key.ts';
import { findToSave, isLong, listLatest, listSplices, type StoredConversation } from './conversation-store.ts';
import { beginsWith } from './entitlement.ts';
import { type Entry, emptyHistory, entriesOf, type History, liveEntries, merge, prolong } from './history.ts';
import { digestOf } from './mark.ts';
import { onceOf } from './once.ts';
import { findFirst, firstPut } from './once-store.ts';
import { inKnownItems, lineBefore, type OwnLine, upTo, withoutOthers } from './own-line.ts';
import type { Circumstances, Saved, Send } from './send.ts';
import type { ReadSubject } from './subject.ts';
import { subjectOf } from './subjects.ts';
import { entitlementOfStranger, showsKey, standingOf } from './trust.ts';
import { wordsOf } from './words-of.ts';
import { write } from './write.ts';

/**
 * Saves what a client sends of a conversation: one transaction, or none when the send says nothing new. Every endpoint
 * that takes a conversation goes through here.
 * @returns also the key of the conversation, for who makes it or shows it
 * @throws AppError forbidden, conversation_owned, conversation_exists, conversation_erased; throttled after many of these; conversation_changed
 * when others kept overtaking it; key_in_use; invalid_request when the key of the request came with another
 */
export async function saveConversation(payload: ConversationPayload, circumstances: Circumstances): Promise<Answer> {
  const isNamed = payload.id !== undefined;
  const { idempotencyKey, wanted, now } = circumstances;
  const once = idempotencyKey && onceOf(idempotencyKey, circumstances, { ...payload, wanted });
  const first = once ? await findFirst(once, now) : undefined;
  const conversation_id = first?.conversation_id ?? (isNamed ? String(payload.id) : randomId());
  const user_id = ownerOf(payload.user_id?.toWellFormed(), circumstances.caller); // as it is stored
  const sent = payload.messages.flatMap((item) => entriesOf(item as Entry['item']));
  const call: ModelCall = {};
  const send: Send = { ...payload, ...circumstances, isNamed, user_id, conversation_id, sent, call };
  try {
    if (first) return (first.isOwn && (await again(send))) || (await untilWritten(() => attempt(send)));
    return await untilWritten(() => attemptOnce(once ? { ...send, once } : send));
  } catch (cause) {
    if (!(cause instanceof Overtaken)) throw cause;
    const detail = 'The conversation is being written by other requests; send it again';
    throw new AppError('conversation_changed', detail, { cause, headers: { 'retry-after': '1' } });
  }
}

type Answer = Saved & { key: string | undefined };

/** What has become of what was taken already, whatever was said since; undefined where it is gone. */
async function again(send: Send): Promise<Answer | undefined> {
  const { conversation_id, readAccess, now } = send;
  const stored = await findToSave(conversation_id);
  if (!stored) return undefined;
  const nonce = nonceOf(stored.mark);
  const isKeyed = readAccess === 'staff' && standingOf(send, stored, false) !== 'session' && nonce !== undefined;
  const key = isKeyed ? await keyOfConversation({ conversation_id, nonce }) : undefined;
  return { saved: savedOf(stored.conversation, now), subject: await storedSubject(send), key };
}

/** Of two that are the same at once, the slower. */
async function attemptOnce(send: Send): Promise<Answer> {
  try {
    return await attempt(send);
  } catch (cause) {
    if (!(cause instanceof Overtaken && send.once && (await findFirst(send.once, send.now)))) throw cause;
    const detail = 'A request with this Idempotency-Key was being worked on; send it again';
    throw new AppError('key_in_use', detail, { cause, headers: { 'retry-after': '1' } });
  }
}

async function attempt(send: Send): Promise<Answer> {
  const { conversation_id, readAccess } = send;
  const [stored] = await Promise.all([findToSave(conversation_id), secretForKeys(send)]);
  const holdsKey = stored !== undefined && (await showsKey(send, stored));
  const saved = stored ? await goOn(send, stored, holdsKey) : await write(send, firstOf(send));
  // Who shows a key of the secret before gets that of today's.
  const nonce = holdsKey ? nonceOf(stored.mark) : saved.made;
  const isDue = readAccess === 'staff' && nonce !== undefined;
  return { ...saved, key: isDue ? await keyOfConversation({ conversation_id, nonce }) : undefined };
}

/** Read before anything is written: without it a save could not answer. */
const secretForKeys = ({ readAccess }: Send) => (readAccess === 'staff' ? keysFor('conversation-key') : undefined);

/** Goes on with a conversation that is there, as far as the sender may. */
async function goOn(send: Send, stored: StoredConversation, holdsKey: boolean): Promise<Saved> {
  const standing = standingOf(send, stored, holdsKey);
  if (standing === 'stranger') return goOnAsStranger(asStranger(send), stored);
  if (isLong(stored)) return goOnAtEnd(send, stored);
  const history = await historyBefore(send, stored);
  refuseOtherOwner(send, stored);
  const { own } = stored.mark;
  if (standing !== 'key' || !own) return save(send, changeBy(send, stored, history));
  return beginsWith(send.sent, liveEntries(history))
    ? write(send, { ...changeBy(send, stored, history), own: undefined })
    : goOnOwnLine(send, stored, history, own);
}

/** Goes on with a conversation that is longer than what can be sent: only its end is read, and nothing before that changes. */
async function goOnAtEnd(send: Send, stored: StoredConversation): Promise<Saved> {
  refuseOtherOwner(send, stored);
  const splices = await listLatest(stored);
  const history = historyOf(splices, splices[0]?.at);
  const after = prolong(history, send.sent);
  return save(send, { stored, history, before: history, after, own: undefined, isAddition: false });
}

const asStranger = (send: Send): Send => (send.once ? { ...send, once: { ...send.once, isOwn: false } } : send);

/** Without key or session: as far as the messages show that the sender knows the conversation. */
async function goOnAsStranger(send: Send, stored: StoredConversation): Promise<Saved> {
  await refuseWhenSpent('conversation_network', guesserIn(send), send.now);
  const { conversation, mark } = stored;
  const told = entitlementByBeginning(send.sent, mark.beginnings ?? '', conversation.messages_count);
  const history = told ? emptyHistory : await historyBefore(send, stored);
  const entitlement = told ?? entitlementOfStranger(send.sent, liveEntries(history), stored);
  if (entitlement === 'none') {
    await takeAttempt('conversation_network', guesserIn(send), send.now);
    throw new AppError('conversation_exists', 'A conversation with this id exists already');
  }
  if (entitlement === 'own_words') return said(send, send.sent, undefined);
  refuseOtherOwner(send, stored);
  if (entitlement === 'all') return save(send, changeBy(send, stored, history));
  const { custom_title = send.custom_title } = conversation;
  const sent = inKnownItems(liveEntries(history), send.sent);
  const adding: Send = { ...send, sent, ...MAKERS, ...(custom_title !== undefined && { custom_title }) };
  const change = changeBy(adding, stored, history);
  const own = mark.own ?? lineBefore(liveEntries(history), liveEntries(change.after), conversation);
  return save(adding, { ...change, own: change.after === history ? mark.own : own, isAddition: true });
}

/** Whose a conversation is, how it is read and where it comes from are its maker's to say. */
const MAKERS = { user_id: undefined, language: undefined, endpoint: undefined };

/** With the key, where others have added: what they added is left out, and gives way to anything new. */
async function goOnOwnLine(send: Send, stored: StoredConversation, history: History, own: OwnLine): Promise<Saved> {
  const before = upTo(history, own.messages);
  const after = merge(before, send.sent);
  if (after === before) return said(send, liveEntries(before), withoutOthers(stored.conversation, own));
  return write(send, { stored, history, before, after, own: undefined, isAddition: false });
}

/** Saves a change, unless it is none. */
async function save(send: Send, change: Change & { stored: StoredConversation }): Promise<Saved> {
  const { conversation } = change.stored;
  const claims = Boolean(send.user_id) && !conversation.user_id;
  const lacksSubject = send.wanted !== undefined && !conversation.subjects?.includes(send.wanted);
  if (change.after !== change.before || claims || lacksSubject) return write(send, change);
  if (send.once) await writeAll([firstPut(send.once, send)]);
  return { saved: savedOf(conversation, send.now), subject: await storedSubject(send) };
}

/** What these messages say, without writing it. */
async function said(send: Send, messages: Entry[], known: Parameters<typeof wordsOf>[2]): Promise<Saved> {
  const { reading, subject } = await wordsOf(send, messages, known);
  return { saved: savedOf(reading.conversation, send.now), subject };
}

async function storedSubject({ wanted, conversation_id }: Send): Promise<ReadSubject | undefined> {
  if (!wanted) return undefined;
  const { stored } = await (await subjectOf(wanted)).open(conversation_id, true);
  return stored;
}

/** What was said before this send; it is read only when the send does not begin with all of it. */
async function historyBefore({ sent, conversation_id }: Send, stored: StoredConversation): Promise<History> {
  const { conversation, mark } = stored;
  const repeated = sent.slice(0, conversation.messages_count);
  if (mark.isWhole && repeated.length === conversation.messages_count && digestOf(repeated) === mark.digest) {
    return { segments: repeated.length > 0 ? [repeated] : [], superseded: [] };
  }
  return historyOf(await listSplices(conversation_id));
}

function refuseOtherOwner({ user_id }: Send, stored: StoredConversation): void {
  const owner = stored.conversation.user_id;
  if (user_id && owner && user_id !== owner) {
    throw new AppError('conversation_owned', 'The conversation belongs to another user');
  }
}

/** Whose guesses are counted: a network's, of one conversation. */
const guesserIn = ({ conversation_id, network }: Send) => `${conversation_id} ${network}`;

/** 15 digits without a leading zero: a JavaScript client can send the id back as an integer (contract 1). */
const randomId = (): string => String(randomInt(1, 10)) + String(randomInt(0, 10 ** 14)).padStart(14, '0');

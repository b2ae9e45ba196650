import { randomInt } from 'node:crypto';
import { ownerOf } from '../account/access.ts';
import { refuseWhenSpent, takeAttempt } from '../account/throttle-store.ts';
import { AppError } from '../errors.ts';
import { keysFor } from '../secret.ts';
import { Overtaken, untilWritten, writeAll } from '../store/table.ts';
import type { ModelCall } from './by-model.ts';
import { historyOf } from './chunk.ts';
import { type ConversationPayload, savedOf } from './conversation.ts';
import { keyOfConversation, showsKey } from './conversation-key.ts';
import { findToSave, listLatest, listSplices } from './conversation-store.ts';
import {
  type Decision,
  decide,
  decideUnread,
  firstChange,
  type Ground,
  historyRepeated,
  takesOnlyEnd,
} from './decide.ts';
import { type Entry, entriesOf, type History } from './history.ts';
import { nonceOf } from './mark.ts';
import { onceOf } from './once.ts';
import { findFirst, firstPut } from './once-store.ts';
import type { Circumstances, Saved, Send } from './send.ts';
import type { StoredConversation } from './stored-conversation.ts';
import type { ReadSubject } from './subject.ts';
import { subjectOf } from './subjects.ts';
import { standingOf } from './trust.ts';
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
  const saved = stored
    ? await goOn(send, { stored, standing: standingOf(send, stored, holdsKey) })
    : await write(send, firstChange(send.sent));
  // Who shows a key of the secret before gets that of today's.
  const nonce = holdsKey ? nonceOf(stored.mark) : saved.made;
  const isDue = readAccess === 'staff' && nonce !== undefined;
  return { ...saved, key: isDue ? await keyOfConversation({ conversation_id, nonce }) : undefined };
}

/** Read before anything is written: without it a save could not answer. */
const secretForKeys = ({ readAccess }: Send) => (readAccess === 'staff' ? keysFor('conversation-key') : undefined);

/** Goes on with a conversation that is there, as far as the sender may. */
async function goOn(send: Send, ground: Ground): Promise<Saved> {
  const isStranger = ground.standing === 'stranger';
  if (isStranger) await refuseWhenSpent('conversation_network', guesserIn(send), send.now);
  const decision = decideUnread(send, ground) ?? decide(send, ground, await historyFor(send, ground));
  return carryOut(isStranger ? asStranger(send) : send, ground.stored, decision);
}

/** As much of what was said before as the decision takes; it is read only when the send does not begin with all of it. */
async function historyFor(send: Send, ground: Ground): Promise<History> {
  const { stored } = ground;
  if (!takesOnlyEnd(ground)) return historyRepeated(send, stored) ?? historyOf(await listSplices(send.conversation_id));
  const splices = await listLatest(stored);
  return historyOf(splices, splices[0]?.at);
}

const asStranger = (send: Send): Send => (send.once ? { ...send, once: { ...send.once, isOwn: false } } : send);

async function carryOut(send: Send, { conversation }: StoredConversation, decision: Decision): Promise<Saved> {
  switch (decision.kind) {
    case 'refuse':
      return refuse(send, decision.code);
    case 'say': {
      const { reading, subject } = await wordsOf(send, decision.messages, decision.known);
      return { saved: savedOf(reading.conversation, send.now), subject };
    }
    case 'leave':
      if (send.once) await writeAll([firstPut(send.once, send)]);
      return { saved: savedOf(conversation, send.now), subject: await storedSubject(send) };
    case 'write':
      return write({ ...send, ...decision.as }, decision.change);
  }
}

const REFUSALS = {
  conversation_exists: 'A conversation with this id exists already',
  conversation_owned: 'The conversation belongs to another user',
};

/** Who is told that a conversation exists has guessed, and may guess so often. */
async function refuse(send: Send, code: keyof typeof REFUSALS): Promise<never> {
  if (code === 'conversation_exists') await takeAttempt('conversation_network', guesserIn(send), send.now);
  throw new AppError(code, REFUSALS[code]);
}

async function storedSubject({ wanted, conversation_id }: Send): Promise<ReadSubject | undefined> {
  if (!wanted) return undefined;
  const { stored } = await (await subjectOf(wanted)).open(conversation_id, true);
  return stored;
}

/** Whose guesses are counted: a network's, of one conversation. */
const guesserIn = ({ conversation_id, network }: Send) => `${conversation_id} ${network}`;

/** 15 digits without a leading zero: a JavaScript client can send the id back as an integer (contract 1). */
const randomId = (): string => String(randomInt(1, 10)) + String(randomInt(0, 10 ** 14)).padStart(14, '0');

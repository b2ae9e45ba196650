import { entitlementByBeginning } from './beginning.ts';
import type { Change } from './change.ts';
import type { Conversation, ConversationPayload } from './conversation.ts';
import { beginsWith, type Entitlement } from './entitlement.ts';
import { type Entry, emptyHistory, type History, liveEntries, merge, prolong } from './history.ts';
import { digestOf, isLong } from './mark.ts';
import { inKnownItems, isKept, lineBefore, type OwnLine, upTo, withoutOthers } from './own-line.ts';
import type { StoredConversation } from './stored-conversation.ts';
import type { SubjectName } from './subject-name.ts';
import { entitlementOfStranger, type Standing } from './trust.ts';

/** What is sent of a conversation, as far as it decides what becomes of it. */
export type Sending = Pick<ConversationPayload, 'endpoint' | 'custom_title' | 'language'> & {
  sent: Entry[];
  user_id?: string | undefined;
  wanted?: SubjectName | undefined;
};

/** The conversation that the send names, and by what the sender gets at it. */
export type Ground = { stored: StoredConversation; standing: Standing };

/** What becomes of a send to a conversation that is there. */
export type Decision =
  /** Nothing: the sender may not. */
  | { kind: 'refuse'; code: 'conversation_exists' | 'conversation_owned' }
  /** It is answered with what these messages say, over what was `known`, and nothing is written. */
  | { kind: 'say'; messages: Entry[]; known: Conversation | undefined }
  /** It says nothing new: the conversation stays as it is stored. */
  | { kind: 'leave' }
  /** The conversation changes. `as`: what counts in place of what was sent. */
  | { kind: 'write'; change: Change; as?: Partial<Sending> };

/** What a first send makes of a conversation. */
export const firstChange = (sent: Entry[]): Change => ({
  stored: undefined,
  history: emptyHistory,
  before: emptyHistory,
  after: merge(emptyHistory, sent),
  own: undefined,
  isAddition: false,
});

/** What is decided before the history is read; undefined where that takes the history. */
export function decideUnread(send: Sending, { stored, standing }: Ground): Decision | undefined {
  const { conversation, mark } = stored;
  if (standing !== 'stranger') return isLong(stored) ? ownedByOther(send, stored) : undefined;
  const told = entitlementByBeginning(send.sent, mark.beginnings ?? '', conversation.messages_count);
  return told && withoutChange(told, send);
}

/** Whether the end of the history is all of it that the decision takes. */
export const takesOnlyEnd = ({ stored, standing }: Ground): boolean => standing !== 'stranger' && isLong(stored);

/** The history where the send begins with all of it, so that it need not be read. */
export function historyRepeated({ sent }: Sending, { conversation, mark }: StoredConversation): History | undefined {
  const repeated = sent.slice(0, conversation.messages_count);
  const isAll = repeated.length === conversation.messages_count;
  if (!mark.isWhole || !isAll || digestOf(repeated) !== mark.digest) return undefined;
  return { segments: repeated.length > 0 ? [repeated] : [], superseded: [] };
}

/**
 * What becomes of a send that decideUnread leaves open.
 * @param history what was said before it: all, or the end where that is enough
 */
export function decide(send: Sending, { stored, standing }: Ground, history: History): Decision {
  if (standing === 'stranger') return decideForStranger(send, stored, history);
  const refusal = ownedByOther(send, stored);
  if (refusal) return refusal;
  if (isLong(stored)) return unlessNothingNew(send, stored, changeAtEnd(send, stored, history));
  const { own } = stored.mark;
  if (standing !== 'key' || !own) return unlessNothingNew(send, stored, changeBy(send, stored, history));
  return beginsWith(send.sent, liveEntries(history))
    ? { kind: 'write', change: { ...changeBy(send, stored, history), own: undefined } }
    : decideOnOwnLine(send, stored, history, own);
}

/** Without key or session: as far as the messages show that the sender knows the conversation. */
function decideForStranger(send: Sending, stored: StoredConversation, history: History): Decision {
  const entitlement = entitlementOfStranger(send.sent, liveEntries(history), stored);
  if (entitlement === 'none' || entitlement === 'own_words') return withoutChange(entitlement, send);
  const refusal = ownedByOther(send, stored);
  if (refusal) return refusal;
  if (entitlement === 'all') return unlessNothingNew(send, stored, changeBy(send, stored, history));
  const { conversation, mark } = stored;
  const { custom_title = send.custom_title } = conversation;
  const sent = inKnownItems(liveEntries(history), send.sent);
  const as = { sent, ...MAKERS, ...(custom_title !== undefined && { custom_title }) };
  const adding = { ...send, ...as };
  const change = changeBy(adding, stored, history);
  const line = mark.own ?? lineBefore(liveEntries(history), liveEntries(change.after), conversation);
  const own = change.after === history ? mark.own : line;
  return unlessNothingNew(adding, stored, { ...change, own, isAddition: true }, as);
}

/** Whose a conversation is, how it is read and where it comes from are its maker's to say. */
const MAKERS = { user_id: undefined, language: undefined, endpoint: undefined };

const withoutChange = (entitlement: Extract<Entitlement, 'own_words' | 'none'>, { sent }: Sending): Decision =>
  entitlement === 'none'
    ? { kind: 'refuse', code: 'conversation_exists' }
    : { kind: 'say', messages: sent, known: undefined };

/** With the key, where others have added: what they added is left out, and gives way to anything new. */
function decideOnOwnLine({ sent }: Sending, stored: StoredConversation, history: History, own: OwnLine): Decision {
  const before = upTo(history, own.messages);
  const after = merge(before, sent);
  if (after !== before)
    return { kind: 'write', change: { stored, history, before, after, own: undefined, isAddition: false } };
  return { kind: 'say', messages: liveEntries(before), known: withoutOthers(stored.conversation, own) };
}

const ownedByOther = ({ user_id }: Sending, { conversation }: StoredConversation): Decision | undefined =>
  user_id && conversation.user_id && user_id !== conversation.user_id
    ? { kind: 'refuse', code: 'conversation_owned' }
    : undefined;

function changeBy({ sent }: Sending, stored: StoredConversation, history: History): Change {
  const after = merge(history, sent);
  const { own } = stored.mark;
  const stands = own && isKept(own, liveEntries(history), liveEntries(after));
  return { stored, history, before: history, after, own: stands ? own : undefined, isAddition: false };
}

/** Of a conversation that is longer than what can be sent only the end is known, and nothing before that changes. */
const changeAtEnd = ({ sent }: Sending, stored: StoredConversation, history: History): Change => ({
  stored,
  history,
  before: history,
  after: prolong(history, sent),
  own: undefined,
  isAddition: false,
});

/** A send changes a conversation by a message, by its first owner, or by a subject that nobody wanted before. */
function unlessNothingNew(
  { user_id, wanted }: Sending,
  { conversation }: StoredConversation,
  change: Change,
  as: Partial<Sending> = {},
): Decision {
  const claims = Boolean(user_id) && !conversation.user_id;
  const lacksSubject = wanted !== undefined && !conversation.subjects?.includes(wanted);
  const isNew = change.after !== change.before || claims || lacksSubject;
  return isNew ? { kind: 'write', change, as } : { kind: 'leave' };
}

import { eventPuts } from '../events/outbox.ts';
import { type Write, writeAll } from '../store/table.ts';
import { ticketWrites } from '../ticket/ticket-writes.ts';
import { readingByModel, rewordingFor } from './by-model.ts';
import { type Change, takesPlace } from './change.ts';
import { type Conversation, savedOf } from './conversation.ts';
import { newNonce, nonceOf } from './conversation-key.ts';
import { conversationPut } from './conversation-store.ts';
import { countSave } from './count-save.ts';
import { liveEntries } from './history.ts';
import { historyWrites } from './mark.ts';
import { firstPut } from './once-store.ts';
import { withoutOthers } from './own-line.ts';
import { respond } from './respond.ts';
import type { Saved, Send } from './send.ts';
import { hasCustomer, isMade } from './trust.ts';
import { answeredTo, newPlaces, type Reader, readAll } from './words-of.ts';

/**
 * Writes a conversation with all that follows from it, in one transaction over the version that was read.
 * @throws AppError conversation_full; Overtaken
 */
export async function write(send: Send, change: Change): Promise<Saved> {
  const { stored, before, after, own } = change;
  const messages = liveEntries(after);
  const known = knownTo(change);
  const places = newPlaces(before, messages);
  const [first = messages.length] = places;
  const extent = extentOf(known, change, send, first);
  const askModel = askingModel(send, places.length > 0 || lacksSubject(known, send), known);
  const { reading, subjects, writes } = await readAll({ ...send, own, ...extent, askModel }, messages, known);
  const { conversation } = reading;
  const subject = send.wanted && subjects[send.wanted];
  conversation.updated_at = silentSince(change, conversation) ?? conversation.updated_at;
  const made = isMadeBy(send, change) ? newNonce() : undefined;
  const { mark, chunks } = historyWrites({ ...send, nonce: made ?? (stored && nonceOf(stored.mark)) }, change);
  const isOthers = mark.hasOthersTicket;
  const ticket = isClosed(change) ? NO_TICKET : await ticketWrites({ ...send, isOthers }, reading, known, places);
  if (conversation.ticket_id) mark.hasOthersTicket = undefined;
  const business = await subject?.business?.(send.now);
  const answered = answeredTo(messages, first, known);
  const reword = rewordingFor(conversation.language, send.now);
  Object.assign(conversation, await respond(reading, { ...answered, ticket: ticket.news, business, reword }));
  const items = Object.values(subjects).flatMap((it) => it.writes);
  const put = conversationPut(conversation, mark, stored?.version ?? 0);
  const told = completion(conversation, stored);
  const once = send.once ? [firstPut(send.once, send)] : [];
  await writeAll([put, ...chunks, ...ticket.writes, ...items, ...writes, ...told, ...once]);
  countSave(conversation, stored?.conversation);
  return { saved: savedOf(conversation, send.now), made, subject };
}

/** What others hear when a conversation becomes complete. */
function completion(conversation: Conversation, stored: Change['stored']): Write[] {
  const { conversation_id, ticket_id = null, status, updated_at: timestamp } = conversation;
  if (status !== 'completed' || stored?.conversation.status === 'completed') return [];
  const id = `evt_${conversation_id}_${(stored?.version ?? 0) + 1}`;
  const data = { conversation_id, ticket_id };
  return eventPuts({ id, group: conversation_id, type: 'conversation.completed', timestamp, data });
}

const askingModel =
  (send: Send, isNews: boolean, known: Conversation | undefined): Reader['askModel'] =>
  (heard, entries, subjects) =>
    readingByModel({ ...send, language: send.language, isNews, subjects }, heard, entries, known);

/** To whoever adds to what he may have guessed its ticket is closed. */
const isClosed = ({ isAddition, own }: Change) => isAddition && own?.hasTicket;

const NO_TICKET = { writes: [], news: undefined };

/** A subject asked for is nothing said: a silent conversation stays silent. */
const silentSince = ({ stored, before, after }: Change, { user_id }: Conversation) =>
  stored && after === before && user_id === stored.conversation.user_id ? stored.conversation.updated_at : undefined;

/** What is to be read: what is new where the rest was read before, and how it begins where something was not. */
function extentOf(known: Conversation | undefined, { stored }: Change, { wanted }: Send, first: number) {
  const fresh = known !== undefined && known === stored?.conversation ? first : 0;
  return { fresh, isFirst: fresh === 0 || lacksSubject(known, { wanted }) };
}

const lacksSubject = (known: Conversation | undefined, { wanted }: Pick<Send, 'wanted'>) =>
  wanted !== undefined && !known?.subjects?.includes(wanted);

/** The conversation as the save may know it. */
function knownTo(change: Change) {
  const { conversation, mark } = change.stored ?? {};
  return conversation && mark?.own && takesPlace(change) ? withoutOthers(conversation, mark.own) : conversation;
}

/** Under an id that only its sender knows a conversation is made at once, else when the customer first says something. */
function isMadeBy({ isNamed }: Send, { stored, history, after }: Change): boolean {
  if (stored && isMade(stored.mark, liveEntries(history))) return false;
  return (!stored && !isNamed) || hasCustomer(liveEntries(after));
}

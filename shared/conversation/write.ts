import { writeAll } from '../store/table.ts';
import { ticketWrites } from '../ticket/ticket-writes.ts';
import { type Conversation, savedOf } from './conversation.ts';
import { newNonce, nonceOf } from './conversation-key.ts';
import { conversationPut } from './conversation-store.ts';
import { liveEntries } from './history.ts';
import { type Change, historyWrites, takesPlace } from './mark.ts';
import { withoutOthers } from './own-line.ts';
import { respond } from './respond.ts';
import type { Saved, Send } from './save.ts';
import type { SubjectName } from './subject.ts';
import { hasCustomer, isMade } from './trust.ts';
import { answeredTo, newPlaces, readAll } from './words-of.ts';

/**
 * Writes a conversation with all that follows from it, in one transaction over the version that was read.
 * @throws AppError conversation_full; Overtaken
 */
export async function write(send: Send, change: Change): Promise<Saved> {
  const { stored, before, after, own } = change;
  const messages = liveEntries(after);
  const known = knownTo(change);
  const places = newPlaces(before, messages);
  const [fresh = messages.length] = places;
  const isReadBefore = known !== undefined && known === stored?.conversation && hasRead(known, send.wanted);
  const { reading, subjects } = await readAll({ ...send, own, fresh: isReadBefore ? fresh : 0 }, messages, known);
  const { conversation } = reading;
  const subject = send.wanted && subjects[send.wanted];
  // A subject asked for is nothing said: a silent conversation stays silent.
  if (stored && after === before && conversation.user_id === stored.conversation.user_id) {
    conversation.updated_at = stored.conversation.updated_at;
  }
  const made = isMadeBy(send, change) ? newNonce() : undefined;
  const { mark, chunks } = historyWrites({ ...send, nonce: made ?? (stored && nonceOf(stored.mark)) }, change);
  const said = places.flatMap((place) => reading.turns[place] ?? []);
  const isClosed = change.isAddition && own?.hasTicket;
  const ticket = isClosed
    ? { writes: [], news: undefined }
    : await ticketWrites({ ...send, isOthers: mark.hasOthersTicket }, reading, known, said);
  if (conversation.ticket_id) mark.hasOthersTicket = undefined;
  const business = await subject?.business?.(send.now);
  const answered = answeredTo(messages, fresh, known);
  Object.assign(conversation, respond(reading, { ...answered, ticket: ticket.news, business }));
  const items = Object.values(subjects).flatMap(({ writes }) => writes);
  await writeAll([conversationPut(conversation, mark, stored?.version ?? 0), ...chunks, ...ticket.writes, ...items]);
  return { saved: savedOf(conversation, send.now), made, subject };
}

/** Whether what is wanted was read of the messages that were there before. */
const hasRead = ({ subjects = [] }: Conversation, wanted: SubjectName | undefined) =>
  wanted === undefined || subjects.includes(wanted);

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

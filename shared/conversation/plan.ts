import { type Change, takesPlace } from './change.ts';
import type { Conversation } from './conversation.ts';
import { type Entry, liveEntries } from './history.ts';
import { withoutOthers } from './own-line.ts';
import type { SubjectName } from './subject-name.ts';
import { hasCustomer, isMade } from './trust.ts';
import { newPlaces } from './words-of.ts';

/** What a change comes to, as far as it can be told before its messages are read. */
export type Plan = {
  /** All that is said now. */
  messages: Entry[];
  /** The conversation as the save may know it. */
  known: Conversation | undefined;
  /** Of the messages that were not there before. */
  places: number[];
  /** The first of these. */
  first: number;
  /** What is to be read: what is new where the rest was read before, and how it begins where something was not. */
  extent: { fresh: number; isFirst: boolean };
  /** Somebody has said something since it was last read, or something further is wanted. */
  isNews: boolean;
  /** With this save somebody has made the conversation, and gets its key. */
  isMaking: boolean;
  /** To whoever adds to what he may have guessed its ticket is closed. */
  isTicketClosed: boolean;
};

/** The plan of a change. `isNamed`: the client chose the id; `wanted`: the subject that is asked for with the send. */
export function planOf({ isNamed, wanted }: { isNamed: boolean; wanted?: SubjectName }, change: Change): Plan {
  const messages = liveEntries(change.after);
  const known = knownTo(change);
  const places = newPlaces(change.before, messages);
  const [first = messages.length] = places;
  const fresh = known !== undefined && known === change.stored?.conversation ? first : 0;
  const lacksSubject = wanted !== undefined && !known?.subjects?.includes(wanted);
  return {
    messages,
    known,
    places,
    first,
    extent: { fresh, isFirst: fresh === 0 || lacksSubject },
    isNews: places.length > 0 || lacksSubject,
    isMaking: isMadeBy(isNamed, change),
    isTicketClosed: change.isAddition && change.own?.hasTicket === true,
  };
}

function knownTo(change: Change): Conversation | undefined {
  const { conversation, mark } = change.stored ?? {};
  return conversation && mark?.own && takesPlace(change) ? withoutOthers(conversation, mark.own) : conversation;
}

/** Under an id that only its sender knows a conversation is made at once, else when the customer first says something. */
function isMadeBy(isNamed: boolean, { stored, history, after }: Change): boolean {
  if (stored && isMade(stored.mark, liveEntries(history))) return false;
  return (!stored && !isNamed) || hasCustomer(liveEntries(after));
}

/** Since when a conversation is silent that a change leaves so: a subject asked for is nothing said. */
export const silentSince = ({ stored, before, after }: Change, { user_id }: Conversation): string | undefined =>
  stored && after === before && user_id === stored.conversation.user_id ? stored.conversation.updated_at : undefined;

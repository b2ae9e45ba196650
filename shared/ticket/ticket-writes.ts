import type { Conversation } from '../conversation/conversation.ts';
import type { Entry } from '../conversation/history.ts';
import { areaOf } from '../extraction/area.ts';
import { languageOf } from '../extraction/languages.ts';
import { signalOf } from '../extraction/signal.ts';
import { topicOf } from '../extraction/topic.ts';
import type { Write } from '../store/table.ts';
import { latest, timestamp } from '../time.ts';
import { correctTicket, moveTicket, openTicket, type Signal, type Source } from './intake.ts';
import { findTicket, ticketPuts } from './ticket-store.ts';

/**
 * What a save does to the ticket of its conversation: opens it, corrects it, moves it, or nothing.
 * `said`: the messages that are new with this save. Reads the ticket only when there is something to change.
 */
export async function ticketWrites(
  { now }: { now: Date },
  conversation: Conversation,
  before: Conversation | undefined,
  said: readonly Entry[],
): Promise<Write[]> {
  if (!conversation.ticket_id) return [];
  const source = sourceOf(conversation);
  const signals = signalsIn(said, conversation.language);
  const time = timestamp(now);
  if (!before?.ticket_id) {
    const opened = openTicket(source, time);
    const moved = moveTicket(opened.ticket, signals, time);
    return ticketPuts(moved.ticket, [...opened.moves, ...moved.moves], undefined);
  }
  const isSame = JSON.stringify(sourceOf(before)) === JSON.stringify(source);
  if (isSame && signals.length === 0) return [];
  const stored = await findTicket(conversation.ticket_id);
  if (!stored) throw new Error('A conversation names a ticket that is not there');
  const corrected = correctTicket(stored.ticket, before.customer_info, source);
  const { ticket, moves } = moveTicket(corrected, signals, time);
  if (moves.length === 0 && JSON.stringify(ticket) === JSON.stringify(stored.ticket)) return [];
  const updated_at = latest(time, stored.ticket.updated_at);
  return ticketPuts({ ...ticket, updated_at }, moves, stored);
}

function sourceOf({ conversation_id, user_id, customer_info, phone_e164, language }: Conversation): Source {
  const topic = topicOf(customer_info.issue ?? '', languageOf(language));
  return {
    conversation_id,
    user_id,
    customer_info,
    phone_e164,
    topic,
    area: areaOf(customer_info.address, languageOf(language)),
  };
}

function signalsIn(said: readonly Entry[], tag: string): Signal[] {
  const language = languageOf(tag);
  return said.map(({ message }) => signalOf(message, language)).filter((signal) => signal !== null);
}

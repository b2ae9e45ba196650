import type { Conversation } from '../conversation/conversation.ts';
import type { Reading } from '../conversation/subject.ts';
import { asidesIn } from '../dialogue/phrases.ts';
import type { TicketNews } from '../dialogue/situation.ts';
import { areaOf } from '../extraction/area.ts';
import { languageOf } from '../extraction/languages.ts';
import { signalsOf } from '../extraction/signal.ts';
import { topicOf } from '../extraction/topic.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Write } from '../store/table.ts';
import { latest, timestamp } from '../time.ts';
import type { HistoryEntry } from './history-entry.ts';
import { correctTicket, moveTicket, openTicket, type Signal, type Source } from './intake.ts';
import { findTicket, type StoredTicket, ticketPuts } from './ticket-store.ts';

/** What a save does to the ticket of its conversation, and what of it the customer is told. */
export type TicketChange = { writes: Write[]; news: TicketNews | undefined };

/**
 * Opens the ticket of a conversation, corrects it, moves it, or does nothing. `places`: of the turns that are new with this save.
 * Reads the ticket only when there is something to change, or its status is asked for. `isOthers`: there may be one under its
 * id of what others brought to the conversation, in whose place this one is put.
 */
export async function ticketWrites(
  { now, isOthers = false }: { now: Date; isOthers?: boolean | undefined },
  reading: Heard & Pick<Reading, 'conversation'>,
  before: Conversation | undefined,
  places: readonly number[],
): Promise<TicketChange> {
  const { conversation, language, turns } = reading;
  const { ticket_id: id } = conversation;
  if (!id) return { writes: [], news: undefined };
  const source = sourceOf(conversation);
  const time = timestamp(now);
  if (!before?.ticket_id) {
    const there = isOthers ? await findTicket(id) : undefined;
    return opening(source, there, { time, signals: signalsIn(reading, places, turns) });
  }
  const said = places.flatMap((place) => turns[place] ?? []);
  const signals = signalsIn(reading, places, said);
  const isSame = JSON.stringify(sourceOf(before)) === JSON.stringify(source);
  const isAsked = said.some(({ text }) => asidesIn(text, language).includes('when'));
  if (isSame && signals.length === 0 && !isAsked) return { writes: [], news: { id, status: null, event: null } };
  const stored = await findTicket(id);
  if (!stored) throw new Error('A conversation names a ticket that is not there');
  const corrected = correctTicket(stored.ticket, before.customer_info, source, time);
  const { ticket, entries: moves } = moveTicket(corrected.ticket, signals, time);
  const entries = [...corrected.entries, ...moves];
  const news = { id, status: ticket.status, event: eventOf(moves) };
  if (entries.length === 0 && JSON.stringify(ticket) === JSON.stringify(stored.ticket)) return { writes: [], news };
  const updated_at = latest(time, stored.ticket.updated_at);
  return { writes: ticketPuts({ ...ticket, updated_at }, entries, stored), news };
}

/** A new ticket. In the place of another's, all that is said of the customer is new, and what was done about it stays. */
function opening(
  source: Source,
  there: StoredTicket | undefined,
  { time, signals }: { time: string; signals: readonly (readonly Signal[])[] },
): TicketChange {
  const { ticket: opened, entries: firstEntries } = openTicket(source, time);
  const { created_at = time, status = opened.status } = there?.ticket ?? {};
  const first = { ...there?.ticket, ...opened, status, created_at };
  const { ticket, entries: moves } = moveTicket(first, signals, time);
  const writes = ticketPuts(ticket, [...(there ? [] : firstEntries), ...moves], there);
  return { writes, news: { id: ticket.ticket_id, status: ticket.status, event: eventOf(moves) ?? 'created' } };
}

/** What the customer's own move did; the agent's moves he hears of from the agent. */
function eventOf(moves: readonly HistoryEntry[]): TicketNews['event'] {
  const why = moves.findLast(({ why }) => why !== null && why in EVENTS)?.why;
  return why === undefined ? null : EVENTS[why as keyof typeof EVENTS];
}

const EVENTS = { cancelled: 'cancelled', solved: 'solved', reported_again: 'reopened' } as const;

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

type Heard = Pick<Reading, 'turns' | 'language' | 'model'>;

/** What each new turn may say about the work. `heard`: where a wish for a person counts; in a conversation without a ticket everywhere. */
function signalsIn({ turns, language, model }: Heard, places: readonly number[], heard: readonly Turn[]): Signal[][] {
  const signals: Signal[][] = places.map((place) => {
    if (model && place < model.messages)
      return model.signals.filter(({ message }) => message === place).map(({ signal }) => signal);
    const turn = turns[place];
    return turn ? signalsOf(turn, language) : [];
  });
  const isWanted =
    model?.acts.includes('asks_for_person') ||
    heard.some(({ role, text }) => role === 'user' && asidesIn(text, language).includes('person'));
  return [...signals.filter(({ length }) => length > 0), ...(isWanted ? [['person_wanted' as const]] : [])];
}

import { eventPuts } from '../events/outbox.ts';
import { count } from '../metrics.ts';
import { type Write, writeAll } from '../store/table.ts';
import { ticketWrites } from '../ticket/ticket-writes.ts';
import { readingByModel, rewordingFor } from './by-model.ts';
import type { Change } from './change.ts';
import { type Conversation, savedOf } from './conversation.ts';
import { newNonce } from './conversation-key.ts';
import { chunkPuts, conversationPut } from './conversation-store.ts';
import { countsOf } from './counts.ts';
import { historyAfter, nonceOf } from './mark.ts';
import { firstPut } from './once-store.ts';
import { type Plan, planOf, silentSince } from './plan.ts';
import { respond } from './respond.ts';
import type { Saved, Send } from './send.ts';
import { answeredTo, type Reader, readAll } from './words-of.ts';

/**
 * Writes a conversation with all that follows from it, in one transaction over the version that was read.
 * @throws AppError conversation_full; Overtaken
 */
export async function write(send: Send, change: Change): Promise<Saved> {
  const { stored, own } = change;
  const plan = planOf(send, change);
  const { messages, known, places } = plan;
  const askModel = askingModel(send, plan);
  const { reading, subjects, writes } = await readAll({ ...send, own, ...plan.extent, askModel }, messages, known);
  const { conversation } = reading;
  const subject = send.wanted && subjects[send.wanted];
  conversation.updated_at = silentSince(change, conversation) ?? conversation.updated_at;
  const made = plan.isMaking ? newNonce() : undefined;
  const { mark, parts } = historyAfter({ now: send.now, nonce: made ?? (stored && nonceOf(stored.mark)) }, change);
  const isOthers = mark.hasOthersTicket;
  const ticket = plan.isTicketClosed ? NO_TICKET : await ticketWrites({ ...send, isOthers }, reading, known, places);
  if (conversation.ticket_id) mark.hasOthersTicket = undefined;
  const business = await subject?.business?.(send.now);
  const answered = answeredTo(messages, plan.first, known);
  const reword = rewordingFor(conversation.language, send.now);
  Object.assign(conversation, await respond(reading, { ...answered, ticket: ticket.news, business, reword }));
  const items = Object.values(subjects).flatMap((it) => it.writes);
  const put = conversationPut(conversation, mark, stored?.version ?? 0);
  const chunks = chunkPuts(conversation.conversation_id, parts, mark.chunks);
  const told = completion(conversation, stored);
  const once = send.once ? [firstPut(send.once, send)] : [];
  await writeAll([put, ...chunks, ...ticket.writes, ...items, ...writes, ...told, ...once]);
  for (const [metric, value] of countsOf(conversation, stored?.conversation)) count(metric, value);
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
  (send: Send, { isNews, known }: Plan): Reader['askModel'] =>
  (heard, entries, subjects) =>
    readingByModel({ ...send, language: send.language, isNews, subjects }, heard, entries, known);

const NO_TICKET = { writes: [], news: undefined };

import type { Conversation } from './conversation.ts';
import type { Entry, History } from './history.ts';

/**
 * What the key of a conversation knows of it, once somebody without the key has added to a beginning that anybody could
 * have guessed. Either of them may be the customer and the other a stranger who was at the id first, or guessed "Hi".
 * So what was added replaces nothing that was known before it and is not shown to the key; and what comes with the key
 * takes the place of what was added, unless it repeats that as well.
 */
export type OwnLine = {
  /** The first so many are the key's. */
  messages: number;
  /** The conversation had its ticket before anything was added. */
  hasTicket: boolean;
};

/** The line that begins where `added` go on from `before`; the end of a turn that was half-streamed is added too. */
export function lineBefore(before: readonly Entry[], added: readonly Entry[], { ticket_id }: Conversation): OwnLine {
  const differs = before.findIndex(({ key }, at) => key !== added[at]?.key);
  return { messages: differs === -1 ? before.length : differs, hasTicket: ticket_id !== undefined };
}

/** What is sent, with the messages that are known in the items they came in: an item that repeats them may hold more. */
export const inKnownItems = (known: readonly Entry[], sent: readonly Entry[]): Entry[] =>
  sent.map((it, at) => (known[at]?.key === it.key ? known[at] : it));

/** Whether the messages of a line stand as they did. */
export const isKept = ({ messages }: OwnLine, before: readonly Entry[], after: readonly Entry[]): boolean =>
  before.slice(0, messages).every(({ key }, at) => key === after[at]?.key);

/** The first so many messages of a history. */
export function upTo({ segments, superseded }: History, messages: number): History {
  let left = messages;
  const cut = segments.map((segment) => {
    const kept = segment.slice(0, left);
    left -= kept.length;
    return kept;
  });
  return { segments: cut.filter((segment) => segment.length > 0), superseded };
}

/** The conversation as it is to a line, before the line's own messages are read: without what others brought. */
export function withoutOthers(conversation: Conversation, { hasTicket }: OwnLine): Conversation {
  const { ticket_id, phone_e164: _, customer_info, ...rest } = conversation;
  const { date_time, submission_date_time } = customer_info;
  return {
    ...rest,
    ...(hasTicket && { ticket_id }),
    response: '',
    customer_info: {
      name: '',
      phone: '',
      address: '',
      issue: null,
      role: null,
      priority: null,
      type: null,
      date_time,
      submission_date_time: hasTicket ? submission_date_time : null,
    },
  };
}

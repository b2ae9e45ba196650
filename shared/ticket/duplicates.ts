import { folded } from '../search.ts';
import { inOrder } from '../store/in-order.ts';
import { DAY_MS, sortable } from '../time.ts';
import type { Ticket } from './intake.ts';
import { NOT_DONE } from './ticket.ts';
import { rangeOf, ticketsOf } from './ticket-range.ts';
import { ticketOfItem } from './ticket-store.ts';

const [LIKE, MOST, AT_ONCE] = [0.5, 10, 25];

/** Other tickets that may be about the same: of the same number, not done, created within 24 hours, alike in words. */
export async function possibleDuplicates(ticket: Ticket): Promise<Ticket[]> {
  const { phone_e164, customer_info, created_at } = ticket;
  const around = (ms: number) => sortable(new Date(Date.parse(created_at) + ms));
  const filter = { phone: [phone_e164 ?? customer_info.phone], from: around(-DAY_MS), to: around(DAY_MS) };
  const range = await rangeOf(filter);
  if (!range.isLookUp) return []; // the look-ups are not there yet, and every ticket would be read
  const found: Ticket[] = [];
  let read = 0;
  for await (const { item } of ticketsOf(inOrder(range, { pageSize: () => AT_ONCE }), filter, AT_ONCE)) {
    const other = ticketOfItem(item);
    if (isPossibleDuplicate(ticket, other)) found.push(other);
    read += 1;
    if (found.length === MOST || read === 4 * AT_ONCE) break;
  }
  return found;
}

/** Whether both may be about the same matter of the same customer. */
export function isPossibleDuplicate(ticket: Ticket, other: Ticket): boolean {
  const apart = Math.abs(Date.parse(ticket.created_at) - Date.parse(other.created_at));
  return (
    ticket.ticket_id !== other.ticket_id &&
    NOT_DONE.includes(other.status) &&
    apart <= DAY_MS &&
    numberOf(ticket) === numberOf(other) &&
    (ticket.topic === other.topic || likeness(ticket.customer_info.issue, other.customer_info.issue) >= LIKE)
  );
}

const numberOf = ({ phone_e164, customer_info: { phone } }: Ticket) => phone_e164 ?? phone.replace(/\D/g, '');

/** How many of the words of two texts are the same, 0 to 1 (Dice 1945, doi:10.2307/1932409). */
function likeness(a: string, b: string): number {
  const [some, others] = [contentWords(a), contentWords(b)];
  const shared = [...some].filter((word) => others.has(word)).length;
  return (2 * shared) / Math.max(1, some.size + others.size);
}

// It knows words also where a script has no spaces between them.
let segmenter: Intl.Segmenter | undefined;
const segmentsOf = (text: string) => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' }); // few tickets have another to be compared with
  return segmenter.segment(text);
};

const contentWords = (text: string) =>
  new Set(
    [...segmentsOf(folded(text))].flatMap(({ segment, isWordLike }) =>
      isWordLike && (segment.length > 2 || /\P{ASCII}/u.test(segment)) ? segment : [],
    ),
  );

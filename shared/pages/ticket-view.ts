import type { Caller } from '../account/access.ts';
import type { ToldConversation } from '../conversation/told.ts';
import type { TicketDetail } from '../ticket/ticket-detail.ts';
import type { Clock } from './clock.ts';
import type { Typed } from './ticket-refused.tsx';

export type Colleague = { email: string; name: string };

/** All that the page of a ticket is made of. */
export type TicketView = {
  ticket: TicketDetail;
  caller: Caller;
  /** Whether the reader may work on it. */
  isDesk: boolean;
  /** Everybody whom it can be given to. */
  staff: readonly Colleague[];
  /** None where it was erased. */
  told: ToldConversation | undefined;
  clock: Clock;
  /** A form that was not taken: what was typed, and why. */
  typed?: Typed | undefined;
};

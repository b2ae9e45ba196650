import type { ShipmentStatus } from '../shipment/shipment.ts';
import type { TicketStatus } from '../ticket/ticket.ts';
import type { DialogueLanguage, Fault, Question, RequiredField } from './language.ts';

type Statement = keyof DialogueLanguage['say'];
type OfTicket = 'cancelled' | 'solved' | 'reopened' | 'added';

/** One thing that an answer does. An answer is a few acts, at most one of them a question. */
export type Act =
  | {
      say: Exclude<
        Statement,
        OfTicket | 'noted' | 'confirmed' | 'whenOpen' | 'missing' | `parcel${string}` | `terms${string}`
      >;
    }
  | { say: OfTicket; ticket: string }
  | { say: 'noted'; values: readonly string[] }
  | { say: 'confirmed'; ticket: string; values: readonly string[]; issue: string }
  | { say: 'whenOpen'; ticket: string; status: TicketStatus }
  | { say: 'missing'; fields: readonly RequiredField[] }
  | { say: 'parcel'; number: string; status: Exclude<ShipmentStatus, 'unknown'> }
  | { say: 'parcelUnknown'; number: string }
  | { say: 'parcelExpected'; date: string }
  | { say: 'terms' | 'termsComplete'; terms: string }
  | { reason: RequiredField }
  | { ask: Question }
  /** The same question again: the answer was not understood. */
  | { again: keyof DialogueLanguage['again'] }
  | { uncallable: Fault; value: string };

/** What stands in an answer as it is, in any language: ids, numbers, values. */
export const valuesIn = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => {
    const { value, ticket, number, terms, values = [] } = { ...act } as Partial<Values>;
    return [value, ticket, number, terms, ...values].filter((it) => it !== undefined);
  });

type Values = { value: string; ticket: string; number: string; terms: string; values: readonly string[] };

/** What an answer asks; null when it asks nothing. */
export function questionIn(acts: readonly Act[]): Question | null {
  for (const act of acts) {
    if ('ask' in act) return act.ask;
    if ('again' in act) return act.again;
    if ('uncallable' in act) return 'phone';
  }
  return null;
}

import { SPACED_LETTER } from '../extraction/letters.ts';
import type { Shipment } from '../shipment/shipment.ts';
import type { TicketStatus } from '../ticket/ticket.ts';
import type { Asked } from './asked.ts';
import { type Fault, REQUIRED, type RequiredField } from './language.ts';
import type { Said } from './said.ts';

export type Known = Readonly<Record<RequiredField, string | null>>;

/** The ticket, and what this message did to it. `status` is null where nothing needed it. */
export type TicketNews = {
  id: string;
  status: TicketStatus | null;
  event: 'created' | 'cancelled' | 'solved' | 'reopened' | null;
};

/** What `/track-shipment` and `/create-sales-condition` have to say before anything else. */
export type Business =
  | {
      kind: 'parcel';
      shipments: readonly Shipment[];
      /** Whether this differs from what was known before. */
      isNews: boolean;
      /** What is to be asked for the number, and whether it was asked before. */
      question: 'tracking' | 'trackingAgain' | null;
      isAskedAgain: boolean;
      /** Whether the customer wants somebody to look into it: as he answered the offer, or null. */
      isWanted: boolean | null;
    }
  | {
      kind: 'sale';
      /** The terms as one line, in no language: "80 × bearing, 24 USD". */
      terms: string;
      isNews: boolean;
      isComplete: boolean;
      question: 'product' | 'price' | 'currency' | null;
      isAskedAgain: boolean;
    };

/** All that an answer depends on. */
export type Situation = {
  known: Known;
  /** Before this message; undefined at the first. */
  before: Known | undefined;
  said: Said;
  asked: Asked;
  /** What was asked right before. */
  open: ReadonlySet<RequiredField>;
  /** A number in this message that nobody can call. */
  uncallable: { value: string; fault: Fault } | undefined;
  calledOff: 'cancelled' | 'solved' | null;
  ticket: TicketNews | undefined;
  /** A repair happens at a place; anything else has only the customer's address. */
  isRepair: boolean;
  business: Business | undefined;
};

/** The fields that this message told for the first time. */
export const learnedIn = ({ known, before }: Situation): RequiredField[] =>
  REQUIRED.filter((field) => known[field] && !before?.[field]);

/** What this message replaced: not what it made longer, piece by piece, nor the problem, of which the first telling stands. */
export const replacedIn = ({ known, before }: Situation): string[] =>
  (['name', 'phone', 'address'] as const).flatMap((field) => {
    const [is, was] = [known[field], before?.[field]];
    return is && was && is !== was && !isLonger(is, was) ? [is] : [];
  });

/** With all that was told before; "18 Oak Street" is not "8 Oak Street" with more, nor "Oberhofer" "Oberhof". */
function isLonger(is: string, was: string): boolean {
  const at = is.indexOf(was);
  const isWithin =
    (/^\d/u.test(was) && /\d$/u.test(is.slice(0, at))) || WITHIN_WORD.test(is.slice(at + was.length - 1));
  return at >= 0 && !isWithin;
}

const WITHIN_WORD = new RegExp(`^[${SPACED_LETTER}]{2}`, 'u');

/** Whether this message told nothing that the record takes. */
export const bringsNothing = (situation: Situation): boolean =>
  learnedIn(situation).length + replacedIn(situation).length === 0;

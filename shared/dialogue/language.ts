import type { Phrases } from '../extraction/language.ts';
import type { ShipmentStatus } from '../shipment/shipment.ts';
import type { TicketStatus } from '../ticket/ticket.ts';

/** One thing to say, in two or three wordings so that it does not sound like a form. `{value}` stands for what is put in. */
export type Wordings = readonly [string, string, ...string[]];

/** What a record cannot be complete without, in the order in which it is asked for. */
export const REQUIRED = ['issue', 'name', 'phone', 'address'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/**
 * What the service asks. `workplace` is the address of a repair, `address` the customer's own for anything else; `lookInto`
 * whether somebody is to look into a parcel; `trackingAgain` after a number whose check digit fails.
 */
export const QUESTIONS = [
  'issue', 'nameAndPhone', 'name', 'phone', 'workplace', 'address',
  'tracking', 'trackingAgain', 'lookInto', 'product', 'price', 'currency',
] as const; // biome-ignore format: a list
export type Question = (typeof QUESTIONS)[number];

/** What a customer says beside the matter, and wants answered in a sentence before the question comes again. */
export const ASIDES = ['bot', 'why', 'when', 'wait', 'repeat', 'person'] as const;
export type Aside = (typeof ASIDES)[number];

/** Why nobody can call a number. */
export type Fault = 'tooShort' | 'tooLong' | 'impossible';

/** What the service says in one language, and the few words it needs to know what was said beside the matter. */
export type DialogueLanguage = {
  /** BCP 47 primary subtag. */
  code: string;
  /** What an aside is recognised by: plain words; ` … ` stands for up to three words between, and "what?" and "moment." are the whole message. */
  asides: Readonly<Record<Aside, Phrases>>;
  /** Thanks and goodbye, which ask for nothing more. */
  thanks: Phrases;
  goodbye: Phrases;
  /** What a denial or a refusal begins with. */
  no: Phrases;
  /** Each must be understood by the extraction as the question for its field (test/shared/dialogue/languages.test.ts). */
  ask: Readonly<Record<Question, Wordings>>;
  /** The same where the answer was not understood: says so. */
  again: Readonly<Record<Exclude<Question, 'nameAndPhone' | 'trackingAgain' | 'lookInto'>, Wordings>>;
  /** Why a field is needed, when it was refused or somebody asks. */
  reason: Readonly<Record<RequiredField, string>>;
  /** Asks for the number again, `{value}` being what was typed. */
  uncallable: Readonly<Record<Fault, Wordings>>;
  say: {
    greeting: Wordings;
    thanks: Wordings;
    /** `{value}`: the value that replaces another. */
    noted: Wordings;
    bot: Wordings;
    person: Wordings;
    /** When somebody comes: before there is a ticket, and with it (`{ticket}`, `{status}`). */
    whenAsked: Wordings;
    whenOpen: Wordings;
    wait: Wordings;
    repeat: Wordings;
    /** A question that the service cannot answer. */
    unanswered: Wordings;
    farewell: Wordings;
    /** Something in the ticket is wrong, and nobody said what. */
    wrong: Wordings;
    /** Once: `{ticket}` and `{values}`. */
    confirmed: Wordings;
    /** `{ticket}` */
    cancelled: Wordings;
    solved: Wordings;
    reopened: Wordings;
    added: Wordings;
    /** Called off, or solved, before there was a ticket. */
    dropped: Wordings;
    settled: Wordings;
    /** `{fields}`: what is missing, as a list of `fields`. */
    missing: Wordings;
    /** `{number}`, `{status}` */
    parcel: Wordings;
    /** `{number}`: nobody has told where it is. */
    parcelUnknown: Wordings;
    /** `{date}` */
    parcelExpected: Wordings;
    /** The customer has no number to give. */
    noNumber: Wordings;
    /** `{terms}` */
    terms: Wordings;
    termsComplete: Wordings;
  };
  /** In a list, in the nominative. */
  fields: Readonly<Record<RequiredField, string>>;
  ticketStatus: Readonly<Record<TicketStatus, string>>;
  parcelStatus: Readonly<Record<Exclude<ShipmentStatus, 'unknown'>, string>>;
  /** Between the items of a list. */
  separator: string;
  /** Around the customer's own words. */
  quotes: readonly [open: string, close: string];
  /** Written from right to left: what is put in may run the other way, and must not turn the sentence around. */
  rightToLeft?: boolean;
};

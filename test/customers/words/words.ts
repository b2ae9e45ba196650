import type { Thing } from '../customer.ts';

/**
 * How people who speak a language hear what is asked. Terms are divided by `|`; a star stands for any ending. They come
 * from the language, not from the service's sentences.
 */
export type Words = {
  /** What makes a sentence a request without a question mark. */
  requests: string;
  /** What makes such a sentence an offer: "if", "without", "later". */
  offers: string;
  /** What begins a clause that only says why: "so that we can call you". */
  reasons: string;
  /** Where such words end the clause: "for the receipt *for* your number please". */
  areReasonsLast?: true;
  /** What each thing is called. */
  things: Partial<Record<Thing, string>>;
  /** "Number" alone: of a phone, unless another thing is asked. */
  number: string;
  /** "Where" alone: the address, unless another thing is asked. */
  where: string;
  /** "Is that right?" */
  right: string;
  /** "Anything else?" */
  more: string;
  /** A parcel, as a person calls it. */
  parcel: string;
  /** Words that every longer text of the language holds; none for a script of its own. */
  often: string;
  /** What a customer says who does not have what is asked. */
  lacks: readonly [string, string, string];
  yes: string;
  /** What stands between two answers in one message. */
  comma: string;
};

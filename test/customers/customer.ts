/** What a customer may be asked for, in the order in which words are told apart: 订单号 before 单号. `buyer`: for whom a price holds; `validity`: how long. */
export const THINGS = [
  'order',
  'tracking',
  'currency',
  'price',
  'quantity',
  'product',
  'validity',
  'buyer',
  'address',
  'name',
  'phone',
  'problem',
] as const;
export type Thing = (typeof THINGS)[number];

export const CODES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'tr', 'pl', 'ja', 'zh', 'ar', 'hi'] as const;
export type Code = (typeof CODES)[number];

/** What stands in one message: the customer's words, or those of the agent that his front end has of its own. */
export type Bubble = string | { agent: string };

/**
 * What a line does when it does not simply answer. `unreadable`: an answer that is to be asked for again; `piece`: a part of an
 * answer whose rest comes in the next line; `demand`: he wants something done about his parcel; `again`: it is broken after all.
 */
export type Act =
  | 'aside'
  | 'refusal'
  | 'unreadable'
  | 'piece'
  | 'correction'
  | 'cancel'
  | 'solved'
  | 'again'
  | 'farewell'
  | 'demand';

/** What a customer sends at once. A string, or without `as`: an answer, which gives what was asked. */
export type Line =
  | string
  | {
      say: Bubble | readonly Bubble[];
      as?: Act;
      /** What it tells; not needed for an answer, nor where the words hold the value that the customer knows. */
      gives?: readonly Thing[];
      /** What a correction puts right. It is said only after that was told, and waits until then. */
      corrects?: Thing;
      /** Words of a correction that the response must repeat. */
      now?: string;
    };

/** What may be asked together, as a key of the answers, e.g. "name phone". */
export type Asked = Thing | `${Thing} ${Thing}` | `${Thing} ${Thing} ${Thing}`;

/** Values of a sales condition that a customer means, by the names of contract 4. */
export type Terms = {
  product?: string;
  quantity?: number;
  unit_price?: number;
  discount_percent?: number;
  discount_amount?: number;
  currency?: string;
  customer?: string;
  valid_until?: string;
};

export type Customer = {
  id: string;
  /** The person and the point, in a few words. */
  who: string;
  /** `save-conversation` when not given. */
  endpoint?: 'track-shipment' | 'create-sales-condition';
  /** How the front end sends: the growing list (when not given), only what is new, or the last three messages. */
  sends?: 'new' | 'last three';
  /** What is true, and so belongs into the record. `issue`: stems that it must hold. Of several names each is right. */
  knows: {
    name?: string | readonly string[];
    phone?: string;
    address?: string;
    issue?: readonly string[];
    priority?: string | readonly string[];
    type?: string;
    role?: string;
    tracking?: string;
    order?: string;
    terms?: Terms;
  };
  /** What he says first, one send after the other, whatever is answered. */
  opens: readonly Line[];
  /** What he says when asked, each wording once. */
  answers?: Partial<Record<Asked, readonly Line[]>>;
  /** What he does when nothing is asked any more. */
  closes?: readonly Line[];
  /** What is there in the end: a ticket with this status, or `none`. `open` for who talks to `/save-conversation`. */
  ends?: 'open' | 'in_progress' | 'completed' | 'cancelled' | 'none';
};

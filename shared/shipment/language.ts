import type { Phrases } from '../extraction/language.ts';
import type { ShipmentStatus } from './shipment.ts';

export type SaidStatus = Exclude<ShipmentStatus, 'unknown'>;

/** What a language knows of shipments; phrases as in shared/extraction/language.ts. */
export type ShipmentLanguage = {
  code: string;
  /** What a tracking number is called, or asks to look one up: "tracking number", "waybill", "track". */
  tracking: Phrases;
  /** What an order number is called, and what is done to an order right before its number: "order", "cancel". */
  order: Phrases;
  /** Right behind an order number: "4711 is my order". */
  orderAfter: Phrases;
  /** What may stand between "order" and its number: "number", "is", "the". */
  fillers: Phrases;
  /** Right before figures: they are only a part of a number ("ending in"). */
  partOf?: Phrases;
  /** A number, whosoever's: "could you repeat the number?" asks again for what was asked before. */
  number?: Phrases;
  /** Right before what somebody asks after: "the ETA for", "where is". */
  news?: Phrases;
  /** A paper that the number stands on, whatever it is of: "on my receipt". */
  standsOn?: Phrases;
  /** What announces a number in pieces: "first half", "the rest". */
  pieces?: Phrases;
  /** Numbers that are neither: invoices, accounts, articles, cards, phones, codes on a card left at the door. */
  otherNumbers: Phrases;
  /** Carriers as this language's script or people write them, by our name. */
  carriers: Readonly<Record<string, Phrases>>;
  /** Before a number: the parcel is somebody else's; `notMineAfter` behind it. */
  notMine: Phrases;
  notMineAfter: Phrases;
  /** Before a number: the parcel is the customer's own. */
  mine: Phrases;
  /** A number before was wrong. */
  wrong: Phrases;
  /** A number is a further one, not a correction. */
  also: Phrases;
  /** Right before a number: it is not this one ("not", "instead of"). */
  notThis: Phrases;
  /** Right before a number in what an agent says: it only shows what such numbers look like ("for example"). */
  examples?: Phrases;
  /** The customer has no number to give. */
  noNumber: Phrases;
  status: Readonly<Record<SaidStatus, Phrases>>;
  /** Between the beginning of a clause and a status: it is not so, not yet, or asked. */
  notSaid: Phrases;
  /** What has a shape of a status and is none. */
  notStatus: Phrases;
  /** What somebody reads the status from: "it says", "marked as". */
  reports: Phrases;
  /** A status is said of all that were named: "both", "all of them". */
  both?: Phrases;
  /** Questions that take the status for granted: "why". */
  presumes: Phrases;
  /** What separates two statements of one sentence: "but", "and". */
  joins: Phrases;
};

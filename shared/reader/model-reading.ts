import type { Field, Signal } from '../extraction/language.ts';
import type { Evidence } from '../extraction/turn.ts';
import type { StatedTerms } from '../sales-condition/sales-condition.ts';
import type { ShipmentStatus } from '../shipment/shipment.ts';
import type { ACTS_SAID } from './prompt.ts';

/** A value with where it was said. */
export type Stated<T = string> = { value: T; evidence: Evidence[] };

/** A shipment as a model names it; numbers as they are typed, without spaces. */
export type ModelShipment = {
  tracking_number: Stated | null;
  carrier: Stated | null;
  order_id: Stated | null;
  status: Stated<ShipmentStatus> | null;
};

/** What a model read of a conversation and what was found again in its messages: nothing else gets in. */
export type ModelReading = {
  /** So many messages the model has seen; those behind only the built-in reader has read. */
  messages: number;
  values: { [F in Field]?: Stated };
  phoneE164: string | null;
  signals: { message: number; signal: Signal }[];
  acts: (typeof ACTS_SAID)[number][];
  shipments?: ModelShipment[];
  terms?: StatedTerms;
  /** Values that the model gave and nobody said. */
  dropped: number;
};

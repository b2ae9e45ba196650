import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Evidence } from '../extraction/turn.ts';

/** Contract 4. */
export const SHIPMENT_STATUSES = [
  'unknown',
  'pre_transit',
  'in_transit',
  'out_for_delivery',
  'available_for_pickup',
  'delivered',
  'delivery_failed',
  'return_to_sender',
  'on_hold',
  'exception',
  'cancelled',
  'expired',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** `provider`: asked just now; `stored`: the provider's last answer; `conversation`: what was said; `none`: nobody told. */
export const SHIPMENT_SOURCES = ['provider', 'stored', 'conversation', 'none'] as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableTime = { type: ['string', 'null'], format: 'date-time' } as const;
const status = { type: 'string', enum: SHIPMENT_STATUSES } as const;

/** A scan that the carrier reported; the service makes none up. */
export const trackingEventSchema = {
  title: 'TrackingEvent',
  type: 'object',
  required: ['status', 'description', 'location', 'timestamp'],
  additionalProperties: false,
  properties: { status, description: nullableText, location: nullableText, timestamp: nullableTime },
} as const satisfies JSONSchema;
export type TrackingEvent = FromSchema<typeof trackingEventSchema>;

/** Contract 4. `carrier` is a lower-case name with underscores (`ups`, `royal_mail`). */
export const shipmentSchema = {
  title: 'Shipment',
  type: 'object',
  required: [
    'tracking_number',
    'carrier',
    'carrier_candidates',
    'check_digit_valid',
    'order_id',
    'status',
    'status_detail',
    'tracking_url',
    'estimated_delivery',
    'last_update',
    'events',
    'source',
    'age_seconds',
  ],
  additionalProperties: false,
  properties: {
    tracking_number: {
      ...nullableText,
      description: 'Without spaces, in upper case; null when only an order is known',
    },
    carrier: nullableText,
    carrier_candidates: {
      type: 'array',
      items: {
        type: 'object',
        required: ['carrier', 'confidence'],
        additionalProperties: false,
        properties: { carrier: text, confidence: { type: 'number', minimum: 0, maximum: 1 } },
      },
      description: 'Whose number it may be, likeliest first',
    },
    check_digit_valid: { type: ['boolean', 'null'], description: 'null where the format has no check digit' },
    order_id: nullableText,
    status,
    status_detail: nullableText,
    tracking_url: nullableText,
    estimated_delivery: { ...nullableText, description: 'A date, or a time where the carrier gives one' },
    last_update: nullableTime,
    events: { type: 'array', items: trackingEventSchema, description: 'Newest first' },
    source: { type: 'string', enum: SHIPMENT_SOURCES },
    age_seconds: { type: ['integer', 'null'], description: "Since the provider's answer, where `source` is `stored`" },
  },
} as const satisfies JSONSchema;
export type Shipment = FromSchema<typeof shipmentSchema>;

/** More than anybody asks for in one conversation. */
export const MAX_SHIPMENTS = 30;

/** What a conversation says of a shipment; `status` is null where it says nothing of it. */
export type StatedShipment = Pick<
  Shipment,
  'tracking_number' | 'carrier' | 'carrier_candidates' | 'check_digit_valid' | 'order_id'
> & {
  status: ShipmentStatus | null;
  /** The words that say the status, as they were typed. */
  status_detail: string | null;
  evidence: Partial<Record<'tracking_number' | 'carrier' | 'order_id' | 'status', Evidence[]>>;
};

/** What a provider knows of a number. */
export type Tracked = Pick<
  Shipment,
  'status' | 'status_detail' | 'tracking_url' | 'estimated_delivery' | 'last_update' | 'events'
>;

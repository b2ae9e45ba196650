import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Evidence } from '../extraction/turn.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;
const nullableDate = { type: ['string', 'null'], format: 'date' } as const;

/** Incoterms 2020 (https://iccwbo.org/business-solutions/incoterms-rules/incoterms-2020/). */
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** A price or a discount from a quantity on: exactly one of the two is given. */
export const scaleSchema = {
  title: 'Scale',
  type: 'object',
  required: ['from_quantity'],
  additionalProperties: false,
  properties: {
    from_quantity: { type: 'number' },
    unit_price: { type: 'number' },
    discount_percent: { type: 'number' },
  },
} as const satisfies JSONSchema;
export type Scale = FromSchema<typeof scaleSchema>;

export const termProperties = {
  product: nullableText,
  quantity: nullableNumber,
  unit: nullableText,
  unit_price: nullableNumber,
  discount_percent: nullableNumber,
  discount_amount: nullableNumber,
  currency: { type: ['string', 'null'], description: 'ISO 4217' },
  customer: nullableText,
  valid_from: nullableDate,
  valid_until: nullableDate,
  payment_terms: nullableText,
  incoterm: { type: ['string', 'null'], enum: [...INCOTERMS, null] },
  scales: { type: 'array', items: scaleSchema },
} as const;

/** Contract 4: what was agreed in a conversation; null where nothing was. */
const termsSchema = {
  type: 'object',
  required: [
    'product',
    'quantity',
    'unit',
    'unit_price',
    'discount_percent',
    'discount_amount',
    'currency',
    'customer',
    'valid_from',
    'valid_until',
    'payment_terms',
    'incoterm',
    'scales',
  ],
  additionalProperties: false,
  properties: termProperties,
} as const satisfies JSONSchema;
export type SalesTerms = FromSchema<typeof termsSchema>;
export type Term = keyof SalesTerms;

/** What a conversation states that agrees on nothing. */
export const NO_TERMS: SalesTerms = {
  product: null,
  quantity: null,
  unit: null,
  unit_price: null,
  discount_percent: null,
  discount_amount: null,
  currency: null,
  customer: null,
  valid_from: null,
  valid_until: null,
  payment_terms: null,
  incoterm: null,
  scales: [],
};

/** What a condition needs before it can be used. `price`: a unit price or a discount. */
export const MISSING_TERMS = ['product', 'price', 'currency'] as const;
export type MissingTerm = (typeof MISSING_TERMS)[number];

/** Contract 4. `condition_id` is "SC-" and the conversation's id. */
export const salesConditionSchema = {
  title: 'SalesCondition',
  type: 'object',
  required: ['condition_id', 'status', ...termsSchema.required, 'missing_fields', 'warnings'],
  additionalProperties: false,
  properties: {
    condition_id: text,
    status: { type: 'string', enum: ['draft', 'complete'] },
    ...termProperties,
    missing_fields: { type: 'array', items: { type: 'string', enum: MISSING_TERMS } },
    warnings: { type: 'array', items: text, description: 'Contradictions, each a sentence' },
  },
} as const satisfies JSONSchema;
export type SalesCondition = FromSchema<typeof salesConditionSchema>;

/** The terms of a conversation, and for each where it was said. */
export type StatedTerms = { terms: SalesTerms; evidence: Partial<Record<Term, Evidence[]>> };

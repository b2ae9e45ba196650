import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a request consists of, in the order its problems are reported. */
export const PARTS = ['path', 'query', 'body'] as const;
export type PartName = (typeof PARTS)[number];

/** One JSON schema for each part an endpoint reads. */
export type RequestSchema = { readonly [P in PartName]?: JSONSchema };

type Part<S, P extends PartName> = S extends { readonly [K in P]: infer Schema extends JSONSchema }
  ? FromSchema<Schema>
  : undefined;

/** What a handler receives: exactly the parts its schema names, typed by that schema. */
export type RequestOf<S extends RequestSchema> = { [P in PartName]: Part<S, P> };

import { _, Ajv, type ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { formats } from './formats.ts';

/** Reports every problem, fills defaults and drops unknown fields, as FastAPI does; coerces nothing (`lax.ts` says why). */
export const newAjv = () =>
  new Ajv({
    allErrors: true,
    useDefaults: true,
    removeAdditional: true,
    allowUnionTypes: true,
    formats,
    code: { source: true, esm: true, formats: _`formats` },
  });

const ajv = newAjv();

/** Not in the deployed bundles: `infra/bundle.ts` puts the compiled function beside the schema. */
export const compile = (schema: JSONSchema): ValidateFunction => ajv.compile(schema as object);

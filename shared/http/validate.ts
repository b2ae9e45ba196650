import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { AppError, type Problem } from '../errors.ts';
import { compile } from './compile.ts';
import { readLaxly } from './lax.ts';
import { problemsOf } from './problems.ts';
import { PARTS, type PartName, type RequestOf, type RequestSchema } from './schema.ts';

type Parts = { readonly [P in PartName]?: unknown };

/** A schema with its check: what `infra/bundle.ts` leaves of a schema, so that a deployed function compiles nothing. */
export type CompiledSchema = { schema: JSONSchema; valid: ValidateFunction };

/** Limits that no schema can state, because it depends on the value what they count: texts that are too long, lists of too many `items`. */
export type Limits = (value: unknown) => { path: (string | number)[]; limit: number; items?: number }[];

/**
 * Reads the parts a schema names, or refuses the request with every problem found. Fills defaults, drops unknown fields, reads numbers from text;
 * the body is changed in place.
 */
export function validator<const S extends RequestSchema>(
  schema: S,
  bodyLimits?: Limits,
  isStrict = false,
): (parts: Parts) => RequestOf<S> {
  const named = PARTS.filter((part) => schema[part] !== undefined);
  const checks = named.map((part): Check => {
    const found = check(part, compiled(schema[part]), part === 'body' ? bodyLimits : undefined);
    const strict = isStrict && part !== 'path' ? withoutExtra(part, plain(schema[part]), found) : found;
    return part === 'query' ? ofQuery(strict) : strict;
  });

  return (parts) => {
    const values: Partial<Record<PartName, unknown>> = {};
    const problems = checks.flatMap((problemsIn) => problemsIn(parts, values));
    if (problems.length > 0) throw new AppError('invalid_request', 'Invalid request', { problems });
    return values as RequestOf<S>;
  };
}

/** A part's schema as it was written. */
export const plain = (schema: any): any => ('valid' in schema ? schema.schema : schema);

const compiled = (schema: any): CompiledSchema => ('valid' in schema ? schema : { schema, valid: compile(schema) });

/** One problem a name, whichever of its values has it. */
const ofQuery =
  (check: Check): Check =>
  (parts, values) => {
    const problems = check(parts, values).map(({ loc, ...problem }) => ({ ...problem, loc: loc.slice(0, 2) }));
    return [...new Map(problems.toReversed().map((problem) => [String(problem.loc), problem])).values()].toReversed();
  };

/** With a problem for each name that the schema does not know, which AJV drops. */
const withoutExtra =
  (part: PartName, schema: any, check: Check): Check =>
  (parts, values) => {
    const extra = extraIn(schema, parts[part], [part]).slice(0, MOST_EXTRA);
    return [...check(parts, values), ...extra];
  };

const MOST_EXTRA = 50; // a body holds more names than an answer can

function extraIn(schema: any, value: unknown, loc: Problem['loc']): Problem[] {
  if (schema?.properties === undefined || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...loc, name];
    return Object.hasOwn(schema.properties, name)
      ? extraIn(schema.properties[name], inner, at)
      : [{ type: 'extra_forbidden', loc: at, msg: 'Extra inputs are not permitted' }];
  });
}

type Check = (parts: Parts, values: Partial<Record<PartName, unknown>>) => Problem[];

function check(part: PartName, { schema, valid }: CompiledSchema, limits: Limits = () => []): Check {
  return (parts, values) => {
    const sent = part === 'body' ? parts.body : { ...(parts[part] ?? {}) };
    if (sent === undefined || sent === null) return [{ type: 'missing', loc: [part], msg: 'Field required' }];
    const value = readLaxly(schema, sent);
    values[part] = value;
    const errors = valid(value) ? [] : (valid.errors ?? []);
    return problemsOf(part, schema, value, [...errors, ...limits(value).map(beyond)]);
  };
}

/** What is beyond a limit, as AJV would tell it (JSON Pointer: RFC 6901). */
const beyond = ({ path, limit, items }: ReturnType<Limits>[number]): ErrorObject => ({
  keyword: items === undefined ? 'maxLength' : 'maxItems',
  instancePath: path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
  schemaPath: '',
  params: { limit, items },
});

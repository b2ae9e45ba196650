import type { ErrorObject } from 'ajv';
import type { Problem } from '../errors.ts';
import { FORMATS } from './formats.ts';
import { readerOf } from './lax.ts';

/** Where an error is: its path, its rank in declaration order, and the schema and the value found there. */
export type Place = { loc: (string | number)[]; rank: number[]; schema: any; value: any };

/** What is wrong, without where. */
export type Fault = Omit<Problem, 'loc'>;

const MESSAGES: Record<string, string> = {
  model_attributes_type: 'Input should be a valid dictionary or object to extract fields from',
  dict_type: 'Input should be a valid dictionary',
  list_type: 'Input should be a valid list',
  string_type: 'Input should be a valid string',
  none_required: 'Input should be None',
  int_type: 'Input should be a valid integer',
  int_parsing: 'Input should be a valid integer, unable to parse string as an integer',
  int_parsing_size: 'Unable to parse input string as an integer, exceeded maximum size',
  int_from_float: 'Input should be a valid integer, got a number with a fractional part',
  float_type: 'Input should be a valid number',
  float_parsing: 'Input should be a valid number, unable to parse string as a number',
  finite_number: 'Input should be a finite number',
  bool_type: 'Input should be a valid boolean',
  bool_parsing: 'Input should be a valid boolean, unable to interpret input',
};

/**
 * AJV's keywords in pydantic's words (https://docs.pydantic.dev/latest/errors/validation_errors/). Where several fail at one place the
 * first of this table is told, as pydantic would.
 */
const FAULTS: Record<string, (params: any, place: Place) => Fault> = {
  required: () => ({ type: 'missing', msg: 'Field required' }),
  const: ({ allowedValue }) => expected('literal_error', [allowedValue]),
  enum: ({ allowedValues }) => expected('enum', allowedValues),
  type: (_params, place) => {
    const type = typeFault(place);
    return { type, msg: MESSAGES[type] ?? type };
  },
  format: ({ format }, { value }) => {
    const { fault, type, msg } = FORMATS[format] ?? { fault: () => undefined, type: 'value_error', msg: String };
    const error = fault(value) ?? 'input is invalid';
    return { type, msg: msg(error), ctx: { error } };
  },
  minLength: ({ limit }) => ({
    type: 'string_too_short',
    msg: `String should have at least ${count(limit, 'character')}`,
    ctx: { min_length: limit },
  }),
  maxLength: ({ limit }) => ({
    type: 'string_too_long',
    msg: `String should have at most ${count(limit, 'character')}`,
    ctx: { max_length: limit },
  }),
  pattern: ({ pattern }) => ({
    type: 'string_pattern_mismatch',
    msg: `String should match pattern '${pattern}'`,
    ctx: { pattern },
  }),
  multipleOf: ({ multipleOf }) => ({
    type: 'multiple_of',
    msg: `Input should be a multiple of ${multipleOf}`,
    ctx: { multiple_of: multipleOf },
  }),
  maximum: ({ limit }) => bound('less_than_equal', 'less than or equal to', 'le', limit),
  exclusiveMaximum: ({ limit }) => bound('less_than', 'less than', 'lt', limit),
  minimum: ({ limit }) => bound('greater_than_equal', 'greater than or equal to', 'ge', limit),
  exclusiveMinimum: ({ limit }) => bound('greater_than', 'greater than', 'gt', limit),
  minItems: ({ limit }, { value }) => ({
    type: 'too_short',
    msg: `List should have at least ${count(limit, 'item')} after validation, not ${value.length}`,
    ctx: { field_type: 'List', min_length: limit },
  }),
  maxItems: ({ limit, items }, { value }) => ({
    type: 'too_long',
    msg: `List should have at most ${count(limit, 'item')} after validation, not ${items ?? value.length}`,
    ctx: { field_type: 'List', max_length: limit },
  }),
};

export function faultOf({ keyword, message, params }: ErrorObject, place: Place): Fault {
  return FAULTS[keyword]?.(params, place) ?? { type: 'value_error', msg: `Value error, ${message}` };
}

const ORDER = Object.keys(FAULTS);

/** The smaller, the sooner told; a keyword without a row comes last. */
export const severity = ({ keyword }: ErrorObject) => (keyword in FAULTS ? ORDER.indexOf(keyword) : ORDER.length);

const count = (limit: number, thing: string) => `${limit} ${thing}${limit === 1 ? '' : 's'}`;

const bound = (type: string, words: string, key: string, limit: number): Fault => ({
  type,
  msg: `Input should be ${words} ${limit}`,
  ctx: { [key]: limit },
});

function expected(type: string, values: readonly unknown[]): Fault {
  const quoted = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  const [last = '', ...others] = quoted.reverse();
  const text = others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : last;
  return { type, msg: `Input should be ${text}`, ctx: { expected: text } };
}

const TYPES: Record<string, string> = { array: 'list_type', string: 'string_type', null: 'none_required' };

function typeFault({ loc, schema, value }: Place): string {
  const types: string[] = [schema?.type].flat();
  if (types.includes('object')) return loc.length === 1 ? 'model_attributes_type' : 'dict_type';
  return readerOf(schema)?.fault(value) ?? TYPES[types[0] ?? ''] ?? 'value_error';
}

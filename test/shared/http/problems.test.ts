import { expect, test } from '@jest/globals';
import type { JSONSchema } from 'json-schema-to-ts';
import { AppError, type Problem } from '../../../shared/errors.ts';
import { severity } from '../../../shared/http/faults.ts';
import { validator } from '../../../shared/http/validate.ts';
import { expectCpuBelow } from '../../support/cpu.ts';

const text = 'Input should be a valid string';
const whole = 'Input should be a valid integer';
const unparsed = `${whole}, unable to parse string as an integer`;
const tooBig = 'Unable to parse input string as an integer, exceeded maximum size';
const date = 'Input should be a valid datetime or date';
const yesNo = 'Input should be a valid boolean, unable to interpret input';
const decimal = 'Input should be a valid number, unable to parse string as a number';
const items = (limit: number) => ({ type: 'array', maxItems: limit, items: { type: 'object' } }) as const;

/** One value in a field `x` of this schema gives this one problem, in the words of pydantic 2.13. */
const single: [schema: JSONSchema, value: unknown, type: string, msg: string, ctx?: Problem['ctx']][] = [
  [{ type: 'string' }, 5, 'string_type', text],
  [{ type: 'string' }, null, 'string_type', text],
  [{ type: 'string' }, ['a'], 'string_type', text],
  [{ type: ['string', 'null'] }, 5, 'string_type', text],
  [{ type: 'array' }, {}, 'list_type', 'Input should be a valid list'],
  [{ type: 'object' }, 'a', 'dict_type', 'Input should be a valid dictionary'],
  [{ type: ['string', 'object'] }, 5, 'dict_type', 'Input should be a valid dictionary'],
  [{ type: 'integer' }, 'abc', 'int_parsing', unparsed],
  [{ type: 'integer' }, '', 'int_parsing', unparsed],
  [{ type: 'integer' }, '0x10', 'int_parsing', unparsed],
  [{ type: 'integer' }, '1.5', 'int_parsing', unparsed],
  [{ type: 'integer' }, '1e3', 'int_parsing', unparsed],
  [{ type: 'integer' }, '9'.repeat(4301), 'int_parsing_size', tooBig],
  [{ type: 'integer' }, 1.5, 'int_from_float', `${whole}, got a number with a fractional part`],
  [{ type: 'integer' }, Number.POSITIVE_INFINITY, 'finite_number', 'Input should be a finite number'],
  [{ type: 'integer' }, null, 'int_type', whole],
  [{ type: 'integer' }, [], 'int_type', whole],
  [{ type: 'integer' }, true, 'int_type', whole],
  [{ type: 'integer', minimum: 0 }, -1, 'greater_than_equal', 'Input should be greater than or equal to 0', { ge: 0 }],
  [{ type: 'integer', maximum: 9 }, '10', 'less_than_equal', 'Input should be less than or equal to 9', { le: 9 }],
  [
    { type: 'integer', maximum: 9 },
    '9'.repeat(400),
    'less_than_equal',
    'Input should be less than or equal to 9',
    { le: 9 },
  ],
  [{ type: 'integer', exclusiveMinimum: 5 }, 5, 'greater_than', 'Input should be greater than 5', { gt: 5 }],
  [{ type: 'integer', exclusiveMaximum: 5 }, 5, 'less_than', 'Input should be less than 5', { lt: 5 }],
  [{ type: 'integer', multipleOf: 5 }, 6, 'multiple_of', 'Input should be a multiple of 5', { multiple_of: 5 }],
  [{ type: 'number' }, 'abc', 'float_parsing', decimal],
  [{ type: 'number' }, [], 'float_type', 'Input should be a valid number'],
  [{ type: 'number' }, '1e400', 'finite_number', 'Input should be a finite number'],
  [{ type: 'boolean' }, 'perhaps', 'bool_parsing', yesNo],
  [{ type: 'boolean' }, 2, 'bool_parsing', yesNo],
  [{ type: 'boolean' }, null, 'bool_type', 'Input should be a valid boolean'],
  [
    { type: 'string', minLength: 8 },
    'abc',
    'string_too_short',
    'String should have at least 8 characters',
    { min_length: 8 },
  ],
  [
    { type: 'string', minLength: 1 },
    '',
    'string_too_short',
    'String should have at least 1 character',
    { min_length: 1 },
  ],
  [
    { type: 'string', maxLength: 2 },
    '😀😀😀',
    'string_too_long',
    'String should have at most 2 characters',
    { max_length: 2 },
  ],
  [
    { type: 'string', pattern: '^a+$' },
    'b',
    'string_pattern_mismatch',
    "String should match pattern '^a+$'",
    { pattern: '^a+$' },
  ],
  [
    { type: 'string', minLength: 3, pattern: '^a+$' },
    'b',
    'string_too_short',
    'String should have at least 3 characters',
    { min_length: 3 },
  ],
  [{ enum: ['a', 'b', 'c'] }, 'd', 'enum', "Input should be 'a', 'b' or 'c'", { expected: "'a', 'b' or 'c'" }],
  [{ type: 'string', enum: ['a', 'b'] }, 5, 'enum', "Input should be 'a' or 'b'", { expected: "'a' or 'b'" }],
  [{ const: 'a' }, 'd', 'literal_error', "Input should be 'a'", { expected: "'a'" }],
  [
    items(3),
    Array(10).fill(5),
    'too_long',
    'List should have at most 3 items after validation, not 10',
    { field_type: 'List', max_length: 3 },
  ],
  [
    items(1),
    [{}, {}],
    'too_long',
    'List should have at most 1 item after validation, not 2',
    { field_type: 'List', max_length: 1 },
  ],
  [
    { type: 'array', minItems: 1 },
    [],
    'too_short',
    'List should have at least 1 item after validation, not 0',
    { field_type: 'List', min_length: 1 },
  ],
  ...[
    ['', 'input is too short'],
    ['2026-1-1', 'input is too short'],
    ['yesterday at noon', 'invalid character in year'],
    ['2026/01/01', 'invalid date separator, expected `-`'],
    ['2026-x1-01', 'invalid character in month'],
    ['2026-01-x1', 'invalid character in day'],
    ['2026-13-01', 'month value is outside expected range of 1-12'],
    ['2026-02-29', 'day value is outside expected range'],
    ['2026-01-01T25:00:00Z', 'unexpected extra characters at the end of the input'],
    ['2026-01-01T10:00:00 02:00', 'unexpected extra characters at the end of the input'],
    ['2026-01-01T10:00:00', 'a time needs an offset, such as Z or +02:00'],
    ['2026-01-01T10:00:00+0200', 'a time needs an offset, such as Z or +02:00'],
  ].map(([value, error = '']): (typeof single)[number] => [
    { type: 'string', format: 'date-time', maxLength: 8 },
    value,
    'datetime_from_date_parsing',
    `${date}, ${error}`,
    { error },
  ]),
];

test.each(single.map(([schema, value, type, msg, ctx]) => ({ schema, value, type, msg, ctx })))(
  '$type: $msg',
  (row) => {
    const { schema, value, type, msg, ctx } = row;

    const problems = problemsIn({ x: schema }, { x: value });

    expect(problems).toEqual([{ type, loc: ['body', 'x'], msg, ...(ctx && { ctx }) }]);
  },
);

const read: [schema: JSONSchema, value: unknown, meant: unknown][] = [
  ...[12, 12.0, '12', ' 12 ', '12.0', '+12', '012', '1_2', '0_12', '0__12', '\u00a012\u2003', '12\n'].map(
    (value): (typeof read)[number] => [{ type: 'integer' }, value, 12],
  ),
  [{ type: 'integer' }, '-0', 0],
  [{ type: 'integer' }, -0, 0],
  [{ type: ['integer', 'null'] }, '12', 12],
  [{ type: ['integer', 'null'] }, null, null],
  [{ type: ['string', 'integer'] }, '12', '12'],
  [{ type: 'number' }, ' 1_000.5e1 ', 10005],
  [{ type: 'boolean' }, 'Yes', true],
  [{ type: 'boolean' }, 'off', false],
  [{ type: 'boolean' }, 1, true],
  [{ type: 'array', items: { type: 'integer' } }, ['1', 2], [1, 2]],
  [{ type: 'string', format: 'date-time' }, '2024-02-29', '2024-02-29'],
  [{ type: 'string', format: 'date-time' }, '2026-01-01T10:00:00.123Z', '2026-01-01T10:00:00.123Z'],
  [{ type: 'string', format: 'date-time' }, '2026-01-01 23:59:59+02:00', '2026-01-01 23:59:59+02:00'],
];

test.each(read)('%j reads %j as %j', (schema, value, meant) => {
  const { body } = validator({ body: object({ x: schema }) })({ body: { x: value } });

  expect(body).toEqual({ x: meant });
});

test.each(['_1', '1_', '1__0', '+-1', '- 1', '1.', '.0', '1.0_0', '١٢', '12\0', '\ufeff12', '--1', '+', '-'])(
  'the integer is not read from %j',
  (value) => {
    expect(problemsIn({ x: { type: 'integer' } }, { x: value })).toMatchObject([{ type: 'int_parsing' }]);
  },
);

test.each(['integer', 'number'] as const)('a long run of digits is refused in linear time: %s', async (type) => {
  const value = `${'0_'.repeat(250_000)}${'1'.repeat(500_000)}x`;

  await expectCpuBelow(1500, () => problemsIn({ x: { type } }, { x: value })); // measured: some milliseconds; a quadratic rule takes minutes
});

test('problems stand in the order of declaration, then of the index', () => {
  const fields = {
    z: { type: 'array', items: object({ b: { type: 'string' }, a: { type: 'integer' } }, ['a']) },
    m: { type: 'string' },
    a: { type: 'string' },
  } as const;

  const problems = problemsIn(fields, { a: 1, z: [...Array(11).fill({ a: 1 }), { b: 2 }, 'x'] }, ['m']);

  expect(problems.map(({ type, loc }) => [type, ...loc])).toEqual([
    ['string_type', 'body', 'z', 11, 'b'],
    ['missing', 'body', 'z', 11, 'a'],
    ['dict_type', 'body', 'z', 12],
    ['missing', 'body', 'm'],
    ['string_type', 'body', 'a'],
  ]);
});

test('a list is counted only when its items are good', () => {
  const fields = { x: { type: 'array', minItems: 3, items: { type: 'object' } } } as const;

  expect(problemsIn(fields, { x: [5] }).map(({ loc }) => loc)).toEqual([['body', 'x', 0]]);
});

test('a number is an index only in a list', () => {
  const fields = { '0': { type: 'string' }, 'a/b~c': { type: 'string' } } as const;

  const problems = problemsIn(fields, { '0': 1, 'a/b~c': 1 });

  expect(problems.map(({ loc }) => loc)).toEqual([
    ['body', '0'],
    ['body', 'a/b~c'],
  ]);
});

test('a keyword pydantic does not know is told without the value', () => {
  const problems = problemsIn({ x: { not: { type: 'string' } } }, { x: 'hunter2' });

  expect(problems).toEqual([{ type: 'value_error', loc: ['body', 'x'], msg: 'Value error, must NOT be valid' }]);
});

function object(properties: Record<string, JSONSchema>, required: string[] = []) {
  return { type: 'object', additionalProperties: false, required, properties } as const;
}

function problemsIn(properties: Record<string, JSONSchema>, body: unknown, required?: string[]): readonly Problem[] {
  try {
    validator({ body: object(properties, required) })({ body });
  } catch (error) {
    if (error instanceof AppError) return error.problems;
    throw error;
  }
  return [];
}

test('of several faults at one place those in pydantic’s words are told before any other', () => {
  const severities = ['required', 'type', 'maxItems', 'uniqueItems'].map((keyword) =>
    severity({ keyword } as Parameters<typeof severity>[0]),
  );

  expect(severities).toEqual(severities.toSorted((a, b) => a - b));
  expect(new Set(severities).size).toBe(4);
});

import { expect, test } from '@jest/globals';
import { AppError } from '../../../shared/errors.ts';
import { parseJson } from '../../../shared/http/json.ts';

/** What Python 3.11 says (`JSONDecodeError.pos` and `.msg`); NaN and Infinity, which it accepts, are values nobody else can read. */
const faults: [text: string, offset: number, error: string][] = [
  ['', 0, 'Expecting value'],
  [' ', 1, 'Expecting value'],
  ['\n\t', 2, 'Expecting value'],
  ['}', 0, 'Expecting value'],
  [']', 0, 'Expecting value'],
  ['{', 1, 'Expecting property name enclosed in double quotes'],
  ['[', 1, 'Expecting value'],
  ['{"a"', 4, "Expecting ':' delimiter"],
  ['{"a" 1}', 5, "Expecting ':' delimiter"],
  ['{"a":', 5, 'Expecting value'],
  ['{"a":}', 5, 'Expecting value'],
  ['{"a":1', 6, "Expecting ',' delimiter"],
  ['{"a":1,', 7, 'Expecting property name enclosed in double quotes'],
  ['{"a":1,}', 7, 'Expecting property name enclosed in double quotes'],
  ['{"a":1 "b":2}', 7, "Expecting ',' delimiter"],
  ["{'a':1}", 1, 'Expecting property name enclosed in double quotes'],
  ['{a:1}', 1, 'Expecting property name enclosed in double quotes'],
  ['{,}', 1, 'Expecting property name enclosed in double quotes'],
  ['[1', 2, "Expecting ',' delimiter"],
  ['[1,', 3, 'Expecting value'],
  ['[1,]', 3, 'Expecting value'],
  ['[1 2]', 3, "Expecting ',' delimiter"],
  ['[,1]', 1, 'Expecting value'],
  ['[1}', 2, "Expecting ',' delimiter"],
  ['{"a":[1,{"b":tru}]}', 13, 'Expecting value'],
  ['{} {}', 3, 'Extra data'],
  ['[] x', 3, 'Extra data'],
  ['null,', 4, 'Extra data'],
  ['nul', 0, 'Expecting value'],
  ['+1', 0, 'Expecting value'],
  ['-', 0, 'Expecting value'],
  ['01', 1, 'Extra data'],
  ['1.', 1, 'Extra data'],
  ['.5', 0, 'Expecting value'],
  ['1e', 1, 'Extra data'],
  ['-a', 0, 'Expecting value'],
  ['NaN', 0, 'Expecting value'],
  ['[Infinity]', 1, 'Expecting value'],
  ['{"a":-Infinity}', 5, 'Expecting value'],
  ['"abc', 0, 'Unterminated string starting at'],
  ['"a\nb"', 2, 'Invalid control character at'],
  ['"a\0', 2, 'Invalid control character at'],
  ['"\x7f', 0, 'Unterminated string starting at'],
  ['"\\x41"', 1, 'Invalid \\escape'],
  ['"\\', 0, 'Unterminated string starting at'],
  ['"\\u12"', 2, 'Invalid \\uXXXX escape'],
  ['"\\u12g4"', 2, 'Invalid \\uXXXX escape'],
  ['"\\u1234', 2, 'Invalid \\uXXXX escape'],
  ['"\\ud83d\\u12"', 8, 'Invalid \\uXXXX escape'],
  ['"\\ud83d\\x"', 7, 'Invalid \\escape'],
  ['{"ž":"日本","😀😀":}', 15, 'Expecting value'],
  ['["😀", x]', 6, 'Expecting value'],
  ['"😀\\q"', 2, 'Invalid \\escape'],
  ['// x', 0, 'Expecting value'],
  ['["a\\n", x]', 8, 'Expecting value'],
  ['["\\u00e9", x]', 11, 'Expecting value'],
  ['\uFEFF\uFEFF{}', 0, 'Expecting value'],
  ['\uFEFF{"a" 1}', 5, "Expecting ':' delimiter"],
  ['[1]\u00a0', 3, 'Extra data'],
  ['{"a":1}\u2028', 7, 'Extra data'],
  ['True', 0, 'Expecting value'],
  ['undefined', 0, 'Expecting value'],
];

test.each(faults)('%j is refused at %i: %s', (text, offset, error) => {
  const refusal = refusalOf(text);

  expect(refusal).toMatchObject({
    code: 'invalid_request',
    problems: [{ type: 'json_invalid', loc: ['body', offset], msg: 'JSON decode error', ctx: { error } }],
  });
});

test.each([
  '{"a": [1, -0.5e+3, true, false, null, "\\u00e9\\ud83d\\ude00\\n\\"\\\\"], "": {}}',
  ' [ ] ',
  '"\\ud800"',
  '{"a":1,"a":2}',
  '"\u2028"',
])('%s is read as JSON.parse reads it', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('a byte order mark in front is no part of the document', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
});

test('200 levels are read, brackets in text and closed ones do not count', () => {
  const nested = `${'['.repeat(199)}${JSON.stringify('\\"[{'.repeat(300))}${']'.repeat(199)}`;
  const wide = `[${'[],{},'.repeat(300)}[]]`;

  expect(JSON.stringify(parseJson(`[${nested}]`))).toBe(`[${nested}]`);
  expect(parseJson(wide)).toHaveLength(601);
});

test.each([
  ['deep', `${'['.repeat(201)}${']'.repeat(201)}`],
  ['deep objects', `${'{"a":'.repeat(201)}1${'}'.repeat(201)}`],
  ['deep and never closed', '['.repeat(500_000)],
  ['deep, and wrong only further in', `${'['.repeat(201)}oops`],
])('what is nested deeper cannot be read: %s', (_name, text) => {
  expect(refusalOf(text)).toMatchObject({ code: 'unreadable_body', message: 'There was an error parsing the body' });
});

test.each([
  ['arrays', `${'['.repeat(200)}oops`, 200],
  ['objects', `${'{"a":'.repeat(200)}oops`, 1000],
])('what is wrong 200 levels deep is told as a fault: %s', (_name, text, offset) => {
  expect(refusalOf(text)).toMatchObject({ problems: [{ type: 'json_invalid', loc: ['body', offset] }] });
});

test('a fault before the depth is told as a fault', () => {
  expect(refusalOf(`[oops, ${'['.repeat(300)}`)).toMatchObject({ problems: [{ loc: ['body', 1] }] });
});

test('a refusal carries no piece of the document', () => {
  expect(JSON.stringify(refusalOf('{"password":"hunter2"'))).not.toContain('hunter2');
});

function refusalOf(text: string): AppError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

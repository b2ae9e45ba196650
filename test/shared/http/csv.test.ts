import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvOf } from '../../../shared/http/csv.ts';

const text = { type: 'string' } as const;
const schema = {
  type: 'object',
  properties: { id: text, customer_info: { type: 'object', properties: { name: text, phone: text } }, done: text },
} as const;
const csv = (...records: object[]) => csvOf({ name: 'records', schema, records });

/** What a reader of RFC 4180 makes of it. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a header names the columns, a member of an object by its own name, and every record is a line', () => {
  expect(csv({ id: '1', customer_info: { name: 'Ann "Lee"', phone: '' }, done: true })).toBe(
    '"id","name","phone","done"\r\n"1","Ann ""Lee""","","true"\r\n',
  );
});

test('no records are a header', () => {
  expect(csv()).toBe('"id","name","phone","done"\r\n');
});

test('what is not known is empty', () => {
  expect(csv({ id: '1', customer_info: { name: null } })).toContain('"1","","",""');
});

describe('no cell is a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['+1 415-555-0132', "'+1 415-555-0132"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n', "'\n"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ["'s-Gravenhage", "''s-Gravenhage"],
    ['a=1', 'a=1'],
    ['(415) 555-0132', '(415) 555-0132'],
    ['a;=1', 'a;=1'], // in quotes: a semicolon parts nothing
  ])('%j is %j', (said, shown) => {
    expect(read(csv({ id: said }))[1]?.[0]).toBe(shown);
  });
});

test('whatever is said, every record has its cells, and what was said can be had back', () => {
  const said = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@'"\t\r\n,; a]{0,6}$/));
  fc.assert(
    fc.property(fc.array(fc.tuple(said, said, said, said), { maxLength: 5 }), (rows) => {
      const shown = read(
        csv(...rows.map(([id, name, phone, done]) => ({ id, customer_info: { name, phone }, done }))),
      ).slice(1);

      expect(shown.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
      expect(shown.map((cells) => cells.map((cell) => cell.replace(/^'/, '')))).toEqual(rows);
    }),
  );
});

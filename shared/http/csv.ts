import type { JSONSchema } from 'json-schema-to-ts';

/** Records that can be shown as a table: what they are called, their schema, which names the columns, and themselves. */
export type Table = { name: string; schema: Exclude<JSONSchema, boolean>; records: readonly object[] };

/**
 * A table as CSV (RFC 4180): a header, then a line a record; of an object in a record each member is a column of its own, under its
 * own name. Every cell is quoted, so that a spreadsheet whose separator is the semicolon or the tab cuts none in two.
 */
export function csvOf({ schema, records }: Table): string {
  const columns = columnsOf(schema);
  const rows = records.map((record) => columns.map((path) => valueAt(record, path)));
  return [columns.map((path) => path.at(-1)), ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function columnsOf({ properties = {} }: Table['schema']): string[][] {
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'object' && property.properties ? columnsOf(property).map((path) => [name, ...path]) : [[name]],
  );
}

const valueAt = (record: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], record);

const cellOf = (value: unknown): string => `"${withoutFormula(String(value ?? '')).replaceAll('"', '""')}"`;

/**
 * Spreadsheets calculate what begins so (https://owasp.org/www-community/attacks/CSV_Injection), also behind blanks and in full width.
 * A phone number is no exception: +1-415-555-0132 would be shown as -1101. What begins with the apostrophe that marks a text gets
 * another, so that a program that takes one off has what was said.
 */
const withoutFormula = (text: string) => (/^(?:\s*[=+\-@＝＋－＠]|[\t\r\n'])/u.test(text) ? `'${text}` : text);

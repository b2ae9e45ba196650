import type { MiddlewareObj } from '@middy/core';
import type { JSONSchema } from 'json-schema-to-ts';
import type { Table } from './csv.ts';
import { qualityOf } from './quality.ts';
import { json, type Reply, vary } from './reply.ts';

/** What a list answers: a body for JSON, and the same records as a table. */
export type ListReply = Reply & { table: Table };

/** A page's link cannot set a header. */
export const formatProperty = {
  type: 'string',
  enum: ['json', 'csv'],
  description: '`csv`: a table for a spreadsheet, as with `Accept: text/csv`',
} as const satisfies JSONSchema;

/** Turns a list's reply into the gateway's response: JSON, or CSV for who asks for that. */
export function listResponse(): MiddlewareObj<any, any> {
  return {
    after: async (request) => {
      const { body, headers, table }: ListReply = request.response;
      const format: string | undefined = request.event.parts.query.format;
      request.response = wantsCsv(format, request.event.headers['accept'])
        ? await csvResponse(table, headers, format !== undefined)
        : json(200, body, headers);
      vary(request.response, 'accept');
    },
  };
}

const wantsCsv = (format: string | undefined, accept: string | undefined): boolean =>
  format ? format === 'csv' : (qualityOf(accept, 'text/csv') ?? 0) > (qualityOf(accept, 'application/json') ?? 0);

/**
 * Excel reads a file without a byte order mark in the code page of its machine, so what a person downloads by a link begins with one.
 * A program that asks by header is told the encoding by header.
 */
async function csvResponse(table: Table, headers: Reply['headers'], isLink: boolean) {
  const { csvOf } = await import('./csv.ts');
  const day = new Date().toISOString().slice(0, 10);
  return {
    statusCode: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${table.name}-${day}.csv"`,
      ...headers,
    },
    body: `${isLink ? '\uFEFF' : ''}${csvOf(table)}`,
  };
}

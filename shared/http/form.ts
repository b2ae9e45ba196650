import type { MiddlewareObj } from '@middy/core';
import urlencodeBodyParser from '@middy/http-urlencode-body-parser';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors.ts';
import { bytesOf } from './body.ts';
import { originOf } from './origin.ts';
import type { RequestSchema } from './schema.ts';
import { plain } from './validate.ts';

/**
 * Reads a form: what a body of another type has is nothing. Fields the schema does not name stay unread.
 * @throws AppError unsupported_media_type
 */
export function formBody({ body }: RequestSchema): MiddlewareObj<any, any>[] {
  if (body === undefined) return [];
  const form = plain(body);
  return [
    {
      before: ({ event }) => {
        event.body = bytesOf(event).toString('utf8');
        event.isBase64Encoded = false;
        refuseOtherType(event, form.required?.length > 0);
      },
    },
    urlencodeBodyParser({ disableContentTypeError: true }),
    {
      before: ({ event }) => {
        event.body = fieldsOf(form, typeof event.body === 'object' && event.body !== null ? event.body : {});
      },
    },
  ];
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Nothing is not what the sender of a body meant. Where a field is required that is said of the field, as FastAPI does (contract 7); it would
 * read the fields of a multipart body, which is refused wherever it comes.
 */
function refuseOtherType({ headers, body }: APIGatewayProxyEventV2, isFieldMissed: boolean): void {
  const [type = ''] = (headers['content-type'] ?? '').trim().toLowerCase().split(/\s*;/, 1);
  if (!body || type === FORM || (isFieldMissed && !type.startsWith('multipart/'))) return;
  throw new AppError('unsupported_media_type', `This takes a form: send it as ${FORM}`, { headers: { accept: FORM } });
}

type Sent = Record<string, string | string[] | undefined>;

/**
 * The fields of a form as the service takes them: of one sent twice the last counts, an empty one that is required is missing (FastAPI's rules),
 * blanks around it are not meant, and line breaks are one character as in the browser's count. A password stays as it is.
 */
function fieldsOf(form: any, sent: Sent): Record<string, string> {
  const required = new Set<string>(form.required ?? []);
  const fields: Record<string, string> = {};
  for (const [name, { format }] of Object.entries<any>(form.properties)) {
    const text = [sent[name] ?? []].flat().at(-1);
    if (text === undefined) continue;
    const meant = format === 'password' ? text : text.replaceAll('\r\n', '\n').trim();
    if (meant !== '' || !required.has(name)) fields[name] = meant;
  }
  return fields;
}

/**
 * A form that another site's page has a browser send is refused: browsers say where a request comes from
 * (https://www.w3.org/TR/fetch-metadata/, RFC 6454 for Origin); programs that say nothing may pass.
 */
export function ownFormsOnly(): MiddlewareObj<any, any> {
  return {
    before: ({ event }) => {
      if (isForeign(event)) throw new AppError('cross_site_request', 'This form was sent from another site');
    },
  };
}

function isForeign(event: APIGatewayProxyEventV2): boolean {
  const { headers } = event;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  return origin !== undefined && origin !== originOf(event);
}

import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors.ts';
import { parseJson } from './json.ts';

export const MAX_BODY_BYTES = 1024 * 1024;

// As FastAPI: application/json, or a type that is built on it (RFC 6838, 4.2.8).
const JSON_TYPE = /^application\/(?:[^;]*\+)?json\s*(?:;|$)/i;

/** Reads a JSON body. One of another content type stays text, which no schema of a body accepts. */
export function jsonBody(): MiddlewareObj<any, any> {
  return {
    before: ({ event }) => {
      event.body = read(event);
    },
  };
}

/** The body's bytes. @throws AppError body_too_large */
export function bytesOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_BODY_BYTES) throw new AppError('body_too_large', 'The body is larger than 1 MiB');
  return bytes;
}

function read(event: APIGatewayProxyEventV2): unknown {
  const { headers, body } = event;
  const bytes = bytesOf(event);
  if (bytes.length === 0) return undefined;
  return JSON_TYPE.test(headers['content-type'] ?? '') ? parseJson(decoded(bytes)) : body;
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('unreadable_body', 'There was an error parsing the body', { cause });
  }
}

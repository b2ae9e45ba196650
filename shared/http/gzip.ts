import { promisify } from 'node:util';
import type { MiddlewareObj } from '@middy/core';
import { qualityOf } from './quality.ts';
import { vary } from './reply.ts';

const LEAST_BYTES = 1024; // less fits into a packet or two as it is

/**
 * Compresses the answers to clients that take gzip. It stands before `etag()` in a list of steps: that compares the body as it was, and a client
 * that takes gzip gets the tag as a weak one, whether this answer is compressed or not, since it stands for both (RFC 9110, 8.8.1).
 */
export function gzipped(): MiddlewareObj<any, any> {
  return {
    after: async ({ event, response }) => {
      vary(response, 'accept-encoding');
      if (!takesGzip(event.headers['accept-encoding'])) return;
      const { headers, body } = response;
      if (headers.etag) headers.etag = `W/${headers.etag.replace(/^W\//, '')}`;
      const compressed = body && Buffer.byteLength(body) >= LEAST_BYTES ? await compress(body) : body;
      if (!body || compressed.length >= body.length) return; // what cannot be compressed must not outgrow what a Lambda may answer
      headers['content-encoding'] = 'gzip';
      Object.assign(response, { body: compressed, isBase64Encoded: true });
    },
  };
}

const takesGzip = (accepted: string | undefined): boolean =>
  (qualityOf(accepted, 'gzip') ?? qualityOf(accepted, '*') ?? 0) > 0;

async function compress(body: string): Promise<string> {
  const { gzip } = await import('node:zlib'); // who takes no gzip does not wait for it
  return (await promisify(gzip)(body, { level: LEVEL })).toString('base64');
}

const LEVEL = 4;

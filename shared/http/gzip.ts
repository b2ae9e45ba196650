import { promisify } from 'node:util';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { qualityOf } from './quality.ts';
import { vary } from './reply.ts';

const LEAST_BYTES = 1024; // less fits into a packet or two as it is

/**
 * Compresses the answers to clients that take gzip. It stands before `etag()` in a list of steps: that compares the body as it was, and a client
 * that takes gzip gets the tag as a weak one, whether this answer is compressed or not, since it stands for both (RFC 9110, 8.8.1).
 */
export function gzipped(): MiddlewareObj<any, any> {
  const pack = async ({ event, response }: any) => {
    vary(response, 'accept-encoding');
    if (!takesGzip(event)) return;
    const { headers, body } = response;
    if (headers.etag) headers.etag = `W/${headers.etag.replace(/^W\//, '')}`;
    if (!body || headers['content-encoding'] || Buffer.byteLength(body) < LEAST_BYTES) return;
    const compressed = await compress(body);
    if (compressed.length >= body.length) return; // what cannot be compressed must not outgrow what a Lambda may answer
    headers['content-encoding'] = 'gzip';
    Object.assign(response, { body: compressed, isBase64Encoded: true });
  };
  return { after: pack, onError: pack };
}

function takesGzip({ headers }: APIGatewayProxyEventV2): boolean {
  const accepted = headers['accept-encoding'];
  return (qualityOf(accepted, 'gzip') ?? qualityOf(accepted, '*') ?? 0) > 0;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Turns a reply that is compressed (gzip, base64) into the gateway's response, unpacked for who does not take it so. */
export function packedResponse(type: string): MiddlewareObj<any, any> {
  return {
    after: async (request) => {
      const body: string = request.response;
      const headers = { 'content-type': type, 'cache-control': FOREVER };
      request.response = takesGzip(request.event)
        ? { statusCode: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body, isBase64Encoded: true }
        : { statusCode: 200, headers, body: await unpack(body) };
    },
  };
}

async function unpack(packed: string): Promise<string> {
  const { gunzip } = await import('node:zlib');
  return (await promisify(gunzip)(Buffer.from(packed, 'base64'))).toString();
}

async function compress(body: string): Promise<string> {
  const { gzip } = await import('node:zlib'); // who takes no gzip does not wait for it
  return (await promisify(gzip)(body, { level: LEVEL })).toString('base64');
}

const LEVEL = 4;

import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { causeOf } from '../post-json.ts';
import { publicLookup, refusePrivateHost } from './public-address.ts';

/** What came of a request. `retryAfter`: the header, as it came. */
export type Posted = { status: number; retryAfter?: string | undefined } | { cause: string };

type Limits = { targets: 'public' | 'any'; signal: AbortSignal };

/**
 * Sends a webhook by POST, on a connection of its own. Nothing of the answer is read but its status; no redirect is followed.
 * @param targets `public`: only https, and only to an address on the public internet, which is looked at for every connection
 * @returns never throws
 */
export async function postWebhook(
  url: string,
  headers: Record<string, string>,
  body: string,
  { targets, signal }: Limits,
): Promise<Posted> {
  try {
    const { statusCode = 0, headers: answered } = await answerTo(new URL(url), headers, body, { targets, signal });
    return { status: statusCode, retryAfter: answered['retry-after'] };
  } catch (error) {
    return { cause: signal.aborted ? 'timeout' : causeOf(error) };
  }
}

function answerTo(url: URL, headers: Record<string, string>, body: string, { targets, signal }: Limits) {
  const isOpen = targets === 'any';
  if (!isOpen) refusePrivateHost(url.hostname);
  const send = isOpen && url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise<IncomingMessage>((done, fail) => {
    const options = { method: 'POST', agent: false, signal, ...(!isOpen && { lookup: publicLookup }) } as const;
    const length = Buffer.byteLength(body);
    const request = send(url, { ...options, headers: { ...headers, 'content-length': length } }, (response) => {
      response.on('error', () => {}); // what is cut off
      done(response);
      request.destroy();
    });
    request.on('error', fail);
    request.end(body);
  });
}

import type { ProviderRequest } from './adapter.ts';

/** Why a provider told nothing. */
export type Failure = {
  failure:
    | 'no_key'
    | 'unauthorized'
    | 'throttled'
    /** It is down, out of reach or broken. */
    | 'unavailable'
    | 'timeout'
    /** It answers with a redirect, or that the request is wrong. */
    | 'rejected'
    /** It answers something else than it documents, or far too much. */
    | 'unreadable';
  /** Of HTTP. */
  status?: number;
  /** The name that a program gave the reason. */
  cause?: string;
  /** The header, as it came (RFC 9110, 10.2.3). */
  retryAfter?: string;
};

const MOST_BYTES = 1024 * 1024; // a hundred events are some fifty kilobytes; fifty are kept

/**
 * Asks by POST, and reads at most 1 MiB of JSON. Follows no redirect, which would take the key elsewhere.
 * @param notFound HTTP statuses that say that there is nothing to tell
 * @returns the answer, or why there is none; never throws
 */
export async function ask(
  { url, headers, body }: ProviderRequest,
  notFound: readonly number[],
  signal: AbortSignal,
): Promise<{ answer: unknown } | { isNotFound: true } | Failure> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
    if (response.ok) return await answerOf(response);
    await response.body?.cancel();
    return notFound.includes(response.status) ? { isNotFound: true } : refusalOf(response);
  } catch (error) {
    return signal.aborted ? { failure: 'timeout' } : { failure: 'unavailable', cause: causeOf(error) };
  }
}

async function answerOf(response: Response): Promise<{ answer: unknown } | Failure> {
  const { status } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return { failure: 'unreadable', status, cause: 'too_large' };
    chunks.push(chunk);
  }
  try {
    return { answer: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) };
  } catch {
    return { failure: 'unreadable', status, cause: 'not_json' };
  }
}

function refusalOf({ status, headers }: Response): Failure {
  const retryAfter = headers.get('retry-after') ?? undefined;
  if (status === 401 || status === 403) return { failure: 'unauthorized', status };
  if (status === 429) return { failure: 'throttled', status, retryAfter };
  return status >= 500 ? { failure: 'unavailable', status, retryAfter } : { failure: 'rejected', status };
}

/** `fetch` says why only in the cause of its error, such as ECONNREFUSED. */
function causeOf(error: unknown): string {
  const { name = 'Error', cause }: { name?: string; cause?: { code?: string } } = Object(error);
  return String(cause?.code ?? name);
}

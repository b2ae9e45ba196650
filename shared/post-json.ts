export type JsonRequest = { url: string; headers: Record<string, string>; body: unknown };

/** Why another service told nothing. */
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

const MOST_BYTES = 1024 * 1024; // a hundred events of a parcel are some fifty kilobytes, what a model answers is a few

/**
 * Asks by POST, and reads at most 1 MiB of JSON. Follows no redirect, which would take the key elsewhere.
 * @param notFound HTTP statuses that say that there is nothing to tell
 * @returns the answer, or why there is none; never throws
 */
export async function postJson(
  { url, headers, body }: JsonRequest,
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
    return notFound.includes(response.status)
      ? { isNotFound: true }
      : failureOf(response.status, response.headers.get('retry-after'));
  } catch (error) {
    return signal.aborted ? { failure: 'timeout' } : { failure: 'unavailable', cause: causeOf(error) };
  }
}

async function answerOf({ status, body }: Response): Promise<{ answer: unknown } | Failure> {
  const bytes = body && (await firstMebibyte(body));
  if (bytes === undefined) return { failure: 'unreadable', status, cause: 'too_large' };
  try {
    return { answer: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes ?? new Uint8Array())) };
  } catch {
    return { failure: 'unreadable', status, cause: 'not_json' };
  }
}

/** The whole of a body; undefined where it has more than 1 MiB, of which the rest is not read. */
export async function firstMebibyte(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What an HTTP status that is no success says. @param retryAfter the header */
export function failureOf(status: number, retryAfter: string | null | undefined): Failure {
  if (status === 401 || status === 403) return { failure: 'unauthorized', status };
  if (status === 408) return { failure: 'timeout', status };
  const later = { status, ...(retryAfter && { retryAfter }) };
  if (status === 429) return { failure: 'throttled', ...later };
  return status >= 500 ? { failure: 'unavailable', ...later } : { failure: 'rejected', status };
}

/** `fetch` says why only in the cause of its error, such as ECONNREFUSED. */
export function causeOf(error: unknown): string {
  const { name = 'Error', code, cause }: { name?: string; code?: string; cause?: { code?: string } } = Object(error);
  return String(cause?.code ?? code ?? name);
}

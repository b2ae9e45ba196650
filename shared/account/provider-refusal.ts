import { AppError } from '../errors.ts';

/** A login at the provider that came to nothing; the person may begin another. */
export const loginFailed = (message: string, cause?: unknown): AppError =>
  new AppError('login_failed', message, { cause });

/** The provider cannot be reached, or answers nothing that a provider answers. */
export const providerUnavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The login provider does not answer; try again in a moment', {
    cause,
    headers: { 'retry-after': '5' },
  });

/** What a failure of openid-client means to the person who logs in. */
export function loginRefusalOf(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const reasons = reasonsOf(failure);
  // `fetch` rejects with a TypeError when there is no connection.
  if (failure instanceof TypeError || reasons.some((it) => OUTAGES.has(it))) return providerUnavailable(failure);
  if (reasons.includes('access_denied')) return loginFailed('The login was cancelled', failure);
  return loginFailed('This login could not be verified, or was used before; log in again', failure);
}

const OUTAGES = new Set<unknown>([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'server_error', // from here on the provider's own words (RFC 6749, 4.1.2.1)
  'temporarily_unavailable',
]);

/** The library's code, and what the provider says is wrong. */
function reasonsOf(failure: unknown): unknown[] {
  if (!(failure instanceof Error)) return [];
  return ['code' in failure && failure.code, 'error' in failure && failure.error];
}

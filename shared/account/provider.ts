import type { Configuration } from 'openid-client';
import { AppError } from '../errors.ts';
import { count } from '../metrics.ts';
import { authProvider } from './auth-provider.ts';
import { MAX_EMAIL_BYTES } from './email.ts';
import { loginFailed, loginRefusalOf, providerUnavailable } from './provider-refusal.ts';

/** Whom a provider vouches for: who that is to it, for good, and what it says of him now; `name` is empty when it tells none. */
export type Person = { issuer: string; subject: string; email: string; name: string };

// In a file beside the bundle, which is read when a login needs it.
const openid = () => import('openid-client');

/** For everything that is asked of the provider in one request; Lambda ends a function after 10. */
const TIMEOUT_SECONDS = 5;

/**
 * Begins a login: authorization code with PKCE (RFC 7636), state and nonce (OpenID Connect Core 1.0, 3.1).
 * @param redirectUri where the provider sends the browser back to, as it is registered there
 * @param next the path of ours to go to then
 * @returns the provider's URL for the browser, and what this browser keeps until it comes back
 * @throws AppError unavailable
 */
export async function beginLogin(redirectUri: string, next = ''): Promise<{ url: string; kept: string }> {
  const provider = await inTime(configuration());
  const client = await openid();
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return {
    url: url.href,
    kept: [state, nonce, verifier, ...(next ? [Buffer.from(next).toString('base64url')] : [])].join('.'),
  };
}

/**
 * Ends the login that this browser began.
 * @param currentUrl where the provider sent the browser, query included
 * @param kept what the browser kept
 * @throws AppError not_found without a provider, login_failed, forbidden when the email is not verified, unavailable
 */
export async function finishLogin(currentUrl: string, kept = ''): Promise<Person> {
  if (!authProvider) throw new AppError('not_found', 'Not Found');
  const url = URL.parse(currentUrl);
  const [, state, nonce, verifier] = /^([\w-]+)\.([\w-]+)\.([\w-]+)(?:\.[\w-]*)?$/.exec(kept) ?? [];
  if (!url || !state || !nonce || !verifier) {
    throw loginFailed('This login was not begun in this browser, or took too long; log in again');
  }
  const { iss, sub, email, email_verified, name } = await inTime(claimsOf(url, { state, nonce, verifier }));
  if (email_verified !== true || !isEmail(email)) {
    throw new AppError('forbidden', 'The login provider does not say that your email address is verified');
  }
  return { issuer: String(iss), subject: String(sub), email, name: typeof name === 'string' ? name : '' };
}

const isEmail = (claim: unknown): claim is string =>
  typeof claim === 'string' && Buffer.byteLength(claim) <= MAX_EMAIL_BYTES && /^[^\s@]+@[^\s@]+$/.test(claim);

type Claims = Readonly<Record<string, unknown>>;

/**
 * What the provider says of the person, once its ID token is verified. It need not say it in the token, but at its
 * UserInfo endpoint (OpenID Connect Core 1.0, 5.4), for the same `sub`.
 */
async function claimsOf(url: URL, kept: { state: string; nonce: string; verifier: string }): Promise<Claims> {
  const provider = await configuration();
  const { authorizationCodeGrant, fetchUserInfo } = await openid();
  const checks = { expectedState: kept.state, expectedNonce: kept.nonce, pkceCodeVerifier: kept.verifier };
  const tokens = await authorizationCodeGrant(provider, url, checks);
  const claims = tokens.claims();
  if (!claims) throw loginFailed('The login provider gave no ID token');
  const isComplete = claims['email'] !== undefined && claims['email_verified'] !== undefined;
  if (isComplete || !provider.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)), iss: claims.iss };
}

let discovered: Promise<Configuration> | undefined;

/** The provider's metadata (OpenID Connect Discovery 1.0), kept from the first time it was got. */
function configuration(): Promise<Configuration> {
  discovered ??= discover().catch((cause) => {
    discovered = undefined;
    throw providerUnavailable(cause); // nothing is wrong with the person's login
  });
  return discovered;
}

async function discover(): Promise<Configuration> {
  if (!authProvider) throw new Error('No login provider is configured');
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks, None } = await openid();
  const issuer = new URL(authProvider.issuer);
  // The setting allows http for a provider on the same machine only.
  const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
  return discovery(issuer, authProvider.clientId, undefined, None(), { execute, timeout: TIMEOUT_SECONDS });
}

/** @throws AppError unavailable when it takes too long, else what a failure means to the person */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, refuse) => {
    const late = new DOMException('The login provider is too slow', 'TimeoutError');
    timer = setTimeout(() => refuse(providerUnavailable(late)), TIMEOUT_SECONDS * 1000);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (failure) {
    const refusal = loginRefusalOf(failure);
    if (refusal.code === 'unavailable') count('LoginProviderFailures');
    throw refusal;
  } finally {
    clearTimeout(timer);
  }
}

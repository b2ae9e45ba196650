import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Provider } from 'oidc-provider';

export const CLIENT_ID = 'intake-tests';

/** A step of the provider's that a test puts before its own. */
type Disturbance = Parameters<Provider['use']>[0];
type Claims = Record<string, unknown>;

export type TestProvider = {
  issuer: string;
  /** Whom it knows, by login, and what it tells of them. */
  people: Record<string, Claims>;
  disturbance: Disturbance;
  stop: () => Promise<void>;
};

const signing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/**
 * Starts oidc-provider on a loopback port, with one public client.
 * @param redirectUri what is registered for it; of a loopback address any port
 * @param options where it tells the claims, and a port that is known before
 */
export async function startProvider(
  redirectUri: string,
  { claimsIn = 'id_token', port = 0 }: { claimsIn?: 'id_token' | 'userinfo'; port?: number } = {},
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people: TestProvider['people'] = {};
  jest.spyOn(console, 'warn').mockImplementation(() => {}); // that it keeps everything in memory
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        redirect_uris: [redirectUri],
        application_type: 'native',
        token_endpoint_auth_method: 'none',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people[accountId] }) }),
    jwks: { keys: [{ ...signing.export({ format: 'jwk' }), kid: 'signing', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  const started: TestProvider = {
    issuer,
    people,
    disturbance: (_, next) => next(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  provider.use((context, next) => started.disturbance(context, next));
  server.on('request', provider.callback());
  return started;
}

/** Lets the provider tell something else in its ID tokens, signed with its key unless another is given. */
export const tellingOtherwise =
  (change: Claims, key = signing): Disturbance =>
  async (context, next) => {
    await next();
    const [header, payload = ''] = context.body?.id_token?.split('.') ?? [];
    if (!header) return;
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
    const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    context.body.id_token = `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };

/**
 * What a person does at the provider: logs in and agrees, or cancels.
 * @returns where the provider sends the browser back to
 */
export async function answerOf(authorizeUrl: string, login: string | 'cancel'): Promise<string> {
  const { origin } = new URL(authorizeUrl);
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>): Promise<string> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return url;
    const next = new URL(location, url).href;
    return next.startsWith(origin) ? go(next) : next;
  };
  const page = await go(authorizeUrl);
  if (login === 'cancel') return go(`${page}/abort`);
  const consent = await go(page, { prompt: 'login', login, password: 'any' });
  return go(consent, { prompt: 'consent' });
}

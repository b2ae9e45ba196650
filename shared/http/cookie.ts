import { ABSOLUTE_MS } from '../account/session.ts';
import { env } from '../env.ts';

/** The value of a cookie as the gateway passes them, one "name=value" each. */
export const cookieIn = (cookies: readonly string[] | undefined, name: string): string | undefined =>
  cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);

const SESSION = env('SESSION_COOKIE');
/** Whether browsers come over https, as to every deployment, or over plain http on one machine. */
export const isSecure = SESSION.startsWith('__Host-');

/**
 * A cookie that only this host gets and no script reads (RFC 6265bis, 4.1.3.2 for `__Host-`). `Lax`: a link from another
 * site finds the person logged in, a form from there does not.
 */
export const cookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const sessionIn = (cookies: readonly string[] | undefined): string | undefined => cookieIn(cookies, SESSION);

/** As long as a session can last at most; when it really ends is decided where it is stored. */
export const sessionCookie = (token: string): string => cookie(SESSION, token, ABSOLUTE_MS / 1000);

export const noSessionCookie = (): string => cookie(SESSION, '', 0);

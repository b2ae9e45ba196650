import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { cookie, cookieIn, isSecure } from './cookie.ts';
import { ownPath } from './navigation.ts';
import { originOf } from './origin.ts';

const NAME = isSecure ? '__Host-login' : 'login';
const SECONDS = 600; // to log in at the provider; a code that comes back lives as long (RFC 6749, 4.1.2)

/** Keeps in the browser what it needs when it comes back from the provider. */
export const loginCookie = (kept: string): string => cookie(NAME, kept, SECONDS);

export const noLoginCookie = (): string => cookie(NAME, '', 0);

export const keptIn = ({ cookies }: APIGatewayProxyEventV2): string | undefined => cookieIn(cookies, NAME);

/** The path of ours that this browser wanted to go to, behind the other three things that it keeps. */
export const nextIn = (kept: string | undefined): string | undefined =>
  ownPath(Buffer.from(kept?.split('.')[3] ?? '', 'base64url').toString());

/** Where the provider sends the browser back to. */
export const redirectUri = (event: APIGatewayProxyEventV2): string => `${originOf(event)}/login/callback`;

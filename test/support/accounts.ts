import { randomUUID } from 'node:crypto';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import type { Account, Role } from '../../shared/account/account.ts';
import { findAccount, setRole } from '../../shared/account/account-store.ts';
import { type Called, call } from './call.ts';

export const PASSWORD = 'correct horse battery staple';

/** An email that no other test uses. */
export const anEmail = (): string => `${randomUUID()}@example.com`;

/** An address of the network that is kept for examples (RFC 3849), each in a /64 of its own. */
export const anAddress = (): string => {
  const [a, b] = randomUUID().replaceAll('-', '').match(/.{4}/g) ?? [];
  return `2001:db8:${a}:${b}::1`;
};

export type SignedUp = { account: Account; cookie: string; token: string };

/** Signs up and logs in as people do; a role above customer is given as the staff tool gives it. */
export async function signedUp(role: Role = 'customer', email = anEmail()): Promise<SignedUp> {
  const form = { email, name: 'Ann Lee', password: PASSWORD, confirm_password: PASSWORD };
  const created = await call(signUp, { method: 'POST', form, sourceIp: anAddress() });
  if (created.status !== 200) throw new Error(`Signing up answered ${created.status}`);
  const account = await findAccount(email);
  if (!account) throw new Error('There is no account after signing up');
  if (role !== 'customer') await setRole(account, role);
  const { cookie, token } = sessionIn(await call(logIn, { method: 'POST', form, sourceIp: anAddress() }));
  return { account: { ...account, role }, cookie, token };
}

/** The session that an answer begins. */
export function sessionIn({ status, cookies: [set = ''] }: Called): { cookie: string; token: string } {
  const [cookie = ''] = set.split(';');
  if (status !== 200 || cookie.endsWith('=')) throw new Error(`Status ${status} and no session`);
  return { cookie, token: cookie.slice(cookie.indexOf('=') + 1) };
}

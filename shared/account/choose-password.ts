import { AppError, type Problem } from '../errors.ts';
import { Overtaken } from '../store/table.ts';
import { timestamp } from '../time.ts';
import { type Account, emailKey, newAccount } from './account.ts';
import { createAccount } from './account-store.ts';
import { networkOf } from './network.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordFault } from './password-rule.ts';
import { changePassword } from './session-store.ts';
import { forgetAttempts, takeAttempt } from './throttle-store.ts';

type Signup = { email: string; name: string; password: string; confirm_password: string; address: string };

/**
 * A new customer's account. A taken email is told only after the work that a free one costs.
 * @throws AppError invalid_request, account_exists, throttled
 */
export async function signUp({ address, ...form }: Signup, now: Date): Promise<Account> {
  const email = emailKey(form.email);
  refuse(await signupProblems(form));
  await takeAttempt('signup_address', networkOf(address), now);
  const password_hash = await hashPassword(form.password);
  const account = newAccount({ email, name: form.name, password_hash }, timestamp(now));
  await createAccount(account);
  return account;
}

/** What is wrong with a sign-up beside what its schema says, as far as it is filled in. */
export const signupProblems = async ({ email = '', name, password, confirm_password }: Partial<Signup>) => [
  ...(await faultsOf('password', password, { email: emailKey(email), name })),
  ...mismatch(password, confirm_password),
];

type Change = { current_password: string; new_password: string; confirm_password: string };

/**
 * Changes a password and ends all sessions of the account. Wrong guesses are counted apart from those at the login, so that
 * who attacks the login does not keep a person who is logged in from changing the password.
 * @param account as it was read to know who calls
 * @returns the token of a new session
 * @throws AppError invalid_request, throttled
 */
export async function replacePassword(account: Account, form: Change, now: Date): Promise<string> {
  await takeAttempt('password_account', account.email, now);
  if (!(await verifyPassword(form.current_password, account.password_hash))) {
    refuse([problem('current_password', 'this is not the current password')]);
  }
  await forgetAttempts('password_account', account.email);
  refuse(await changeProblems(form, account));
  try {
    return await changePassword(account, await hashPassword(form.new_password), now);
  } catch (cause) {
    if (!(cause instanceof Overtaken)) throw cause;
    throw invalid(
      [problem('current_password', 'the password was changed, or the sessions were ended, a moment ago')],
      cause,
    );
  }
}

/** What is wrong with a change beside what its schema says and the current password, as far as it is filled in. */
export const changeProblems = async (form: Partial<Change>, account: Pick<Account, 'email' | 'name'>) => [
  ...(await faultsOf('new_password', form.new_password, account)),
  ...same(form),
  ...mismatch(form.new_password, form.confirm_password),
];

type About = { email: string; name?: string | undefined };

async function faultsOf(field: string, password: string | undefined, about: About): Promise<Problem[]> {
  if (password === undefined) return [];
  const fault = await passwordFault(password, { email: about.email, name: about.name ?? '' });
  return fault ? [problem(field, fault)] : [];
}

const same = ({ current_password, new_password }: Partial<Change>) =>
  new_password !== undefined && current_password === new_password
    ? [problem('new_password', 'this is the password you have')]
    : [];

const mismatch = (password: string | undefined, confirm_password: string | undefined) =>
  password === undefined || confirm_password === undefined || password === confirm_password
    ? []
    : [problem('confirm_password', 'the passwords do not match')];

const problem = (field: string, reason: string): Problem => ({
  type: 'value_error',
  loc: ['body', field],
  msg: `Value error, ${reason}`,
});

const invalid = (problems: Problem[], cause?: unknown) =>
  new AppError('invalid_request', 'Invalid request', { problems, cause });

/** @throws AppError invalid_request when there are any */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw invalid(problems);
}

import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import { handler as updatePassword } from '../../functions/update-password/handler.ts';
import { handler as updateProfile } from '../../functions/update-profile/handler.ts';
import { anAddress, anEmail, PASSWORD, signedUp } from '../support/accounts.ts';
import { call } from '../support/call.ts';

type Handler = Parameters<typeof call>[0];
const PERSON = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** What a person sees who sent a form that was not taken: the words at each field, what stands on top, and what is kept. */
async function sent(handler: Handler, form: Record<string, string>, request = {}) {
  const answer = await call(handler, { method: 'POST', form, headers: PERSON, sourceIp: anAddress(), ...request });
  const root = parse(answer.body);
  const faulty = root.querySelectorAll('[aria-invalid=true]').map((field) => {
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [field.id, root.querySelector(`#${described.find((id) => id.endsWith('-error'))}`)?.text];
  });
  const kept = root.querySelectorAll('main [name]').flatMap((it) => {
    const value = it.getAttribute('value') ?? it.text;
    return value ? [[it.getAttribute('name'), value]] : [];
  });
  return {
    status: answer.status,
    faulty: Object.fromEntries(faulty),
    onTop: root.querySelectorAll('[role=alert] li, [role=alert] p').map(({ text }) => text),
    kept: Object.fromEntries(kept),
    body: answer.body,
  };
}

test('a sign-up says all that is wrong at once, each at its field, in words for people, and keeps all but passwords', async () => {
  const form = { email: 'ann', name: 'Ann Lee', password: 'password1', confirm_password: 'something else' };

  const { body, ...seen } = await sent(signUp, form);

  expect(seen).toEqual({
    status: 422,
    faulty: {
      email: 'An email address must have one @-sign.',
      password: 'The password is one of those used most and guessed first',
      confirm_password: 'The passwords do not match',
    },
    onTop: [
      'Email address: An email address must have one @-sign.',
      'Password: The password is one of those used most and guessed first',
      'Password again: The passwords do not match',
    ],
    kept: { email: 'ann', name: 'Ann Lee' },
  });
  for (const secret of ['password1', 'something else']) expect(body).not.toContain(secret);
});

test('a program is told what the schema refuses, and nothing further', async () => {
  const form = { email: 'ann', name: 'Ann Lee', password: 'password1', confirm_password: 'something else' };

  const { status, body } = await call(signUp, { method: 'POST', form, sourceIp: anAddress() });

  expect(status).toBe(422);
  expect(body.detail.map(({ loc }: { loc: string[] }) => loc.at(-1))).toEqual(['email']);
});

test('what the schema refuses is not looked at further: a megabyte as a password is only too long', async () => {
  const { faulty } = await sent(signUp, {
    email: anEmail(),
    name: '',
    password: `a${'\u0301'.repeat(80_000)}`,
    confirm_password: 'x',
  });

  expect(faulty).toEqual({ name: 'Fill this in', password: 'At most 128 characters' });
});

test('an email that has an account is told at its field, with what was typed', async () => {
  const { account } = await signedUp();
  const form = { email: account.email, name: 'Ann', password: PASSWORD, confirm_password: PASSWORD };

  const { status, faulty, kept } = await sent(signUp, form);

  expect(status).toBe(409);
  expect(faulty).toEqual({ email: 'This address has an account already' });
  expect(kept).toEqual({ email: account.email, name: 'Ann' });
});

test('a change of password says beside a wrong current password what is wrong with the new one', async () => {
  const { cookie } = await signedUp();
  const form = { current_password: 'a wrong guess', new_password: 'password1', confirm_password: 'another' };

  const { status, faulty, kept } = await sent(updatePassword, form, { cookies: [cookie] });

  expect(status).toBe(422);
  expect(faulty).toEqual({
    current_password: 'This is not the current password',
    new_password: 'The password is one of those used most and guessed first',
    confirm_password: 'The passwords do not match',
  });
  expect(kept).toEqual({});
});

test('a profile that is not taken stands there as it was typed', async () => {
  const { cookie } = await signedUp();

  const { faulty, kept } = await sent(updateProfile, { phone: '12', bio: 'Two\nlines' }, { cookies: [cookie] });

  expect(faulty).toEqual({ phone: 'A phone number has 7 to 15 digits' });
  expect(kept).toEqual({ name: 'Ann Lee', phone: '12', bio: 'Two\nlines' });
});

test('who has to wait is told how long', async () => {
  const { account } = await signedUp();
  const attempt = () => sent(logIn, { email: account.email, password: 'a wrong guess' });
  for (let n = 0; n < 10; n++) await attempt();

  expect(await attempt()).toMatchObject({ status: 429, onTop: ['Too many attempts. Try again in a minute'] });
});

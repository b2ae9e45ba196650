import { describe, expect, test } from '@jest/globals';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import { handler as updateProfile } from '../../functions/update-profile/handler.ts';
import { findAccount } from '../../shared/account/account-store.ts';
import { signedUp } from '../support/accounts.ts';
import { call } from '../support/call.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_BODY = JSON.stringify({ name: 'Bob Crane' });
const MULTIPART = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nBob Crane\r\n--x--\r\n';
const refusal = { status: 415, body: { code: 'unsupported_media_type', detail: expect.stringContaining(FORM) } };

describe('POST /update-profile', () => {
  test.each([
    ['JSON', 'application/json', JSON_BODY],
    ['multipart', 'multipart/form-data; boundary=x', MULTIPART],
    ['plain text', 'text/plain', 'name=Bob'],
    ['a body of no type', '', 'name=Bob'],
  ])('refuses %s, says what it takes, and changes nothing', async (_, type, body) => {
    const { cookie, account } = await signedUp();

    const answer = await call(updateProfile, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
      cookies: [cookie],
    });

    expect(answer).toMatchObject(refusal);
    expect(answer.headers['accept']).toBe(FORM);
    expect(await findAccount(account.email)).toMatchObject({ name: 'Ann Lee' });
  });

  test.each([FORM, `${FORM}; charset=UTF-8`, 'Application/X-WWW-Form-Urlencoded'])('takes %s', async (type) => {
    const { cookie, account } = await signedUp();

    const answer = await call(updateProfile, {
      method: 'POST',
      form: { name: 'Bob Crane' },
      headers: { 'content-type': type },
      cookies: [cookie],
    });

    expect(answer.status).toBe(200);
    expect(await findAccount(account.email)).toMatchObject({ name: 'Bob Crane' });
  });
});

describe.each([
  ['/signup', signUp],
  ['/login', logIn],
])('POST %s', (_, handler) => {
  test('refuses a multipart form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };

    expect(await call(handler, { method: 'POST', body: MULTIPART, headers })).toMatchObject(refusal);
  });

  test('names the fields that JSON does not bring, as FastAPI does', async () => {
    const { status, body } = await call(handler, { method: 'POST', body: { email: 'a@example.com' } });

    expect({ status, types: new Set(body.detail.map((it: { type: string }) => it.type)) }).toEqual({
      status: 422,
      types: new Set(['missing']),
    });
  });
});

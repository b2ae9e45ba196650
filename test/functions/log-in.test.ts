import { expect, test } from '@jest/globals';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import { anAddress, anEmail, PASSWORD, signedUp } from '../support/accounts.ts';
import { call } from '../support/call.ts';

test.each([
  ['/tickets/TKT-1?x=%C3%A9', 303, '/tickets/TKT-1?x=%C3%A9'],
  ['//evil.example/', 200, undefined],
])('who came from %s is sent there when it is a page of ours', async (next, status, location) => {
  const form = { email: anEmail(), name: 'Ann', password: PASSWORD, confirm_password: PASSWORD, next };
  await call(signUp, { method: 'POST', form, sourceIp: anAddress() });
  const answer = await call(logIn, { method: 'POST', form, sourceIp: anAddress() });

  expect([answer.status, answer.headers['location']]).toEqual([status, location]);
  expect(answer.cookies).toHaveLength(1);
});

test.each([
  [undefined, '/tickets'],
  ['//evil.example/', '/tickets'],
  ['/summary', '/summary'],
])('a person’s browser that came from %s is led on to %s', async (next, location) => {
  const { account } = await signedUp();
  const form = { email: account.email, password: PASSWORD, ...(next && { next }) };
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };

  const answer = await call(logIn, { method: 'POST', form, headers, sourceIp: anAddress() });

  expect([answer.status, answer.headers['location']]).toEqual([303, location]);
  expect(answer.cookies).toHaveLength(1);
});

test('good logins of one address count for nothing: the twenty-first and on pass too', async () => {
  const { account } = await signedUp();
  const sourceIp = anAddress();
  const form = { email: account.email, password: PASSWORD };

  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) statuses.push((await call(logIn, { method: 'POST', form, sourceIp })).status);

  expect(statuses).toEqual(Array(22).fill(200));
});

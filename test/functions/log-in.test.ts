import { expect, test } from '@jest/globals';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { anAddress, PASSWORD, signedUp } from '../support/accounts.ts';
import { call } from '../support/call.ts';

test('good logins of one address count for nothing: the twenty-first and on pass too', async () => {
  const { account } = await signedUp();
  const sourceIp = anAddress();
  const form = { email: account.email, password: PASSWORD };

  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) statuses.push((await call(logIn, { method: 'POST', form, sourceIp })).status);

  expect(statuses).toEqual(Array(22).fill(200));
});

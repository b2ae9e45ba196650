import { expect, test } from '@jest/globals';
import { handler as finishLogin } from '../../functions/finish-login/handler.ts';
import { handler as getLogin } from '../../functions/get-login/handler.ts';
import { call } from '../support/call.ts';

test('without a provider nobody comes back from one', async () => {
  expect(await call(finishLogin, { query: 'code=a&state=b' })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('without a provider the log-in is a form', async () => {
  expect((await call(getLogin, {})).body).toMatchObject({ auth_type: 'form', redirect_url: '/login' });
});

import { isStaff } from '../../shared/account/account.ts';
import { accountOf } from '../../shared/account/log-in.ts';
import { endSession, startSession } from '../../shared/account/session-store.ts';
import { sessionCookie } from '../../shared/http/cookie.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { ownPath } from '../../shared/http/navigation.ts';
import { loggedInPage } from '../../shared/pages/logged-in-page.tsx';
import { loginPage } from '../../shared/pages/login-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: ({ values: { email, next }, ...shown }) => loginPage({ email, next: ownPath(next), ...shown }),
  answer: async ({ body }, { requestContext, tokens: former }) => {
    const now = new Date();
    const account = await accountOf({ ...body, address: requestContext.http.sourceIp }, now);
    const token = await startSession(account, now);
    await Promise.all(former.map(endSession));
    const cookies = [sessionCookie(token)];
    const next = ownPath(body.next);
    if (next) return { redirect: next, cookies };
    return { page: loggedInPage({ account, forStaff: isStaff(account) }), cookies };
  },
});

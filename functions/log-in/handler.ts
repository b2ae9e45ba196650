import { isStaff } from '../../shared/account/account.ts';
import { accountOf } from '../../shared/account/log-in.ts';
import { startSession } from '../../shared/account/session-store.ts';
import { sessionCookie } from '../../shared/http/cookie.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { HOME, isNavigation, ownPath } from '../../shared/http/navigation.ts';
import { loggedInPage } from '../../shared/pages/logged-in-page.tsx';
import { loginPage } from '../../shared/pages/login-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: ({ values: { email, next }, ...shown }) => loginPage({ email, next: ownPath(next), ...shown }),
  answer: async ({ body }, event) => {
    const now = new Date();
    const account = await accountOf({ ...body, address: event.requestContext.http.sourceIp }, now);
    const cookies = [sessionCookie(await startSession(account, now, event.tokens))];
    const next = ownPath(body.next) ?? (isNavigation(event) ? HOME : undefined);
    if (next) return { redirect: next, cookies };
    return { page: loggedInPage({ account, forStaff: isStaff(account) }), cookies };
  },
});

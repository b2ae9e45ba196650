import { signUp, signupProblems } from '../../shared/account/choose-password.ts';
import { startSession } from '../../shared/account/session-store.ts';
import { sessionCookie } from '../../shared/http/cookie.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { HOME, isNavigation } from '../../shared/http/navigation.ts';
import { accountCreatedPage } from '../../shared/pages/account-created-page.tsx';
import { signupPage } from '../../shared/pages/signup-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: signupPage,
  further: signupProblems,
  answer: async ({ body }, event) => {
    const now = new Date();
    const account = await signUp({ ...body, address: event.requestContext.http.sourceIp }, now);
    const cookies = [sessionCookie(await startSession(account, now, event.tokens))];
    return isNavigation(event) ? { redirect: HOME, cookies } : { page: accountCreatedPage(), cookies };
  },
});

import { changeProblems, replacePassword } from '../../shared/account/choose-password.ts';
import { sessionCookie } from '../../shared/http/cookie.ts';
import { accountFormEndpoint } from '../../shared/http/endpoint.ts';
import { passwordPage } from '../../shared/pages/password-page.tsx';
import { schema } from './schema.ts';

export const handler = accountFormEndpoint({
  schema,
  page: ({ values: _, ...shown }, { caller }) => passwordPage({ email: caller.email, ...shown }),
  further: (fields, { caller }) => changeProblems(fields, caller),
  answer: async ({ body }, { caller }) => {
    const token = await replacePassword(caller, body, new Date());
    return { page: passwordPage({ saved: true }), cookies: [sessionCookie(token)] };
  },
});

import { changeProblems } from '../../shared/account/choose-password.ts';
import { resetPassword } from '../../shared/account/reset-password.ts';
import { findResetAccount } from '../../shared/account/reset-store.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { linkInvalidPage, passwordChosenPage, resetPasswordPage } from '../../shared/pages/reset-password-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: async ({ values: { token = '' }, code, problem, problems }) => {
    if (code === 'link_invalid') return linkInvalidPage(problem ?? '');
    const account = await findResetAccount(token, new Date());
    return resetPasswordPage({ token, email: account?.email, problem, problems });
  },
  further: (fields) => changeProblems(fields, { email: '', name: '' }), // whose account it is, only a good link tells
  answer: async ({ body }, event) => {
    await resetPassword({ ...body, address: event.requestContext.http.sourceIp }, new Date());
    return { page: passwordChosenPage() };
  },
});

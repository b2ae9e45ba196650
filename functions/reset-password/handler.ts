import { changeProblems } from '../../shared/account/choose-password.ts';
import { resetPassword } from '../../shared/account/reset-password.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { linkInvalidPage, passwordChosenPage, resetPasswordPage } from '../../shared/pages/reset-password-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: ({ values: { token }, code, problem, problems }) =>
    code === 'link_invalid' ? linkInvalidPage(problem ?? '') : resetPasswordPage({ token, problem, problems }),
  further: (fields) => changeProblems(fields, { email: '', name: '' }), // whose account it is, only a good link tells
  answer: async ({ body }, event) => {
    await resetPassword({ ...body, address: event.requestContext.http.sourceIp }, new Date());
    return { page: passwordChosenPage() };
  },
});

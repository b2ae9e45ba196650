import { signUp } from '../../shared/account/choose-password.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { accountCreatedPage } from '../../shared/pages/account-created-page.tsx';
import { signupPage } from '../../shared/pages/signup-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: signupPage,
  answer: async ({ body }, { requestContext }) => {
    await signUp({ ...body, address: requestContext.http.sourceIp }, new Date());
    return { page: accountCreatedPage() };
  },
});

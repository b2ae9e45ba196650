import { accountOfLink } from '../../shared/account/reset-password.ts';
import { linkEndpoint } from '../../shared/http/endpoint.ts';
import { linkInvalidPage, resetPageHeaders, resetPasswordPage } from '../../shared/pages/reset-password-page.tsx';

export const handler = linkEndpoint(
  async ({ rawQueryString }) => {
    const token = new URLSearchParams(rawQueryString).get('token') ?? '';
    const { email } = await accountOfLink(token, new Date());
    return { page: resetPasswordPage({ token, email }) };
  },
  ({ problem = '' }) => linkInvalidPage(problem),
  resetPageHeaders,
);

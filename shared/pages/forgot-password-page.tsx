import { forgotPasswordSchema } from '../account/account.ts';
import type { Problem } from '../errors.ts';
import { formPage } from './form-page.tsx';
import { page } from './page.tsx';

const TITLE = 'Forgotten password';

const fields = [{ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' }] as const;

type Forgotten = {
  values?: { email?: string };
  problem?: string;
  problems?: readonly Problem[];
};

/** The form that asks for a link. */
export const forgotPasswordPage = (shown: Forgotten): string =>
  formPage({
    ...shown,
    title: TITLE,
    action: '/forgot-password',
    button: 'Send me a link',
    schema: forgotPasswordSchema,
    fields,
    before: <p>We send you a link with which you choose a new password.</p>,
  });

/** In its place where the service sends no mail. */
export const askStaffPage = (): string =>
  page(
    { title: TITLE },
    <>
      <p>Ask the staff for a link with which you choose a new password: this service sends no mail.</p>
      <ToLogin />
    </>,
  );

/** The same whether there is such an account or not. */
export const linkSentPage = (): string =>
  page(
    { title: 'Look into your mail' },
    <>
      <p>If there is an account with this address, a link is on its way to it. It can be used once, within an hour.</p>
      <p>Nothing there after some minutes? Look among the unwanted mail, or ask the staff.</p>
      <ToLogin />
    </>,
  );

const ToLogin = () => (
  <a class="link" href="/login">
    Go to the log-in page
  </a>
);

import { resetPasswordSchema } from '../account/account.ts';
import type { Problem } from '../errors.ts';
import { formPage } from './form-page.tsx';
import { newPassword, newPasswordAgain } from './new-password.ts';
import { page, pageHeaders } from './page.tsx';

/** The address of the form holds the token of the link: no page is told it, not even one of ours. */
export const resetPageHeaders = { ...pageHeaders, 'referrer-policy': 'strict-origin' } as const;

const fields = [
  { name: 'new_password', label: 'New password', ...newPassword },
  { name: 'confirm_password', label: 'New password again', ...newPasswordAgain },
] as const;

type Reset = {
  token: string;
  /** Whose password it is, so that a password manager changes the right entry. */
  email?: string | undefined;
  problem?: string | undefined;
  problems?: readonly Problem[];
};

/** The form behind a link. */
export const resetPasswordPage = ({ token, email, problem, problems }: Reset): string =>
  formPage({
    title: 'Choose a new password',
    action: '/reset-password',
    button: 'Save password',
    schema: resetPasswordSchema,
    fields,
    problem,
    problems,
    within: (
      <>
        <input type="hidden" name="token" value={token} />
        {email && <input type="email" value={email} autocomplete="username" readonly hidden />}
      </>
    ),
  });

/** In its place when the link is good no more. @param problem why */
export const linkInvalidPage = (problem: string): string =>
  page(
    { title: 'This link does not work' },
    <>
      <p>{problem}.</p>
      <a class="button" href="/forgot-password">
        Ask for a new link
      </a>
    </>,
  );

export const passwordChosenPage = (): string =>
  page(
    { title: 'Password updated' },
    <>
      <p>Everybody who was logged in to this account is logged out now.</p>
      <a class="button" href="/login">
        Log in
      </a>
    </>,
  );

import { passwordChangeSchema } from '../account/account.ts';
import type { Problem } from '../errors.ts';
import { formPage } from './form-page.tsx';
import { newPassword, newPasswordAgain } from './new-password.ts';
import { page } from './page.tsx';

const PATH = '/update-password';

const fields = [
  { name: 'current_password', label: 'Current password', type: 'password', autocomplete: 'current-password' },
  { name: 'new_password', label: 'New password', ...newPassword },
  { name: 'confirm_password', label: 'New password again', ...newPasswordAgain },
] as const;

type PasswordChange = {
  /** Whose password it is, so that a password manager changes the right entry. */
  email?: string;
  saved?: boolean;
  problem?: string;
  problems?: readonly Problem[];
};

/** The form that changes the password; `saved`: what is said once it has. */
export function passwordPage({ email, saved, problem, problems }: PasswordChange): string {
  if (saved) {
    return page(
      { title: 'Password updated', current: PATH },
      <p>Everybody else who was logged in to this account is logged out now.</p>,
    );
  }
  return formPage({
    title: 'Change your password',
    action: PATH,
    current: PATH,
    button: 'Change password',
    schema: passwordChangeSchema,
    fields,
    problem,
    problems,
    within: email && <input type="email" value={email} autocomplete="username" readonly hidden />,
  });
}

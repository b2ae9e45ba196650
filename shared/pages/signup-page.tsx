import { signupSchema } from '../account/account.ts';
import type { Problem } from '../errors.ts';
import { formPage } from './form-page.tsx';
import { newPassword, newPasswordAgain } from './new-password.ts';

const fields = [
  { name: 'email', label: 'Email address', type: 'email', autocomplete: 'email', hint: 'You log in with it' },
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'password', label: 'Password', ...newPassword },
  { name: 'confirm_password', label: 'Password again', ...newPasswordAgain },
] as const;

type Signup = {
  values?: { email?: string; name?: string };
  problem?: string;
  problems?: readonly Problem[];
  code?: string | undefined;
};

/** The form that makes an account. `values` are what was typed before, `problem` a sentence for the whole form. */
export const signupPage = ({ values, code, ...wrong }: Signup): string => {
  const { problem, problems } = code === 'account_exists' ? { problem: undefined, problems: [TAKEN] } : wrong;
  return formPage({
    title: 'Create an account',
    action: '/signup',
    button: 'Create account',
    schema: signupSchema,
    fields,
    values,
    problem,
    problems,
    after: (
      <p class="after">
        Already have an account?{' '}
        <a class="link" href="/login">
          Log in
        </a>
      </p>
    ),
  });
};

const TAKEN: Problem = { type: 'value_error', loc: ['body', 'email'], msg: 'this address has an account already' };

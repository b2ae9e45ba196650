import { loginSchema } from '../account/account.ts';
import type { Problem } from '../errors.ts';
import { formPage } from './form-page.tsx';

// Password managers look for the autofill name `username`, whatever the name is made of.
const fields = [
  { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
] as const;

type Login = {
  email?: string | undefined;
  /** The path to go to when logged in. */
  next?: string | undefined;
  problem?: string;
  problems?: readonly Problem[];
};

/** The form that begins a session. `email` is what was typed before, `problem` a sentence for the whole form. */
export const loginPage = ({ email, next, problem, problems }: Login): string =>
  formPage({
    title: 'Log in',
    action: '/login',
    button: 'Log in',
    schema: loginSchema,
    fields,
    values: { email },
    problem,
    problems,
    within: next && <input type="hidden" name="next" value={next} />,
    after: (
      <p class="after">
        <a class="link" href="/forgot-password">
          Forgot your password?
        </a>
        <br />
        No account yet?{' '}
        <a class="link" href="/signup">
          Create an account
        </a>
      </p>
    ),
  });

import type { Problem } from '../../shared/errors.ts';
import { accountCreatedPage } from '../../shared/pages/account-created-page.tsx';
import { errorPage } from '../../shared/pages/error-page.tsx';
import { askStaffPage, forgotPasswordPage, linkSentPage } from '../../shared/pages/forgot-password-page.tsx';
import { loggedInPage } from '../../shared/pages/logged-in-page.tsx';
import { loggedOutPage } from '../../shared/pages/logged-out-page.tsx';
import { loginPage } from '../../shared/pages/login-page.tsx';
import { passwordPage } from '../../shared/pages/password-page.tsx';
import { profilePage } from '../../shared/pages/profile-page.tsx';
import { linkInvalidPage, passwordChosenPage, resetPasswordPage } from '../../shared/pages/reset-password-page.tsx';
import { signupPage } from '../../shared/pages/signup-page.tsx';

export const missing = (field: string): Problem => ({ type: 'missing', loc: ['body', field], msg: 'Field required' });

export const wrong = (field: string, words: string): Problem => ({
  type: 'value_error',
  loc: ['body', field],
  msg: `Value error, ${words}`,
});

const account = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  phone: '+44 20 7946 0958',
  company: 'Analytical Ltd',
};

const long = 'x'.repeat(2000);
const hebrew = 'שלום עולם \u202eabc';
const odd = {
  email: `${'e'.repeat(242)}@example.com`,
  name: hebrew,
  company: hebrew,
  address: long,
  bio: `${long}\n👩‍👩‍👧‍👦`,
};

/** Every page in every state it can be in. */
export const samples: Readonly<Record<string, string>> = {
  login: loginPage({}),
  'login refused': loginPage({ email: 'ada@example.com', problem: 'Invalid email or password' }),
  'login incomplete': loginPage({ problems: [missing('email'), missing('password')] }),
  signup: signupPage({}),
  'signup with problems': signupPage({
    values: { email: 'ada@example.com', name: '' },
    problems: [
      missing('name'),
      {
        type: 'string_too_short',
        loc: ['body', 'password'],
        msg: 'String should have at least 8 characters',
        ctx: { min_length: 8 },
      },
      wrong('confirm_password', 'The passwords differ'),
    ],
  }),
  'signup refused': signupPage({ values: account, problem: 'An account with this email already exists' }),
  'signup of an email that has an account': signupPage({ values: account, code: 'account_exists' }),
  'forgotten password': forgotPasswordPage({}),
  'forgotten password with a problem': forgotPasswordPage({ values: { email: 'x' }, problems: [wrong('email', 'no')] }),
  'forgotten password, ask staff': askStaffPage(),
  'link sent': linkSentPage(),
  'new password': resetPasswordPage({ token: 'x', email: account.email }),
  'new password with problems': resetPasswordPage({
    token: 'x',
    email: account.email,
    problems: [missing('new_password')],
  }),
  'link invalid': linkInvalidPage('This link was used before, or is older than an hour'),
  'password chosen': passwordChosenPage(),
  'account created': accountCreatedPage(),
  'logged in': loggedInPage({ account, forStaff: false }),
  'logged in, staff': loggedInPage({ account, forStaff: true }),
  'logged out': loggedOutPage(),
  profile: profilePage({ account }),
  'profile updated': profilePage({ account, saved: true }),
  'profile with problems': profilePage({
    account,
    values: { phone: '12', bio: 'Mathematician.\nWrites programs.' },
    problems: [wrong('phone', 'A phone number has 7 to 15 digits')],
  }),
  password: passwordPage({ email: account.email }),
  'password updated': passwordPage({ email: account.email, saved: true }),
  'password with problems': passwordPage({
    email: account.email,
    problems: [wrong('current_password', 'This is not your password')],
  }),
  'logged in, odd values': loggedInPage({ account: odd, forStaff: false }),
  'profile, odd values': profilePage({ account: odd, problems: [wrong('address', long)] }),
  'profile updated, odd values': profilePage({ account: odd, saved: true }),
  error: errorPage({ status: 404, title: 'Not found', message: 'There is no page at this address.' }),
};

import { describe, expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import {
  forgotPasswordSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  signupSchema,
} from '../../../shared/account/account.ts';
import { forgotPasswordPage } from '../../../shared/pages/forgot-password-page.tsx';
import { type FormSchema, formPage } from '../../../shared/pages/form-page.tsx';
import { loginPage } from '../../../shared/pages/login-page.tsx';
import { passwordPage } from '../../../shared/pages/password-page.tsx';
import { profilePage } from '../../../shared/pages/profile-page.tsx';
import { signupPage } from '../../../shared/pages/signup-page.tsx';
import { missing, wrong } from '../../support/pages.ts';

const account = { email: 'ada@example.com', name: 'Ada', phone: '+44 20 7946 0958' };

const forms: { path: string; schema: FormSchema; html: string; autofill: string[] }[] = [
  {
    path: '/login',
    schema: loginSchema,
    html: loginPage({}),
    autofill: ['username', 'current-password'],
  },
  {
    path: '/signup',
    schema: signupSchema,
    html: signupPage({}),
    autofill: ['email', 'name', 'new-password', 'new-password'],
  },
  {
    path: '/forgot-password',
    schema: forgotPasswordSchema,
    html: forgotPasswordPage({}),
    autofill: ['username'],
  },
  {
    path: '/update-profile',
    schema: profileSchema,
    html: profilePage({ account }),
    autofill: ['name', 'tel', 'street-address', 'organization', 'organization-title', 'off'],
  },
  {
    path: '/update-password',
    schema: passwordChangeSchema,
    html: passwordPage({}),
    autofill: ['current-password', 'new-password', 'new-password'],
  },
];

describe.each(forms)('the form of $path', ({ path, schema, html, autofill }) => {
  const fields = fieldsOf(html);

  test('has the fields of the schema, in its order, and requires those that it requires', () => {
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(
      Object.keys(schema.properties).filter((name) => name !== 'next'), // a hidden one, only when there is somewhere to go
    );
    expect(fields.filter((field) => field.hasAttribute('required')).map(({ id }) => id)).toEqual(schema.required ?? []);
    expect(parse(html).querySelectorAll(`form[action="${path}"] button`)).toHaveLength(1);
  });

  test('says what each field is for, so that a browser can fill it', () => {
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(autofill);
  });

  test('has no pattern, whose refusal would explain nothing', () => {
    expect(fields.filter((field) => field.hasAttribute('pattern'))).toEqual([]);
  });
});

test('a field has the limits of the schema, but of a password nothing is cut off unseen', () => {
  const limited = { type: 'string', minLength: 8, maxLength: 128 } as const;
  const html = formPage({
    title: 'Sample',
    action: '/sample',
    button: 'Send',
    schema: { required: [], properties: { name: limited, password: limited } },
    fields: [
      { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' },
    ],
  });

  const [name, password] = fieldsOf(html).map(({ attributes }) => attributes);
  expect(name).toMatchObject({ minlength: '8', maxlength: '128' });
  expect(password).toMatchObject({ minlength: '8' });
  expect(password).not.toHaveProperty('maxlength');
});

test('what is wrong stands beside its field and, with a link to it, on top', () => {
  const root = parse(signupPage({ problems: [missing('name'), wrong('confirm_password', 'the passwords differ')] }));

  expect(root.querySelector('#name')?.attributes).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'name-error',
  });
  expect(root.querySelector('#name-error')?.text).toBe('Fill this in');
  expect(root.querySelector('#confirm_password-error')?.text).toBe('The passwords differ');
  expect(root.querySelectorAll('.summary a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['#name', 'Name: Fill this in'],
    ['#confirm_password', 'Password again: The passwords differ'],
  ]);
  expect(root.querySelectorAll('[aria-invalid]')).toHaveLength(2);
});

test('a field keeps its hint beside its problem', () => {
  const root = parse(signupPage({ problems: [missing('password')] }));

  expect(root.querySelector('#password')?.getAttribute('aria-describedby')).toBe('password-hint password-error');
  expect(root.querySelector('#password-hint')?.text).toContain('8 to 128 characters');
});

test('a problem of no field of the page is told on top', () => {
  const root = parse(loginPage({ problems: [wrong('elsewhere', 'something is wrong')] }));

  expect(root.querySelector('.summary')?.text).toContain('Something is wrong');
  expect(root.querySelectorAll('.summary a, [aria-invalid]')).toEqual([]);
});

test('a problem of the whole form is told on top and blames no field', () => {
  const root = parse(loginPage({ problem: 'Invalid email or password' }));

  expect(root.querySelector('.summary')?.text).toContain('Invalid email or password');
  expect(root.querySelectorAll('[aria-invalid]')).toEqual([]);
});

test('what was typed is shown again', () => {
  const login = loginPage({ email: 'ada@example', problem: 'Invalid email or password' });
  const signup = signupPage({ values: { email: 'ada@example', name: 'Ada' }, problems: [missing('password')] });
  const profile = profilePage({ account, values: { phone: '12', bio: 'Two\nlines' }, problems: [missing('phone')] });

  expect(valuesOf(login)).toEqual({ email: 'ada@example' });
  expect(valuesOf(signup)).toEqual({ email: 'ada@example', name: 'Ada' });
  expect(valuesOf(profile)).toEqual({ name: 'Ada', phone: '12', bio: 'Two\nlines' });
});

test('a field that was emptied is shown empty, whatever the account holds', () => {
  const html = profilePage({ account, values: { name: '', phone: '12' }, problems: [missing('phone')] });

  expect(valuesOf(html)).toEqual({ phone: '12' });
});

test('no password is ever shown again', () => {
  const secret = 'correct horse battery';
  const typed = { email: 'ada@example.com', name: 'Ada', password: secret, confirm_password: secret, bio: 'x' };

  const html = signupPage({ values: typed, problems: [missing('name')] });

  expect(html).not.toContain(secret);
});

function fieldsOf(html: string) {
  return parse(html).querySelectorAll('[name]:not(meta)');
}

function valuesOf(html: string) {
  const values = fieldsOf(html).map((field) => [
    field.id,
    field.tagName === 'TEXTAREA' ? field.text : field.getAttribute('value'),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value));
}

import { randomBytes } from 'node:crypto';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { MAX_EMAIL_BYTES } from './email.ts';

const email = { type: 'string', maxLength: MAX_EMAIL_BYTES, format: 'email' } as const;
const name = { type: 'string', maxLength: 100 } as const;
/** A password that is given: of any length, so that a wrong one is wrong and not malformed. */
const givenPassword = { type: 'string', format: 'password', minLength: 1 } as const;
/** One that is chosen; in code points (NIST SP 800-63B). */
const chosenPassword = { ...givenPassword, minLength: 8, maxLength: 128 } as const;

/** The forms of the account endpoints (interface 2.6, limits of contract 8). */
export const profileSchema = {
  title: 'ProfileForm',
  type: 'object',
  additionalProperties: false,
  properties: {
    name,
    phone: { type: 'string', maxLength: 32, format: 'phone' },
    address: { type: 'string', maxLength: 300 },
    company: { type: 'string', maxLength: 100 },
    job_title: { type: 'string', maxLength: 100 },
    bio: { type: 'string', maxLength: 2000 },
  },
} as const satisfies JSONSchema;
export type Profile = FromSchema<typeof profileSchema>;

export const signupSchema = {
  title: 'SignupForm',
  type: 'object',
  required: ['email', 'name', 'password', 'confirm_password'],
  additionalProperties: false,
  properties: { email, name: { ...name, minLength: 1 }, password: chosenPassword, confirm_password: givenPassword },
} as const satisfies JSONSchema;

export const passwordChangeSchema = {
  title: 'PasswordChangeForm',
  type: 'object',
  required: ['current_password', 'new_password', 'confirm_password'],
  additionalProperties: false,
  properties: { current_password: givenPassword, new_password: chosenPassword, confirm_password: givenPassword },
} as const satisfies JSONSchema;

export const forgotPasswordSchema = {
  title: 'ForgotPasswordForm',
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email },
} as const satisfies JSONSchema;

export const resetPasswordSchema = {
  title: 'ResetPasswordForm',
  type: 'object',
  required: ['token', 'new_password', 'confirm_password'],
  additionalProperties: false,
  properties: {
    token: { type: 'string', maxLength: 100, description: 'The one in the link' },
    new_password: chosenPassword,
    confirm_password: givenPassword,
  },
} as const satisfies JSONSchema;

export const loginSchema = {
  title: 'LoginForm',
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', minLength: 1 },
    password: givenPassword,
    next: { type: 'string', maxLength: 2000, description: 'The path of this service to go to when logged in' },
  },
} as const satisfies JSONSchema;

export const ROLES = ['customer', 'staff', 'admin'] as const;
/** Signing up makes a customer; only the staff tool makes more of one. */
export type Role = (typeof ROLES)[number];

export type Account = Profile & {
  /** What accounts are told apart by: the email, or who the person is to a provider. */
  account_id: string;
  /** In lower case. */
  email: string;
  /** Who the person is to the provider that logs him in (OpenID Connect Core 1.0, 2: `iss` and `sub`). */
  issuer?: string;
  subject?: string;
  /** What the account's conversations and tickets carry as their `user_id`. */
  user_id: string;
  role: Role;
  /** PHC string; none where a provider logs the person in. */
  password_hash?: string;
  /** A session is of one epoch and ends with it: raising it ends all sessions at once. */
  session_epoch: number;
  created_at: string;
  updated_at: string;
};

/** Longer than any email; what is normalised must be short, since many combining marks take quadratic time. */
const MAX_TYPED = 1000;

/** The form in which an email is unique; of a text that is too long to be one, the beginning. */
export const emailKey = (typed: string): string =>
  typed.trim().slice(0, MAX_TYPED).normalize('NFC').toLowerCase().normalize('NFC');

const ACCOUNT_ID = 'acct_';

/** An id that nobody can guess, and that tells by itself that it is an account's. */
export const newUserId = (): string => `${ACCOUNT_ID}${randomBytes(16).toString('base64url')}`;

export const isAccountId = (user_id: string): boolean => user_id.startsWith(ACCOUNT_ID);

export const isStaff = ({ role }: Account): boolean => role !== 'customer';

/** A new customer. `time`: RFC 3339. */
export function newAccount(about: { email: string; name: string; password_hash?: string }, time: string): Account {
  const email = emailKey(about.email);
  return {
    ...about,
    account_id: email,
    email,
    user_id: newUserId(),
    role: 'customer',
    session_epoch: 0,
    created_at: time,
    updated_at: time,
  };
}

import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const password = { type: 'string', format: 'password' } as const;

/** The forms of the account endpoints (interface 2.6). */
export const profileSchema = {
  title: 'ProfileForm',
  type: 'object',
  additionalProperties: false,
  properties: { name: text, phone: text, address: text, company: text, job_title: text, bio: text },
} as const satisfies JSONSchema;

export const signupSchema = {
  title: 'SignupForm',
  type: 'object',
  required: ['email', 'name', 'password', 'confirm_password'],
  additionalProperties: false,
  properties: { email: text, name: text, password, confirm_password: password },
} as const satisfies JSONSchema;

export const passwordChangeSchema = {
  title: 'PasswordChangeForm',
  type: 'object',
  required: ['current_password', 'new_password', 'confirm_password'],
  additionalProperties: false,
  properties: { current_password: password, new_password: password, confirm_password: password },
} as const satisfies JSONSchema;

export const loginSchema = {
  title: 'LoginForm',
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: { email: text, password },
} as const satisfies JSONSchema;

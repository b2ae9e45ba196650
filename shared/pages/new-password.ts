import { signupSchema } from '../account/account.ts';

const { minLength, maxLength } = signupSchema.properties.password;

/** A field in which a password is chosen. */
export const newPassword = {
  type: 'password',
  autocomplete: 'new-password',
  hint: `${minLength} to ${maxLength} characters; three unrelated words make a good one`,
} as const;

/** A field in which it is typed a second time. */
export const newPasswordAgain = { type: 'password', autocomplete: 'new-password' } as const;

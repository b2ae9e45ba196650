import type { Problem } from '../errors.ts';

type Words = (ctx: NonNullable<Problem['ctx']>) => string;

const WORDS: Record<string, Words> = {
  missing: () => 'Fill this in',
  string_too_short: ({ min_length }) => (min_length === 1 ? 'Fill this in' : `At least ${min_length} characters`),
  string_too_long: ({ max_length }) => `At most ${max_length} characters`,
  string_type: () => 'Write this as text',
  string_pattern_mismatch: () => 'This is not in the form it needs',
};

/**
 * A problem as a person should read it; the problem's own words are made for clients.
 * `form` says what the field's values look like, for one that has another form.
 */
export function wordsOf({ type, msg, ctx = {} }: Problem, form?: string): string {
  if (type === 'string_pattern_mismatch' && form) return form;
  return WORDS[type]?.(ctx) ?? capitalized(msg.replace(/^(?:Value error|value is not a valid email address)[,:] /, ''));
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

import { expect, test } from '@jest/globals';
import type { Problem } from '../../../shared/errors.ts';
import { wordsOf } from '../../../shared/pages/problem-words.ts';

const mismatch: Problem = { type: 'string_pattern_mismatch', loc: ['body', 'phone'], msg: "… match pattern '^$'" };

const rows: (Omit<Problem, 'loc'> & { words: string })[] = [
  { type: 'missing', msg: 'Field required', words: 'Fill this in' },
  { type: 'string_too_short', msg: '…', ctx: { min_length: 8 }, words: 'At least 8 characters' },
  { type: 'string_too_short', msg: '…', ctx: { min_length: 1 }, words: 'Fill this in' },
  { type: 'string_too_long', msg: '…', ctx: { max_length: 100 }, words: 'At most 100 characters' },
  { type: 'string_type', msg: 'Input should be a valid string', words: 'Write this as text' },
  { type: 'value_error', msg: 'Value error, The passwords differ', words: 'The passwords differ' },
  { type: 'value_error', msg: 'value is not an email address', words: 'Value is not an email address' },
  {
    type: 'value_error',
    msg: 'value is not a valid email address: An email address must have one @-sign.',
    words: 'An email address must have one @-sign.',
  },
  { ...mismatch, words: 'This is not in the form it needs' },
];

test.each(rows)('$type ("$msg") reads "$words"', ({ words, ...fault }) => {
  expect(wordsOf({ loc: ['body', 'name'], ...fault })).toBe(words);
});

test('a field whose values have a form says what to enter', () => {
  expect(wordsOf(mismatch, 'Enter a phone number')).toBe('Enter a phone number');
});

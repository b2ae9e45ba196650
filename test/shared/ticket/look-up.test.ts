import { expect, test } from '@jest/globals';
import { lastFour } from '../../../shared/ticket/look-up.ts';

test.each([
  ['0104', '0104'],
  ['+1 (415) 555-0104', '0104'],
  ['٠١٠٤', undefined],
  ['104', undefined],
  ['call me', undefined],
])('a phone number is looked up by its last four digits: %s', (text, digits) => {
  expect(lastFour(text)).toBe(digits);
});

import { describe, expect, test } from '@jest/globals';
import { FORMATS, formats } from '../../../shared/http/formats.ts';

const faultOf = (format: string, text: string) => FORMATS[format]?.fault(text);

describe('an email', () => {
  const label = 'a'.repeat(63);

  test.each([
    'ann@example.com',
    "a.b+c!#$%&'*/=?^_`{|}~-@example.co.uk",
    'zoë@exämple.com',
    `ann@${label}.com`,
    `${'a'.repeat(242)}@example.com`,
    'ann@x-1.y',
  ])('is one: %s', (text) => {
    expect([faultOf('email', text), formats['email']?.(text)]).toEqual([undefined, true]);
  });

  test.each([
    [`${'a'.repeat(243)}@example.com`, 'The email address is too long.'],
    ['ann', 'An email address must have one @-sign.'],
    ['ann@lee@example.com', 'An email address must have one @-sign.'],
    ['@example.com', 'There must be something before the @-sign.'],
    ['ann@', 'There must be something after the @-sign.'],
    ['ann lee@example.com', 'The part before the @-sign contains invalid characters.'],
    ['ann"@example.com', 'The part before the @-sign contains invalid characters.'],
    ['"ann@example.com', 'The part before the @-sign contains invalid characters.'],
    ['ann@example', 'The part after the @-sign is not valid. It should have a period.'],
    ['ann@example.', 'The part after the @-sign is not valid.'],
    ['ann@-a.com', 'The part after the @-sign is not valid.'],
    ['ann@a-.com', 'The part after the @-sign is not valid.'],
    ['ann@a_b.com', 'The part after the @-sign is not valid.'],
    [`ann@${label}a.com`, 'The part after the @-sign is not valid.'],
  ])('is none: %s', (text, fault) => {
    expect([faultOf('email', text), formats['email']?.(text)]).toEqual([fault, false]);
  });
});

test.each([
  ['', true],
  ['123456', false],
  ['1234567', true],
  ['+1 (415) 555-0132', true],
  ['٠١٢٣٤٥٦', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['call me', false],
])('a phone has 7 to 15 digits, or is empty: %j', (text, isOne) => {
  expect(formats['phone']?.(text)).toBe(isOne);
});

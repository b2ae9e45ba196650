import { describe, expect, test } from '@jest/globals';
import { commonPasswords } from '../../../shared/account/common-passwords.ts';
import { passwordFault } from '../../../shared/account/password-rule.ts';

const ann = { email: 'ann.bergstrom@example.com', name: 'Ann Bergström' };

describe('a password may not be', () => {
  test.each([
    ['among the most common', 'iloveyou'],
    ['among the most common in another case', 'ILoveYou'],
    ['among the most common in full-width letters', 'ｉｌｏｖｅｙｏｕ'],
    ['the email', 'ann.bergstrom@example.com'],
    ['the email in another case', 'Ann.Bergstrom@Example.com'],
    ['the part of the email before the @', 'ANN.Bergstrom'],
    ['the name', 'Ann Bergström'],
    ['the name in another case', 'ann BERGSTRÖM'],
    ['the name in decomposed letters', 'Ann Bergstro\u0308m'],
  ])('%s', async (_, password) => {
    const fault = await passwordFault(password, ann);

    expect(fault).toMatch(/^The password /);
    expect(fault?.toLowerCase()).not.toContain(password.toLowerCase());
  });
});

describe('a password may be', () => {
  test.each([
    ['what hardly anybody uses', 'correct horse battery'],
    ['longer than a common one', 'iloveyou, Ann'],
    ['longer than the name', 'Ann Bergström 1971'],
    ['a common one with a space before it', ' iloveyou'],
    ['in any script', 'пароль из слов'],
    ['of emoji alone', '🐙🦑🦐🦞🦀🐡🐠🐟'],
  ])('%s', async (_, password) => {
    expect(await passwordFault(password, ann)).toBeUndefined();
  });
});

test('the common passwords are at least the 3,000 of OWASP ASVS that are long enough to be chosen, and folded', () => {
  const tooShort = [...commonPasswords].filter((password) => [...password].length < 8);
  const unfolded = [...commonPasswords].filter((password) => password !== password.normalize('NFKC').toLowerCase());

  expect(commonPasswords.size).toBeGreaterThanOrEqual(3_000);
  expect([...tooShort, ...unfolded]).toEqual([]);
});

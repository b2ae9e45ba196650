import { argon2Sync } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { hashing, hashPassword, needsRehash, verifyPassword } from '../../../shared/account/password.ts';

// src/test.c of https://github.com/P-H-C/phc-winner-argon2
const OF_REFERENCE = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
const A_SALT = 'c29tZXNhbHRzb21lc2FsdA'; // 16 bytes
const A_TAG = 'CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'; // 32 bytes

async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  const before = hashing.count;
  await work();
  return hashing.count - before;
}

describe('Argon2id', () => {
  test('of this Node.js is that of RFC 9106 (5.3)', () => {
    const tag = argon2Sync('argon2id', {
      message: Buffer.alloc(32, 1),
      nonce: Buffer.alloc(16, 2),
      secret: Buffer.alloc(8, 3),
      associatedData: Buffer.alloc(12, 4),
      memory: 32,
      passes: 3,
      parallelism: 4,
      tagLength: 32,
    });

    expect(tag.toString('hex')).toBe('0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659');
  });

  test('a Node.js or OpenSSL without it fails when the module loads, and the error names the versions', async () => {
    const real = await import('node:crypto');
    jest.resetModules();
    jest.unstable_mockModule('node:crypto', () => ({ ...real, default: { ...real.default, argon2Sync: undefined } }));

    await expect(import('../../../shared/account/password.ts')).rejects.toThrow(/Node\.js 24\.7 or later/);
  });
});

describe('a hash', () => {
  test('tells the password from any other', async () => {
    const phc = await hashPassword('correct horse battery');

    expect(await verifyPassword('correct horse battery', phc)).toBe(true);
    expect(await verifyPassword('correct horse batterz', phc)).toBe(false);
  });

  test('is a PHC string with the parameters of OWASP, 16 bytes of salt and 32 of hash, unpadded', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  test('of the same password is another one each time', async () => {
    expect(await hashPassword('correct horse battery')).not.toBe(await hashPassword('correct horse battery'));
  });

  test('of another implementation, with other parameters, is understood', async () => {
    expect(await verifyPassword('password', OF_REFERENCE)).toBe(true);
    expect(await verifyPassword('passwore', OF_REFERENCE)).toBe(false);
  });

  test.each([
    ['in composed and decomposed letters', 'ångström-é', 'a\u030angstro\u0308m-e\u0301'],
    ['in full-width letters', 'password-wide', 'ｐａｓｓｗｏｒｄ－ｗｉｄｅ'],
  ])('fits a password typed %s', async (_, typed, elsewhere) => {
    expect(await verifyPassword(elsewhere, await hashPassword(typed))).toBe(true);
  });

  test.each([
    ['a space before it', ' a password'],
    ['a space after it', 'a password '],
    ['another case', 'A password'],
    ['NUL and more after it', 'a password\0b'],
  ])('does not fit a password with %s', async (_, other) => {
    expect(await verifyPassword(other, await hashPassword('a password'))).toBe(false);
  });

  test.each([
    '',
    'plain text',
    OF_REFERENCE.replace('argon2id', 'argon2i'),
    OF_REFERENCE.replace('v=19', 'v=16'),
    OF_REFERENCE.replace(',p=1', ''),
    OF_REFERENCE.slice(0, OF_REFERENCE.lastIndexOf('$')),
    `${OF_REFERENCE}\n`,
  ])('that is no PHC string of Argon2id is a bug, not a wrong password (%j)', async (phc) => {
    await expect(verifyPassword('password', phc)).rejects.toThrow('no PHC string');
    expect(() => needsRehash(phc)).toThrow('no PHC string');
  });
});

describe('the work', () => {
  test('is one hash for the right password, for a wrong one and for an account that is not there', async () => {
    const phc = await hashPassword('correct horse battery');

    expect(await hashesOf(() => verifyPassword('correct horse battery', phc))).toBe(1);
    expect(await hashesOf(() => verifyPassword('wrong horse battery', phc))).toBe(1);
    expect(await hashesOf(() => verifyPassword('correct horse battery', undefined))).toBe(1);
  });

  test('for an account that is not there never ends in yes', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
  });
});

test.each([
  ['less memory', `$argon2id$v=19$m=12288,t=3,p=1$${A_SALT}$${A_TAG}`, true],
  ['fewer passes', `$argon2id$v=19$m=47104,t=1,p=1$${A_SALT}$${A_TAG}`, true],
  ['a shorter salt', OF_REFERENCE, true],
  ['a shorter hash', `$argon2id$v=19$m=19456,t=2,p=1$${A_SALT}$${A_SALT}`, true],
  ['the parameters of today', `$argon2id$v=19$m=19456,t=2,p=1$${A_SALT}$${A_TAG}`, false],
  ['more of everything', `$argon2id$v=19$m=65536,t=3,p=4$${A_SALT}$${A_TAG}`, false],
])('whether to hash again a password whose hash has %s', (_, phc, isNeeded) => {
  expect(needsRehash(phc)).toBe(isNeeded);
});

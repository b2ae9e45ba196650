/**
 * Why this account may not have this password, for what a schema cannot say (contract 8; NIST SP 800-63B-4, 3.1.1.2):
 * it is the email, the part of it before the @, the name, or one that many people use. Case makes no difference.
 * @returns a sentence without any of the values; undefined: it may be used
 */
export async function passwordFault(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  const folded = fold(password);
  const [localPart = ''] = email.split('@');
  if (folded === fold(email)) return 'The password must not be the email address';
  if (folded === fold(localPart)) return 'The password must not be the part of the email address before the @';
  if (folded === fold(name)) return 'The password must not be the name';
  const { commonPasswords } = await import('./common-passwords.ts'); // 5,000 words that only choosing a password needs
  return commonPasswords.has(folded) ? 'The password is one of those used most and guessed first' : undefined;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

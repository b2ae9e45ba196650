/** The mail with a link, for who forgot a password. */
export const resetMail = (to: string | undefined, link: string) => ({
  to,
  subject: 'Choose a new password',
  text: `Somebody, probably you, asked for a new password for the account with this address. Choose it here, within an hour:

${link}

If it was not you, do nothing: your password stays as it is.`,
});

import { env } from '../env.ts';
import { log } from '../log.ts';
import { causeOf } from '../post-json.ts';
import type { Mail, Mailer } from './mailer.ts';

const from = env('MAIL_FROM');
export const sendsMail = from !== 'none';

/**
 * Sends a mail, or prints it on one machine. A failure is logged and not told to the caller: it may be of one address, and
 * would tell who has an account.
 */
export async function sendMail(mail: Mail): Promise<void> {
  try {
    const send = from === 'console' ? print : (await import('./ses.ts')).send;
    await send(mail);
  } catch (error) {
    log('error', { event: 'mail_failed', cause: causeOf(error) });
  }
}

const print: Mailer = async ({ to, subject, text }) => {
  if (to) process.stdout.write(`\nMail to ${to}: ${subject}\n${text}\n`);
};

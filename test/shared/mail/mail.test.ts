import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startJsonServer } from '../../support/json-server.ts';

const server = await startJsonServer();
const lines: string[] = [];
beforeEach(() => {
  server.reset();
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => server.stop());

/** shared/mail/mail.ts as a function has it that has just started. */
async function started(MAIL_FROM: string) {
  jest.resetModules();
  Object.assign(process.env, { MAIL_FROM, AWS_ENDPOINT_URL_SESV2: server.url });
  return import('../../../shared/mail/mail.ts');
}

const mail = { to: 'ann-planted@example.com', subject: 'Choose a new password', text: 'https://x/?token=planted' };

test('a mail goes out by SES, from the address of the setting, and nothing of it is logged', async () => {
  const { sendMail, sendsMail } = await started('no-reply@example.com');

  await sendMail(mail);

  expect(sendsMail).toBe(true);
  expect(server.asked).toMatchObject([
    {
      path: 'POST /v2/email/outbound-emails',
      body: {
        FromEmailAddress: 'no-reply@example.com',
        Destination: { ToAddresses: [mail.to] },
        Content: { Simple: { Subject: { Data: mail.subject }, Body: { Text: { Data: mail.text } } } },
      },
    },
  ]);
  expect(lines).toEqual([]);
});

test('a mail to nobody is the same request, to the mailbox of SES that swallows it', async () => {
  const { sendMail } = await started('no-reply@example.com');

  await sendMail(mail);
  await sendMail({ ...mail, to: undefined });

  const [first, second] = server.asked;
  expect(second?.body).toEqual({
    ...first?.body,
    Destination: { ToAddresses: ['success@simulator.amazonses.com'] },
  });
});

test('a mail that SES refuses is a line in the log, without whom it was for', async () => {
  const { sendMail } = await started('no-reply@example.com');
  server.state.reply = {
    status: 400,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'MessageRejected' },
    body: { message: `Email address is not verified: ${mail.to}` },
  };

  await sendMail(mail);

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'error', event: 'mail_failed', cause: 'MessageRejected' },
  ]);
});

test('on one machine a mail is printed, and one to nobody is not', async () => {
  const { sendMail } = await started('console');

  await sendMail(mail);
  await sendMail({ ...mail, to: undefined });

  expect(lines).toEqual([`\nMail to ${mail.to}: ${mail.subject}\n${mail.text}\n`]);
  expect(server.asked).toEqual([]);
});

test('a deployment without the setting sends none', async () => {
  expect((await started('none')).sendsMail).toBe(false);
});

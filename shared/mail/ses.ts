import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { env } from '../env.ts';
import type { Mailer } from './mailer.ts';

const from = env('MAIL_FROM');
/** SES takes mail to it and delivers it to nobody (https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator). */
const NOBODY = 'success@simulator.amazonses.com';

const client = new SESv2Client({
  maxAttempts: 2,
  requestHandler: new NodeHttpHandler({ connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true }),
});

/** Sends by Amazon SES (https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html). */
export const send: Mailer = async ({ to = NOBODY, subject, text }) => {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text, Charset: 'UTF-8' } } } },
    }),
  );
};

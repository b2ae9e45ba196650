import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AWS_FILE } from '../infra/local/data-folder.ts';
import { localCredentials } from '../infra/local/engine.ts';
import { newWebhookSecret } from '../infra/local/webhook-secret.ts';
import { openTable } from './open-table.ts';

const HELP = `Who hears of events by webhook: npm run -s webhooks -- COMMAND

  secret                          prints a new secret for a webhook
  resume NAME [--table NAME]      sends again to a webhook that has answered 410
  redrive [--dead-letters ARN]    sends again what no webhook took

It works on the data folder of npm start (DATA_DIR, .data when not set); redrive while the service runs. With --table, or the
output WebhookDeadLettersArn, on a deployment, with the credentials and the region that the AWS CLI would use.
`;

class Misuse extends Error {}

const COMMANDS = new Map([
  ['secret', { words: /^$/, told: 'nothing more' }],
  ['resume', { words: /^\S+$/, told: 'the name of a webhook' }],
  ['redrive', { words: /^$/, told: 'nothing more' }],
]);

type Values = { table?: string | undefined; 'dead-letters'?: string | undefined };

async function resume(name: string, { table }: Values): Promise<string> {
  const close = await openTable(table);
  try {
    const { forgetGone } = await import('../shared/events/gone-store.ts'); // its environment is set now
    await forgetGone(name);
    return `${name} is sent to again`;
  } finally {
    await close();
  }
}

async function redrive({ 'dead-letters': arn }: Values): Promise<string> {
  const file = join(resolve(process.env['DATA_DIR'] ?? '.data'), AWS_FILE);
  if (!arn && !existsSync(file))
    throw new Error('No service with a WEBHOOK_URL runs on this data folder: start it first');
  if (!arn) Object.assign(process.env, localCredentials, { AWS_ENDPOINT_URL_SQS: readFileSync(file, 'utf8') });
  const { SQSClient, StartMessageMoveTaskCommand } = await import('@aws-sdk/client-sqs');
  const { TaskHandle } = await new SQSClient().send(new StartMessageMoveTaskCommand({ SourceArn: arn ?? 'local' }));
  return arn ? `They are being sent again: task ${TaskHandle}` : `${TaskHandle} sent again`;
}

async function main(): Promise<string> {
  const { values, positionals } = parsed();
  if (values.help) return HELP;
  const [command = '', ...words] = positionals;
  const known = COMMANDS.get(command);
  if (!known) throw new Misuse(command ? `There is no command "${command}"` : 'A command is missing');
  if (!known.words.test(words.join(' '))) throw new Misuse(`${command} takes ${known.told}`);
  if (command === 'secret') return newWebhookSecret();
  return command === 'resume' ? resume(words[0] ?? '', values) : redrive(values);
}

function parsed() {
  try {
    const name = { type: 'string' } as const;
    const options = { table: name, 'dead-letters': name, help: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new Misuse(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

await main().then(console.log, (error: unknown) => {
  const isMisuse = error instanceof Misuse;
  console.error(`${error instanceof Error ? error.message : error}${isMisuse ? `\n\n${HELP}` : ''}`);
  process.exitCode = isMisuse ? 2 : 1;
});

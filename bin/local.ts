import { parseArgs } from 'node:util';
import { BUNDLE_SIZES } from '../infra/local/build.ts';
import { LOG_FORMATS, LOG_LEVELS, showLog } from '../infra/local/log.ts';
import { type LocalServer, startLocal } from '../infra/local/server.ts';
import { stepsTold } from '../infra/local/steps.ts';

const HELP = `Starts the service on this machine: npm start

Settings, by environment variable:
  PORT               port on 127.0.0.1 (3000)
  DATA_DIR           folder that keeps the data (.data)
  READ_ACCESS        who may read: public or staff (public)
  AUTH_PROVIDER      who logs people in: {"issuer": "…", "clientId": "…"} or none (none)
  TRACKING_PROVIDER  who is asked where shipments are: {"kind": "karrio", "url": "…"}, {"kind": "easypost"} or none (none);
                     its API key is read from the file tracking-api-key in the data folder
  READER             who reads conversations: built-in, {"kind": "openai", "url": "http://127.0.0.1:11434/v1", "model": "…"} or
                     {"kind": "bedrock", "modelId": "…", "region": "…"} (built-in); the key of an openai server, where it wants
                     one, is read from the file reader-api-key in the data folder
  WEBHOOK_URL        who hears of events by webhook, such as http://localhost:4000/hook (nobody)
  WEBHOOK_SECRET     what webhooks are signed with, whsec_… (one is made, in the file webhook-secret-local in the data folder)
  NOTIFY_EMAIL       who would get a mail when a ticket becomes urgent; here it is printed (nobody)
  ALLOWED_ORIGINS    origins of browsers that may call the API (CORS), with commas: https://chat.example.com (none)
  RESTORED_TABLE     a table of the engine to use in place of the service's own (none)
  DYNAMODB_ENDPOINT  use this DynamoDB engine instead of starting one
  BUNDLES            quick, or small as cdk deploy uploads them, which takes longer the first time (quick)
  LOG_FORMAT         text or json, as a deployment writes it (text)
  LOG_LEVEL          debug, info or error; debug says also what the schedule does when there is nothing to do (info)

What is built stays in dist/start, so that a start with the same sources and settings builds nothing.
`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const { PORT = '3000', DATA_DIR = '.data', READ_ACCESS = 'public', AUTH_PROVIDER = 'none' } = process.env;
const { TRACKING_PROVIDER = 'none', READER = 'built-in', ALLOWED_ORIGINS, DYNAMODB_ENDPOINT } = process.env;
const { WEBHOOK_URL, WEBHOOK_SECRET, NOTIFY_EMAIL, RESTORED_TABLE } = process.env;

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function oneOf<const T extends string>(name: string, choices: readonly T[], value = process.env[name]): T | undefined {
  const choice = choices.find((it) => it === value);
  if (value && !choice) fail(`${name} is "${value}": it can be ${choices.join(', ')}`);
  return choice;
}

function port(): number {
  const number = Number(PORT);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) fail(`PORT is "${PORT}", which is no port`);
  return number;
}

function welcome({ url, data }: LocalServer): string {
  const messages = [
    { role: 'user', content: 'My kitchen sink is leaking.' },
    { role: 'assistant', content: 'What is your name, phone number and address?' },
    { role: 'user', content: 'Ann Lee, 415-555-0132, 12 Oak Street, Apt 4, Portland, OR 97201' },
  ];
  const logIn = `sign up and log in at ${url}/login, and npm run staff -- grant EMAIL staff lets you read everything`;
  return `
The service is at ${url}, its data in ${data}

Try: curl ${url}/save-conversation -H 'content-type: application/json' -d '${JSON.stringify({ id: 1, messages })}'
Then: ${READ_ACCESS === 'staff' ? logIn : `curl ${url}/tickets; curl ${url}/summary`}
`;
}

const level = oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info';
showLog(process.stdout, { format: oneOf('LOG_FORMAT', LOG_FORMATS) ?? 'text', level });
const server = await startLocal({
  port: port(),
  dataDir: DATA_DIR,
  readAccess: READ_ACCESS,
  authProvider: AUTH_PROVIDER,
  trackingProvider: TRACKING_PROVIDER,
  reader: READER,
  webhookUrl: WEBHOOK_URL,
  webhookSecret: WEBHOOK_SECRET,
  notifyEmail: NOTIFY_EMAIL,
  allowedOrigins: ALLOWED_ORIGINS,
  restoredTable: RESTORED_TABLE,
  dynamodbEndpoint: DYNAMODB_ENDPOINT,
  bundleSize: oneOf('BUNDLES', BUNDLE_SIZES),
  logLevel: level,
  step: stepsTold(process.stdout),
}).catch(fail);

const stop = async () => {
  isStopping = true;
  await server.stop();
  process.exit(0);
};
let isStopping = false;
process.once('SIGINT', stop).once('SIGTERM', stop);
void server.engineExited.then((lastWords) => isStopping || fail(`The DynamoDB engine ended: ${lastWords}`));
console.log(welcome(server));

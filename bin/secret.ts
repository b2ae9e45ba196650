import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { SECRET_FILE } from '../infra/local/data-folder.ts';
import { secretParameter } from '../infra/server-secret.ts';
import { afterStep, newSecret, type Step } from '../shared/secret-value.ts';

const HELP = `Replaces the server secret while the service runs: npm run -s secret -- STEP [--stage NAME]

  add      makes a second one valid; the one before goes on signing
  switch   has the other one sign; what the one before signed stays good. Run again, it switches back
  drop     ends the one that does not sign, with everything it signed

Every function knows of a step five minutes after it: wait as long before the next one. It works on the data folder of npm start
(DATA_DIR, .data when not set); with --stage on the parameter of that stage in AWS, with the credentials and the region that
the AWS CLI would use. No secret is printed.
`;

const NEXT: Record<Step, string> = {
  add: 'Two secrets are valid. In five minutes or later: switch',
  switch: 'The other secret signs, both are valid. When what was signed before may end: drop',
  drop: 'One secret is valid',
};

type Place = { read: () => Promise<string>; write: (text: string) => Promise<void> };

function inFile(): Place {
  const file = join(resolve(process.env['DATA_DIR'] ?? '.data'), SECRET_FILE);
  return {
    read: async () => readFileSync(file, 'utf8'),
    write: async (text) => {
      writeFileSync(`${file}.new`, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
      renameSync(`${file}.new`, file); // a crash leaves one or the other whole
    },
  };
}

function inStore(stage: string): Place {
  const client = new SSMClient({});
  const Name = secretParameter(stage);
  return {
    read: async () => {
      const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
      return Parameter?.Value ?? '';
    },
    write: async (Value) => {
      await client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true }));
    },
  };
}

function misuse(reason: string): never {
  console.error(`${reason}\n\n${HELP}`);
  process.exit(2);
}

function parsed() {
  try {
    const options = { stage: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    return misuse(cause instanceof Error ? cause.message : String(cause));
  }
}

const isStep = (word: string): word is Step => Object.hasOwn(NEXT, word);

const { values, positionals } = parsed();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const [step = '', ...more] = positionals;
if (!isStep(step) || more.length > 0)
  misuse(step ? `There is no step "${positionals.join(' ')}"` : 'A step is missing');
try {
  const { read, write } = values.stage === undefined ? inFile() : inStore(values.stage);
  await write(afterStep(step, await read(), newSecret()));
  console.log(NEXT[step]);
} catch (error) {
  console.error(error instanceof Error ? error.message || error.name : error);
  process.exit(1);
}

import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { bundle } from '../../infra/bundle.ts';
import { lateMembers } from '../../infra/late.ts';
import { localCredentials } from '../../infra/local/engine.ts';
import { withoutFormats } from '../../infra/trim.ts';
import { AppError } from '../../shared/errors.ts';
import { languages } from '../../shared/extraction/languages.ts';
import { validator } from '../../shared/http/validate.ts';
import { newSecret } from '../../shared/secret-value.ts';
import { bundleSources } from '../support/bundle-sources.ts';
import { startJsonServer } from '../support/json-server.ts';
import { startParameterStore } from '../support/parameter-store.ts';
import { karrioAnswer } from '../support/tracking-server.ts';

const root = new URL('../..', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'bundle-'));

const schema = {
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 1000 },
      from: { type: 'string', maxLength: 40, format: 'date-time' },
      order: { enum: ['newest', 'oldest'], default: 'newest' },
    },
  },
  body: {
    type: 'object',
    required: ['messages'],
    additionalProperties: false,
    properties: {
      messages: { type: 'array', maxItems: 3, items: { type: ['string', 'object'] } },
      title: { type: 'string', minLength: 1, maxLength: 5 },
    },
  },
} as const;

const source = {
  'read-request/schema.ts': `
    export const schema = ${JSON.stringify(schema)} as const;
    export const description = { summary: 'only for the documentation' };`,
  'read-request/handler.ts': `
    import { validator } from '${root}shared/http/validate.ts';
    import { schema } from './schema.ts';
    const read = validator(schema);
    export const handler = (parts: any) => {
      try { return read(parts); } catch (error: any) { return { problems: error.problems }; }
    };`,
  'read-table/handler.ts': `
    import { DynamoDBClient } from '${root}node_modules/@aws-sdk/client-dynamodb';
    const client = new DynamoDBClient({ region: 'eu-west-1' });
    export const handler = () => client.config.credentials();`,
  'read-language/handler.ts': `
    import { extract } from '${root}shared/extraction/extract.ts';
    import { languageOf } from '${root}shared/extraction/languages.ts';
    const read = () => Object.keys(require.cache).filter((file) => file.includes('languages'));
    export const handler = ({ text, language }: any) => {
      const before = read();
      const { values, phoneE164 } = extract([{ role: 'user', text }], languageOf(language));
      return { before, name: values.name, phone: phoneE164, after: read().length };
    };`,
  'read-messages/handler.ts': `
    import { normaliseMessage } from '${root}shared/conversation/message.ts';
    import { isAnswer } from '${root}shared/extraction/languages.ts';
    export const handler = (text: string) => isAnswer(normaliseMessage(text).text);`,
  'read-secret/handler.ts': `
    import { keysFor } from '${root}shared/secret.ts';
    import { errorResponse } from '${root}shared/http/error-response.ts';
    export const handler = async () => {
      try { return (await keysFor('cursor'))[0].toString('hex'); } catch (error: any) {
        const request: any = { error };
        await errorResponse().onError?.(request);
        return { name: error.name, status: request.response.statusCode };
      }
    };`,
  'track/handler.ts': `
    import { trackAll } from '${root}shared/shipment/track.ts';
    export const handler = (shipments: any) => trackAll(shipments, new Date());`,
  'read-tracked/handler.ts': `
    import { withStored } from '${root}shared/shipment/track.ts';
    export const handler = (shipments: any) => withStored(shipments, new Date());`,
  'list/handler.ts': `
    import { handler as listTickets } from '${root}functions/list-tickets/handler.ts';
    export const handler = listTickets;`,
  'read-conversation/handler.ts': `
    import { handler as getConversation } from '${root}functions/get-conversation/handler.ts';
    export const handler = getConversation;`,
  'not-a-function/notes.txt': 'no handler here',
};

/** What esbuild makes of a module in a file that others import late: `var x = __esm(() => { … })`. */
const WRAPPER = /\bthrow \w\[0\]/;

const sourcesOf = (folder: string, files?: string) => bundleSources(join(work, 'out', folder), files);
const bundleOf = (folder: string, out = 'out') => join(work, out, folder, 'handler.cjs');

beforeAll(async () => {
  for (const [file, text] of Object.entries(source)) {
    mkdirSync(join(work, 'functions', file, '..'), { recursive: true });
    writeFileSync(join(work, 'functions', file), text);
  }
  await bundle(join(work, 'out'), { functions: join(work, 'functions') });
});

afterAll(() => rmSync(work, { recursive: true }));

test.each([
  { query: { limit: '7', more: 'x' }, body: { messages: ['a', { b: 1 }], title: 'title', more: 1 } },
  { query: { limit: ' 1_0.0 ', from: '2026-01-01', order: 'oldest' }, body: { messages: [] } },
  {
    query: { limit: 'x', from: '2026-02-30', order: 'random' },
    body: { messages: [1, 'a', null], title: '😀😀😀😀😀😀' },
  },
  { query: { limit: '1001' }, body: { messages: ['a', 'b', 'c', 'd'], title: '' } },
  { body: [] },
  {},
])('a bundle reads %j as the source does', (parts) => {
  expect(run('read-request', parts)).toEqual(inProcess(parts));
});

test('a bundle carries neither the AJV compiler nor what is only for the documentation', () => {
  const text = readFileSync(bundleOf('read-request'), 'utf8');

  expect(sourcesOf('read-request').filter((source) => /ajv\/(dist|lib)\/(?!runtime\/)/.test(source))).toEqual([]);
  expect(text).not.toContain('ajv/dist/core');
  expect(text).not.toContain('only for the documentation');
  expect(text.length).toBeLessThan(20_000);
});

test('a bundle takes its credentials from the environment and brings no other way to find them', () => {
  const environment = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' };

  const credentials = run('read-table', undefined, environment);

  expect(credentials).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' });
  expect(sourcesOf('read-table').filter((source) => source.includes('credential-provider'))).toEqual([]);
});

test('a bundle knows the name of every member that a language may have', () => {
  const members = new Set(languages.flatMap((language) => Object.keys(language)));

  expect([...members].sort()).toEqual([...lateMembers, 'code', 'transcript', 'answers'].sort());
});

test('a bundle reads a language from the file beside it when a conversation in it comes', () => {
  const event = { text: 'My name is Ann Lee, my number is (212) 555-0142.', language: 'en' };

  expect(run('read-language', event)).toEqual({ before: [], name: 'Ann Lee', phone: '+12125550142', after: 1 });
  expect(existsSync(join(work, 'out', 'read-table', 'languages'))).toBe(false);
});

test('quick bundles, for a service on one’s own machine, do the same as those that are deployed', async () => {
  await bundle(join(work, 'quick'), { functions: join(work, 'functions'), isQuick: true });
  const both = (folder: string, event: unknown) => ['out', 'quick'].map((out) => run(folder, event, {}, out));

  for (const text of ['My name is Ann Lee, my number is (212) 555-0142.', 'it drips', '']) {
    const [deployed, quick] = both('read-language', { text, language: 'en' });
    expect(quick).toEqual(deployed);
  }
  const [deployed, quick] = both('read-request', { query: { limit: 'x' }, body: { messages: [1, 'a', null] } });
  expect(quick).toEqual(deployed);
});

test('a bundle reads the phone numbers of all countries without the rules for writing them', () => {
  const plans = withoutFormats(metadata as never) as typeof metadata;
  const read = (text: string, country: CountryCode, by: typeof metadata) => {
    const phone = parsePhoneNumberFromString(text, country, by);
    return phone && { number: phone.number, country: phone.country, valid: phone.isValid() };
  };
  for (const [country, mobile] of Object.entries(examples) as [CountryCode, string][]) {
    const abroad = `+${metadata.countries[country]?.[0]}${mobile}`;
    for (const text of [mobile, `0${mobile}`, `8${mobile}`, abroad, mobile.slice(1), `${mobile}1`]) {
      for (const here of [country, 'US', 'DE', 'IT', 'BR'] as const) {
        expect(read(text, here, plans)).toEqual(read(text, here, metadata));
      }
    }
  }
  expect(JSON.stringify(metadata)).toContain('"$1 $2');
  expect(readFileSync(bundleOf('read-language'), 'utf8')).not.toContain('"$1 $2');
});

test('the extraction adds less than 235 KB to a bundle that reads messages, whatever the language', () => {
  const languages = globSync(join(work, 'out', 'read-language', 'languages', 'extraction', '??.cjs'));
  const largest = Math.max(...languages.map((file) => statSync(file).size));
  const added = statSync(bundleOf('read-language')).size - statSync(bundleOf('read-messages')).size;
  expect(added + largest).toBeLessThan(235_000);
});

test('a program that asks for what a person gets as a page does not wait for the page to load', () => {
  const isOfPages = (source: string) => /preact|shared\/pages\/|\.tsx$/.test(source);
  const begun = sourcesOf('list', 'handler.cjs');

  expect(begun).toContainEqual(expect.stringMatching(/list-tickets\/handler\.ts$/));
  expect(begun.filter(isOfPages)).toEqual([]);
  expect(sourcesOf('list').filter(isOfPages)).not.toEqual([]);
});

test('a bundle that reads conversations loads what reads them again when somebody asks for evidence', () => {
  const isOfReading = (source: string) => /shared\/extraction\/extract\.ts$|libphonenumber-js/.test(source);

  expect(sourcesOf('read-conversation', 'handler.cjs')).toContainEqual(
    expect.stringMatching(/conversation\/include\.ts$/),
  );
  expect(sourcesOf('read-conversation', 'handler.cjs').filter(isOfReading)).toEqual([]);
  expect(sourcesOf('read-conversation').filter(isOfReading)).not.toEqual([]);
});

test('a bundle has libphonenumber as it was written, for engines that have classes', () => {
  const text = readFileSync(bundleOf('read-language'), 'utf8');

  expect(sourcesOf('read-language')).toContainEqual(expect.stringContaining('libphonenumber-js'));
  expect(text).not.toContain('Cannot call a class as a function');
});

test('a page in a bundle has its script as text', () => {
  const files = globSync(join(work, 'out', 'list', '*.cjs'));

  expect(files.some((file) => readFileSync(file, 'utf8').includes('[data-live]'))).toBe(true);
});

describe('a bundle that tracks', () => {
  const shipment = {
    tracking_number: '1ZFB8RE20235634633',
    carrier: 'ups',
    status: 'delivered',
    status_detail: 'arrived',
  };
  const environment = {
    TABLE_NAME: 'none',
    LOG_LEVEL: 'error',
    METRICS_STAGE: 'none',
    TRACKING_PROVIDER: 'none',
    TRACKING_KEY: 'unreadable',
  };

  test('evaluates nothing that asks a provider where there is none', () => {
    const [it] = run('track', [shipment], environment); // a TRACKING_KEY of this form fails the module that reads it

    expect(it).toMatchObject({ status: 'delivered', source: 'conversation' });
  });

  test('has in a file of its own what asks a provider, and wraps no module in a function', () => {
    const isProvider = (source: string) => source.endsWith('shared/shipment/provider/karrio.ts');

    expect(sourcesOf('track').filter(isProvider)).toHaveLength(1);
    expect(sourcesOf('track', 'handler.cjs').filter(isProvider)).toEqual([]);
    expect(sourcesOf('track', 'handler.cjs')).toContainEqual(expect.stringMatching(/shared\/shipment\/track\.ts$/));
    expect(readFileSync(bundleOf('track'), 'utf8')).not.toMatch(WRAPPER);
  });

  test('asks the provider with the key from SSM', async () => {
    const [provider, store] = [await startJsonServer(), await startParameterStore()];
    store.parameters.set('/intake/test/tracking-api-key', 'key_1');
    provider.state.reply = { body: karrioAnswer({ status: 'out_for_delivery' }) };

    const told = await runAside(
      'track',
      {
        ...localCredentials,
        ...environment,
        TABLE_NAME: 'test',
        AWS_ENDPOINT_URL_DYNAMODB: process.env['AWS_ENDPOINT_URL_DYNAMODB'],
        AWS_ENDPOINT_URL_SSM: store.url,
        TRACKING_PROVIDER: JSON.stringify({ kind: 'karrio', url: provider.url }),
        TRACKING_KEY: 'ssm:/intake/test/tracking-api-key',
      },
      [{ ...shipment, tracking_number: randomUUID() }],
    );
    provider.stop();
    store.stop();

    expect(told).toMatchObject([{ status: 'out_for_delivery', source: 'provider' }]);
    expect(provider.asked).toMatchObject([{ authorization: 'Token key_1' }]);
  });

  test('carries no way to ask a provider where it only reads what was answered', () => {
    expect(run('read-tracked', [shipment], environment)).toMatchObject([{ source: 'conversation' }]);
    expect(sourcesOf('read-tracked').filter((source) => /shipment\/provider\/|client-ssm/.test(source))).toEqual([]);
  });
});

describe('a bundle that derives keys', () => {
  const credentials = {
    LOG_LEVEL: 'error',
    METRICS_STAGE: 'none',
    AWS_MAX_ATTEMPTS: '1',
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const name = '/intake/test/server-secret';
  const secret = newSecret();

  test('reads the secret from SSM, from a file without SSM, and derives the same', async () => {
    const store = await startParameterStore();
    store.parameters.set(name, secret);
    const file = join(work, 'server-secret');
    writeFileSync(file, secret);
    const environment = { ...credentials, AWS_ENDPOINT_URL_SSM: store.url };

    const fromStore = await runAside('read-secret', { ...environment, SERVER_SECRET: `ssm:${name}` });
    const fromFile = await runAside('read-secret', { ...environment, SERVER_SECRET: `file:${file}` });
    store.stop();

    expect(fromStore).toMatch(/^[0-9a-f]{64}$/);
    expect(fromFile).toBe(fromStore);
    expect(store.asked).toHaveLength(1);
  });

  test.each([
    ['ThrottlingException', 503],
    ['AccessDeniedException', 500],
    ['InvalidKeyId', 500],
  ])("knows SSM's errors by their names without their classes: %s", async (__type, status) => {
    const store = await startParameterStore();
    store.state.refusal = { status: 400, __type };
    const environment = { ...credentials, AWS_ENDPOINT_URL_SSM: store.url, SERVER_SECRET: `ssm:${name}` };

    expect(await runAside('read-secret', environment)).toEqual({ name: __type, status });
    store.stop();
  });

  test('says that there is no secret, and that SSM cannot be reached', async () => {
    const store = await startParameterStore();
    const environment = { ...credentials, SERVER_SECRET: `ssm:${name}` };

    expect(await runAside('read-secret', { ...environment, AWS_ENDPOINT_URL_SSM: store.url })).toMatchObject({
      status: 500,
    });
    expect(await runAside('read-secret', { ...environment, AWS_ENDPOINT_URL_SSM: 'http://127.0.0.1:1' })).toMatchObject(
      { status: 503 },
    );
    store.stop();
  });

  test('has of the SSM client what two commands need, not its 140 errors, and loads it when the secret is needed', () => {
    const files = globSync(join(work, 'out', 'read-secret', '*.cjs')).map((file) => readFileSync(file, 'utf8'));
    const text = files.join('');

    expect(text).toContain('com.amazonaws.ssm');
    expect(text).not.toContain('OpsItemNotFound');
    expect(sourcesOf('read-secret', 'handler.cjs').filter((source) => source.includes('client-ssm'))).toEqual([]);
    expect(text.length).toBeLessThan(200_000);
  });
});

/** What the handler of a bundle returns in a process of its own, as in a Lambda. */
function run(folder: string, event: unknown, environment = {}, out = 'out') {
  return JSON.parse(
    execFileSync(process.execPath, invocation(bundleOf(folder, out), event), {
      encoding: 'utf8',
      env: environment,
      cwd: work,
    }),
  );
}

/** The same while this process goes on, to answer what the bundle asks. */
async function runAside(folder: string, environment: object, event?: unknown) {
  const { stdout } = await promisify(execFile)(process.execPath, invocation(bundleOf(folder), event), {
    env: { ...environment },
    cwd: work,
  });
  return JSON.parse(stdout);
}

function invocation(file: string, event: unknown): string[] {
  const script = `Promise.resolve(require(process.argv[1]).handler(JSON.parse(process.argv[2])))
    .then((result) => console.log(JSON.stringify(result)))`;
  return ['-e', script, file, JSON.stringify(event ?? null)];
}

function inProcess(parts: object) {
  try {
    return validator(schema)(structuredClone(parts));
  } catch (error) {
    if (error instanceof AppError) return { problems: error.problems };
    throw error;
  }
}

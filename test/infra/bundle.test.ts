import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { bundle, withoutFormats } from '../../infra/bundle.ts';
import { AppError } from '../../shared/errors.ts';
import { validator } from '../../shared/http/validate.ts';

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
      const { values } = extract([{ role: 'user', text }], languageOf(language));
      return { before, name: values.name, after: read().length };
    };`,
  'not-a-function/notes.txt': 'no handler here',
};

const bundleOf = (folder: string) => join(work, 'out', folder, 'handler.cjs');

beforeAll(async () => {
  for (const [file, text] of Object.entries(source)) {
    mkdirSync(join(work, 'functions', file, '..'), { recursive: true });
    writeFileSync(join(work, 'functions', file), text);
  }
  await bundle(join(work, 'out'), join(work, 'functions'));
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

test('a bundle reads a language from the file beside it when a conversation in it comes, and its name model when that is needed', () => {
  const event = { text: 'My name is Ann Lee and the tap drips.', language: 'en' };

  expect(run('read-language', event)).toEqual({ before: [], name: 'Ann Lee', after: 1 });
  expect(run('read-language', { text: 'priya sharma', language: 'en' })).toEqual({
    before: [],
    name: 'priya sharma',
    after: 2,
  });
  expect(existsSync(join(work, 'out', 'read-table', 'languages'))).toBe(false);
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
  expect(readFileSync(bundleOf('read-language')).length).toBeLessThan(150_000);
});

function sourcesOf(folder: string): string[] {
  return JSON.parse(readFileSync(`${bundleOf(folder)}.map`, 'utf8')).sources;
}

/** What the handler of a bundle returns in a process of its own, as in a Lambda. */
function run(folder: string, event: unknown, environment = {}) {
  const script = `Promise.resolve(require(process.argv[1]).handler(JSON.parse(process.argv[2])))
    .then((result) => console.log(JSON.stringify(result)))`;
  const args = ['-e', script, bundleOf(folder), JSON.stringify(event ?? null)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env: environment, cwd: work }));
}

function inProcess(parts: object) {
  try {
    return validator(schema)(structuredClone(parts));
  } catch (error) {
    if (error instanceof AppError) return { problems: error.problems };
    throw error;
  }
}

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { build, type Makers } from '../../../infra/local/build.ts';
import { aFolder } from '../../support/server.ts';

const CONTEXT = { stage: 'local', readAccess: 'public' };

let folder: string;
let made: string[];

beforeEach(() => {
  folder = aFolder();
  made = [];
  write('functions/get-it/handler.ts', 'export const handler = 1;');
  write('package-lock.json', '{}');
});

const write = (file: string, text: string) => {
  mkdirSync(join(folder, 'sources', file, '..'), { recursive: true });
  writeFileSync(join(folder, 'sources', file), text);
};
const makers: Makers = {
  check: async ({ readAccess }) => {
    if (readAccess === 'nobody') throw new Error('Setting "readAccess": "nobody" cannot be');
  },
  bundle: async (bundles) => {
    made.push('bundles');
    writeFileSync(join(bundles, 'handler.cjs'), readFileSync(join(folder, 'sources/functions/get-it/handler.ts')));
  },
  synthesize: async ({ context }) => {
    made.push('stack');
    return { Resources: { ...context } };
  },
};
const start = (context: Record<string, unknown> = CONTEXT, by: Partial<Makers> = {}) =>
  build(context, {
    cache: join(folder, 'cache'),
    sources: join(folder, 'sources'),
    makers: { ...makers, ...by },
    step: (_, work) => work(),
  });
const kept = (kind: string) => readdirSync(join(folder, 'cache')).filter((name) => name.startsWith(kind));

test('a start with the same sources and settings builds nothing, and has what the first one built', async () => {
  const first = await start();
  const second = await start();

  expect(made).toEqual(['bundles', 'stack']);
  expect(second).toEqual(first);
  expect(second.template).toEqual({ Resources: CONTEXT });
  expect(readFileSync(join(second.bundles, 'handler.cjs'), 'utf8')).toBe('export const handler = 1;');
});

test.each([
  ['a source', 'functions/get-it/handler.ts'],
  ['a new source', 'shared/more.ts'],
  ['the lock file', 'package-lock.json'],
  ['what is installed', 'node_modules/.package-lock.json'],
])('when %s changes, everything is built again', async (_, file) => {
  await start();
  write(file, '"changed"');
  await start();

  expect(made).toEqual(['bundles', 'stack', 'bundles', 'stack']);
});

test('when a setting changes, the stack is made again, of the same bundles', async () => {
  const first = await start();
  const second = await start({ ...CONTEXT, readAccess: 'staff' });
  await start();

  expect(made).toEqual(['bundles', 'stack', 'stack']);
  expect(second.bundles).toBe(first.bundles);
  expect(second.template).toEqual({ Resources: { stage: 'local', readAccess: 'staff' } });
});

test('a setting that cannot be is refused before anything is built', async () => {
  await expect(start({ readAccess: 'nobody' })).rejects.toThrow('Setting "readAccess": "nobody" cannot be');

  expect(made).toEqual([]);
});

test('what a build that failed has left is not used', async () => {
  const bundle = async (bundles: string) => {
    writeFileSync(join(bundles, 'handler.cjs'), 'half');
    throw new Error('The disk is full');
  };
  await expect(start(CONTEXT, { bundle })).rejects.toThrow('The disk is full');

  const { bundles } = await start();

  expect(readFileSync(join(bundles, 'handler.cjs'), 'utf8')).toBe('export const handler = 1;');
});

test.each([
  ['a file is cut', (bundles: string) => writeFileSync(join(bundles, 'handler.cjs'), '')],
  ['a file is gone', (bundles: string) => rmSync(join(bundles, 'handler.cjs'))],
  ['a file has come', (bundles: string) => writeFileSync(join(bundles, 'more.cjs'), '')],
  ['it does not say what it held', (bundles: string) => rmSync(join(bundles, 'digest'))],
])('a build is made again when %s', async (_, spoil) => {
  spoil((await start()).bundles);
  const { bundles } = await start();

  expect(made).toEqual(['bundles', 'stack', 'bundles']);
  expect(readdirSync(bundles).sort()).toEqual(['digest', 'handler.cjs']);
  expect(readFileSync(join(bundles, 'handler.cjs'), 'utf8')).toBe('export const handler = 1;');
});

test('two starts at once have the same whole build', async () => {
  const [one, other] = await Promise.all([start(), start()]);

  expect(one).toEqual(other);
  expect([kept('functions'), kept('stack'), kept('new')].map(({ length }) => length)).toEqual([1, 1, 0]);
});

const ENDED = 2 ** 22 + 1; // above the highest process id of Linux and macOS

test('old builds go, and what a killed start has left; what a process still uses stays', async () => {
  const cache = join(folder, 'cache');
  const { bundles: used } = await start();
  mkdirSync(join(cache, `new-${ENDED}-abc`));
  cpSync(used, join(cache, 'functions-0123'), { recursive: true });
  writeFileSync(join(cache, `used-${ENDED}-functions-0123`), '');
  for (const n of [1, 2, 3, 4, 5]) {
    write('functions/get-it/handler.ts', `export const handler = ${n + 1};`);
    await start();
    const marks = kept(`used-${process.pid}-functions`).filter(
      (mark) => !used.endsWith(mark.split('-').slice(2).join('-')),
    );
    for (const mark of marks) rmSync(join(cache, mark)); // as if that start had ended
  }

  expect(kept('new')).toEqual([]);
  expect(kept('functions')).toHaveLength(4);
  expect(kept('functions').map((name) => join(cache, name))).toContain(used);
  expect(kept('functions')).not.toContain('functions-0123');
});

import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const run = (...args: string[]) => spawnSync(process.execPath, ['bin/customers.ts', ...args], { encoding: 'utf8' });

test('a customer is met alone, and shown with what was heard in each response', () => {
  const { stdout, stderr } = run('--id', 'en-everything-at-once', '--verbose');

  expect(stderr).toBe('');
  expect(stdout).toContain('> Hello, this is Priya Raman');
  expect(stdout).toMatch(/^en +[01]\/1 /mu);
});

test('a language or a customer that is not there is a wrong call', () => {
  expect(run('--language', 'xx')).toMatchObject({ status: 2, stderr: expect.stringContaining('No language xx') });
  expect(run('--id', 'nobody')).toMatchObject({ status: 2, stderr: expect.stringContaining('No customer nobody') });
});

test('--help says how to call it', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run customers') });
});

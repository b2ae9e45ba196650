import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { stepsTold } from '../../../infra/local/steps.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What is written while a step lasts so many seconds. */
async function told(seconds: number, { isTTY = false, how }: { isTTY?: boolean; how?: () => string } = {}) {
  const lines: string[] = [];
  const write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  const work = () => new Promise<string>((done) => setTimeout(() => done('made'), seconds * 1000));
  const ends = stepsTold({ write, isTTY })('Building', work, how);
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  expect(await ends).toBe('made');
  return lines;
}

test('a step that is soon over is one line', async () => {
  expect(await told(1)).toEqual(['Building\n']);
});

test('a longer one says after two seconds, and every ten, how long it lasts and how far it is', async () => {
  expect(await told(21, { how: () => '7 of 9' })).toEqual([
    'Building\n',
    '  … 2 s, 7 of 9\n',
    '  … 10 s, 7 of 9\n',
    '  … 20 s, 7 of 9\n',
  ]);
});

test('on a terminal it says so every two seconds in one line, which is gone in the end', async () => {
  expect(await told(5, { isTTY: true })).toEqual([
    'Building\n',
    '\r\u001B[K  … 2 s',
    '\r\u001B[K  … 4 s',
    '\r\u001B[K',
  ]);
});

test('a step that fails says nothing more', async () => {
  const lines: string[] = [];
  const step = stepsTold({ write: (text) => lines.push(String(text)) > 0, isTTY: false });

  await expect(step('Building', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  await jest.advanceTimersByTimeAsync(10_000);

  expect(lines).toEqual(['Building\n']);
});

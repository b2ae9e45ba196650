import { expect, test } from '@jest/globals';
import { inTime, withDeadline } from '../../shared/deadline.ts';

const never = () => new Promise(() => {});

test('nothing is waited for after the deadline, and nothing is begun', async () => {
  let begun = 0;
  const work = withDeadline(10, async () => {
    await inTime(never).catch(() => {});
    return inTime(async () => {
      begun += 1;
    });
  });

  await expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(begun).toBe(0);
});

test('what is answered in time is the answer, and what fails fails as it does', async () => {
  const answered = withDeadline(60_000, () => inTime(async () => 'answer'));
  const failed = withDeadline(60_000, () => inTime(() => Promise.reject(new Error('a fault'))));

  expect(await answered).toBe('answer');
  await expect(failed).rejects.toThrow('a fault');
});

test('each request has a deadline of its own', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const patient = withDeadline(60_000, () => inTime(() => promise));

  await withDeadline(10, () => inTime(never)).catch(() => resolve('answer'));

  expect(await patient).toBe('answer');
});

test('without a deadline it waits as long as it takes', async () => {
  expect(await inTime(async () => 'answer')).toBe('answer');
});

import { beforeAll, expect, test } from '@jest/globals';
import { anId } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

/** What it costs when somebody who has not the key guesses how a large conversation begins. */
const call = useReadAccess('staff');
const send = (id: number, messages: unknown[], key = '') =>
  call('save-conversation', {
    method: 'POST',
    body: { id, messages },
    headers: key ? { 'conversation-key': key } : {},
  });

/** Text that does not compress. */
const noise = (length: number) =>
  Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12).padEnd(10, 'x')).join('');
const said = ['Hi, this is a conversation with many large files in it, and nobody guesses all of it.'].concat(
  Array.from({ length: 59 }, (_, n) => `Here is file ${n + 1}.`),
);
const items = said.map((content) => ({ role: 'user', content, file: noise(50_000) }));
const id = anId();

let consumed: { read: number };
beforeAll(async () => {
  const first = await send(id, items.slice(0, 15));
  for (const from of [15, 30, 45]) await send(id, items.slice(from, from + 15), first.headers['conversation-key']);
  ({ consumed } = await import('../../shared/store/consumed.ts')); // of the function that was loaded just now
}, 60_000);

async function costOf(messages: unknown[]) {
  const before = consumed.read;
  const { status } = await send(id, messages);
  return { status, units: consumed.read - before };
}
const FEW = 3; // the conversation and how many guesses there were

test.each([1, 2, 3, 7, 16])('a guess that differs at message %d costs a few units', async (at) => {
  const { status, units } = await costOf([...said.slice(0, at - 1), 'Something else.']);

  expect([status, units <= FEW]).toEqual([409, true]);
});

test('a long guess that differs early costs a few units', async () => {
  const { status, units } = await costOf(said.with(20, 'Something else.').concat('And more.'));

  expect([status, units <= FEW]).toEqual([409, true]);
});

test.each([0, 1, 2, 7, 16, 24, 48])('a beginning of %d messages that comes late costs a few units', async (length) => {
  const { status, units } = await costOf(said.slice(0, length));

  expect([status, units <= FEW]).toEqual([200, true]);
});

test('who knows nearly everything has it read', async () => {
  const { status, units } = await costOf(said.with(58, 'Something else.'));

  expect([status, units > 100 * FEW]).toEqual([409, true]);
});

import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { ensureTable } from '../../../infra/local/engine.ts';
import { type Message, openQueue, queueTable } from '../../../infra/local/queue.ts';

const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
const db = new DynamoDBClient({ endpoint });
let [table, clock]: [string, number] = ['', 0];
let handed: string[] = [];
let answer: (message: Message) => boolean = () => true;
beforeEach(async () => {
  [table, clock, handed, answer] = [randomUUID(), 1000, [], () => true];
  await ensureTable(endpoint, queueTable(table));
});

const open = () =>
  openQueue({
    ...{ db, table, attempts: 3, visibilityMs: 60_000, now: () => clock },
    handle: async (message) => {
      handed.push(message.body);
      return answer(message);
    },
  });
const send = async (queue: Awaited<ReturnType<typeof open>>, ...bodies: string[]) => {
  for (const body of bodies) await queue.send({ id: body, group: body[0] ?? '', body });
};

test('what is sent is handed out once, in the order of its group', async () => {
  const queue = await open();
  await send(queue, 'a1', 'b1', 'a2', 'a3');

  await queue.run();
  await queue.run();

  expect(handed.filter((body) => body.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(handed).toHaveLength(4);
  expect(await queue.size()).toEqual({ waiting: 0, dead: 0 });
});

test('what is sent twice is there once', async () => {
  const queue = await open();

  await Promise.all([send(queue, 'a1'), send(queue, 'a1')]);
  await queue.run();

  expect(handed).toEqual(['a1']);
});

test('a message that fails is hidden, with those behind it, and other groups go on', async () => {
  const queue = await open();
  await send(queue, 'a1', 'a2', 'b1');
  answer = ({ body, receives }) => body !== 'a1' || receives > 1;

  await queue.run();
  expect(handed.toSorted()).toEqual(['a1', 'b1']);
  expect(queue.nextDue()).toBe(61_000);

  clock = 61_000;
  await queue.run();
  expect(handed.slice(2)).toEqual(['a1', 'a2']);
});

test('whoever fails says for how long it is hidden', async () => {
  const queue = await open();
  await send(queue, 'a1');
  answer = ({ seq }) => {
    queue.hide(seq, 5000);
    return false;
  };

  await queue.run();

  expect(queue.nextDue()).toBe(6000);
});

test('after its last attempt a message is a dead letter, the next one of its group comes to its turn, and it can be sent again', async () => {
  const queue = await open();
  await send(queue, 'a1', 'a2');
  answer = ({ body }) => body !== 'a1';

  for (let attempt = 0; attempt < 3; attempt += 1, clock += 60_000) await queue.run();
  expect(handed).toEqual(['a1', 'a1', 'a1', 'a2']);
  expect(await queue.size()).toEqual({ waiting: 0, dead: 1 });

  answer = () => true;
  expect(await queue.redrive()).toBe(1);
  await queue.run();
  expect(handed.slice(4)).toEqual(['a1']);
  expect(await queue.size()).toEqual({ waiting: 0, dead: 0 });
});

test('who is killed goes on with what is left: in order, with its attempts, and after its pause', async () => {
  const first = await open();
  await send(first, 'a1', 'a2', 'b1');
  answer = ({ body }) => body === 'b1';
  await first.run();

  const second = await open();
  await second.run();
  expect(handed.slice(2)).toEqual([]);
  expect(second.nextDue()).toBe(61_000);

  answer = () => true;
  clock = 61_000;
  await second.run();
  expect(handed.slice(2)).toEqual(['a1', 'a2']);
});

test('a message whose handling breaks off is as one that failed', async () => {
  const queue = await open();
  await send(queue, 'a1');
  answer = () => {
    throw new Error('broken');
  };

  await queue.run();

  expect(await queue.size()).toEqual({ waiting: 1, dead: 0 });
});

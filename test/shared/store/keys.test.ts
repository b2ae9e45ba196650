import { expect, test } from '@jest/globals';
import { messagesKey, shardOf } from '../../../shared/store/keys.ts';

test('an id always falls into the same shard, and ids spread over all of them', () => {
  const ids = Array.from({ length: 200 }, (_, n) => String(n));

  expect(ids.map((id) => shardOf(id, 4))).toEqual(ids.map((id) => shardOf(id, 4)));
  expect(new Set(ids.map((id) => shardOf(id, 4)))).toEqual(new Set([0, 1, 2, 3]));
});

test('the tenth chunk sorts after the ninth', () => {
  const [nine, ten] = [9, 10].map((chunk) => messagesKey({ conversation_id: '1', chunk }).SK);

  expect([ten, nine].sort()).toEqual([nine, ten]);
});

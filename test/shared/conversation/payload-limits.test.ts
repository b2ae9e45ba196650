import { expect, test } from '@jest/globals';
import { beyondLimits } from '../../../shared/conversation/payload-limits.ts';

const hi = (count: number) => Array(count).fill('Hi');

test.each<[what: string, messages: unknown[], excess: object[]]>([
  ['1,000 messages', hi(1000), []],
  ['more items than that, which the schema tells', hi(1001), []],
  ['1,000 messages, one of them in an envelope', [...hi(999), { messages: ['Hi'] }], []],
  ['an envelope too many', [...hi(999), { messages: hi(2) }], [{ path: ['messages'], limit: 1000, items: 1001 }]],
  ['a transcript too many', [...hi(999), 'User: Hi\nBot: Hello'], [{ path: ['messages'], limit: 1000, items: 1001 }]],
  ['a text of 16,384 characters', ['x'.repeat(16_384), '😀'.repeat(16_384)], []],
  ['a longer one', ['Hi', 'x'.repeat(16_385)], [{ path: ['messages', 1], limit: 16_384 }]],
  ['a longer one, the last of 1,000', [...hi(999), 'x'.repeat(16_385)], [{ path: ['messages', 999], limit: 16_384 }]],
  ['what is no message', [null, 7, 'Hi'], []],
])('%s', (_, messages, excess) => {
  expect(beyondLimits({ messages })).toEqual(excess);
});

test.each([undefined, null, 'x', {}, { messages: 'Hi' }])('%j has no messages', (payload) => {
  expect(beyondLimits(payload)).toEqual([]);
});

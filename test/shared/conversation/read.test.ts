import { expect, test } from '@jest/globals';
import { entryOf } from '../../../shared/conversation/history.ts';
import { hear, readConversation } from '../../../shared/conversation/read.ts';

const send = { conversation_id: '1', now: new Date('2026-03-01T09:00:00Z') };
const own = { messages: 1, hasTicket: false };
const nameIn = (texts: unknown[], about: object) => {
  const entries = texts.map((it) => entryOf(it as string));
  const stored = readConversation(send, hear(send, entries.slice(0, 1), undefined), undefined).conversation;
  const now = { ...send, ...about };
  return readConversation(now, hear(now, entries, stored), stored).conversation.customer_info.name;
};
const long = (n: number) => ({ role: 'assistant', content: `${n} ${'nothing of note '.repeat(1000)}` });

test.each([
  ['of a conversation that is read whole', []],
  ['of one too long for that', Array.from({ length: 80 }, (_, n) => long(n))],
])('a value that may only be added to stands, others give way to the last: %s', (_, rest) => {
  const texts = ['My name is Ann Lee.', ...rest, 'My name is Mallory Crane.'];

  expect(nameIn(texts, { own })).toBe('Ann Lee');
  expect(nameIn(texts, {})).toBe('Mallory Crane');
});

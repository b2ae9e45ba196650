import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { messagesOf, textsOf } from '../../../shared/conversation/item.ts';
import { type Item, normaliseMessage } from '../../../shared/conversation/message.ts';
import { languages } from '../../../shared/extraction/languages.ts';
import { expectCpuBelow } from '../../support/cpu.ts';

const isFields = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any JSON under the names that SDKs use, and under any other. */
const anyFields = fc.dictionary(
  fc.oneof(
    fc.constantFrom('role', 'content', 'text', 'body', 'parts', 'message', 'event', 'kwargs', 'data', 'author', 'from'),
    fc.constantFrom('id', 'ts', 'type', 'contentType', 'ContentType', 'part_type', 'private', '__proto__', 'toString'),
    fc.string(),
  ),
  fc.jsonValue(),
);
const anyObject = fc.oneof(anyFields, fc.jsonValue().filter(isFields));
/** As a request brings it: parsed from JSON, so that "__proto__" is a member like any other. */
const anyItem: fc.Arbitrary<Item> = fc.oneof(
  fc.string(),
  anyObject.map((it): Item => JSON.parse(JSON.stringify(it))),
);

test('whatever JSON an item is, it is read without a throw, as a role and a text, and the same each time', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      const message = normaliseMessage(item);

      expect(['user', 'assistant', 'system']).toContain(message.role);
      expect(typeof message.text).toBe('string');
      expect(['undefined', 'string']).toContain(typeof message.id);
      expect(normaliseMessage(item)).toEqual(message);
    }),
    { numRuns: 2000 },
  );
});

test('every text that is read stands in the item at the path it is said to have', () => {
  const at = (item: unknown, path: (string | number)[]) =>
    path.reduce<unknown>((it, key) => (it as { [key: string]: unknown })[key], item);

  fc.assert(
    fc.property(anyItem, (item) => {
      for (const { path, text } of textsOf(item)) expect(at(item, path)).toBe(text);
    }),
  );
});

test('an object with a method name as member is read like any other', () => {
  const item = JSON.parse('{"role":{"toString":1},"contentType":{"toString":1},"id":{"valueOf":1},"text":"hi"}');

  expect(normaliseMessage(item)).toEqual({ role: 'user', text: 'hi' });
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no role', (role) => {
  expect(normaliseMessage({ role, content: 'hi' })).toEqual({ role: 'user', text: 'hi' });
});

test('what stands under "__proto__" is not part of the message', () => {
  const item = JSON.parse('{"__proto__":{"role":"assistant","content":"no"},"text":"hi"}');

  expect(normaliseMessage(item)).toEqual({ role: 'user', text: 'hi' });
});

test.each(['content', 'message', 'text', 'event', 'parts', 'role'])('500 levels of %s are read', (key) => {
  const nested = (wrap: (inner: unknown) => unknown) =>
    Array.from({ length: 500 }).reduce<unknown>((inner) => wrap(inner), 'deep');

  expect(normaliseMessage({ [key]: nested((inner) => ({ [key]: inner })) }).role).toBe('user');
  expect(normaliseMessage({ [key]: nested((inner) => [inner]) }).text).toBe('');
});

test.each([
  ['tags that do not close', { author: {}, body: `<p>${'<p '.repeat(350_000)}` }],
  ['entities that do not close', { author: {}, body: `<p>${'&#x'.repeat(350_000)}` }],
  ['slashes in a tag', { author: {}, body: `<p>${`<p ${'/'.repeat(1_000_000)}`}` }],
  ['white space', { author: {}, body: `<p>${' '.repeat(1_000_000)}` }],
  ['parts', { content: Array.from({ length: 200_000 }, () => ({ text: 'a' })) }],
  ['a long role', { role: ' -'.repeat(500_000), content: 'a' }],
  ['a long line', ' '.repeat(1_000_000)],
  ['lines of a transcript', 'ai: x\n'.repeat(170_000)],
  ['lines of figures', `${'1'.repeat(60)}\n`.repeat(17_000)],
  ['messages in an envelope', { messages: Array.from({ length: 1000 }, () => ({ text: 'a'.repeat(1000) })) }],
])('a megabyte of %s is read in linear time', async (_, item) => {
  await expectCpuBelow(1500, () => messagesOf(item));
});

test('a bare string is what the customer said', () => {
  expect(normaliseMessage(' My lift is broken ')).toEqual({ role: 'user', text: ' My lift is broken ' });
});

test.each(languages.map(({ code, transcript }) => [code, transcript] as const))(
  'a bare string that begins as a line of a transcript is its speaker’s: %s',
  (_, transcript) => {
    for (const role of ['user', 'assistant', 'system'] as const) {
      for (const label of transcript[role]) {
        expect(normaliseMessage(`${label}: 5 pm?`)).toEqual({ role: expect.any(String), text: '5 pm?' });
      }
    }
  },
);

test.each([
  ['Agent: Your name?', { role: 'assistant', text: 'Your name?' }],
  ['  BOT :Your name?', { role: 'assistant', text: 'Your name?' }],
  ['Assistant：Your name?', { role: 'assistant', text: 'Your name?' }],
  ['Customer: Address: 5 High St', { role: 'user', text: 'Address: 5 High St' }],
  ['System: Ann joined', { role: 'system', text: 'Ann joined' }],
  ['customer:', { role: 'user', text: '' }],
  ['Address: 5 High St', { role: 'user', text: 'Address: 5 High St' }],
  ['The agent said: no', { role: 'user', text: 'The agent said: no' }],
  ['constructor: x', { role: 'user', text: 'constructor: x' }],
  ['http://agent: x', { role: 'user', text: 'http://agent: x' }],
])('%j is read as %j', (line, message) => {
  expect(normaliseMessage(line)).toEqual(message);
});

test('a text of a line of a transcript is limited as it was sent', () => {
  expect(textsOf('Agent: hi')).toEqual([{ path: [], text: 'Agent: hi' }]);
});

test('only a bare string is read as a line of a transcript', () => {
  expect(normaliseMessage({ role: 'user', content: 'Agent: hi' })).toEqual({ role: 'user', text: 'Agent: hi' });
});

test.each([
  ['a string', { id: 'm1' }, 'm1'],
  ['a number', { id: 0 }, '0'],
  ['the longest there is', { id: 'x'.repeat(256) }, 'x'.repeat(256)],
  ['too long', { id: 'x'.repeat(257) }, undefined],
  ['empty', { id: '' }, undefined],
  ['null', { id: null }, undefined],
  ['an object', { id: { a: 1 } }, undefined],
  ['empty, and another', { id: '', message_id: 5 }, '5'],
  ['a clock', { ts: '1700000000' }, undefined],
  ['a name', { name: 'Ann' }, undefined],
])('a message id that is %s', (_, fields, id) => {
  expect(normaliseMessage({ ...fields, text: 'hi' }).id).toBe(id);
});

test('an id may have 256 characters; a longer one is none', () => {
  const ids = ['i'.repeat(256), 'i'.repeat(257)].map((id) => normaliseMessage({ id, role: 'user', content: 'Hi' }).id);

  expect(ids).toEqual(['i'.repeat(256), undefined]);
});

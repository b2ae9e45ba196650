import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

const save = (body: unknown) => call(saveConversation, { method: 'POST', body });
const history = aCompleteConversation();

async function unitsOf(request: () => Promise<unknown>): Promise<{ read: number; write: number }> {
  const before = { ...consumed };
  await request();
  return { read: consumed.read - before.read, write: consumed.write - before.write };
}

// [what, how the conversation stands before, the request]; the engine bills as DynamoDB does.
const rows: [what: string, before: unknown[], request: (id: number) => Promise<unknown>][] = [
  ['the first message', [], (id) => save({ id, messages: history.slice(0, 1) })],
  [
    'one message more, sent with the whole history',
    history.slice(0, 2),
    (id) => save({ id, messages: history.slice(0, 3) }),
  ],
  ['one message more, sent alone', history.slice(0, 2), (id) => save({ id, messages: history.slice(2, 3) })],
  ['the message that makes the ticket', history.slice(0, 6), (id) => save({ id, messages: history })],
  ['a message after the ticket', history, (id) => save({ id, messages: [...history, 'I am at home after five.'] })],
  [
    'a correction of the ticket',
    history,
    (id) => save({ id, messages: [...history, 'Sorry, my number is 415-555-0177.'] }),
  ],
  ['a repeat', history, (id) => save({ id, messages: history })],
  ['GET one conversation', history, (id) => call(getConversation, { pathParameters: { conversation_id: String(id) } })],
];

test.each(rows)('docs/operating.md says what it costs: %s', async (what, before, request) => {
  const id = anId();
  if (before.length > 0) await save({ id, messages: before });

  const { read, write } = await unitsOf(() => request(id));

  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`| ${what} | ${read} | ${write} |`);
});

test('a message costs the same however long the history before it is', async () => {
  const turns = (count: number) =>
    Array.from({ length: count }, (_, n) => `turn ${n} of a long conversation about nothing`);
  const [short, long] = [anId(), anId()];
  await save({ id: short, messages: turns(10) });
  await save({ id: long, messages: turns(900) });

  const afterShort = await unitsOf(() => save({ id: short, messages: turns(11) }));
  const afterLong = await unitsOf(() => save({ id: long, messages: turns(901) }));

  expect(afterLong).toEqual(afterShort);
});

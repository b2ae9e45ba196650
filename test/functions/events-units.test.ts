import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

process.env['EVENTS'] = 'on';
const { handler: saveConversation } = await import('../../functions/save-conversation/handler.ts');
const { eraseConversation } = await import('../../shared/conversation/erase.ts');
const { consumed } = await import('../../shared/store/consumed.ts');

const [events, operating] = ['docs/events.md', 'docs/operating.md'].map((page) => readFileSync(page, 'utf8'));
const save = (body: unknown) => call(saveConversation, { method: 'POST', body });
const history = aCompleteConversation();

// [what, how the conversation stands before, the request], named as in docs/operating.md
const rows: [what: string, before: unknown[], request: (id: number) => Promise<unknown>][] = [
  [
    'one message more, sent with the whole history',
    history.slice(0, 2),
    (id) => save({ id, messages: history.slice(0, 3) }),
  ],
  ['the message that makes the ticket', history.slice(0, 6), (id) => save({ id, messages: history })],
  ['a message after the ticket', history, (id) => save({ id, messages: [...history, 'I am at home after five.'] })],
  [
    'a correction of the ticket',
    history,
    (id) => save({ id, messages: [...history, 'Sorry, my number is 415-555-0177.'] }),
  ],
  ['a repeat', history, (id) => save({ id, messages: history })],
  ['erasing it with its ticket', history, (id) => eraseConversation(String(id), { by: 'staff', now: new Date() })],
];

test.each(rows)('docs/events.md says what it costs with and without who hears: %s', async (what, before, request) => {
  const id = anId();
  await save({ id, messages: before });
  const [, without] = new RegExp(`^\\| ${what} \\| \\d+ \\| (\\d+) \\|$`, 'm').exec(operating ?? '') ?? [];

  const start = consumed.write;
  await request(id);

  expect(events).toContain(`| ${what} | ${without} | ${consumed.write - start} |`);
});

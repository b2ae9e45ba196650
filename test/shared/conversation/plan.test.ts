import { expect, test } from '@jest/globals';
import type { Change } from '../../../shared/conversation/change.ts';
import type { Conversation } from '../../../shared/conversation/conversation.ts';
import { countsOf } from '../../../shared/conversation/counts.ts';
import { firstChange } from '../../../shared/conversation/decide.ts';
import { entriesOf, type History, merge } from '../../../shared/conversation/history.ts';
import { planOf, silentSince } from '../../../shared/conversation/plan.ts';

const HELLO = { role: 'assistant', content: 'Hello, how can I help?' };
const entries = (items: readonly (string | object)[]) => items.flatMap((item) => entriesOf(item as string));

const info = { role: null, type: null, date_time: '2026-03-01T12:00:00.000Z', submission_date_time: null };
const conversation: Conversation = {
  conversation_id: '7',
  endpoint: 'shipment',
  language: 'en',
  status: 'in_progress',
  response: '',
  customer_info: { ...info, name: 'Ann Lee', phone: '', address: '', issue: 'It drips.', priority: null },
  phone_e164: '+14155550132',
  messages_count: 2,
  subjects: ['shipments'],
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
};
const mark = { digest: '', isWhole: true, chunks: 1, bytes: 100, nonce: 'n' };

/** A send to a conversation that holds "Hi" and a greeting. */
function going(sent: readonly (string | object)[], about: Partial<Change> = {}): Change {
  const history: History = firstChange(entries(['Hi', HELLO])).after;
  const stored = { conversation, mark, version: 1 };
  const before = about.before ?? history;
  return { stored, history, before, after: merge(before, entries(sent)), own: undefined, isAddition: false, ...about };
}

test('of a first send all is read', () => {
  const plan = planOf({ isNamed: true }, firstChange(entries(['Hi', HELLO])));

  expect(plan).toMatchObject({ places: [0, 1], first: 0, extent: { fresh: 0, isFirst: true }, isNews: true });
});

test('of a later one what is new is read over what was known', () => {
  const plan = planOf({ isNamed: true }, going(['It drips.']));

  expect(plan).toMatchObject({ places: [2], first: 2, extent: { fresh: 2, isFirst: false }, isNews: true });
  expect(plan.known).toBe(conversation);
});

test('a subject that nobody wanted before is news, though nothing is said', () => {
  const asked = (wanted: 'shipments' | 'sales_condition') => planOf({ isNamed: true, wanted }, going([]));

  expect(asked('sales_condition')).toMatchObject({ places: [], isNews: true, extent: { fresh: 2, isFirst: true } });
  expect(asked('shipments')).toMatchObject({ places: [], isNews: false, extent: { fresh: 2, isFirst: false } });
});

test('where what others added gives way, nothing that they brought is known, and all is read again', () => {
  const own = { messages: 1, hasTicket: false };
  const before = firstChange(entries(['Hi'])).after;
  const plan = planOf(
    { isNamed: true },
    going(['Hi', 'It drips.'], { before, stored: { conversation, mark: { ...mark, own }, version: 1 } }),
  );

  expect(plan.known).not.toHaveProperty('phone_e164');
  expect(plan).toMatchObject({ places: [1], extent: { fresh: 0, isFirst: true } });
});

test.each([
  ['the customer says something under an id that the client chose', true, ['Hi'], true],
  ['the agent alone has spoken there', true, [HELLO], false],
  ['the agent alone has spoken under an id of ours', false, [HELLO], true],
])('a conversation is made when %s: %#', (_, isNamed, sent, expected) => {
  expect(planOf({ isNamed }, firstChange(entries(sent))).isMaking).toBe(expected);
  expect(planOf({ isNamed }, going(sent)).isMaking).toBe(false); // it is made once
});

test('its ticket is closed to who adds to what he may have guessed, where it had one before', () => {
  const isClosed = (isAddition: boolean, hasTicket: boolean) =>
    planOf({ isNamed: true }, going(['Now'], { isAddition, own: { messages: 2, hasTicket } })).isTicketClosed;

  expect(isClosed(true, true)).toBe(true);
  expect(isClosed(true, false)).toBe(false);
  expect(isClosed(false, true)).toBe(false);
});

test('a conversation stays silent unless something is said or somebody owns it', () => {
  expect(silentSince(going([]), conversation)).toBe(conversation.updated_at);
  expect(silentSince(going(['Now']), conversation)).toBeUndefined();
  expect(silentSince(going([]), { ...conversation, user_id: 'ann' })).toBeUndefined();
});

test('what becomes complete and gets its ticket is counted once', () => {
  const whole = { ...conversation.customer_info, phone: '(415) 555-0132', address: '12 Oak Street', priority: 'high' };
  const complete: Conversation = { ...conversation, status: 'completed', ticket_id: 'TKT-7', customer_info: whole };
  const saved = ['ConversationsSaved', 1];

  expect(countsOf(conversation, undefined)).toEqual([saved, ['FieldsRead', 2]]);
  expect(countsOf(complete, conversation)).toEqual([
    saved,
    ['FieldsRead', 4],
    ['ConversationsCompleted', 1],
    ['TicketsHigh', 1],
  ]);
  expect(countsOf(complete, complete)).toEqual([saved, ['FieldsRead', 4]]);
});

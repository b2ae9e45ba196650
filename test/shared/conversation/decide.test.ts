import { describe, expect, test } from '@jest/globals';
import type { Conversation } from '../../../shared/conversation/conversation.ts';
import {
  type Decision,
  decide,
  decideUnread,
  firstChange,
  historyRepeated,
  takesOnlyEnd,
} from '../../../shared/conversation/decide.ts';
import { entriesOf, type History, liveEntries } from '../../../shared/conversation/history.ts';
import { historyAfter } from '../../../shared/conversation/mark.ts';
import type { Item } from '../../../shared/conversation/message.ts';
import type { HistoryMark, StoredConversation } from '../../../shared/conversation/stored-conversation.ts';
import type { Standing } from '../../../shared/conversation/trust.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HELLO = { role: 'assistant', content: 'Hello, how can I help?' };
const SECRET = 'The tap in the small bathroom upstairs has been dripping since Monday.';

const entries = (items: readonly Item[]) => items.flatMap(entriesOf);
const textsOf = (history: History) => liveEntries(history).map(({ message }) => message.text);

/** A conversation that somebody has made by sending these messages. */
function stored(
  items: readonly Item[],
  { conversation = {}, mark = {} }: { conversation?: Partial<Conversation>; mark?: Partial<HistoryMark> } = {},
): StoredConversation {
  const time = '2026-02-28T12:00:00.000Z';
  const customer_info = { name: '', phone: '', address: '', issue: null, role: null, priority: null, type: null };
  return {
    conversation: {
      conversation_id: '7',
      endpoint: 'shipment',
      language: 'en',
      status: 'in_progress',
      response: 'What is your name?',
      customer_info: { ...customer_info, date_time: time, submission_date_time: null },
      messages_count: items.length,
      created_at: time,
      updated_at: time,
      ...conversation,
    },
    mark: { ...historyAfter({ now: NOW, nonce: 'n' }, firstChange(entries(items))).mark, ...mark },
    version: 1,
  };
}

type Sent = { user_id?: string; wanted?: 'shipments'; custom_title?: string; language?: string; endpoint?: string };

/** What becomes of a send to a conversation that holds these messages. */
function decided(
  held: readonly Item[],
  items: readonly Item[],
  standing: Standing,
  { more = {}, about = {} }: { more?: Sent; about?: Parameters<typeof stored>[1] } = {},
): Decision {
  const ground = { stored: stored(held, about), standing };
  const send = { sent: entries(items), ...more };
  return decideUnread(send, ground) ?? decide(send, ground, firstChange(entries(held)).after);
}

/** The messages of a conversation that is written; of another decision its kind. */
const becomes = (decision: Decision) =>
  decision.kind === 'write' ? textsOf(decision.change.after) : (decision.kind as string);

describe('who has the key, or may read the conversation,', () => {
  test.each<[what: string, held: Item[], sent: Item[], expected: string | string[]]>([
    ['adds to it with the whole of it', ['Hi', HELLO], ['Hi', HELLO, SECRET], ['Hi', HELLO.content, SECRET]],
    ['adds to it with what is new alone', ['Hi', HELLO], [SECRET], ['Hi', HELLO.content, SECRET]],
    ['edits what was said', ['Hi', HELLO, 'My sink leaks.'], ['Hi', HELLO, SECRET], ['Hi', HELLO.content, SECRET]],
    ['leaves it by saying it again', ['Hi', HELLO], ['Hi', HELLO], 'leave'],
    ['leaves it by saying nothing', ['Hi', HELLO], [], 'leave'],
  ])('%s', (_, held, sent, expected) => {
    for (const standing of ['everybody', 'session', 'key'] as const) {
      expect(becomes(decided(held, sent, standing))).toEqual(expected);
    }
  });
});

describe('a send that says nothing new changes a conversation', () => {
  const again = (more: Sent, conversation: Partial<Conversation> = {}) =>
    decided(['Hi'], ['Hi'], 'key', { more, about: { conversation } }).kind;

  test('by an owner, when it has none', () => {
    expect(again({ user_id: 'ann' })).toBe('write');
    expect(again({ user_id: 'ann' }, { user_id: 'ann' })).toBe('leave');
  });

  test('by a subject that is wanted for the first time', () => {
    expect(again({ wanted: 'shipments' })).toBe('write');
    expect(again({ wanted: 'shipments' }, { subjects: ['shipments'] })).toBe('leave');
  });

  test('by no title', () => {
    expect(again({ custom_title: 'Tap' })).toBe('leave');
  });
});

test('what belongs to one user is refused to another', () => {
  const about = { conversation: { user_id: 'ann' } };
  const refused = { kind: 'refuse', code: 'conversation_owned' };

  expect(decided(['Hi'], ['Hi', SECRET], 'key', { more: { user_id: 'ben' }, about })).toEqual(refused);
  expect(decided([SECRET], [SECRET, 'Hi'], 'stranger', { more: { user_id: 'ben' }, about })).toEqual(refused);
  expect(decided(['Hi'], ['Hi', SECRET], 'key', { about }).kind).toBe('write');
});

describe('a stranger', () => {
  test('is refused when his messages are not those of the conversation', () => {
    expect(decided([SECRET], ['Hello'], 'stranger')).toEqual({ kind: 'refuse', code: 'conversation_exists' });
  });

  test('hears of a beginning what it says by itself', () => {
    const decision = decided([SECRET, HELLO], [SECRET], 'stranger');

    expect(decision).toEqual({ kind: 'say', messages: entries([SECRET]), known: undefined });
  });

  test('goes on as its maker with what only its maker can know', () => {
    const decision = decided([SECRET], [SECRET, 'Hi'], 'stranger', { more: { language: 'de' } });

    expect(decision).toMatchObject({ kind: 'write', change: { isAddition: false, own: undefined }, as: {} });
  });

  test('only adds to what anybody could have guessed, and does not say whose it is', () => {
    const more = { user_id: 'ben', language: 'de', endpoint: 'x', custom_title: 'Mine' };
    const about = { conversation: { custom_title: 'Tap' } };
    const decision = decided(['Hi', HELLO], ['Hi', HELLO, SECRET], 'stranger', { more, about });

    expect(becomes(decision)).toEqual(['Hi', HELLO.content, SECRET]);
    expect(decision).toMatchObject({
      change: { isAddition: true, own: { messages: 2, hasTicket: false } },
      as: { user_id: undefined, language: undefined, endpoint: undefined, custom_title: 'Tap' },
    });
  });
});

describe('the key, where a stranger has added,', () => {
  const held = ['Hi', HELLO, 'Send it to 1 Elm Street.'];
  const about = { mark: { own: { messages: 2, hasTicket: false } }, conversation: { phone_e164: '+14155550132' } };
  const by = (sent: readonly Item[]) => decided(held, sent, 'key', { about });

  test('takes the place of what was added by anything new', () => {
    expect(becomes(by(['Hi', HELLO, SECRET]))).toEqual(['Hi', HELLO.content, SECRET]);
  });

  test('hears of its own messages what they say, and of nothing that was added', () => {
    const decision = by(['Hi', HELLO]);

    expect(decision).toMatchObject({ kind: 'say', messages: entries(['Hi', HELLO]) });
    expect(decision.kind === 'say' && decision.known).not.toHaveProperty('phone_e164');
  });

  test('takes up what was added by repeating it', () => {
    expect(by(held)).toMatchObject({ kind: 'write', change: { own: undefined } });
  });
});

describe('of the history is read', () => {
  const long = { about: { mark: { isAppended: true, bytes: 3 * 1024 * 1024 } } };
  const ground = (standing: Standing, about = {}) => ({ stored: stored(['Hi', HELLO], about), standing });
  const known = (sent: Item[], mark: Partial<HistoryMark> = {}) =>
    historyRepeated({ sent: entries(sent) }, stored(['Hi', HELLO], { mark })) !== undefined;

  test('nothing where the send begins with all of it', () => {
    expect(known(['Hi', HELLO, SECRET])).toBe(true);
    expect(known(['Hi', SECRET])).toBe(false);
    expect(known([SECRET])).toBe(false);
    expect(known(['Hi', HELLO, SECRET], { isWhole: false })).toBe(false);
  });

  test('nothing for a stranger who does not know how it begins', () => {
    const held = [SECRET, HELLO, 'Yes'];
    const send = (items: Item[]) =>
      decideUnread({ sent: entries(items) }, { stored: stored(held), standing: 'stranger' });

    expect(send(['Hello', HELLO])?.kind).toBe('refuse');
    expect(send([SECRET, HELLO])?.kind).toBe('say');
    expect(send([...held, 'Hi'])).toBeUndefined();
  });

  test('the end of a long conversation, and nothing for who may not own it', () => {
    expect(takesOnlyEnd(ground('key', long.about))).toBe(true);
    expect(takesOnlyEnd(ground('stranger', long.about))).toBe(false);
    expect(takesOnlyEnd(ground('key'))).toBe(false);

    const about = { ...long.about, conversation: { user_id: 'ann' } };
    expect(decideUnread({ sent: [], user_id: 'ben' }, ground('key', about))?.kind).toBe('refuse');
    expect(decideUnread({ sent: [], user_id: 'ann' }, ground('key', about))).toBeUndefined();
  });

  test('so much of a long conversation that what comes is put at its end', () => {
    const decision = decided(['Hi', HELLO], ['Hello', HELLO, SECRET], 'key', long);

    expect(becomes(decision)).toEqual(['Hi', HELLO.content, 'Hello', SECRET]);
  });
});

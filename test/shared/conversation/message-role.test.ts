import { expect, test } from '@jest/globals';
import { normaliseMessage } from '../../../shared/conversation/message.ts';

const roleOf = (fields: { [key: string]: unknown }) => normaliseMessage({ text: 'hi', ...fields }).role;

test.each([
  [
    'user',
    ['user', 'Human', 'CUSTOMER', 'contact', 'client', 'visitor', 'lead', 'caller', 'guest', 'end_user', 'EndUser'],
  ],
  [
    'assistant',
    ['assistant', 'Bot', 'ai', 'model', 'AGENT', 'human-agent', 'support', 'Operator', 'representative', 'staff'],
  ],
  ['assistant', ['advisor', 'helpdesk', 'Help Desk', 'admin', 'business', 'outgoing', 'AIMessageChunk', 'bot_message']],
  ['system', ['system', 'developer', 'tool', 'function', 'activity']],
])('%s is also called %j', (role, words) => {
  expect(words.map((word) => roleOf({ role: word }))).toEqual(words.map(() => role));
});

test.each([
  ['no role at all', {}, 'user'],
  ['a role that is no word', { role: 1 }, 'user'],
  ['a person as sender', { sender: 'Ann Smith' }, 'user'],
  ['a person as sender, with a bot’s id', { sender: 'Helper', bot_id: 'B1' }, 'assistant'],
  ['a person as author, with a flag', { author: 'Helper', is_bot: true }, 'assistant'],
  ['a person as user, with a direction', { user: 'Ann', message_type: 'outgoing' }, 'assistant'],
  ['an unknown role, with a known sender', { role: 'tenant', sender: 'agent' }, 'assistant'],
  ['two that contradict each other: the explicit one', { role: 'user', type: 'ai', bot_id: 'B1' }, 'user'],
  ['an echo', { is_echo: true }, 'assistant'],
  ['an echo of WhatsApp Web', { fromMe: true }, 'assistant'],
  ['no echo', { is_echo: false }, 'user'],
  ['a participant of Connect', { ParticipantId: 'AGENT' }, 'assistant'],
  ['a participant by number', { ParticipantId: '7d3f0c9e-0000-4000-8000-000000000000' }, 'user'],
  ['a type of user', { user_type: 'agent' }, 'assistant'],
  ['a type of user in camel case', { userType: 'human_agent' }, 'assistant'],
  ['an agent who is a user of the desk', { role: 'user', sender_type: 'agent' }, 'assistant'],
  ['a bot among users', { role: 'user', senderType: 'BOT' }, 'assistant'],
  ['a customer that is a business', { role: 'user', user_type: 'business' }, 'user'],
  ['a tool of the agent', { role: 'tool', sender_type: 'agent' }, 'system'],
  ['numbers of Chatwoot where it has none', { role: 1, sender: 1 }, 'user'],
  ['a comment that is not public', { role: 'assistant', public: false }, 'system'],
])('%s: %j is %s', (_, fields, role) => {
  expect(roleOf(fields)).toBe(role);
});

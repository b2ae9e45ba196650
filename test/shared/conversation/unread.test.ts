import { expect, test } from '@jest/globals';
import type { Item } from '../../../shared/conversation/message.ts';
import { unreadIn } from '../../../shared/conversation/unread.ts';

test.each<[string, Item]>([
  ['an unknown shape', { speaker: 'x', utter: 'My sink leaks' }],
  ['nothing', {}],
  ['a text that is none', { role: 'user', content: null }],
  ['a number for a text', { role: 'user', content: 5 }],
  ['a known part without its text', { role: 'user', content: [{ type: 'text', value: { words: 'Hi' } }] }],
  ['a list of unknown parts', { parts: [{ words: 'Hi' }] }],
  [
    'an unknown message in an envelope',
    { entry: [{ changes: [{ value: { messages: [{ id: 'a', words: 'Hi' }] } }] }] },
  ],
  ['a text in an unknown place', { type: 'text', text: { words: 'Hi' } }],
  ['a typed message', { type: 'message', payload: { words: 'Hi' } }],
])('%s is counted as unread', (_, item) => {
  expect(unreadIn(['Hi', item, { role: 'user', content: 'Ann' }])).toBe(1);
});

test.each<[string, Item]>([
  ['a message', { role: 'user', content: 'Hi' }],
  ['an empty string', ''],
  ['an empty text', { role: 'assistant', content: '' }],
  ['a message of no parts yet', { role: 'assistant', parts: [] }],
  ['a call of a tool', { role: 'assistant', content: null, tool_calls: [{ id: 'c' }] }],
  ['the result of a tool', { role: 'tool', content: [{ type: 'tool-result', result: {} }] }],
  ['a picture among parts', { role: 'user', content: [{ type: 'image_url', image_url: {} }] }],
  ['a call of Gemini', { role: 'model', parts: [{ functionCall: { name: 'f' } }] }],
  ['a file', { content: null, attachments: [{ file_type: 'image' }] }],
  ['a WhatsApp location', { from: '1', id: 'wamid.A', type: 'location', location: { latitude: 1 } }],
  ['a WhatsApp message the API cannot tell', { from: '1', id: 'wamid.A', type: 'unsupported', errors: [{}] }],
  ['a WhatsApp status', { entry: [{ changes: [{ value: { statuses: [{ status: 'read' }] } }] }] }],
  ['a Messenger receipt', { sender: { id: '1' }, read: { watermark: 1 } }],
  ['an event of Rasa', { event: 'slot', name: 'city', value: 'Berlin' }],
  ['an event of Bot Framework', { type: 'conversationUpdate', membersAdded: [] }],
  ['an event of Connect', { Type: 'EVENT', ContentType: 'application/vnd.amazonaws.connect.event.typing' }],
  ['a card of Lex', { contentType: 'ImageResponseCard', imageResponseCard: { title: 'x' } }],
  ['an assignment of Intercom', { part_type: 'assignment', body: null, author: { type: 'admin' } }],
  ['an envelope that is read', { inputTranscript: 'Hi', messages: [{ contentType: 'CustomPayload', content: '{}' }] }],
])('%s is not', (_, item) => {
  expect(unreadIn([item])).toBe(0);
});

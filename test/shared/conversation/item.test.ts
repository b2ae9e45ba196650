import { describe, expect, test } from '@jest/globals';
import { messagesOf, partsOf, textsOf } from '../../../shared/conversation/item.ts';
import type { Item, Message } from '../../../shared/conversation/message.ts';
import { languages } from '../../../shared/extraction/languages.ts';

const anEnvelope = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '102290129340398', changes: [{ value: { messaging_product: 'whatsapp', ...value }, field }] }],
});
const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' };
const contacts = [{ profile: { name: 'Sheena Nelson' }, wa_id: '16505551234' }];
const received = (id: string, body: string) => ({
  from: '16505551234',
  id,
  timestamp: '1749416383',
  type: 'text',
  text: { body },
});

type Row = [name: string, item: Item, messages: Message[]];

const webhooks: Row[] = [
  // https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples
  [
    'WhatsApp: a message',
    anEnvelope({ metadata, contacts, messages: [received('wamid.A', 'My sink leaks')] }),
    [{ id: 'wamid.A', role: 'user', text: 'My sink leaks' }],
  ],
  [
    'WhatsApp: several messages, one of them a picture',
    anEnvelope({
      metadata,
      contacts,
      messages: [
        received('wamid.A', 'Hi'),
        { from: '16505551234', id: 'wamid.B', type: 'image', image: { id: '27', mime_type: 'image/jpeg' } },
        received('wamid.C', 'Ann Lee'),
      ],
    }),
    [
      { id: 'wamid.A', role: 'user', text: 'Hi' },
      { id: 'wamid.B', role: 'user', text: '' },
      { id: 'wamid.C', role: 'user', text: 'Ann Lee' },
    ],
  ],
  // https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/smb_message_echoes/
  [
    'WhatsApp: what the business sent',
    anEnvelope(
      {
        metadata,
        message_echoes: [
          { from: '15550783881', to: '16505551234', id: 'wamid.D', type: 'text', text: { body: 'Your name?' } },
        ],
      },
      'smb_message_echoes',
    ),
    [{ id: 'wamid.D', role: 'assistant', text: 'Your name?' }],
  ],
  // https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/history/
  [
    'WhatsApp: the history',
    anEnvelope(
      {
        metadata,
        history: [
          {
            metadata: { phase: 0, chunk_order: 1, progress: 55 },
            threads: [
              {
                id: '16505551234',
                messages: [
                  received('wamid.E', 'Hi'),
                  { from: '15550783881', to: '16505551234', id: 'wamid.F', type: 'text', text: { body: 'Hello' } },
                ],
              },
            ],
          },
        ],
      },
      'history',
    ),
    [
      { id: 'wamid.E', role: 'user', text: 'Hi' },
      { id: 'wamid.F', role: 'assistant', text: 'Hello' },
    ],
  ],
  [
    'WhatsApp: a status is nobody’s message',
    anEnvelope({ metadata, statuses: [{ id: 'wamid.D', status: 'read', recipient_id: '16505551234' }] }),
    [{ role: 'system', text: '' }],
  ],
  [
    'WhatsApp: the value alone',
    { messaging_product: 'whatsapp', metadata, contacts, messages: [received('wamid.A', 'Hi')] },
    [{ id: 'wamid.A', role: 'user', text: 'Hi' }],
  ],
  // https://developers.facebook.com/docs/messenger-platform/reference/webhook-events
  [
    'Messenger: a message, an echo, and what was read',
    {
      object: 'page',
      entry: [
        {
          id: '2',
          time: 1,
          messaging: [
            { sender: { id: '1' }, recipient: { id: '2' }, timestamp: 1, message: { mid: 'm_1', text: 'hello' } },
            { sender: { id: '2' }, recipient: { id: '1' }, message: { mid: 'm_2', text: 'Hi!', is_echo: true } },
            { sender: { id: '1' }, recipient: { id: '2' }, timestamp: 2, read: { watermark: 1 } },
          ],
        },
      ],
    },
    [
      { id: 'm_1', role: 'user', text: 'hello' },
      { id: 'm_2', role: 'assistant', text: 'Hi!' },
    ],
  ],
];

const botTurns: Row[] = [
  // https://docs.aws.amazon.com/lexv2/latest/dg/lambda-input-format.html
  [
    'Lex V2: what Lambda is called with',
    {
      messageVersion: '1.0',
      invocationSource: 'DialogCodeHook',
      inputMode: 'Text',
      sessionId: '455980081820937',
      inputTranscript: 'I am Ann Lee',
      interpretations: [{ intent: { name: 'Repair', slots: {}, state: 'InProgress' } }],
      sessionState: { intent: { name: 'Repair' }, sessionAttributes: {} },
    },
    [{ role: 'user', text: 'I am Ann Lee' }],
  ],
  // https://docs.aws.amazon.com/lexv2/latest/dg/conversation-logs-cw.html
  [
    'Lex V2: the conversation log',
    {
      messageVersion: '2.0',
      requestId: '6181aaac',
      inputTranscript: 'I am Ann Lee',
      messages: [
        { content: 'Thank you.', contentType: 'PlainText' },
        { content: 'Your phone number?', contentType: 'PlainText' },
      ],
      missedUtterance: false,
    },
    [
      { id: '6181aaac', role: 'user', text: 'I am Ann Lee' },
      { id: '6181aaac', role: 'assistant', text: 'Thank you.' },
      { id: '6181aaac', role: 'assistant', text: 'Your phone number?' },
    ],
  ],
  // https://docs.aws.amazon.com/lexv2/latest/APIReference/API_runtime_RecognizeText.html
  [
    'Lex V2: the answer',
    { sessionId: 's', sessionState: {}, messages: [{ content: 'Your name?', contentType: 'PlainText' }] },
    [{ role: 'assistant', text: 'Your name?' }],
  ],
  // https://cloud.google.com/dialogflow/es/docs/fulfillment-webhook#webhook_request
  [
    'Dialogflow ES: a webhook request',
    {
      responseId: 'r1',
      session: 'projects/p/agent/sessions/s',
      queryResult: {
        queryText: 'My sink leaks',
        parameters: {},
        fulfillmentText: 'Your name?',
        fulfillmentMessages: [{ text: { text: ['Your name?'] } }, { payload: { richContent: [] } }],
        intent: { name: 'projects/p/agent/intents/i', displayName: 'repair' },
        languageCode: 'en',
      },
      originalDetectIntentRequest: {},
    },
    [
      { id: 'r1', role: 'user', text: 'My sink leaks' },
      { id: 'r1', role: 'assistant', text: 'Your name?' },
    ],
  ],
  [
    'Dialogflow ES: an answer with a text only',
    { responseId: 'r1', queryResult: { queryText: 'Hi', fulfillmentText: 'Hello', fulfillmentMessages: [] } },
    [
      { id: 'r1', role: 'user', text: 'Hi' },
      { id: 'r1', role: 'assistant', text: 'Hello' },
    ],
  ],
  // https://cloud.google.com/dialogflow/cx/docs/reference/rest/v3/WebhookRequest
  [
    'Dialogflow CX: a webhook request',
    {
      detectIntentResponseId: 'd1',
      text: 'My sink leaks',
      fulfillmentInfo: { tag: 'repair' },
      messages: [{ text: { text: ['One moment.'], redactedText: ['One moment.'] } }],
      sessionInfo: { session: 's', parameters: {} },
      languageCode: 'en',
    },
    [
      { id: 'd1', role: 'user', text: 'My sink leaks' },
      { id: 'd1', role: 'assistant', text: 'One moment.' },
    ],
  ],
  // https://cloud.google.com/dialogflow/cx/docs/reference/rest/v3/QueryResult
  [
    'Dialogflow CX: an answer to speech',
    {
      responseId: 'd2',
      queryResult: { transcript: 'it leaks', responseMessages: [{ text: { text: ['Your name?'] } }] },
    },
    [
      { id: 'd2', role: 'user', text: 'it leaks' },
      { id: 'd2', role: 'assistant', text: 'Your name?' },
    ],
  ],
];

const lists: Row[] = [
  [
    'a row of ShareGPT',
    {
      id: 'c1',
      conversations: [
        { from: 'human', value: 'Hi' },
        { from: 'gpt', value: 'Hello' },
      ],
    },
    [
      { role: 'user', text: 'Hi' },
      { role: 'assistant', text: 'Hello' },
    ],
  ],
  [
    'Amazon Contact Lens',
    {
      Version: '1.1.0',
      Transcript: [
        { Id: 't1', ParticipantId: 'AGENT', Content: 'Your name?' },
        { Id: 't2', ParticipantId: 'CUSTOMER', Content: 'Ann Lee' },
      ],
    },
    [
      { id: 't1', role: 'assistant', text: 'Your name?' },
      { id: 't2', role: 'user', text: 'Ann Lee' },
    ],
  ],
  // https://docs.aws.amazon.com/connect/latest/APIReference/API_connect-contact-lens_RealtimeContactAnalysisSegment.html
  [
    'Amazon Contact Lens while the call goes on',
    {
      Segments: [
        { Transcript: { Id: 't1', ParticipantId: 'AGENT', ParticipantRole: 'AGENT', Content: 'Your name?' } },
        { Transcript: { Id: 't2', ParticipantId: 'CUSTOMER', ParticipantRole: 'CUSTOMER', Content: 'Ann Lee' } },
      ],
    },
    [
      { id: 't1', role: 'assistant', text: 'Your name?' },
      { id: 't2', role: 'user', text: 'Ann Lee' },
    ],
  ],
  [
    'Azure AI Language',
    {
      conversationItems: [
        { id: '1', participantId: 'Agent', text: 'How can I help?' },
        { id: '2', participantId: 'Customer', text: 'It leaks.' },
      ],
    },
    [
      { id: '1', role: 'assistant', text: 'How can I help?' },
      { id: '2', role: 'user', text: 'It leaks.' },
    ],
  ],
  [
    'a chat in an object',
    { chat: 7, messages: [{ role: 'user', content: 'Hi' }, 'Agent: Hello', 5] },
    [
      { role: 'user', text: 'Hi' },
      { role: 'assistant', text: 'Hello' },
    ],
  ],
  [
    'a message that speaks is no envelope',
    { role: 'user', content: 'Hi', messages: [{ role: 'assistant', content: 'Hello' }] },
    [{ role: 'user', text: 'Hi' }],
  ],
];

test.each([...webhooks, ...botTurns, ...lists])('opens %s', (_, item, messages) => {
  expect(messagesOf(item)).toEqual(messages);
});

test('the texts of an envelope are limited at their places', () => {
  const item = anEnvelope({ messages: [received('wamid.A', 'Hi')] });

  expect(textsOf(item)).toEqual([
    { path: ['entry', 0, 'changes', 0, 'value', 'messages', 0, 'text', 'body'], text: 'Hi' },
  ]);
  expect(textsOf({ inputTranscript: 'Hi' })).toEqual([{ path: ['inputTranscript'], text: 'Hi' }]);
});

describe('a text that holds a transcript', () => {
  const transcript = 'Agent: Hello,\nwhat is wrong?\n\nCustomer: My sink leaks.\n  It is bad.\r\nAgent: Your name?\n';
  const messages: Message[] = [
    { role: 'assistant', text: 'Hello,\nwhat is wrong?' },
    { role: 'user', text: 'My sink leaks.\n  It is bad.' },
    { role: 'assistant', text: 'Your name?' },
  ];

  test.each<[string, Item]>([
    ['a bare string', transcript],
    ['the content of a message', { role: 'user', content: transcript }],
    ['its text', { id: 'm1', text: transcript }],
    ['a part of it', { role: 'user', parts: [{ type: 'text', text: transcript }] }],
  ])('is read line by line: %s', (_, item) => {
    expect(messagesOf(item)).toEqual(messages);
  });

  test.each(languages.map(({ code, transcript: words }) => [code, words] as const))(
    'in %s, by every name of a speaker',
    (_, { user, assistant }) => {
      for (const agent of assistant) {
        const lines = user.flatMap((name) => [`${agent}: 1?`, `${name}： 2`]);

        expect(messagesOf(lines.join('\n')).map(({ text }) => text)).toEqual(user.flatMap(() => ['1?', '2']));
      }
    },
  );

  test.each([
    ['times', '[10:02:11] Agent: Hi\n2026-11-02 10:03 - Customer: Ann\n10:04 PM Agent: Thanks'],
    ['names', 'Agent (Maria): Hi\nAnn Lee (Customer): Ann\nAgent (Maria): Thanks'],
    ['Markdown', '**Agent:** Hi\n**Customer**: Ann\n__Agent__: Thanks'],
    ['empty turns', 'Agent:\nCustomer:\nAgent:\nHi\nCustomer: Ann\nAgent: Thanks'],
  ])('may have %s', (_, text) => {
    expect(messagesOf(text)).toEqual([
      { role: 'assistant', text: 'Hi' },
      { role: 'user', text: 'Ann' },
      { role: 'assistant', text: 'Thanks' },
    ]);
  });

  test('says where each turn begins in it', () => {
    expect(
      partsOf(transcript).map(({ start, message }) => transcript.slice(start, start + message.text.length)),
    ).toEqual(messages.map(({ text }) => text));
  });

  test.each<[string, Item, Message]>([
    [
      'a customer who quotes the agent',
      'The app says:\nAgent: try later',
      { role: 'user', text: 'The app says:\nAgent: try later' },
    ],
    [
      'a message of a customer that begins like a line',
      { role: 'user', content: 'Customer: me\nOrder: 12' },
      { role: 'user', text: 'Customer: me\nOrder: 12' },
    ],
    [
      'a form that says whose each value is',
      'Name (client): Ann Lee\nPhone (client): 415-555-0132',
      { role: 'user', text: 'Name (client): Ann Lee\nPhone (client): 415-555-0132' },
    ],
    [
      'an example in a prompt',
      { role: 'system', content: 'User: hi\nAssistant: hello' },
      { role: 'system', text: 'User: hi\nAssistant: hello' },
    ],
    [
      'an example that the agent gives',
      { role: 'assistant', content: 'Agent: a\nCustomer: b' },
      { role: 'assistant', text: 'Agent: a\nCustomer: b' },
    ],
  ])('is not %s', (_, item, message) => {
    expect(messagesOf(item)).toEqual([message]);
  });

  test('what stands before it is the customer’s', () => {
    expect(messagesOf('I wrote this:\nBot: Name?\nClient: Ann')[0]).toEqual({ role: 'user', text: 'I wrote this:' });
  });
});

import { expect, test } from '@jest/globals';
import { textsOf } from '../../../shared/conversation/item.ts';
import { type Item, type Message, normaliseMessage } from '../../../shared/conversation/message.ts';

/** One block per SDK, from the payload that its documentation shows. */
type Row = [name: string, item: Item, message: Message];

const models: Row[] = [
  // OpenAI chat completions, https://platform.openai.com/docs/api-reference/chat/create
  ['OpenAI text', { role: 'user', content: 'Hello!' }, { role: 'user', text: 'Hello!' }],
  ['OpenAI developer', { role: 'developer', content: 'Be brief.' }, { role: 'system', text: 'Be brief.' }],
  [
    'OpenAI parts',
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is in this image?' },
        { type: 'image_url', image_url: { url: 'https://example.com/a.jpg' } },
        { type: 'text', text: 'And why?' },
      ],
    },
    { role: 'user', text: 'What is in this image?\nAnd why?' },
  ],
  [
    'OpenAI tool call',
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_abc123', type: 'function', function: { name: 'find', arguments: '{"text":"x"}' } }],
    },
    { role: 'assistant', text: '' },
  ],
  [
    'OpenAI tool result',
    { role: 'tool', tool_call_id: 'call_abc123', content: '{"temperature":22}' },
    { role: 'system', text: '{"temperature":22}' },
  ],
  [
    'OpenAI choice',
    { index: 0, message: { role: 'assistant', content: 'Hi there.', refusal: null }, finish_reason: 'stop' },
    { role: 'assistant', text: 'Hi there.' },
  ],
  // OpenAI responses, https://platform.openai.com/docs/api-reference/responses/object
  [
    'OpenAI response',
    {
      type: 'message',
      id: 'msg_67c',
      role: 'assistant',
      content: [{ type: 'output_text', text: 'Once', annotations: [] }],
    },
    { id: 'msg_67c', role: 'assistant', text: 'Once' },
  ],
  // OpenAI threads, https://platform.openai.com/docs/api-reference/messages/object
  [
    'OpenAI thread',
    { id: 'msg_abc', role: 'user', content: [{ type: 'text', text: { value: 'Hi!', annotations: [] } }] },
    { id: 'msg_abc', role: 'user', text: 'Hi!' },
  ],
  // Vercel AI SDK, ModelMessage, https://ai-sdk.dev/docs/reference/ai-sdk-core/model-message
  [
    'ModelMessage',
    {
      role: 'assistant',
      content: [
        { type: 'reasoning', text: 'He wants the weather.' },
        { type: 'text', text: 'One moment.' },
        { type: 'tool-call', toolCallId: '1', toolName: 'weather', input: { city: 'Rome' } },
      ],
    },
    { role: 'assistant', text: 'One moment.' },
  ],
  // Vercel AI SDK, UIMessage, https://ai-sdk.dev/docs/reference/ai-sdk-core/ui-message
  [
    'UIMessage',
    {
      id: 'aBc1',
      role: 'assistant',
      metadata: {},
      parts: [
        { type: 'step-start' },
        { type: 'reasoning', text: 'Hm.' },
        { type: 'text', text: 'The lift', state: 'done' },
        { type: 'tool-find', state: 'output-available', input: {}, output: { text: 'no' } },
        { type: 'text', text: 'is repaired.' },
      ],
    },
    { id: 'aBc1', role: 'assistant', text: 'The lift\nis repaired.' },
  ],
  // Anthropic messages, https://docs.anthropic.com/en/api/messages
  [
    'Anthropic blocks',
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'Let me see.', signature: 'x' },
        { type: 'text', text: 'I will look.' },
        { type: 'tool_use', id: 'toolu_01', name: 'find', input: { text: 'lift' } },
      ],
    },
    { role: 'assistant', text: 'I will look.' },
  ],
  [
    'Anthropic tool result',
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_01', content: '15 degrees' }] },
    { role: 'user', text: '' },
  ],
  // Gemini, https://ai.google.dev/api/caching#Content and https://ai.google.dev/gemini-api/docs/thinking
  [
    'Gemini',
    {
      role: 'model',
      parts: [
        { text: 'Thinking.', thought: true },
        { text: 'Great to meet you.' },
        { functionCall: { name: 'f', args: {} } },
      ],
    },
    { role: 'assistant', text: 'Great to meet you.' },
  ],
  // LangChain, https://reference.langchain.com/python/langchain-core/messages/human/HumanMessage
  ['LangChain', { type: 'human', content: 'Hi', id: 'run-1' }, { id: 'run-1', role: 'user', text: 'Hi' }],
  // LangChain message_to_dict, https://reference.langchain.com/python/langchain-core/messages/base/message_to_dict
  [
    'LangChain dict',
    { type: 'ai', data: { content: 'Hello', type: 'ai', id: 'run-2', additional_kwargs: {} } },
    { id: 'run-2', role: 'assistant', text: 'Hello' },
  ],
  // LangChain.js, JSON.stringify of a message: langchain-core/src/load/serializable.ts
  [
    'LangChain.js JSON',
    {
      lc: 1,
      type: 'constructor',
      id: ['langchain_core', 'messages', 'HumanMessage'],
      kwargs: { content: 'Hi', id: 'x1' },
    },
    { id: 'x1', role: 'user', text: 'Hi' },
  ],
];

const dataSets: Row[] = [
  // ShareGPT, https://github.com/axolotl-ai-cloud/axolotl docs/dataset-formats/conversation.qmd; LLaMA-Factory has the last two
  ['ShareGPT human', { from: 'human', value: 'Hi' }, { role: 'user', text: 'Hi' }],
  ['ShareGPT model', { from: 'gpt', value: 'Hello' }, { role: 'assistant', text: 'Hello' }],
  ['ShareGPT system', { from: 'system', value: 'Be brief.' }, { role: 'system', text: 'Be brief.' }],
  ['ShareGPT call', { from: 'function_call', value: '{"name":"f"}' }, { role: 'system', text: '{"name":"f"}' }],
  ['ShareGPT result', { from: 'observation', value: '{"a":1}' }, { role: 'system', text: '{"a":1}' }],
];

const helpDesks: Row[] = [
  // Chatwoot webhook, https://www.chatwoot.com/hc/user-guide/articles/1677693021-how-to-use-webhooks
  [
    'Chatwoot webhook',
    {
      event: 'message_created',
      id: '1',
      content: 'Hi',
      message_type: 'incoming',
      content_type: 'text',
      sender: { id: '1' },
    },
    { id: '1', role: 'user', text: 'Hi' },
  ],
  // Chatwoot API, app/models/message.rb and https://developers.chatwoot.com/api-reference/messages/get-messages
  [
    'Chatwoot agent, whose sender.type is "user"',
    { id: 7, content: 'How can I help?', message_type: 1, private: false, sender: { type: 'user', name: 'Ann' } },
    { id: '7', role: 'assistant', text: 'How can I help?' },
  ],
  [
    'Chatwoot contact',
    { id: 8, content: 'Hi', message_type: 0, sender: { type: 'contact' } },
    { id: '8', role: 'user', text: 'Hi' },
  ],
  [
    'Chatwoot activity',
    { id: 9, content: 'Ann joined', message_type: 2 },
    { id: '9', role: 'system', text: 'Ann joined' },
  ],
  ['Chatwoot template', { content: 'Pick one', message_type: 'template' }, { role: 'assistant', text: 'Pick one' }],
  [
    'Chatwoot private note',
    { id: 10, content: 'He is angry, call 555', message_type: 1, private: true },
    { id: '10', role: 'system', text: 'He is angry, call 555' },
  ],
  // Intercom, https://developers.intercom.com/docs/references/rest-api/api.intercom.io/Models/conversation_part/
  [
    'Intercom admin',
    {
      type: 'conversation_part',
      id: '3',
      part_type: 'comment',
      body: '<p>Okay!</p>',
      created_at: 1663597223,
      author: { type: 'admin', id: '274', name: 'Operator', email: 'operator+abcd1234@intercom.io' },
    },
    { id: '3', role: 'assistant', text: 'Okay!' },
  ],
  [
    'Intercom lead',
    { id: '4', part_type: 'comment', body: '<p>Tom &amp; Ann<br>Flat 5</p>\n<p>&lt;3</p>', author: { type: 'lead' } },
    { id: '4', role: 'user', text: 'Tom & Ann\nFlat 5\n<3' },
  ],
  [
    'Intercom note',
    { id: '5', part_type: 'note', body: '<p>Spam?</p>', author: { type: 'admin' } },
    { id: '5', role: 'system', text: 'Spam?' },
  ],
  [
    'Intercom part without its author',
    { id: '7', part_type: 'comment', body: '<p>Tom &amp; Ann</p>' },
    { id: '7', role: 'user', text: 'Tom & Ann' },
  ],
  [
    'Intercom assignment',
    { id: '6', part_type: 'assignment', body: null, author: { type: 'bot' } },
    { id: '6', role: 'assistant', text: '' },
  ],
  // Sunshine Conversations, https://developer.zendesk.com/api-reference/conversations/#tag/Messages
  [
    'Sunshine user',
    { id: '5f40', author: { type: 'user', userId: 'u1', displayName: 'Bob' }, content: { type: 'text', text: 'Hi' } },
    { id: '5f40', role: 'user', text: 'Hi' },
  ],
  [
    'Sunshine business',
    { author: { type: 'business', displayName: 'Bob' }, content: { type: 'text', text: 'Hello' } },
    { role: 'assistant', text: 'Hello' },
  ],
  // Amazon Connect, https://docs.aws.amazon.com/connect-participant/latest/APIReference/API_Item.html
  [
    'Amazon Connect customer',
    { Id: 'm1', Type: 'MESSAGE', ParticipantRole: 'CUSTOMER', Content: 'Hello', ContentType: 'text/plain' },
    { id: 'm1', role: 'user', text: 'Hello' },
  ],
  [
    'Amazon Connect bot',
    { Id: 'm2', Type: 'MESSAGE', ParticipantRole: 'CUSTOM_BOT', Content: '**Hi**', ContentType: 'text/markdown' },
    { id: 'm2', role: 'assistant', text: '**Hi**' },
  ],
  [
    'Amazon Connect event',
    {
      Id: 'm3',
      Type: 'EVENT',
      ParticipantRole: 'CUSTOMER',
      ContentType: 'application/vnd.amazonaws.connect.event.participant.joined',
    },
    { id: 'm3', role: 'user', text: '' },
  ],
  [
    'Amazon Connect card',
    {
      ParticipantRole: 'SYSTEM',
      Content: '{"templateType":"ListPicker"}',
      ContentType: 'application/vnd.amazonaws.connect.message.interactive',
    },
    { role: 'system', text: '' },
  ],
  // Amazon Q in Connect, https://docs.aws.amazon.com/connect/latest/APIReference/API_amazon-q-connect_ListMessages.html
  [
    'Amazon Q in Connect',
    { messageId: 'a1', participant: 'BOT', timestamp: 1, value: { text: { value: 'Hello' } } },
    { id: 'a1', role: 'assistant', text: 'Hello' },
  ],
  // Amazon Contact Lens, https://docs.aws.amazon.com/connect/latest/dg/contact-lens-example-output-files.html
  [
    'Contact Lens agent',
    { Id: 't1', ParticipantId: 'AGENT', Content: 'Your name?', BeginOffsetMillis: 0, Sentiment: 'NEUTRAL' },
    { id: 't1', role: 'assistant', text: 'Your name?' },
  ],
  [
    'Contact Lens segment',
    { Transcript: { Id: 't2', ParticipantId: 'CUSTOMER', ParticipantRole: 'CUSTOMER', Content: 'Ann Lee' } },
    { id: 't2', role: 'user', text: 'Ann Lee' },
  ],
  // Azure AI Language, https://learn.microsoft.com/azure/ai-services/language-service/summarization/how-to/conversation-summarization
  [
    'Azure conversation item',
    { id: '1', participantId: 'Agent', modality: 'text', text: 'How can I help?' },
    { id: '1', role: 'assistant', text: 'How can I help?' },
  ],
  ['Amazon Q values', { participant: 'CUSTOMER', values: [{ text: { value: 'Hi' } }] }, { role: 'user', text: 'Hi' }],
];

const channels: Row[] = [
  // Slack, https://docs.slack.dev/reference/events/message
  [
    'Slack user',
    { type: 'message', channel: 'C123ABC456', user: 'U123ABC456', text: 'Hello world', ts: '1355517523.000005' },
    { id: '1355517523.000005', role: 'user', text: 'Hello world' },
  ],
  [
    'Slack Events API',
    {
      type: 'event_callback',
      event_id: 'Ev1',
      event: { type: 'message', user: 'U1', client_msg_id: 'c1', text: 'Hi', ts: '1.0' },
    },
    { id: 'c1', role: 'user', text: 'Hi' },
  ],
  [
    'Slack join notice',
    {
      type: 'message',
      subtype: 'channel_join',
      text: '<@U1|bobby> has joined the channel',
      ts: '1403051575.000407',
      user: 'U1',
    },
    { id: '1403051575.000407', role: 'system', text: '<@U1|bobby> has joined the channel' },
  ],
  // https://api.slack.com/events/message/bot_message
  [
    'Slack bot',
    {
      type: 'message',
      subtype: 'bot_message',
      ts: '1358877455.000010',
      text: 'Pushing is the answer',
      bot_id: 'BB12033',
    },
    { id: '1358877455.000010', role: 'assistant', text: 'Pushing is the answer' },
  ],
  [
    'Slack bot with a user',
    { type: 'message', user: 'U2', bot_id: 'B1', text: 'Hi', ts: '2.0' },
    { id: '2.0', role: 'assistant', text: 'Hi' },
  ],
  // WhatsApp Cloud API, https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples
  [
    'WhatsApp text',
    { from: '16505551234', id: 'wamid.A', timestamp: '1669233778', type: 'text', text: { body: 'Does it <3 come?' } },
    { id: 'wamid.A', role: 'user', text: 'Does it <3 come?' },
  ],
  [
    'WhatsApp button reply',
    {
      from: '1650',
      id: 'wamid.B',
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: { id: 'c', title: 'Cancel' } },
    },
    { id: 'wamid.B', role: 'user', text: 'Cancel' },
  ],
  [
    'WhatsApp list reply',
    {
      from: '1650',
      id: 'wamid.C',
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id: 'p', title: 'Priority' } },
    },
    { id: 'wamid.C', role: 'user', text: 'Priority' },
  ],
  [
    'WhatsApp quick reply',
    { from: '1650', id: 'wamid.D', type: 'button', button: { text: 'No', payload: 'no-payload' } },
    { id: 'wamid.D', role: 'user', text: 'No' },
  ],
  [
    'WhatsApp image',
    { from: '1650', id: 'wamid.E', type: 'image', image: { caption: 'The leak', mime_type: 'image/jpeg', id: '27' } },
    { id: 'wamid.E', role: 'user', text: 'The leak' },
  ],
  // https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/smb_message_echoes/
  [
    'WhatsApp echo',
    { from: '1555', to: '1650', id: 'wamid.F', type: 'text', text: { body: 'We come.' } },
    { id: 'wamid.F', role: 'assistant', text: 'We come.' },
  ],
  // Messenger, https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages and …/message-echoes
  [
    'Messenger',
    { sender: { id: '1' }, recipient: { id: '2' }, timestamp: 1, message: { mid: 'm_1', text: 'hello' } },
    { id: 'm_1', role: 'user', text: 'hello' },
  ],
  [
    'Messenger echo',
    { sender: { id: '2' }, recipient: { id: '1' }, message: { mid: 'm_2', text: 'Hi!', is_echo: true, app_id: 7 } },
    { id: 'm_2', role: 'assistant', text: 'Hi!' },
  ],
  [
    'Messenger button',
    { sender: { id: '1' }, recipient: { id: '2' }, postback: { title: 'Get started', payload: 'START' } },
    { role: 'user', text: 'Get started' },
  ],
  // Twilio Conversations, https://www.twilio.com/docs/conversations/api/conversation-message-resource
  [
    'Twilio',
    { sid: 'IM1', index: 0, author: '+15551234567', body: 'a < b <b>' },
    { id: 'IM1', role: 'user', text: 'a < b <b>' },
  ],
  ['Twilio system', { sid: 'IM2', author: 'system', body: 'Hello' }, { id: 'IM2', role: 'system', text: 'Hello' }],
  // Telegram, https://core.telegram.org/bots/api#message and #update
  [
    'Telegram update',
    {
      update_id: 1,
      message: { message_id: 42, from: { id: 1, is_bot: false, first_name: 'Ann' }, date: 1, text: 'Hi' },
    },
    { id: '42', role: 'user', text: 'Hi' },
  ],
  [
    'Telegram bot',
    { message_id: 43, from: { id: 2, is_bot: true, first_name: 'Helper' }, text: 'Hello' },
    { id: '43', role: 'assistant', text: 'Hello' },
  ],
  [
    'Telegram photo',
    { message_id: 44, from: { is_bot: false }, caption: 'Here' },
    { id: '44', role: 'user', text: 'Here' },
  ],
];

const botFrameworks: Row[] = [
  // Rasa events, https://rasa.com/docs/rasa-pro/concepts/events
  [
    'Rasa user',
    { event: 'user', text: 'Hi', message_id: 'r1', parse_data: { text: 'Hi' } },
    { id: 'r1', role: 'user', text: 'Hi' },
  ],
  ['Rasa bot', { event: 'bot', text: 'Hello', data: { buttons: null } }, { role: 'assistant', text: 'Hello' }],
  ['Rasa slot', { event: 'slot', name: 'city', value: 'Berlin' }, { role: 'user', text: '' }],
  ['Rasa action', { event: 'action', name: 'action_listen', action_text: null }, { role: 'user', text: '' }],
  // Rasa REST, https://rasa.com/docs/reference/api/pro/http-api/channel-webhooks/post-user-message-from-a-rest-channel/
  ['Rasa REST request', { sender: 'default', message: 'Hello!' }, { role: 'user', text: 'Hello!' }],
  ['Rasa REST answer', { recipient_id: 'default', text: 'Hey!' }, { role: 'assistant', text: 'Hey!' }],
  // Bot Framework, https://github.com/microsoft/botframework-sdk/blob/main/specs/botframework-activity/botframework-activity.md
  [
    'Bot Framework user',
    { type: 'message', id: 'b1', from: { id: '1', name: 'Ann', role: 'user' }, text: 'Hi', recipient: { role: 'bot' } },
    { id: 'b1', role: 'user', text: 'Hi' },
  ],
  [
    'Bot Framework bot',
    { type: 'message', from: { id: '2', role: 'bot' }, text: 'Hi' },
    { role: 'assistant', text: 'Hi' },
  ],
  [
    'Bot Framework event',
    { type: 'event', name: 'webchat/join', value: 'secret', from: { role: 'user' } },
    { role: 'user', text: '' },
  ],
  // Lex, "messages last sent to the user", https://docs.aws.amazon.com/lexv2/latest/APIReference/API_runtime_Message.html
  ['Lex', { content: 'Which city?', contentType: 'PlainText' }, { role: 'assistant', text: 'Which city?' }],
  ['Lex payload', { content: '{"a":1}', contentType: 'CustomPayload' }, { role: 'assistant', text: '' }],
  // Dialogflow, https://cloud.google.com/dialogflow/es/docs/reference/rest/v2/projects.conversations.messages
  [
    'Dialogflow user',
    { name: 'projects/p/conversations/c/messages/m', content: 'Hi', participant: 'x', participantRole: 'END_USER' },
    { id: 'projects/p/conversations/c/messages/m', role: 'user', text: 'Hi' },
  ],
  ['Dialogflow agent', { content: 'Hi', participantRole: 'AUTOMATED_AGENT' }, { role: 'assistant', text: 'Hi' }],
  // Plain shapes of home-made clients
  ['sender and message', { sender: 'agent', message: 'Hi' }, { role: 'assistant', text: 'Hi' }],
  ['sender and text', { sender: 'customer', text: 'Hi' }, { role: 'user', text: 'Hi' }],
];

test.each([...models, ...dataSets, ...helpDesks, ...channels, ...botFrameworks])(
  'reads the shape of %s',
  (_, item, message) => {
    expect(normaliseMessage(item)).toEqual(message);
  },
);

test.each([
  ['content', { content: 'a' }, [{ path: ['content'], text: 'a' }]],
  [
    'parts',
    { content: [{ type: 'image' }, { type: 'text', text: 'a' }, 'b'] },
    [
      { path: ['content', 1, 'text'], text: 'a' },
      { path: ['content', 2], text: 'b' },
    ],
  ],
  ['a wrapped message', { event: { text: 'a' } }, [{ path: ['event', 'text'], text: 'a' }]],
  ['HTML as it was sent', { author: {}, body: '<p>a</p>' }, [{ path: ['body'], text: '<p>a</p>' }]],
  ['no text', { content: null, parts: [], body: 5 }, []],
])('gives the place of the text: %s', (_, item, texts) => {
  expect(textsOf(item)).toEqual(texts);
});

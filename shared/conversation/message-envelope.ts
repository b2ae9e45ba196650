import type { Item } from './message.ts';
import { type Fields, isFields, layersOf, type Path, stringAt, valueAt } from './message-layers.ts';
import { textsIn } from './message-text.ts';
import type { Role } from './role.ts';

/** A message that stands in an envelope: its place there, and what the envelope says of it. */
export type Enclosed = { path: Path; item: Item; role?: Role; id?: string };

/** The messages of an item that is an envelope around them, in the order they were said; [] when it is none. */
export function enclosedIn(fields: Fields): Enclosed[] {
  for (const open of [webhook, lexTurn, dialogflowTurn, listOfMessages]) {
    const found = open(fields);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Meta's webhooks: WhatsApp's have `changes`, Messenger's and Instagram's `messaging`, of which receipts are no messages.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples
 * https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages
 */
const webhook = (fields: Fields): Enclosed[] =>
  listAt({ path: [], item: fields }, 'entry').flatMap((entry) => [
    ...listAt(entry, 'changes').flatMap((change) => whatsAppValue(memberAt(change, 'value'))),
    ...listAt(entry, 'messaging').filter(({ item }) =>
      ['message', 'postback'].some((it) => isFields(valueAt(item, [it]))),
    ),
  ]);

/** Received, sent from the business's own phone, and of before the business joined; `statuses` are no messages. */
const whatsAppValue = (value: Enclosed): Enclosed[] => [
  ...listAt(value, 'history').flatMap((phase) =>
    listAt(phase, 'threads').flatMap((thread) => listAt(thread, 'messages')),
  ),
  ...listAt(value, 'messages'),
  ...listAt(value, 'message_echoes').map((echo): Enclosed => ({ ...echo, role: 'assistant' })),
];

/**
 * One turn of Amazon Lex V2: what Lambda is called with, and what the conversation log has beside that, the answer.
 * https://docs.aws.amazon.com/lexv2/latest/dg/lambda-input-format.html and …/conversation-logs-cw.html
 */
function lexTurn(fields: Fields): Enclosed[] {
  const said = textAt({ path: [], item: fields }, 'inputTranscript', 'user');
  if (said.length === 0) return [];
  const answers = listAt({ path: [], item: fields }, 'messages').map((it): Enclosed => ({ ...it, role: 'assistant' }));
  return withId([...said, ...answers], stringAt(fields, ['requestId']));
}

/**
 * One turn of Dialogflow: ES's result in a webhook request or an answer, CX's in an answer, CX's webhook request.
 * https://cloud.google.com/dialogflow/es/docs/fulfillment-webhook#webhook_request
 * https://cloud.google.com/dialogflow/cx/docs/reference/rest/v3/WebhookRequest and …/QueryResult
 */
function dialogflowTurn(fields: Fields): Enclosed[] {
  const top: Enclosed = { path: [], item: fields };
  const isCxRequest =
    stringAt(fields, ['detectIntentResponseId']) !== '' || isFields(valueAt(fields, ['fulfillmentInfo']));
  const result = isCxRequest ? top : memberAt(top, 'queryResult');
  const said = ['queryText', 'text', 'transcript'].flatMap((name) => textAt(result, name, 'user')).slice(0, 1);
  const messages = ['fulfillmentMessages', 'responseMessages', ...(isCxRequest ? ['messages'] : [])]
    .flatMap((name) => listAt(result, name))
    .filter(({ item }) => isFields(item) && textsIn(layersOf(item)).length > 0)
    .map((it): Enclosed => ({ ...it, role: 'assistant' }));
  const answers = messages.length > 0 ? messages : textAt(result, 'fulfillmentText', 'assistant');
  const id = stringAt(fields, ['responseId']) || stringAt(fields, ['detectIntentResponseId']);
  return withId([...said, ...answers], id);
}

/** Where messages stand in a list: the value of a WhatsApp change, a row of ShareGPT, Amazon Contact Lens, Azure, a chat's export. */
const LISTS = ['conversations', 'conversationItems', 'Transcript', 'Segments'];

/** An object that says nothing itself and holds messages. */
function listOfMessages(fields: Fields): Enclosed[] {
  const top: Enclosed = { path: [], item: fields };
  const lists = [...whatsAppValue(top), ...LISTS.flatMap((name) => listAt(top, name))];
  return lists.length > 0 && textsIn(layersOf(fields)).length === 0 ? lists : [];
}

/** The members of a list that can be messages, each with its place. */
function listAt({ path, item }: Enclosed, name: string): Enclosed[] {
  const list = valueAt(item, [name]);
  if (!Array.isArray(list)) return [];
  return list.flatMap((it: unknown, at) =>
    typeof it === 'string' || isFields(it) ? [{ path: [...path, name, at], item: it }] : [],
  );
}

function memberAt({ path, item }: Enclosed, name: string): Enclosed {
  const member = valueAt(item, [name]);
  return { path: [...path, name], item: isFields(member) ? member : {} };
}

function textAt({ path, item }: Enclosed, name: string, role: Role): Enclosed[] {
  const text = stringAt(item, [name]);
  return text === '' ? [] : [{ path: [...path, name], item: text, role }];
}

const withId = (turn: Enclosed[], id: string): Enclosed[] => (id === '' ? turn : turn.map((it) => ({ ...it, id })));

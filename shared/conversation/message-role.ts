import { type Fields, type Layer, type Path, stringAt, valueAt } from './message-layers.ts';
import { speakerOf } from './message-transcript.ts';
import type { Role } from './role.ts';

/** What SDKs call the three roles, folded (see `roleNamed`): lower case, no separators, no trailing "message". */
const SYNONYMS: Record<Role, string> = {
  user: `user human customer contact client visitor lead caller guest enduser consumer buyer shopper member requester
    incoming inbound`,
  assistant: `assistant virtualassistant bot chatbot custombot agentbot ai aiagent gpt chatgpt model agent humanagent automatedagent
    virtualagent liveagent supportagent support customersupport customerservice helpdesk servicedesk operator
    representative rep staff employee team teammate advisor adviser consultant supervisor admin business company
    skill outgoing outbound outboundapi outboundreply template`,
  system: 'system developer tool function functioncall observation activity data note notification trigger',
};
const ROLES = new Map(
  (['user', 'assistant', 'system'] as const).flatMap((role) =>
    SYNONYMS[role].split(/\s+/).map((word) => [word, role] as const),
  ),
);
const MAX_WORD_LENGTH = 40;

/** Chatwoot's enum (app/models/message.rb), for clients that send its number. */
const CHATWOOT_TYPES = ['incoming', 'outgoing', 'activity', 'template'];

/** Where SDKs say who spoke, the most explicit first. In Chatwoot a `sender.type` of "user" is an agent: `message_type` decides. */
const ROLE_FIELDS: readonly Path[] = [
  ['role'],
  ['ParticipantRole'],
  ['participantRole'],
  ['ParticipantId'],
  ['participantId'],
  ['author', 'role'],
  ['author', 'type'],
  ['from', 'role'],
  ['from', 'type'],
  ['message_type'],
  ['direction'],
  ['sender', 'role'],
  ['sender', 'type'],
  ['sender_type'],
  ['senderType'],
  ['event'],
  ['participant'],
  ['type'],
  ['subtype'],
  ['sender'],
  ['speaker'],
  ['author'],
  ['from'],
  ['user'],
];

const BOT_FLAGS: readonly Path[] = [
  ['is_bot'],
  ['isBot'],
  ['is_agent'],
  ['isAgent'],
  ['from', 'is_bot'],
  ['sender', 'is_bot'],
  ['user', 'is_bot'],
];

/**
 * Where somebody is marked as the agent. Believed also of a message whose `role` is "user": whoever types is a user of the
 * desk's software. Only the words that mean nobody else: a `user_type` of "business" is a kind of customer.
 */
const AGENT_MARKS: readonly Path[] = [
  ['user_type'],
  ['userType'],
  ['sender_type'],
  ['senderType'],
  ['author_type'],
  ['authorType'],
  ['participant_type'],
  ['participantType'],
  ['ParticipantId'],
  ['participantId'],
];
const AGENT_WORD = /agent|assistant|bot|operator|representative|staff|support/i;

/** Meta's platforms and the clients of WhatsApp Web send back what the business itself has sent. */
const ECHO_FLAGS: readonly Path[] = [['is_echo'], ['isEcho'], ['from_me'], ['fromMe']];

/** What gives the speaker away where no field names a role. */
const HINTS: readonly { role: Role; isGiven: (fields: Fields) => boolean }[] = [
  { role: 'system', isGiven: isSlackNotice },
  { role: 'system', isGiven: isReceipt },
  { role: 'assistant', isGiven: (it) => Boolean(valueAt(it, ['bot_id'])) },
  { role: 'assistant', isGiven: (it) => BOT_FLAGS.some((flag) => valueAt(it, flag) === true) },
  { role: 'assistant', isGiven: isWhatsAppSend },
  { role: 'assistant', isGiven: isLexMessage },
  { role: 'assistant', isGiven: isRasaReply },
];

/** Who wrote the message; the customer, when nothing says otherwise. */
export function roleOf(layers: readonly Layer[]): Role {
  if (layers.some(({ fields }) => isInternal(fields))) return 'system';
  const named = layers.flatMap(({ fields }) => ROLE_FIELDS.map((path) => roleNamed(wordAt(fields, path))));
  const hinted = layers.flatMap(({ fields }) => HINTS.map(({ role, isGiven }) => (isGiven(fields) ? role : undefined)));
  const role = [...named, ...hinted].find((it) => it !== undefined) ?? 'user';
  return role === 'user' && layers.some(({ fields }) => isMarkedAgent(fields)) ? 'assistant' : role;
}

function isMarkedAgent(fields: Fields): boolean {
  const words = AGENT_MARKS.map((path) => stringAt(fields, path));
  return (
    ECHO_FLAGS.some((flag) => valueAt(fields, flag) === true) ||
    words.some((word) => AGENT_WORD.test(word) && roleNamed(word) === 'assistant')
  );
}

/** Notes among staff: Chatwoot's `private`, Intercom's notes, Zendesk's comments that are not public. */
const isInternal = (fields: Fields) =>
  valueAt(fields, ['private']) === true ||
  valueAt(fields, ['public']) === false ||
  /^note/.test(stringAt(fields, ['part_type']));

/** LangChain's JSON names the class at the end of `id`: ["langchain_core", "messages", "HumanMessage"]. */
function wordAt(fields: Fields, path: Path): unknown {
  const value = valueAt(fields, path);
  const id = valueAt(fields, ['id']);
  if (path[0] === 'type' && value === 'constructor' && Array.isArray(id)) return id.at(-1);
  return path[0] === 'message_type' && typeof value === 'number' ? CHATWOOT_TYPES[value] : value;
}

/** `END_USER`, `endUser` and `end-user` are one word, and `HumanMessageChunk` is `human`. */
function roleNamed(word: unknown): Role | undefined {
  if (typeof word !== 'string' || word.length > MAX_WORD_LENGTH) return undefined;
  const folded = word
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/message(?:chunk)?$/, '');
  return ROLES.get(folded) ?? speakerOf(word);
}

/** Slack tells of joins, topics and pins by messages with a `subtype`; these few are somebody's words. */
function isSlackNotice(fields: Fields): boolean {
  const subtype = valueAt(fields, ['subtype']);
  const spoken = ['me_message', 'thread_broadcast', 'file_share', 'message_changed', 'message_replied'];
  return valueAt(fields, ['type']) === 'message' && typeof subtype === 'string' && !spoken.includes(subtype);
}

/** Meta's webhooks without a message tell that one was delivered or read, or what became of the account. */
function isReceipt(fields: Fields): boolean {
  return ['entry', 'statuses'].some((name) => Array.isArray(valueAt(fields, [name])));
}

/** A message of the business has `to`, in a request to send it and in the echo of one; a received one has none. */
function isWhatsAppSend(fields: Fields): boolean {
  const isWhatsApp = valueAt(fields, ['messaging_product']) === 'whatsapp';
  const isEcho = /^wamid\./.test(stringAt(fields, ['id']));
  return valueAt(fields, ['to']) !== undefined && (isWhatsApp || isEcho);
}

/** Lex uses these content types for "messages last sent to the user" (RecognizeText). */
function isLexMessage(fields: Fields): boolean {
  return /^(?:PlainText|SSML|CustomPayload|ImageResponseCard)$/.test(stringAt(fields, ['contentType']));
}

/** Rasa's REST channel answers `{sender, message}` with `{recipient_id, text}`. */
function isRasaReply(fields: Fields): boolean {
  return typeof valueAt(fields, ['recipient_id']) === 'string' && valueAt(fields, ['sender']) === undefined;
}

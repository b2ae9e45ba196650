/**
 * Every key of the table. No other file spells one.
 *
 * item          PK                  SK              byCreated                 byActivity                             byOwner          byQueue
 * conversation  CONVERSATION#<id>   META                                      CONVERSATIONS#<status>#<shard>         USER#<user_id>
 *   erased      CONVERSATION#<id>   META                                      ERASING (until all of it is gone)
 * messages      CONVERSATION#<id>   MESSAGES#<n>
 * shipment      CONVERSATION#<id>   SHIPMENT#<carrier>#<number>
 * reading       CONVERSATION#<id>   READING         (a model's)
 * condition     CONVERSATION#<id>   SALES_CONDITION                                                                  SALES_CONDITION#<customer>#<product>
 * its versions  CONVERSATION#<id>   SALES_CONDITION#<n>
 * ticket        TICKET#<id>         META            TICKETS#<shard>           TICKETS#<shard>                        USER#<user_id>   QUEUE#<assignment>#<shard> (while not done)
 * its history   TICKET#<id>         HISTORY#<v>     (what the change to this version says)
 * account       ACCOUNT#<email>     PROFILE                                                                          ROLE#<role> (staff, admin)
 * a provider's  ACCOUNT#idp_<hash>  PROFILE                                                                          ROLE#<role> (staff, admin)
 * its email     ACCOUNT#<email>     PROFILE
 * session       SESSION#<sha256>    META
 * reset         RESET#<sha256>      META            (of a password)
 * throttle      THROTTLE#<kind>#<k> WINDOW
 * model's calls THROTTLE#reader#<d> WINDOW          (of a day)
 * a request     IDEMPOTENCY#<hash>  META            (by the key its client chose, for a day)
 * tracking      TRACKING#<c>#<n>    META
 * a phone's     PHONE#<last four>   <time>#<ticket>
 * a name's word NAME#<1st letter>   <word and the others>#<time, latest first>#<ticket>
 * assigned      ASSIGNEE#<email>    <time>#<ticket> (while not done)
 * change        CHANGES#<shard>     <ticket>#<v>    (of a ticket, not yet counted)
 * event         EVENTS#<shard>      <time>#<id>     (to be told; for two days)
 * webhook       WEBHOOK#<name>      GONE            (wants no more)
 * shards        SETTINGS            SHARDS          (the most there ever were)
 * count         SUMMARY             COUNT           (the totals of all tickets)
 * summary       SUMMARY             CURRENT
 * a day of it   SUMMARY#<g>         DAY#<date>      (g: the recount that began it)
 * its areas     SUMMARY#<g>         DAY#<date>#AREAS
 * rare labels   SUMMARY#<g>         TOPIC#<label>, AREA#<label>
 * recount       SUMMARY#<g>         TOTALS          (while it goes on)
 *
 * Every index sorts by <time>#<id>: created_at in byCreated, byOwner and byQueue, updated_at in byActivity. Shards keep a
 * partition of an index under DynamoDB's 1,000 writes a second
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html); readers merge them.
 */

/** The indexes and the attributes that key them; `infra/table.ts` deploys what stands here. */
export const INDEXES = ['byCreated', 'byActivity', 'byOwner', 'byPhone', 'byQueue'] as const;
export type Index = (typeof INDEXES)[number];

/**
 * What an index holds beside keys; all of an item where nothing is said. An index cannot be changed, and one deployment may add or
 * remove a single one: the first three stay as they were made, and byPhone, in which nothing new is put, goes in the next release.
 */
export const PROJECTED: { [I in Index]?: readonly string[] } = { byQueue: ['ticket'] };

/** The names of an index's partition and sort key. */
export const indexKey = (index: Index) => ({ PK: `${index}PK`, SK: `${index}SK` });

export const conversationKey = (it: { conversation_id: string }) => ({
  PK: `CONVERSATION#${it.conversation_id}`,
  SK: 'META',
});

/** Chunks are numbered from 1 in the order they were written; ten digits keep that order as text. */
export const messagesKey = (it: { conversation_id: string; chunk: number }) => ({
  PK: `CONVERSATION#${it.conversation_id}`,
  SK: `${MESSAGES}${String(it.chunk).padStart(10, '0')}`,
});
export const MESSAGES = 'MESSAGES#';

/** One a carrier and number, or where there is no number one an order. */
export const shipmentKey = (it: {
  conversation_id: string;
  carrier: string | null;
  tracking_number: string | null;
  order_id: string | null;
}) => ({
  PK: `CONVERSATION#${it.conversation_id}`,
  SK: `${SHIPMENTS}${it.tracking_number ? `${it.carrier ?? ''}#${it.tracking_number}` : `ORDER#${it.order_id}`}`,
});
export const SHIPMENTS = 'SHIPMENT#';

export const modelReadingKey = (it: { conversation_id: string }) => ({
  PK: `CONVERSATION#${it.conversation_id}`,
  SK: 'READING',
});

export const salesConditionKey = (it: { conversation_id: string }) => ({
  PK: `CONVERSATION#${it.conversation_id}`,
  SK: 'SALES_CONDITION',
});
export const salesConditionVersionKey = (it: { conversation_id: string; version: number }) => ({
  PK: `CONVERSATION#${it.conversation_id}`,
  SK: `${SALES_CONDITION_VERSIONS}${String(it.version).padStart(10, '0')}`,
});
export const SALES_CONDITION_VERSIONS = 'SALES_CONDITION#';

export const ticketKey = (it: { ticket_id: string }) => ({ PK: `TICKET#${it.ticket_id}`, SK: 'META' });

export const ticketHistoryKey = (it: { ticket_id: string; version: number }) => ({
  PK: `TICKET#${it.ticket_id}`,
  SK: `${TICKET_MOVES}${String(it.version).padStart(10, '0')}`,
});
export const TICKET_MOVES = 'HISTORY#';

/** `account_id`: an email in lower case, or of an account that came through a provider what the provider knows the person by. */
export const accountKey = (it: { account_id: string }) => ({ PK: `${ACCOUNT}${it.account_id}`, SK: 'PROFILE' });
const ACCOUNT = 'ACCOUNT#';
export const accountIdOf = ({ PK }: Record<string, unknown>): string => String(PK).slice(ACCOUNT.length);

/** `token_hash`: SHA-256 of the token, base64url. The token itself is stored nowhere. */
export const sessionKey = (it: { token_hash: string }) => ({ PK: `SESSION#${it.token_hash}`, SK: 'META' });

/** `token_hash`: as of a session. */
export const resetKey = (it: { token_hash: string }) => ({ PK: `RESET#${it.token_hash}`, SK: 'META' });

/** `key_hash`: SHA-256 of an email or a network, base64url. */
export const throttleKey = (it: { kind: string; key_hash: string }) => ({
  PK: `THROTTLE#${it.kind}#${it.key_hash}`,
  SK: 'WINDOW',
});

/** `day`: YYYY-MM-DD. */
export const modelCallsKey = (it: { day: string }) => ({ PK: `THROTTLE#reader#${it.day}`, SK: 'WINDOW' });

/** `key_hash`: SHA-256 of who sends the request and the key he chose for it, base64url. */
export const idempotencyKey = (it: { key_hash: string }) => ({ PK: `IDEMPOTENCY#${it.key_hash}`, SK: 'META' });

/** `carrier`: null where the number alone was asked for. */
export const trackingKey = (it: { carrier: string | null; tracking_number: string }) => ({
  PK: `TRACKING#${it.carrier ?? '-'}#${it.tracking_number}`,
  SK: 'META',
});

/** `version`: the ticket's after the change. */
export const changeKey = (it: { partition: string; ticket_id: string; version: number }) => ({
  PK: it.partition,
  SK: `${it.ticket_id}#${String(it.version).padStart(10, '0')}`,
});
export const changesPartition = (shard: number) => `CHANGES#${shard}`;

/** By time, and of one time by the version that an id ends with; `timestamp`: RFC 3339. */
export const eventKey = (it: { shard: number; timestamp: string; id: string }) => ({
  PK: eventsPartition(it.shard),
  SK: `${it.timestamp}#${it.id.replace(/\d+$/, (version) => version.padStart(10, '0'))}`,
});
export const EVENTS = 'EVENTS#';
export const eventsPartition = (shard: number) => `${EVENTS}${shard}`;

export const goneWebhookKey = (it: { name: string }) => ({ PK: `WEBHOOK#${it.name}`, SK: 'GONE' });

export const shardsKey = { PK: 'SETTINGS', SK: 'SHARDS' };

export const summaryKey = { PK: 'SUMMARY', SK: 'CURRENT' };
export const countKey = { PK: 'SUMMARY', SK: 'COUNT' };
/** `generation`: which recount of all tickets began these statistics; 0 is what the first release counted. */
type Generation = { generation: number };
export const statisticsPartition = ({ generation }: Generation) =>
  generation > 0 ? `SUMMARY#${generation}` : 'SUMMARY';
export const recountKey = (it: Generation) => ({ PK: statisticsPartition(it), SK: 'TOTALS' });
export const dayKey = (it: Generation & { date: string }) => ({ PK: statisticsPartition(it), SK: `DAY#${it.date}` });
export const dayAreasKey = (it: Generation & { date: string }) => ({
  PK: statisticsPartition(it),
  SK: `${dayKey(it).SK}#AREAS`,
});
export const labelKey = (it: Generation & { kind: LabelKind; label: string }) => ({
  PK: statisticsPartition(it),
  SK: `${LABELS[it.kind]}${it.label}`,
});
export const LABELS = { topics: 'TOPIC#', areas: 'AREA#' } as const;
export type LabelKind = keyof typeof LABELS;

/** Where an item stands in an index: one partition, and a place in time. */
export const place = (index: Index, partition: string, time: string, id: string) => ({
  [indexKey(index).PK]: partition,
  [indexKey(index).SK]: `${time}#${id}`,
});

export const conversationsPartition = (status: string, shard: number) => `CONVERSATIONS#${status}#${shard}`;
/** What is left of conversations that are being erased. */
export const erasingPartition = 'ERASING';
export const ticketsPartition = (shard: number) => `TICKETS#${shard}`;
export const userPartition = (user_id: string) => `USER#${user_id}`;
/** Both in the form in which they are compared. */
export const salesPartition = (customer: string, product: string) => `SALES_CONDITION#${customer}#${product}`;
export const rolePartition = (role: string) => `ROLE#${role}`;
/** Tickets that are not done, by whether somebody has taken them. */
export const queuePartition = (isAssigned: boolean, shard: number) =>
  `QUEUE#${isAssigned ? 'assigned' : 'unassigned'}#${shard}`;
export const assigneePartition = (email: string) => `ASSIGNEE#${email}`;
export const phonePartition = (lastFour: string) => `PHONE#${lastFour}`;
/** `letter`: the first character of a word of a name. */
export const namePartition = (letter: string) => `NAME#${letter}`;

/** `time`: RFC 3339. */
export const timePlace = (it: { time: string; id: string }) => `${it.time}#${it.id}`;
/** By the word, and of one word the latest first. */
export const wordPlace = (it: { word: string; time: string; id: string }) =>
  `${it.word}#${String(LAST_MS - Date.parse(it.time)).padStart(15, '0')}#${it.id}`;
const LAST_MS = 253_402_300_799_999; // 9999-12-31T23:59:59.999Z
/** What an entry leads to. */
export const idOfPlace = (place: string) => place.slice(place.lastIndexOf('#') + 1);

/** The shard an id always falls into: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) modulo the number of shards. */
export function shardOf(id: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % shards;
}

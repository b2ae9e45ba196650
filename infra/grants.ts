import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  accountKey,
  assigneePartition,
  changesPartition,
  conversationKey,
  conversationsPartition,
  erasingPartition,
  eventsPartition,
  goneWebhookKey,
  type Index,
  idempotencyKey,
  indexKey,
  namePartition,
  phonePartition,
  queuePartition,
  resetKey,
  rolePartition,
  salesPartition,
  sessionKey,
  shardsKey,
  summaryKey,
  throttleKey,
  ticketKey,
  ticketsPartition,
  trackingKey,
  userPartition,
} from '../shared/store/keys.ts';

/** What a function may be allowed to do with the table. */
export type Access = keyof typeof GRANTS;

type Action = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'BatchWriteItem' | 'UpdateItem' | 'DeleteItem';
type Grant = {
  actions: Action[];
  /** The partition keys, of the table or of the index. */
  keys: string[];
  index?: Index;
  /** Only these attributes may be written, beside the key. */
  attributes?: string[];
};

const CONVERSATIONS = conversationKey({ conversation_id: '*' }).PK;
const TICKETS = ticketKey({ ticket_id: '*' }).PK;
const SESSIONS = sessionKey({ token_hash: '*' }).PK;
const RESETS = resetKey({ token_hash: '*' }).PK;
const ACCOUNTS = accountKey({ account_id: '*' }).PK;
const THROTTLES = throttleKey({ kind: '*', key_hash: '*' }).PK;
const REQUESTS = idempotencyKey({ key_hash: '*' }).PK;
const TRACKING = trackingKey({ carrier: '*', tracking_number: '*' }).PK;
const SUMMARY = summaryKey.PK;
/** With the items of every recount. */
const STATISTICS = [SUMMARY, `${SUMMARY}#*`];
const ASSIGNMENTS = assigneePartition('*');
const LOOK_UPS = [namePartition('*'), phonePartition('*')];
const everyShard = (partition: string) => partition.replace(/\d+$/, '*');
const IN_CONVERSATIONS = everyShard(conversationsPartition('*', 0));
const IN_TICKETS = everyShard(ticketsPartition(0));
const IN_QUEUE = [true, false].map((isAssigned) => everyShard(queuePartition(isAssigned, 0)));
const CHANGES = everyShard(changesPartition(0));
const EVENTS = everyShard(eventsPartition(0));
/** How many shards there ever were. */
const SHARDS: Grant = { actions: ['GetItem'], keys: [shardsKey.PK] };
const placeIn = (index: Index) => Object.values(indexKey(index));

/** Everything that any function may do. A transaction is allowed by the actions it is made of. */
export const GRANTS = {
  /** Who calls, and that the session was used. */
  knowCaller: [
    { actions: ['GetItem'], keys: [SESSIONS, ACCOUNTS] },
    { actions: ['UpdateItem'], keys: [SESSIONS], attributes: ['seen_ms', 'expires_at'] },
  ],
  beginSessions: [{ actions: ['PutItem'], keys: [SESSIONS] }],
  endSessions: [{ actions: ['DeleteItem'], keys: [SESSIONS] }],
  makeAccounts: [{ actions: ['PutItem'], keys: [ACCOUNTS] }],
  /** Accounts that a provider's login makes, takes over, or gives another email. */
  linkAccounts: [{ actions: ['PutItem', 'UpdateItem', 'DeleteItem'], keys: [ACCOUNTS] }],
  changeAccounts: [{ actions: ['UpdateItem'], keys: [ACCOUNTS] }],
  makeResets: [{ actions: ['PutItem'], keys: [RESETS] }],
  useResets: [{ actions: ['GetItem', 'DeleteItem'], keys: [RESETS] }],
  /** Whose password a link may set. */
  openResets: [{ actions: ['GetItem'], keys: [RESETS, ACCOUNTS] }],
  countAttempts: [{ actions: ['PutItem', 'UpdateItem', 'DeleteItem'], keys: [THROTTLES] }],
  saveConversations: [
    { actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'], keys: [CONVERSATIONS] },
    { actions: ['GetItem', 'PutItem'], keys: [TICKETS] },
    { actions: ['PutItem'], keys: [CHANGES, EVENTS] },
    { actions: ['PutItem', 'DeleteItem'], keys: [ASSIGNMENTS] },
    { actions: ['GetItem', 'PutItem', 'UpdateItem'], keys: [THROTTLES] },
    { actions: ['GetItem', 'PutItem'], keys: [REQUESTS] },
  ],
  /** Other conditions that one contradicts. */
  compareConditions: [{ actions: ['Query'], index: 'byOwner', keys: [salesPartition('*', '*')] }],
  readTracking: [{ actions: ['GetItem'], keys: [TRACKING] }],
  keepTracking: [{ actions: ['UpdateItem'], keys: [TRACKING] }],
  readConversation: [{ actions: ['GetItem', 'Query'], keys: [CONVERSATIONS] }],
  eraseConversations: [
    { actions: ['GetItem', 'Query', 'PutItem', 'BatchWriteItem'], keys: [CONVERSATIONS, TICKETS] },
    { actions: ['UpdateItem'], keys: [CONVERSATIONS], attributes: placeIn('byActivity') },
    { actions: ['PutItem'], keys: [CHANGES, EVENTS] },
  ],
  /** Conversations that have not changed for long, and what is being erased. */
  findExpired: [SHARDS, { actions: ['Query'], index: 'byActivity', keys: [IN_CONVERSATIONS, erasingPartition] }],
  listConversations: [
    SHARDS,
    /** Those that are asked for by their id. */
    { actions: ['GetItem'], keys: [CONVERSATIONS] },
    { actions: ['Query'], index: 'byActivity', keys: [IN_CONVERSATIONS] },
    { actions: ['Query'], index: 'byOwner', keys: [userPartition('*')] },
  ],
  listTickets: [
    SHARDS,
    { actions: ['BatchGetItem'], keys: [TICKETS] },
    { actions: ['Query'], keys: [ASSIGNMENTS, ...LOOK_UPS, CHANGES] },
    { actions: ['GetItem'], keys: [SUMMARY] },
    { actions: ['Query'], index: 'byCreated', keys: [IN_TICKETS] },
    { actions: ['Query'], index: 'byActivity', keys: [IN_TICKETS] },
    { actions: ['Query'], index: 'byOwner', keys: [userPartition('*')] },
    { actions: ['Query'], index: 'byQueue', keys: IN_QUEUE },
  ],
  /** One ticket with its history, and others of the same number. */
  readTicket: [
    SHARDS,
    { actions: ['Query', 'BatchGetItem'], keys: [TICKETS] },
    { actions: ['Query'], keys: [phonePartition('*'), CHANGES] },
    { actions: ['GetItem'], keys: [SUMMARY] },
  ],
  changeTicket: [
    { actions: ['PutItem'], keys: [TICKETS, CHANGES, EVENTS] },
    { actions: ['PutItem', 'DeleteItem'], keys: [ASSIGNMENTS] },
    { actions: ['GetItem'], keys: [CONVERSATIONS] },
  ],
  /** Whom a ticket can be given to. */
  listStaff: [{ actions: ['Query'], index: 'byOwner', keys: [rolePartition('*')] }],
  readSummary: [{ actions: ['GetItem'], keys: [SUMMARY] }],
  keepSummary: [
    SHARDS,
    { actions: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'], keys: STATISTICS },
    { actions: ['Query', 'DeleteItem'], keys: [CHANGES] },
    { actions: ['PutItem'], keys: [EVENTS] },
    { actions: ['BatchWriteItem', 'PutItem', 'DeleteItem'], keys: LOOK_UPS },
    { actions: ['Query'], index: 'byCreated', keys: [IN_TICKETS] },
    /** Tickets of the first release are put into the queue. */
    {
      actions: ['UpdateItem'],
      keys: [TICKETS],
      attributes: [...placeIn('byQueue'), ...placeIn('byPhone'), 'version'],
    },
  ],
  /** Which webhooks want no more. */
  stopWebhooks: [{ actions: ['GetItem', 'PutItem'], keys: [goneWebhookKey({ name: '*' }).PK] }],
  recordShards: [{ actions: ['UpdateItem'], keys: [shardsKey.PK], attributes: ['most'] }],
} satisfies Record<string, Grant[]>;

/**
 * The statements that allow it. Every one names its keys: `dynamodb:LeadingKeys` holds the partition key of each item that
 * a request names, of an index the index's own
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html). `ForAllValues` is also true
 * of a request without any key, such as a Scan or PartiQL, so that such actions are granted to nobody.
 */
export const statementsFor = (access: Access, table: ITable): PolicyStatement[] =>
  (GRANTS[access] as Grant[]).map(
    ({ actions, keys, index, attributes }) =>
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [index ? `${table.tableArn}/index/${index}` : table.tableArn],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
          ...(attributes && { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['PK', 'SK', ...attributes] } }),
        },
      }),
  );

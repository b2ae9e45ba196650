import { env } from '../env.ts';
import { eventKey } from '../store/keys.ts';
import { shardOfOwn } from '../store/shards.ts';
import { TableName, type Write } from '../store/table.ts';
import { DAY_MS } from '../time.ts';
import type { ServiceEvent } from './event.ts';

const isOn = env('EVENTS') !== 'none';

// The stream tells of it at once, and for a day (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html).
const KEPT_MS = 2 * DAY_MS;

/**
 * Events as items for the transaction that makes them happen: told exactly when that is committed. Nothing where nobody
 * listens. DynamoDB removes them some time after `expires_at`.
 */
export const eventPuts = (...events: ServiceEvent[]): Write[] =>
  isOn ? events.map((event) => ({ Put: { TableName, Item: itemOf(event) } })) : [];

const itemOf = (event: ServiceEvent) => ({
  ...eventKey({ ...event, shard: shardOfOwn(event.group) }),
  event: JSON.stringify(event),
  expires_at: Math.ceil((Date.parse(event.timestamp) + KEPT_MS) / 1000),
});

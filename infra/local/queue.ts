import {
  type AttributeValue,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';

/** A message as it is kept. `id`: by which it is there once. `seq`: its place. `visibleAt`: milliseconds. */
export type Message = {
  id: string;
  group: string;
  body: string;
  seq: string;
  receives: number;
  visibleAt: number;
};

type Options = {
  db: DynamoDBClient;
  table: string;
  /** How often a message is handed out before it is a dead letter. */
  attempts: number;
  /** How long one that failed is hidden, unless whoever failed says otherwise. */
  visibilityMs: number;
  /** @returns whether it is done with. It may throw */
  handle: (message: Message) => Promise<boolean>;
  now: () => number;
};

const AT_ONCE = 10;
const [WAITING, DEAD] = ['WAITING', 'DEAD'];

export type LocalQueue = Awaited<ReturnType<typeof openQueue>>;

/**
 * A queue as SQS has it, first in, first out a group, kept in a table: what is killed goes on with what is left. Of each group
 * one message at a time is handed out, and the next when that is done with or a dead letter.
 */
export async function openQueue({ db, table, attempts, visibilityMs, handle, now }: Options) {
  const groups = new Map<string, Message[]>();
  const ids = new Set<string>();
  const handedOut = new Map<string, Message>();
  let count = 0;

  const add = (message: Message) => {
    groups.set(message.group, [...(groups.get(message.group) ?? []), message]);
    ids.add(message.id);
  };
  const drop = ({ group, id }: Message) => {
    const left = groups.get(group)?.slice(1) ?? [];
    if (left.length > 0) groups.set(group, left);
    else groups.delete(group);
    ids.delete(id);
  };
  const put = (partition: string, message: Message) => ({ TableName: table, Item: itemOf(partition, message) });
  const key = (partition: string, { seq }: Message) => ({ TableName: table, Key: keyOf(partition, seq) });
  const move = (message: Message, from: string, to: string) =>
    db.send(
      new TransactWriteItemsCommand({ TransactItems: [{ Put: put(to, message) }, { Delete: key(from, message) }] }),
    );

  /** Keeps a message; one that is there already is there once. */
  async function send({ id, group, body }: Pick<Message, 'id' | 'group' | 'body'>): Promise<void> {
    if (ids.has(id)) return;
    count += 1;
    const seq = `${String(now()).padStart(15, '0')}#${String(count).padStart(10, '0')}`;
    const message = { id, group, body, seq, receives: 0, visibleAt: 0 };
    ids.add(id);
    await db.send(new PutItemCommand(put(WAITING, message))).catch((error) => {
      ids.delete(id);
      throw error;
    });
    add(message);
  }

  /** Hides a message that is handed out for so long from now on. */
  function hide(seq: string, ms: number): void {
    const message = handedOut.get(seq);
    if (message) message.visibleAt = now() + ms;
  }

  async function receive(message: Message): Promise<boolean> {
    message.receives += 1;
    message.visibleAt = now() + visibilityMs;
    handedOut.set(message.seq, message);
    const isDone = await handle(message).catch(() => false);
    handedOut.delete(message.seq);
    if (isDone) await db.send(new DeleteItemCommand(key(WAITING, message)));
    else if (message.receives < attempts) await db.send(new PutItemCommand(put(WAITING, message)));
    else await move(message, WAITING, DEAD);
    const isOver = isDone || message.receives >= attempts;
    if (isOver) drop(message);
    return isOver;
  }

  /** Hands out a group's messages until one is to wait. */
  async function work(group: string, isGoing: () => boolean): Promise<void> {
    for (let head = headOf(group); head && isGoing(); head = headOf(group)) {
      if (!(await receive(head))) return;
    }
  }

  /** The first message of a group, when it is due. */
  const headOf = (group: string) =>
    groups
      .get(group)
      ?.slice(0, 1)
      .find(({ visibleAt }) => visibleAt <= now());
  const due = () => [...groups.keys()].filter(headOf);

  /** Hands out what is due, some at once. Not to be called while it runs. `isGoing`: asked before each message. */
  async function run(isGoing = () => true): Promise<void> {
    for (let left = due(); left.length > 0 && isGoing(); left = due()) {
      const next = left.values();
      const worker = async () => {
        for (const group of next) await work(group, isGoing);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    }
  }

  /** When the next message is due (milliseconds); undefined where there is none. */
  function nextDue(): number | undefined {
    const times = [...groups.values()].map(([head]) => head?.visibleAt ?? 0);
    return times.length > 0 ? times.reduce((least, time) => Math.min(least, time)) : undefined;
  }

  /** Puts dead letters back, as if they were new. @returns how many */
  async function redrive(): Promise<number> {
    const dead = await list(db, table, DEAD);
    for (const message of dead) {
      const again = { ...message, receives: 0, visibleAt: 0 };
      await move(again, DEAD, WAITING);
      add(again);
    }
    return dead.length;
  }

  for (const message of await list(db, table, WAITING)) add(message);
  const size = async () => ({ waiting: ids.size, dead: (await list(db, table, DEAD)).length });
  return { send, hide, run, nextDue, redrive, size };
}

const keyOf = (partition: string, seq: string) => ({ PK: { S: partition }, SK: { S: seq } });
const itemOf = (partition: string, { seq, ...message }: Message) => ({
  ...keyOf(partition, seq),
  message: { S: JSON.stringify(message) },
});

async function list(db: DynamoDBClient, TableName: string, partition: string): Promise<Message[]> {
  const messages: Message[] = [];
  let start: Record<string, AttributeValue> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': { S: partition } },
        ExclusiveStartKey: start,
      }),
    );
    for (const { SK, message } of page.Items ?? [])
      messages.push({ ...JSON.parse(message?.S ?? ''), seq: SK?.S ?? '' });
    start = page.LastEvaluatedKey;
  } while (start);
  return messages;
}

/** The table in which a queue is kept. */
export const queueTable = (TableName: string) => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST' as const,
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' as const },
    { AttributeName: 'SK', KeyType: 'RANGE' as const },
  ],
  AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
});

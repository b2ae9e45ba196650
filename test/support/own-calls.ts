import { AsyncLocalStorage } from 'node:async_hooks';
import { db } from '../../shared/store/table.ts';

/** One item or partition that a function asked the table for, as IAM sees it. */
export type Asked = { folder: string; action: string; index?: string; key: string; attributes: string[] };

// biome-ignore lint/suspicious/noExplicitAny: the input of whatever command it is
type Input = any;

/** Notes what is asked of the table, for whom. */
export function watchTable() {
  const asked: Asked[] = [];
  const running = new AsyncLocalStorage<string>();
  db.middlewareStack.add(
    (next, context) => (args) => {
      const folder = running.getStore();
      const command = String(context['commandName']);
      if (folder) asked.push(...askedBy(command, args.input).map((one) => ({ folder, ...one })));
      return next(args);
    },
    { step: 'initialize', name: 'watchTable', priority: 'high' },
  );
  const as = <T>(folder: string, work: () => Promise<T>): Promise<T> => running.run(folder, work);
  return { asked, as };
}

function askedBy(command: string, input: Input): Omit<Asked, 'folder'>[] {
  if (command === 'TransactWriteItemsCommand') {
    return input.TransactItems.flatMap((write: Input) =>
      Object.entries(write).flatMap(([kind, it]) => askedBy(`${kind}ItemCommand`, it)),
    );
  }
  const action = command.replace('Command', '');
  const batch: Input[] = Object.values(input.RequestItems ?? {}).flatMap((of: Input) => of.Keys ?? of);
  if (batch.length > 0) {
    const keys = batch.map((it) => keyOf(it.PutRequest?.Item ?? it.DeleteRequest?.Key ?? it) ?? '');
    return keys.map((key) => ({ action, key, attributes: [] }));
  }
  const key = keyOf(input.Key ?? input.Item) ?? partitionOf(input);
  return [{ action, key, ...(input.IndexName && { index: input.IndexName }), attributes: attributesOf(input) }];
}

const keyOf = (item: Input): string | undefined => item?.PK?.S ?? item?.PK;

/** What a query's first condition, on the partition, compares with. */
function partitionOf({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: Input): string {
  const [, name = ''] = /^\S+ = (:\w+)/.exec(KeyConditionExpression) ?? [];
  const value = ExpressionAttributeValues[name];
  return value?.S ?? value ?? '';
}

/** The names that an update speaks of. */
function attributesOf({
  UpdateExpression = '',
  ConditionExpression = '',
  ExpressionAttributeNames = {},
}: Input): string[] {
  const words = `${UpdateExpression} ${ConditionExpression}`.match(/[#:]?\w+/g) ?? [];
  const names = words.map((word) => ExpressionAttributeNames[word] ?? word);
  return [...new Set<string>(names)].filter((name) => /^[a-zA-Z]\w*$/.test(name) && !WORDS.has(name));
}

const WORDS = new Set(
  'SET REMOVE ADD DELETE AND OR NOT if_not_exists attribute_exists attribute_not_exists'.split(' '),
);

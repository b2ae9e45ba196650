import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { startAwsEndpoint } from '../../infra/local/aws-endpoint.ts';
import type { ServiceEvent } from '../../shared/events/event.ts';

type Message = { Id: string; MessageGroupId: string; MessageDeduplicationId: string; MessageBody: string };
type Entry = { Detail: string; DetailType: string; Source: string; EventBusName: string };
const [queued, put]: [Message[][], Entry[][]] = [[], []];
let refuses = (_id: string) => false;
const idOf = ({ MessageBody }: Message) => JSON.parse(MessageBody).event.id;
const aws = await startAwsEndpoint({
  'AmazonSQS.SendMessageBatch': ({ Entries }: { Entries: Message[] }) => {
    queued.push(Entries);
    const [Failed, taken] = [true, false].map((isRefused) => Entries.filter((it) => refuses(idOf(it)) === isRefused));
    const md5 = ({ MessageBody }: Message) => createHash('md5').update(MessageBody).digest('hex');
    return {
      Successful: taken?.map((it) => ({ Id: it.Id, MessageId: it.Id, MD5OfMessageBody: md5(it) })),
      Failed: Failed?.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })),
    };
  },
  'AWSEvents.PutEvents': ({ Entries }: { Entries: Entry[] }) => {
    put.push(Entries);
    const failed = Entries.filter(({ Detail }) => refuses(`bus ${JSON.parse(Detail).id}`));
    return { FailedEntryCount: failed.length, Entries: failed.map(() => ({ ErrorCode: 'InternalException' })) };
  },
});
afterAll(aws.stop);
Object.assign(process.env, {
  AWS_ENDPOINT_URL_SQS: aws.url,
  AWS_ENDPOINT_URL_EVENTBRIDGE: aws.url,
  WEBHOOK_QUEUE: `${aws.url}/webhooks.fifo`,
  EVENT_BUS: 'Intake-test',
  LOG_LEVEL: 'error',
  WEBHOOKS: JSON.stringify([
    { name: 'all', url: 'https://all.example/' },
    { name: 'some', url: 'https://some.example/', types: ['conversation.erased'] },
  ]),
});
const { handler } = await import('../../functions/send-events/handler.ts');
beforeEach(() => {
  queued.length = 0;
  put.length = 0;
  refuses = () => false;
});

const completed = (group: string, n: number): ServiceEvent => ({
  id: `evt_${group}_${n}`,
  group,
  type: 'conversation.completed',
  timestamp: '2026-11-22T19:15:25.836Z',
  data: { conversation_id: group, ticket_id: null },
});
const erased = (group: string): ServiceEvent => ({
  ...{ id: `evt_${group}_erased`, group, type: 'conversation.erased', timestamp: '2026-11-22T19:15:25.836Z' },
  data: { conversation_id: group, ticket_id: null, by: 'staff' },
});
const send = (...events: ServiceEvent[]) =>
  handler({
    Records: events.map((event) => ({
      dynamodb: { SequenceNumber: `at ${event.id}`, NewImage: { event: { S: JSON.stringify(event) } } },
    })),
  } as never);
const done = { batchItemFailures: [] };
const from = (id: string) => ({ batchItemFailures: [{ itemIdentifier: `at ${id}` }] });

test('an event is queued for each webhook that hears of it, by its conversation, and put on the bus', async () => {
  const [first, second] = [completed('1', 1), erased('2')];

  expect(await send(first, second)).toEqual(done);

  expect(
    queued.flat().map(({ Id: _, MessageBody, ...message }) => ({ ...message, ...JSON.parse(MessageBody) })),
  ).toEqual([
    { MessageGroupId: 'all/1', MessageDeduplicationId: 'all/evt_1_1', webhook: 'all', event: first },
    { MessageGroupId: 'all/2', MessageDeduplicationId: 'all/evt_2_erased', webhook: 'all', event: second },
    { MessageGroupId: 'some/2', MessageDeduplicationId: 'some/evt_2_erased', webhook: 'some', event: second },
  ]);
  const { group: _, ...detail } = first;
  expect(put.flat().map(({ Detail, ...entry }) => ({ ...entry, detail: JSON.parse(Detail) }))[0]).toEqual({
    ...{ Source: 'conversation-intake', DetailType: first.type, EventBusName: 'Intake-test', Time: expect.anything() },
    detail,
  });
});

test('of a conversation only one event at a time is under way, of others up to ten', async () => {
  const [many, busy] = [
    Array.from({ length: 25 }, (_, n) => completed(String(n), 1)),
    [1, 2, 3].map((n) => completed('0', n)),
  ];

  expect(await send(...many)).toEqual(done);
  expect(put.map(({ length }) => length)).toEqual([10, 10, 5]);
  put.length = 0;

  expect(await send(...busy)).toEqual(done);
  expect(put.map(({ length }) => length)).toEqual([1, 1, 1]);
});

test.each(['evt_0_2', 'bus evt_0_2'])(
  'when %s is refused, it and all behind it are handed over again, and nothing of its conversation was sent',
  async (refused) => {
    refuses = (id) => id === refused;

    expect(await send(completed('0', 1), completed('0', 2), completed('0', 3))).toEqual(from('evt_0_2'));

    expect(queued.flat().map(idOf)).toEqual(['evt_0_1', 'evt_0_2']);
  },
);

test('when the bus is out of reach all are handed over again', async () => {
  refuses = (id) => id.startsWith('bus');

  expect(await send(completed('1', 1), completed('2', 1))).toEqual(from('evt_1_1'));
});

test('a batch of none is done', async () => {
  expect(await send()).toEqual(done);
});

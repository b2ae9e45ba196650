import { spawnSync } from 'node:child_process';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: refresh } = await import('../../functions/refresh-summary/handler.ts');
const { db, TableName } = await import('../../shared/store/table.ts');
const { ticketKey } = await import('../../shared/store/keys.ts');

const verify = (...args: string[]) => verifyOf({}, ...args);
const verifyOf = (environment: Record<string, string>, ...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, ['bin/summary-verify.ts', '--table', TableName, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, lines: stdout.trim().split('\n') };
};

beforeAll(async () => {
  for (const id of [1, 2, 3]) await call(save, { method: 'POST', body: { id, messages: aCompleteConversation() } });
  await refresh({});
});

test('a summary that is right is confirmed, with a metric', () => {
  const { status, lines } = verify();

  expect(status).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ SummaryDifferences: 0, tickets: 3 }]);
});

test.each([
  ['prod', ['stage'], 'prod'],
  ['none', [], undefined],
])('of the stage %s the metric has the dimensions %j', (METRICS_STAGE, dimensions, stage) => {
  const { _aws, ...metric } = JSON.parse(verifyOf({ METRICS_STAGE }).lines.at(-1) ?? '');

  expect(_aws.CloudWatchMetrics).toMatchObject([{ Namespace: 'Intake', Dimensions: [dimensions] }]);
  expect(metric).toEqual({ ...(stage && { stage }), SummaryDifferences: 0, tickets: 3 });
});

test('every figure that is wrong is named, and --repair makes it right', async () => {
  await db.send(
    new UpdateCommand({
      TableName,
      Key: ticketKey({ ticket_id: 'TKT-2' }),
      UpdateExpression: 'SET ticket.#status = :status',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': 'on_hold' },
    }),
  );

  const found = verify();
  const repaired = verify('--repair');

  expect(found.status).toBe(1);
  expect(found.lines).toContain('by_status: stored {"open":3}, counted {"on_hold":1,"open":2}');
  expect(repaired.lines.at(-1)).toBe('Everything is counted anew');
  expect(verify().status).toBe(0);
});

import { parseArgs } from 'node:util';
import { settingsInCdkJson } from '../infra/settings.ts';
import { NAMESPACE } from '../shared/metric-names.ts';
import { openTable } from './open-table.ts';

const HELP = `Counts all tickets again and compares that with the summary: npm run -s summary:verify [-- --repair] [-- --table NAME]

Every figure that differs is a line: its name, what is stored, what the tickets say. The last line is a metric in CloudWatch's
embedded metric format, of the stage that METRICS_STAGE names, if any. It ends with 1 when anything differs, with 3 when the
summary was being counted: run it again.

  --repair      has everything counted anew when anything differs, by this process; it may be stopped, the service goes on
  --table NAME  that table in AWS, with the credentials and the region that the AWS CLI would use; else the data folder of
                npm start (DATA_DIR, .data when not set), whether the service runs or not

Nothing is counted while it compares; changes are kept and counted afterwards.
`;

const options = { table: { type: 'string' }, repair: { type: 'boolean' }, help: { type: 'boolean' } } as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const close = await openTable(values.table);
  process.env['INDEX_SHARDS'] ??= String(settingsInCdkJson()['indexShards']);
  process.env['LOG_LEVEL'] ??= 'error';
  try {
    return await verify(values.repair ?? false);
  } finally {
    await close();
  }
}

async function verify(isToRepair: boolean): Promise<number> {
  const { verifyCount } = await import('../shared/summary/verify.ts'); // its environment is set now
  const { Overtaken } = await import('../shared/store/table.ts');
  try {
    const { tickets, faults } = await verifyCount(() => new Date(), progress);
    for (const { figure, stored, counted } of faults)
      console.log(`${figure}: stored ${JSON.stringify(stored)}, counted ${JSON.stringify(counted)}`);
    console.log(metric(tickets, faults.length));
    if (faults.length === 0 || !isToRepair) return faults.length > 0 ? 1 : 0;
    await repair();
    return 0;
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    console.error('The summary was being counted: run this again');
    return 3;
  }
}

async function repair(): Promise<void> {
  const { beginRecount } = await import('../shared/summary/recount.ts');
  const { findCount } = await import('../shared/summary/summary-store.ts');
  const { refreshSummary } = await import('../shared/summary/refresh.ts');
  const count = await findCount();
  if (!count) return;
  await beginRecount(count);
  while (!(await refreshSummary(count.time_zone, new Date())).isWhole)
    await new Promise((again) => setTimeout(again, 1000));
  console.log('Everything is counted anew');
}

/** On a terminal only. */
function progress(tickets: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${tickets} tickets `);
}

/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html */
function metric(tickets: number, differences: number): string {
  const stage = process.env['METRICS_STAGE']; // "none" where nobody reads metrics, and where none is named
  const dimensions = stage === 'none' ? {} : { stage };
  const Metrics = [{ Name: 'SummaryDifferences', Unit: 'Count' }];
  const directive = { Namespace: NAMESPACE, Dimensions: [Object.keys(dimensions)], Metrics };
  return JSON.stringify({
    _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] },
    ...dimensions,
    SummaryDifferences: differences,
    tickets,
  });
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});

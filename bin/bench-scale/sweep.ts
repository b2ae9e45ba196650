import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../../shared/ticket/ticket.ts';
import { DESK } from './corpus.ts';
import { costOf } from './measure.ts';
import { progress } from './progress.ts';
import { list } from './requests.ts';
import { brokenBy, type Cost, OF_LIST, type Row } from './row.ts';

const each = (name: string, values: readonly string[]) => ['', ...values.map((value) => `${name}=${value}`)];
const DIMENSIONS = [
  [...each('status', TICKET_STATUSES), 'status=open&status=in_progress&status=on_hold'],
  each('priority', PRIORITIES),
  each('type', TICKET_TYPES),
  each('assignee', ['none', DESK[0]]),
  ['sort=newest', 'sort=oldest'],
  ['limit=1', 'limit=10', 'limit=50', ''],
];

const combinations = (): string[] =>
  DIMENSIONS.reduce<string[]>(
    (queries, values) => queries.flatMap((query) => values.map((value) => [query, value].filter(Boolean).join('&'))),
    [''],
  );

/** The most that any combination of filters, order and limit costs; `nth`: only every nth of them is asked. */
export async function sweep(nth: number): Promise<Row> {
  const all = combinations();
  const queries = all.filter((_, n) => n % nth === 0);
  const worst: Cost = { read: 0, write: 0, cpu: 0 };
  const broken: string[] = [];
  for (const [n, query] of queries.entries()) {
    const cost = await costOf(() => list('/tickets', query));
    worst.read = Math.max(worst.read, cost.read);
    worst.cpu = Math.max(worst.cpu, cost.cpu);
    const fault = brokenBy(cost, 1, OF_LIST);
    if (fault) broken.push(`${query}: ${fault}`);
    progress('combinations', n + 1, queries.length);
  }
  const what = 'status × priority × type × assignee × order × limit, the dearest';
  const said = `${worst.read} read, of ${queries.length.toLocaleString('en')} requests`;
  return { what, ...worst, said, ...(broken.length > 0 && { broken: broken.join('\n') }) };
}

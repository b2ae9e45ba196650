import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { type LogFormat, type LogLevel, showLog } from '../../../infra/local/log.ts';
import { aFolder } from '../../support/server.ts';

const ID = 'f0f993e1-74eb-492f-a856-ef3470d49898';
const REQUEST = {
  time: '2026-11-22T19:21:41.520Z',
  level: 'info',
  request_id: ID,
  route: 'POST /save-conversation',
  status: 200,
  duration_ms: 114,
  read_units: 1.5,
  write_units: 8,
};
const COUNTED = {
  time: REQUEST.time,
  level: 'info',
  event: 'summary_refreshed',
  changed: 2,
  isNew: true,
  read_units: 3,
};

const { FORCE_COLOR } = process.env;
beforeEach(() => {
  delete process.env['FORCE_COLOR'];
});
afterEach(() => {
  if (FORCE_COLOR !== undefined) process.env['FORCE_COLOR'] = FORCE_COLOR;
});

/** What is to be seen of what is written. */
function shown(
  lines: readonly (object | string)[],
  { format = 'text', level = 'info', isTTY = false }: { format?: LogFormat; level?: LogLevel; isTTY?: boolean } = {},
): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY }) as unknown as NodeJS.WriteStream;
  showLog(stream, { format, level });
  for (const line of lines) stream.write(typeof line === 'string' ? line : `${JSON.stringify(line)}\n`);
  return (stream as unknown as PassThrough).read() ?? '';
}

test('a request is one line: time, method, path, status, milliseconds, id', () => {
  expect(shown([REQUEST])).toBe('19:21:41 POST   /save-conversation               200   114 ms  f0f993e1\n');
});

test('a request that is refused shows its whole id, and what led to it', () => {
  const refused = { ...REQUEST, route: 'GET /tickets/{ticket_id}', status: 503, cause: ['TimeoutError', 'ECONNRESET'] };

  expect(shown([refused])).toBe(
    `19:21:41 GET    /tickets/{ticket_id}             503   114 ms  ${ID}  TimeoutError ← ECONNRESET\n`,
  );
});

test('an address that no route answers is no path', () => {
  expect(shown([{ ...REQUEST, route: '$default', status: 404 }])).toContain(
    '?      no such address                  404',
  );
});

test.each([
  [200, 32],
  [404, 33],
  [500, 31],
])('on a terminal a status %i has its colour', (status, colour) => {
  expect(shown([{ ...REQUEST, status }], { isTTY: true })).toContain(`\u001B[${colour}m${status}\u001B[39m`);
  expect(shown([{ ...REQUEST, status }])).not.toContain('\u001B');
});

test('what is no request is its event and what it says', () => {
  expect(shown([COUNTED])).toBe('19:21:41 summary_refreshed changed=2 isNew=true read_units=3\n');
});

test('a run of the schedule that counted nothing is left out, but for who looks for it', () => {
  const idle = { ...COUNTED, changed: 0 };

  expect(shown([idle])).toBe('');
  expect(shown([idle], { format: 'json' })).toBe('');
  expect(shown([idle], { level: 'debug' })).toBe('19:21:41 summary_refreshed changed=0 isNew=true read_units=3\n');
});

test('as JSON, a line is what the function wrote', () => {
  expect(shown([REQUEST, COUNTED], { format: 'json' })).toBe(
    `${JSON.stringify(REQUEST)}\n${JSON.stringify(COUNTED)}\n`,
  );
});

test('what is not of a function is written as it is', () => {
  const others = ['The service is at http://127.0.0.1:3000\n', '{"time":half\n', '{"a":1}\n'];

  expect(shown(others)).toBe(others.join(''));
});

test('an error shows its stack with places in the sources and what stands there', () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'shared'));
  const source = 'const order: string | undefined = undefined;\nexport const length = (order as any).length;\n';
  writeFileSync(join(folder, 'shared/order.ts'), source);
  const bundled = { bundle: true, minify: true, format: 'cjs', sourcemap: 'linked', logLevel: 'error' } as const;
  const outfile = join(folder, 'dist/handler.cjs');
  buildSync({ ...bundled, absWorkingDir: folder, entryPoints: ['shared/order.ts'], outfile });
  const probe = `try { require('./dist/handler.cjs') } catch ({ stack }) { console.log(stack) }`;
  const { stdout } = spawnSync(process.execPath, ['-e', probe], { cwd: folder, encoding: 'utf8' });
  const [message = '', frame = ''] = stdout.split('\n');
  const [name, ...words] = message.split(': ');
  const error = { name, message: words.join(': '), stack: [frame], cause: { name: 'Error', message: 'older' } };

  const before = process.cwd();
  process.chdir(folder);
  const lines = shown([{ ...REQUEST, level: 'error', status: 500, error }]).split('\n');
  process.chdir(before);

  expect(lines.slice(1, 5)).toEqual([
    "  TypeError: Cannot read properties of undefined (reading 'length')",
    expect.stringMatching(/^ {4}at .*\(?shared\/order\.ts:2:\d+\)?$/),
    '        export const length = (order as any).length;',
    '    Error: older',
  ]);
});

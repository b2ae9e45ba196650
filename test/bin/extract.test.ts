import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { aFolder } from '../support/server.ts';

function extract(input: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/extract.ts', ...args], { input });
  return {
    lines: stdout
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    said: stderr.toString(),
    status,
  };
}

const line = (id: unknown) => JSON.stringify({ id, language: 'en', messages: aCompleteConversation() });

test('each line of standard input becomes a line with what it says', () => {
  const { lines, said, status } = extract(`${line('a')}\n\n${line(2)}\n`);

  expect({ said, status }).toEqual({ said: '', status: 0 });
  expect(lines).toEqual([
    {
      id: 'a',
      customer_info: {
        name: 'Ann Lee',
        phone: '(415) 555-0132',
        address: '12 Oak Street, Apt 4, Portland, OR 97201',
        issue: 'My kitchen sink is leaking.',
        role: null,
        priority: null,
        type: 'plumbing',
      },
      shipments: [],
      sales_condition: null,
      is_complete: true,
    },
    expect.objectContaining({ id: 2 }),
  ]);
});

test('bad lines are reported by number, the rest is done, and the exit code is 1', () => {
  const { lines, said, status } = extract(`{"id":1\n${line(2)}\n[]\n{"messages":[5]}\n5\n${line(3)}`);

  expect(lines.map(({ id }) => id)).toEqual([2, 3]);
  expect(status).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    'standard input:1: this line is no JSON',
    'standard input:3: this line has no list "messages"',
    'standard input:4: this line has a message that is neither text nor object: messages[0]',
    'standard input:5: this line is no JSON object',
  ]);
});

test('files are read one after the other; one that is not there is reported', () => {
  const folder = aFolder();
  const file = join(folder, 'one.jsonl');
  writeFileSync(file, `${line(1)}\nbad`);

  const { lines, said, status } = extract('', file, join(folder, 'none.jsonl'), file);

  expect({ ids: lines.map(({ id }) => id), status }).toEqual({ ids: [1, 1], status: 1 });
  expect(said).toContain(`${file}:2: this line is no JSON`);
  expect(said).toContain('none.jsonl: cannot be read (ENOENT)');
});

test('an empty input is no error', () => {
  expect(extract('')).toEqual({ lines: [], said: '', status: 0 });
});

test('--help says what goes in and what comes out', () => {
  const { stdout } = spawnSync(process.execPath, ['bin/extract.ts', '--help']);

  expect(stdout.toString()).toContain('npm run -s extract');
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aFolder } from '../support/server.ts';

const folder = aFolder();
const file = join(folder, 'talk.txt');
writeFileSync(file, '> Your name?\nAnn Lee\n> Your number?\n415-555-0132\n\nNo thanks.\n');

/** Runs the command with an editor that does this to its file. */
function label(editor: string | undefined, out: string) {
  const { EDITOR: _, ...env } = process.env;
  const args = ['bin/label.ts', '--language', 'en', '--by', 'test', '--out', out, file];
  return spawnSync(process.execPath, args, { env: { ...env, ...(editor && { EDITOR: editor }) }, encoding: 'utf8' });
}
const linesIn = (out: string) =>
  readFileSync(out, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('without an editor it shows what the reader makes of a conversation, and writes nothing', () => {
  const out = join(folder, 'shown.jsonl');

  expect(label(undefined, out).stdout).toContain('[[name|Ann Lee]]');
  expect(existsSync(out)).toBe(false);
});

test('what the reader got right is saved as it is, and the next run counts on', () => {
  const out = join(folder, 'right.jsonl');
  label('true', out);
  label('true', out);

  expect(linesIn(out)).toMatchObject([
    {
      id: 'en-test-1',
      by: 'test',
      lines: ['> Your name?', '[[name|Ann Lee]]', '> Your number?', '[[phone|415-555-0132]]'],
      record: { name: 'Ann Lee', phone: '415-555-0132' },
    },
    { id: 'en-test-2', lines: ['No thanks.'] },
    { id: 'en-test-3' },
    { id: 'en-test-4' },
  ]);
});

test('what is not sound is opened again with what is wrong, until it is', () => {
  const out = join(folder, 'mended.jsonl');
  const seen = join(folder, 'seen.txt');
  // The first look takes the mark off the name; the second, told of that, puts it back.
  const editor = join(folder, 'editor.sh');
  writeFileSync(
    editor,
    `if grep -q '^# ' "$1"; then cat "$1" >> ${seen}; sed -i 's/^Ann Lee$/[[name|Ann Lee]]/' "$1"; else sed -i 's/\\[\\[name|Ann Lee\\]\\]/Ann Lee/' "$1"; fi\n`,
  );
  label(`sh ${editor}`, out);

  expect(readFileSync(seen, 'utf8')).toContain('# name is "Ann Lee", and nothing is labelled');
  expect(linesIn(out)[0]).toMatchObject({ lines: expect.arrayContaining(['[[name|Ann Lee]]']) });
});

test('a conversation whose file is emptied is left out', () => {
  const out = join(folder, 'empty.jsonl');

  expect(label('truncate -s 0', out).stdout).toContain('0 of 2 conversations');
  expect(existsSync(out)).toBe(false);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { talk } from '../support/talk.ts';

/**
 * The dialogues of docs/dialogue.md are what the service really says: each block is talked through again. After a change of
 * wordings `UPDATE_PAGE=1 npm test -- test/docs` writes the page anew.
 */
const PAGE = 'docs/dialogue.md';
const BLOCK = /```text (?<path>\/[\w-]+) (?<language>\w\w) (?<sends>all|new) (?<id>\d+)\n(?<lines>[^`]+)```/g;

const CUSTOMER = 'Customer: ';
const SERVICE = 'Service:  ';

const page = readFileSync(PAGE, 'utf8');
const blocks = [...page.matchAll(BLOCK)].map(({ 0: block, groups = {} }) => ({ block, ...groups }) as Block);
type Block = {
  block: string;
  path: '/save-conversation';
  language: string;
  sends: 'all' | 'new';
  id: string;
  lines: string;
};

async function talkedThrough({ path, language, sends, id, lines }: Block): Promise<string> {
  const { say } = talk({ path, language, sends, id: Number(id) });
  const said = lines.split('\n').filter((line) => line.startsWith(CUSTOMER));
  const dialogue: string[] = [];
  for (const line of said) {
    const { response } = await say(line.slice(CUSTOMER.length));
    dialogue.push(line, SERVICE + response);
  }
  return `\`\`\`text ${path} ${language} ${sends} ${id}\n${dialogue.join('\n')}\n\`\`\``;
}

test('the page shows ten dialogues in five languages or more', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(10);
  expect(new Set(blocks.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
});

test.each(blocks)('$path $language $id is what the service says', async (block) => {
  const now = await talkedThrough(block);

  if (process.env['UPDATE_PAGE'])
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(block.block, () => now),
    );
  else expect(block.block).toBe(now);
});

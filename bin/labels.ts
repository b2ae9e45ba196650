import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { agreementOn, faultsOf, renamedPairs } from '../shared/reading/check-labels.ts';
import { CONTACT_FIELDS, type LabelledLine, labelledOf } from '../shared/reading/labelled.ts';
import { linesIn, textsIn } from './labelled-files.ts';

const HELP = `Checks the labelled conversations: npm run -s labels [-- FILE …]

Reads shared/reading/conversations/*.jsonl and development/*.jsonl there, or the files that are named, and says for each conversation what is wrong: marks that are not
closed, labels that contradict the record, ids given twice, one text renamed into many. Then how many there are of each kind.
Ends with exit code 1 when something is wrong.

  --again   how far the second labellers (again/<code>.jsonl) agree with the first
`;

const folder = fileURLToPath(new URL('../shared/reading/conversations', import.meta.url));

const options = { again: { type: 'boolean' }, help: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
if (values.help) process.stdout.write(HELP);
else if (values.again) compare();
else process.exitCode = check(positionals.length > 0 ? positionals : allFiles());

function allFiles(): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.jsonl') && !file.startsWith('converted'),
  );
  return files.sort().map((file) => join(folder, file));
}

function check(files: readonly string[]): number {
  const faults = files.flatMap(faultsIn);
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
}

function faultsIn(file: string): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const sound: LabelledLine[] = [];
  for (const { place, text } of textsIn(file)) {
    const found = faultsOfText(text, seen);
    faults.push(...found.faults.map((fault) => `${place} ${fault}`));
    if (found.line) sound.push(found.line);
  }
  const conversations = sound.map(labelledOf);
  faults.push(...renamedPairs(conversations).map(([a, b]) => `${basename(file)} ${b} is ${a} with other names`));
  console.log(tallyOf(basename(file), conversations));
  return faults;
}

function faultsOfText(text: string, seen: Set<string>): { faults: string[]; line?: LabelledLine } {
  let line: LabelledLine;
  try {
    line = JSON.parse(text);
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
  const faults = faultsOf(line).map((fault) => `${line.id}: ${fault}`);
  if (seen.has(line.id)) faults.push(`${line.id} is there twice`);
  seen.add(line.id);
  return faults.length > 0 ? { faults } : { faults, line };
}

function tallyOf(file: string, conversations: readonly ReturnType<typeof labelledOf>[]): string {
  const count = (key: (it: (typeof conversations)[number]) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const it of conversations.flatMap(key)) counts.set(it, (counts.get(it) ?? 0) + 1);
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  };
  const empty = conversations.filter(({ labels }) => !labels.some(({ tag }) => tag !== 'issue')).length;
  return [
    `${file}: ${conversations.length} conversations, ${empty} without anybody's contact`,
    `  ${count(({ shape }) => [shape])}`,
    `  ${count(({ labels }) => labels.map(({ tag }) => tag))}`,
  ].join('\n');
}

function compare(): void {
  const pairs = readdirSync(join(folder, 'again')).flatMap((name) => {
    const first = new Map(linesIn(join(folder, name)).map((line) => [line.id, line]));
    return linesIn(join(folder, 'again', name)).flatMap((line) => {
      const other = first.get(line.id);
      return other ? [[labelledOf(other), labelledOf(line)] as const] : [];
    });
  });
  console.log(`${pairs.length} conversations labelled twice`);
  for (const field of CONTACT_FIELDS) {
    const { shared, first, second, sameValues, values: all } = agreementOn(field, pairs);
    const f1 = ((200 * shared) / (first + second)).toFixed(1);
    console.log(
      `  ${field}: marks F1 ${f1} (${first} and ${second}), the same value in ${((100 * sameValues) / all).toFixed(1)} %`,
    );
  }
}

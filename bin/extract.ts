import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type Answers, answersOf } from './reader/answers.ts';
import { conversationIn } from './reader/conversation-line.ts';
import { inParallel } from './reader/in-parallel.ts';
import { type Output, outputIn, standardOutput } from './reader/output.ts';
import { readBuiltIn, readWith } from './reader/read-line.ts';

const WANTED = ['shipments', 'sales_condition'] as const;

const HELP = `Reads conversations and writes what they say: npm run -s extract -- [options] [FILE …]

In:  JSON lines {"id","language","messages","created_at"} from the files, or from standard input; only "messages" is needed.
Out: JSON lines {"id","customer_info","shipments","sales_condition","is_complete"} on standard output, with "read_by" when a model reads.
A line that cannot be read is reported by its number on standard error; the rest is done, and the exit code is 1.

  --reader READER   who reads: built-in (the default), a large language model as the setting "reader" takes it, such as
                    '{"kind": "openai", "url": "http://127.0.0.1:11434/v1", "model": "…"}' (its key, where it wants one, in the file
                    reader-api-key, or where READER_KEY says: file:PATH), or replay:FILE, answers that were recorded
  --wanted LIST     what a model reads beside the customer: shipments, sales_condition, both with a comma (both), or none
  --parallel N      so many conversations are with the model at once (4)
  --record FILE     adds each answer of the model to a file, as replay:FILE takes it. It holds what customers wrote
  --output FILE     writes to a file instead. Run again, it goes on where it ended: what the file has is not read again, but for
                    what no model answered (the built-in reading stands there, with the failure in "read_by")
`;

const OPTIONS = {
  reader: { type: 'string', default: 'built-in' },
  wanted: { type: 'string', default: WANTED.join() },
  parallel: { type: 'string', default: '4' },
  record: { type: 'string' },
  output: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Read = { row: object; isFailure: boolean } | { problem: string } | 'known';
type Line = { where: string; text: string };

const count = { done: 0, known: 0, bad: 0, failed: 0 };

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: files } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const wanted = wantedIn(values.wanted);
  const parallel = parallelIn(values.parallel);
  const answers = await answersOf(values.reader, values.record);
  const output = values.output === undefined ? standardOutput : outputIn(values.output);
  const work = (line: Line) => readLine(line, answers, wanted, output);
  for await (const read of inParallel(linesOf(files), answers ? parallel : 1, work)) {
    await note(read, output);
    progress();
  }
  output.close();
  if (process.stderr.isTTY) process.stderr.write(`\r${progressLine()}\n`);
  else if (count.failed > 0) console.error(`Read by the built-in reader alone: ${count.failed}`);
  return count.bad > 0 ? 1 : 0;
}

async function readLine(
  { where, text }: Line,
  answers: Answers | undefined,
  wanted: Wanted,
  output: Output,
): Promise<Read> {
  let conversation: ReturnType<typeof conversationIn>;
  try {
    conversation = conversationIn(text);
    if (output.has(conversation.id)) return 'known';
    if (!answers) return { row: readBuiltIn(conversation), isFailure: false };
  } catch (error) {
    return { problem: `${where}: this line ${reasonOf(error)}` };
  }
  const row = await readWith(answers, conversation, wanted);
  return { row, isFailure: 'failure' in Object(row['read_by']) };
}

type Wanted = (typeof WANTED)[number][];

async function note(read: Read, output: Output): Promise<void> {
  if (read === 'known') count.known += 1;
  else if ('problem' in read) {
    count.bad += 1;
    console.error(read.problem);
  } else {
    await output.write(read.row);
    count.done += 1;
    if (read.isFailure) count.failed += 1;
  }
}

/** The lines of all files, or of standard input. */
async function* linesOf(files: readonly string[]): AsyncGenerator<Line> {
  if (files.length === 0) yield* linesIn(process.stdin, 'standard input');
  for (const file of files) yield* linesIn(createReadStream(file), file);
}

async function* linesIn(input: Readable, name: string): AsyncGenerator<Line> {
  let number = 0;
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number += 1;
      if (text.trim() !== '') yield { where: `${name}:${number}`, text };
    }
  } catch (error) {
    count.bad += 1;
    console.error(`${name}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function wantedIn(list: string): Wanted {
  const names = list.split(',').filter((it) => it !== '' && it !== 'none');
  const unknown = names.find((it) => !WANTED.some((known) => known === it));
  if (unknown !== undefined) throw new Error(`--wanted ${unknown} is none of ${WANTED.join(', ')}`);
  return WANTED.filter((it) => names.includes(it));
}

function parallelIn(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 1000)
    throw new Error(`--parallel ${value} is no number from 1 to 1000`);
  return number;
}

let lastProgress = 0;

function progress(): void {
  if (!process.stderr.isTTY || performance.now() - lastProgress < 200) return;
  lastProgress = performance.now();
  process.stderr.write(`\r${progressLine()}`);
}

function progressLine(): string {
  const { done, known, bad, failed } = count;
  const rest = [known > 0 && `${known} were there`, failed > 0 && `${failed} not by the model`].filter(Boolean);
  return [`${done} conversations read`, `${bad} bad lines`, ...rest].join(', ');
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

// Whoever reads us may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}

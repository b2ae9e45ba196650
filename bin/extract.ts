import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { messagesOf } from '../shared/conversation/item.ts';
import type { Item } from '../shared/conversation/message.ts';
import { contactIn, extract } from '../shared/extraction/extract.ts';
import { languageOf } from '../shared/extraction/languages.ts';
import { readTerms } from '../shared/sales-condition/read-terms.ts';
import { withoutContact } from '../shared/sales-condition/without-contact.ts';
import { readShipments } from '../shared/shipment/read-shipments.ts';

const HELP = `Reads conversations and writes what they say: npm run -s extract -- [FILE …]

In:  JSON lines {"id","language","messages","created_at"} from the files, or from standard input; only "messages" is needed.
Out: JSON lines {"id","customer_info","shipments","sales_condition","is_complete"} on standard output.
A line that cannot be read is reported by its number on standard error; the rest is done, and the exit code is 1.
`;

type Conversation = { id?: unknown; language?: unknown; created_at?: unknown; messages: Item[] };

/** What one line becomes. @throws when it is no conversation, saying why */
function answerTo(line: string): string {
  const { id, language: tag, messages, created_at } = conversationIn(line);
  const turns = messages.flatMap(messagesOf);
  const language = languageOf(typeof tag === 'string' ? tag : 'en');
  const extraction = extract(turns, language);
  const { values } = extraction;
  const { name, phone, address, issue } = values;
  const is_complete = [name, phone, address, issue].every((value) => value !== null);
  const shipments = readShipments(turns, language).map(({ evidence: _, ...shipment }) => shipment);
  const { terms } = readTerms(withoutContact(turns, contactIn(extraction)), language, timeOf(created_at));
  const sales_condition = isEmpty(terms) ? null : terms;
  return JSON.stringify({ id: id ?? null, customer_info: values, shipments, sales_condition, is_complete });
}

const isEmpty = (terms: object): boolean =>
  Object.values(terms)
    .flat()
    .every((value) => value === null);

/** The conversation's time, for "until Friday": as the line says, else now. @throws when it says no time */
function timeOf(created_at: unknown): Date {
  const time = created_at === undefined ? new Date() : new Date(String(created_at));
  if (Number.isNaN(time.getTime())) throw new Error('has a "created_at" that is no time');
  return time;
}

function conversationIn(line: string): Conversation {
  const value: unknown = parsed(line);
  if (typeof value !== 'object' || value === null) throw new Error('is no JSON object');
  const { messages } = value as { messages?: unknown };
  if (!Array.isArray(messages)) throw new Error('has no list "messages"');
  const wrong = messages.findIndex((item) => typeof item !== 'string' && (typeof item !== 'object' || item === null));
  if (wrong !== -1) throw new Error(`has a message that is neither text nor object: messages[${wrong}]`);
  return value as Conversation;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error('is no JSON', { cause });
  }
}

const count = { done: 0, bad: 0 };

async function readAll(input: Readable, name: string): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      await write(`${answerTo(line)}\n`);
      count.done += 1;
    } catch (error) {
      count.bad += 1;
      console.error(`${name}:${number}: this line ${error instanceof Error ? error.message : error}`);
    }
    progress();
  }
}

/** Waits when the reader is slower, so that memory stays what one line needs. */
function write(text: string): Promise<void> | undefined {
  if (process.stdout.write(text)) return undefined;
  return new Promise((go) => process.stdout.once('drain', go));
}

let lastProgress = 0;

function progress(): void {
  if (!process.stderr.isTTY || performance.now() - lastProgress < 200) return;
  lastProgress = performance.now();
  process.stderr.write(`\r${count.done} conversations read, ${count.bad} bad lines`);
}

if (process.argv.includes('--help')) {
  process.stdout.write(HELP);
  process.exit(0);
}

// Whoever reads us may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const files = process.argv.slice(2);
for (const file of files) {
  await readAll(createReadStream(file), file).catch((error) => {
    count.bad += 1;
    console.error(`${file}: cannot be read (${error.code})`);
  });
}
if (files.length === 0) await readAll(process.stdin, 'standard input');

if (process.stderr.isTTY) process.stderr.write(`\r${count.done} conversations read, ${count.bad} bad lines\n`);
process.exitCode = count.bad > 0 ? 1 : 0;

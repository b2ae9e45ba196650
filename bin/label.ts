import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isKnown, languageOf } from '../shared/extraction/languages.ts';
import type { Turn } from '../shared/extraction/turn.ts';
import { faultsOf } from '../shared/reading/check-labels.ts';
import { CONTACT_FIELDS, type Label, type LabelledLine, type Tag } from '../shared/reading/labelled.ts';
import { marked } from '../shared/reading/mark.ts';
import { read } from '../shared/reading/read.ts';

const HELP = `Labels conversations with the reader's help: npm run label -- --language CODE --by NAME [--out FILE] FILE

FILE holds conversations as text, a message a line, the agent's with ">" before it, and an empty line behind each conversation. Each is opened in
$EDITOR with what the reader makes of it: marks like [[name|Ann Lee]] and a record. Mend them, save and close; what is sound is added to
shared/reading/conversations/<code>.jsonl, what is not is opened again with what is wrong. An emptied file leaves a conversation out. Without
EDITOR it only shows what the reader makes of them.

  --language CODE   the language, such as de
  --by NAME         who labels: letters and digits
  --out FILE        adds to this file
`;

const FIELDS = [...CONTACT_FIELDS, 'issue'] as const;
const WRONG = '# ';

/** What the reader makes of a conversation, as a labelled line. */
function asRead(text: string, { id, by, code }: { id: string; by: string; code: string }): LabelledLine {
  const turns = text.split('\n').map((line): Turn => {
    const isAgents = line.startsWith('>');
    return { role: isAgents ? 'assistant' : 'user', text: isAgents ? line.slice(1).trim() : line };
  });
  const { values, evidence } = read(turns, languageOf(code));
  const labels = FIELDS.flatMap((tag: Tag & (typeof FIELDS)[number]) =>
    (evidence[tag] ?? []).map(({ message: turn, start, end }): Label => ({ turn, tag, start, end })),
  );
  const { name, phone, address, type, role, priority } = values;
  return {
    id,
    by,
    shape: 'chat',
    lines: marked(turns, labels),
    record: { name, phone, address, type, role, priority },
  };
}

/** As it is shown and edited: a line a message, and the record last. */
const shown = ({ lines, record }: LabelledLine) => `${lines.join('\n')}\n\n${JSON.stringify(record, null, 2)}\n`;

/** What was saved in the editor; undefined when nothing was. */
function edited(line: LabelledLine, text: string): LabelledLine | undefined {
  const own = text
    .split('\n')
    .filter((it) => !it.startsWith(WRONG))
    .join('\n');
  const at = own.lastIndexOf('\n{');
  if (own.trim() === '') return undefined;
  if (at < 0) throw new SyntaxError('The record is gone');
  return {
    ...line,
    lines: own
      .slice(0, at)
      .split('\n')
      .filter((it) => it.trim() !== ''),
    record: JSON.parse(own.slice(at)),
  };
}

function faultsIn(line: LabelledLine, text: string): { line?: LabelledLine | undefined; faults: string[] } {
  try {
    const mended = edited(line, text);
    return { line: mended, faults: mended ? faultsOf(mended) : [] };
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
}

/** Has a person mend it until it is sound. @returns undefined when it is to be left out */
function mended(line: LabelledLine, editor: string, folder: string): LabelledLine | undefined {
  const file = join(folder, `${line.id}.txt`);
  writeFileSync(file, shown(line));
  for (;;) {
    const { status } = spawnSync(editor, [file], { stdio: 'inherit', shell: true });
    if (status !== 0) throw new Error(`${editor} has failed`);
    const text = readFileSync(file, 'utf8');
    const { line: found, faults } = faultsIn(line, text);
    if (faults.length === 0) return found;
    const rest = text.split('\n').filter((it) => !it.startsWith(WRONG));
    writeFileSync(file, [...faults.map((fault) => WRONG + fault), ...rest].join('\n'));
  }
}

type Wanted = { code: string; by: string; out: string; editor: string | undefined };

function main(): number {
  const options = {
    language: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { language: code, by, help } = values;
  const [file] = positionals;
  const editor = process.env['EDITOR'];
  if (help) return say(HELP, 0);
  if (!file || !existsSync(file)) return say(`There is no file ${file ?? ''}. ${HELP}`, 1);
  if (!isKnown(code)) return say(`--language "${code}" is none that the service has`, 1);
  if (editor && !/^[a-z0-9]+$/.test(by)) return say(`--by "${by}" is not a name of small letters and digits`, 1);
  const out = values.out ?? fileURLToPath(new URL(`../shared/reading/conversations/${code}.jsonl`, import.meta.url));
  labelAll(textsIn(file, /\n\s*\n/), { code, by: by || 'reader', out, editor });
  return 0;
}

const textsIn = (file: string, between: string | RegExp): string[] =>
  readFileSync(file, 'utf8')
    .split(between)
    .map((it) => it.trim())
    .filter(Boolean);

function labelAll(texts: readonly string[], { code, by, out, editor }: Wanted): void {
  const before = existsSync(out) ? textsIn(out, '\n').filter((it) => it.includes(`"by":"${by}"`)).length : 0;
  const folder = mkdtempSync(join(tmpdir(), 'label-'));
  let added = 0;
  for (const text of texts) {
    const line = asRead(text, { id: `${code}-${by}-${before + added + 1}`, by, code });
    if (!editor) console.log(shown(line));
    const done = editor && mended(line, editor, folder);
    if (!done) continue;
    appendFileSync(out, `${JSON.stringify(done)}\n`);
    added += 1;
  }
  rmSync(folder, { recursive: true });
  if (editor) console.log(`${added} of ${texts.length} conversations were added to ${out}`);
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}

process.exitCode = main();

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../infra/bundle.ts';
import { areaOf } from '../shared/extraction/area.ts';
import { extract, type Turn } from '../shared/extraction/extract.ts';
import type { Language } from '../shared/extraction/language.ts';
import { languages } from '../shared/extraction/languages.ts';
import { nextQuestion } from '../shared/extraction/question.ts';
import { signalOf } from '../shared/extraction/signal.ts';
import { topicOf } from '../shared/extraction/topic.ts';

const HELP = `Measures what reading a conversation costs: npm run -s bench

Per language: conversations of ten messages a second on one core, and the message of 16,384 characters that takes longest.
Then what it adds to a cold start and to a bundle. Times are of this machine; compare them with each other only.
`;

const root = fileURLToPath(new URL('..', import.meta.url));
const LENGTH = 16_384;
const SECONDS = 1;

/** Ten messages that ask in the language and answer in a mixture that has every field. */
function conversation({ prompts, answers }: Language): Turn[] {
  const asked = [prompts.issue, prompts.name, prompts.phone, prompts.address, prompts.nameAndPhone];
  const said = [
    'The tap drips, please come today.',
    'Ann Lee',
    '+1 415 555 0132',
    '12 Oak Street, Apt 4, Portland, OR 97201',
  ];
  return asked.flatMap((text, index) => [
    { role: 'assistant', text },
    { role: 'user', text: said[index] ?? answers.join(', ').slice(0, 80) },
  ]);
}

/** Everything a save does with what was said. */
function read(turns: readonly Turn[], language: Language): void {
  const { values } = extract(turns, language);
  nextQuestion(turns, values, language);
  for (const turn of turns) signalOf(turn, language);
  topicOf(values.issue ?? '', language);
  areaOf(values.address ?? '', language);
}

function perSecond(language: Language): number {
  const turns = conversation(language);
  for (let round = 0; round < 200; round++) read(turns, language);
  const start = performance.now();
  let done = 0;
  for (; performance.now() - start < 1000 * SECONDS; done++) read(turns, language);
  return done / SECONDS;
}

const UNITS = [
  '1', ' ', 'a', 'a ', '1-', '1 ', '(', '+', '@', ',', ', ', '. ', 'a. ', '\n', 'a:b\n', 'A. ', '🙂', 'é', "I’m ", '0 ', "'", '-',
  '12 a b c d e ', '12 the ', '12 Oak Street\n', '555-', '(415) 555-0132 ', 'I am Bob. ', 'Name: x\n', 'apt 4\n', '名', '東京都', '1号', 'م ', 'क ', `${'x'.repeat(30)} `,
]; // biome-ignore format: a table

/** The text of which kind takes longest, in milliseconds: repeated letters, digits and signs, and the language's own phrases. */
function slowest(language: Language): { unit: string; time: number } {
  const own = [
    language.name.cues,
    language.phone.cues,
    language.address.cues,
    language.openers,
    language.refusals,
    language.corrections,
  ]
    .flatMap((phrases) => phrases.slice(0, 6).map((phrase) => `${plain(phrase)} `))
    .concat(language.answers.slice(0, 5).map((answer) => `${answer}, `));
  const question = Object.values(language.prompts)
    .filter((it) => typeof it === 'string')
    .join(' ');
  return [...UNITS, ...own]
    .map((unit) => {
      const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
      const times = [[], [{ role: 'assistant' as const, text: question }]].map((before) =>
        best((first) => read([...before, { role: 'user', text: first + text.slice(1) }], language)),
      );
      return { unit: unit.slice(0, 40), time: Math.max(...times) };
    })
    .reduce((a, b) => (b.time > a.time ? b : a));
}

/** The first way to say a phrase, without the signs of expressions. */
const plain = (phrase: string) => phrase.replace(/\(\?[^(]*?\|[^)]*\)/g, ' ').replace(/[\\(){}[\]?:|+*^$<>=!]/g, ' ');

/** Each time another text, since the last ones are remembered. */
function best(work: (first: string) => void): number {
  const times = ['a', 'b', 'c'].map((first) => {
    const start = performance.now();
    work(first);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const HANDLER = `
  import { extract } from '${root}shared/extraction/extract.ts';
  import { languageOf } from '${root}shared/extraction/languages.ts';
  export const handler = (turns, code) => extract(turns, languageOf(code));`;
const FIRST_READ = `const start = performance.now(); const { handler } = require(process.argv[1]);
  const loaded = performance.now(); handler(JSON.parse(process.argv[2]), process.argv[3]);
  console.log(loaded - start, performance.now() - loaded)`;
const STARTS = 11;
const WIDTHS = [15, 12, 20, 19];

/** A bundle of nothing but the extraction, as the service makes its bundles: bytes, and what a process needs for its first record. */
async function coldStart(): Promise<{
  bundle: number;
  rows: { code: string; bytes: number; load: number; first: number }[];
}> {
  const work = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(work, 'functions', 'read'), { recursive: true });
  writeFileSync(join(work, 'functions', 'read', 'handler.ts'), HANDLER);
  await bundle(join(work, 'out'), join(work, 'functions'));
  const file = join(work, 'out', 'read', 'handler.cjs');
  const rows = languages.map((language) => ({
    code: language.code,
    bytes: statSync(join(work, 'out', 'read', 'languages', 'extraction', `${language.code}.cjs`)).size,
    ...firstRead(file, language),
  }));
  const { size } = statSync(file);
  rmSync(work, { recursive: true });
  return { bundle: size, rows };
}

/** Median milliseconds to load the bundle, and then to read a first conversation, in processes of their own. */
function firstRead(file: string, language: Language): { load: number; first: number } {
  const args = ['-e', FIRST_READ, file, JSON.stringify(conversation(language).slice(0, 6)), language.code];
  const times = Array.from({ length: STARTS }, () =>
    String(execFileSync(process.execPath, args)).split(' ').map(Number),
  );
  const median = (at: number) => times.map((time) => time[at] ?? 0).sort((a, b) => a - b)[(STARTS - 1) / 2] ?? 0;
  return { load: median(0), first: median(1) };
}

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

const { bundle: size, rows } = await coldStart();
console.log(`A bundle with the extraction and no language: ${size} bytes\n`);
console.log('language    file, bytes    load, ms    first record, ms    conversations/s    slowest message, ms');
for (const language of languages) {
  const { bytes, load, first } = rows.find(({ code }) => code === language.code) ?? { bytes: 0, load: 0, first: 0 };
  const worst = slowest(language);
  const cells = [
    bytes,
    load.toFixed(1),
    first.toFixed(1),
    Math.round(perSecond(language)),
    `${worst.time.toFixed(1)} (${JSON.stringify(worst.unit)})`,
  ];
  console.log(language.code.padEnd(12) + cells.map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0)).join(''));
}

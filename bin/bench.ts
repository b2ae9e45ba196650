import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../infra/bundle.ts';
import { type Item, normaliseMessage } from '../shared/conversation/message.ts';
import { dialogueLanguageOf } from '../shared/dialogue/languages.ts';
import type { Language } from '../shared/extraction/language.ts';
import { languageOf, languages } from '../shared/extraction/languages.ts';
import type { Turn } from '../shared/extraction/turn.ts';
import { readTerms } from '../shared/sales-condition/read-terms.ts';
import { readShipments } from '../shared/shipment/read-shipments.ts';
import { read } from './bench-read.ts';
import { perSecond, perSecondOfDifferent, slowest } from './bench-speed.ts';
import { developmentFolder } from './development-folder.ts';

const HELP = `Measures what reading a conversation costs: npm run -s bench

Per language: what it adds to a bundle and to a cold start, in parts and in all; conversations of ten messages a second on
one core, always the same one and, where the development sets are (../shared/bench, or the folder that BENCH names), all
different; and the message of 16,384 characters that takes longest. Then the same of shipments and sales conditions. Times are of this machine; compare them with each other only.
`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Ten messages that ask in the language and answer in a mixture that has every field. */
function conversation(language: Language): Turn[] {
  const { ask } = dialogueLanguageOf(language);
  const asked = [ask.issue, ask.name, ask.phone, ask.workplace, ask.nameAndPhone].map(([first]) => first);
  const said = [
    'The tap drips, please come today.',
    'Ann Lee',
    '+1 415 555 0132',
    '12 Oak Street, Apt 4, Portland, OR 97201',
  ];
  return asked.flatMap((text, index) => [
    { role: 'assistant', text },
    { role: 'user', text: said[index] ?? language.answers.join(', ').slice(0, 80) },
  ]);
}

const sets = join(developmentFolder, 'dev');

/** The messages of a language's development set; null when it is not there. */
function developmentTurns({ code }: Language): Turn[] | null {
  const file = join(sets, `ml_${code}.jsonl`);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line) => (JSON.parse(line) as { messages: Item[] }).messages.map(normaliseMessage));
}

/** The beginnings of the language's own phrases. */
function phrasesOf(language: Language): string[] {
  const { name, phone, openers, refusals, corrections, answers } = language;
  return [name.cues, phone.cues, openers, refusals, corrections]
    .flatMap((phrases) => phrases.slice(0, 6).map((phrase) => `${plain(phrase)} `))
    .concat(answers.slice(0, 5).map((answer) => `${answer}, `));
}

/** The first way to say a phrase, without the signs of expressions. */
const plain = (phrase: string) => phrase.replace(/\(\?[^(]*?\|[^)]*\)/g, ' ').replace(/[\\(){}[\]?:|+*^$<>=!]/g, ' ');

const questionsOf = (language: Language) => Object.values(dialogueLanguageOf(language).ask).flat().join(' ');

/** A function that extracts, and one that reads messages as a save does, and no more. */
const HANDLERS = {
  read: `
  import { read } from '${root}bin/bench-read.ts';
  import { languageOf } from '${root}shared/extraction/languages.ts';
  export const open = (code) => languageOf(code).yes;
  export const handler = (turns, code) => read(turns, languageOf(code));`,
  without: `
  import { normaliseMessage } from '${root}shared/conversation/message.ts';
  import { isAnswer, languageOf } from '${root}shared/extraction/languages.ts';
  export const open = (code) => languageOf(code).code;
  export const handler = (turns) => turns.map(({ text }) => isAnswer(normaliseMessage(text).text));`,
};
const FIRST_READ = `const [, file, turns, code] = process.argv; const messages = JSON.parse(turns);
  const times = [() => require(file), () => require(file).open(code), () => require(file).handler(messages, code)].map((part) => {
    const start = performance.now(); part(); return performance.now() - start; });
  console.log(...times)`;
const STARTS = 21;
const WIDTHS = [13, 10, 14, 18, 14, 20, 13, 19];

/** Milliseconds of a cold start that the extraction adds to a function without it. */
type ColdStart = { load: number; language: number; record: number; sum: number; least: number };

/** What the extraction adds to a function, bundled as the service bundles it: bytes, and what processes need for a first record. */
async function coldStart(): Promise<{ bundle: number; rows: ({ code: string; bytes: number } & ColdStart)[] }> {
  const work = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const [name, source] of Object.entries(HANDLERS)) {
    mkdirSync(join(work, 'functions', name), { recursive: true });
    writeFileSync(join(work, 'functions', name, 'handler.ts'), source);
  }
  await bundle(join(work, 'out'), { functions: join(work, 'functions') });
  const fileOf = (name: string) => join(work, 'out', name, 'handler.cjs');
  const rows = languages.map((language) => ({
    code: language.code,
    bytes: statSync(join(work, 'out', 'read', 'languages', 'extraction', `${language.code}.cjs`)).size,
    ...firstRead(fileOf('read'), fileOf('without'), language),
  }));
  const size = statSync(fileOf('read')).size - statSync(fileOf('without')).size;
  rmSync(work, { recursive: true });
  return { bundle: size, rows };
}

/** Medians of processes of their own, by turns with and without the extraction; of the sum also the least. */
function firstRead(file: string, without: string, language: Language): ColdStart {
  const turns = JSON.stringify(conversation(language).slice(0, 6));
  const timesOf = (bundle: string) =>
    String(execFileSync(process.execPath, ['-e', FIRST_READ, bundle, turns, language.code]))
      .split(' ')
      .map(Number);
  const starts = Array.from({ length: STARTS }, () => {
    const base = timesOf(without);
    const times = timesOf(file).map((time, part) => time - (base[part] ?? 0));
    return [...times, times.reduce((sum, time) => sum + time)];
  });
  const sorted = (part: number) => starts.map((times) => times[part] ?? 0).sort((a, b) => a - b);
  const [load = 0, opened = 0, record = 0, sum = 0] = [0, 1, 2, 3].map((part) => sorted(part)[(STARTS - 1) / 2]);
  return { load, language: opened, record, sum, least: sorted(3)[0] ?? 0 };
}

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

const { bundle: size, rows } = await coldStart();
if (!existsSync(sets)) console.log(`No development sets in ${sets}: nothing to say of different conversations`);
console.log(`The extraction without a language adds ${size} bytes to a bundle that reads messages`);
console.log(
  'A cold start beside one without it, ms: loading the bundle, reading the language, the first record, all (least)\n',
);
console.log(
  'language    file, bytes  load, ms  language, ms  first record, ms  all, ms       conversations/s     different/s  slowest message, ms',
);
for (const { code, bytes, load, language: opened, record, sum, least } of rows) {
  const language = languageOf(code);
  const worst = slowest(read, phrasesOf(language), questionsOf(language), language);
  const turns = developmentTurns(language);
  const cells = [
    bytes,
    load.toFixed(1),
    opened.toFixed(1),
    record.toFixed(1),
    `${sum.toFixed(1)} (${least.toFixed(1)})`,
    Math.round(perSecond(read, conversation(language), language)),
    turns ? Math.round(perSecondOfDifferent(read, turns, language)) : '-',
    `${worst.time.toFixed(1)} (${JSON.stringify(worst.unit)})`,
  ];
  console.log(code.padEnd(12) + cells.map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0)).join(''));
}

const SUBJECTS = [
  {
    name: 'shipments',
    read: (turns: readonly Turn[], language: Language) => readShipments(turns, language),
    asked: (language: Language) => dialogueLanguageOf(language).ask.tracking,
    said: ['Where is my parcel? Order #80612.', '1Z 975 N03 90 0018 5078', 'It says out for delivery.'],
    units: ['1Z', '12 34 ', 'DT1 ', 'order ', '# 1 ', 'order 1 ', 'tracking ', 'EE 123 ', '1.', '12345678 '],
  },
  {
    name: 'sales',
    read: (turns: readonly Turn[], language: Language) => readTerms(turns, language, NOW),
    asked: (language: Language) => dialogueLanguageOf(language).ask.price,
    said: ['500 steel brackets at $4.20 each, net 30, FOB Hamburg.', 'EUR 4.10 until 31.03.2031', 'ok'],
    units: [
      '5 units ',
      '$5 ',
      '5% ',
      '2025 ',
      '1 May ',
      'net 30 ',
      'FOB ',
      '5 a. ',
      '3個',
      '100円',
      'A B ',
      'from 5 units 4 ',
    ],
  },
];
const NOW = new Date();

console.log('\nShipments and sales conditions\n');
console.log('           language   conversations/s     slowest message, ms');
for (const { name, read, asked, said, units } of SUBJECTS) {
  for (const language of languages) {
    const questions = asked(language);
    const turns = Array.from({ length: 5 }, (_, index): Turn[] => [
      { role: 'assistant', text: questions[index % questions.length] ?? '' },
      { role: 'user', text: said[index % said.length] ?? '' },
    ]);
    const worst = slowest(read, units, questions.join(' '), language);
    const rate = String(Math.round(perSecond(read, turns.flat(), language)));
    console.log(
      `${name.padEnd(11)}${language.code.padEnd(11)}${rate.padEnd(20)}${worst.time.toFixed(1)} (${JSON.stringify(worst.unit)})`,
    );
  }
}

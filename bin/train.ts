import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import wabt from 'wabt';
import { languages } from '../shared/extraction/languages.ts';
import { labelledOf } from '../shared/reading/labelled.ts';
import { learn } from '../shared/reading/learn.ts';
import { type ChoiceMaterial, learnChoice } from '../shared/reading/learn-choice.ts';
import { linesIfAny } from './labelled-files.ts';

const HELP = `Trains the reader of names, numbers and addresses: npm run train [-- --share SHARE]

Reads shared/reading/conversations/*.jsonl, all languages together, and writes the weights of each language to shared/reading/weights/<code>.bin. Beside
that, once more with three quarters of them, to learn from the others when rules and tagger are right: shared/reading/weights/choice.json. First it makes
kernel.wasm of shared/reading/kernel.wat. The same conversations give the same weights.

  --share SHARE   of the written conversations only so many, such as 0.5: what fewer would do (npm run -s eval:reading)
`;

const place = (path: string) => fileURLToPath(new URL(`../shared/reading/${path}`, import.meta.url));
const write = (name: string, content: Uint8Array | string) => writeFileSync(place(`weights/${name}`), content);

const STDOUT = 1;
/** Shown at once: what a thread that never waits gives to console.log is not. */
const show = (line: string) => writeSync(STDOUT, `${line}\n`);

/** Beside each other, each in a thread of its own: the weights of the languages, and what the choice is made by. */
const PARTS = { weights: trainWeights, choice: trainChoice };

async function trainAll(share: number): Promise<void> {
  const { parseWat } = await wabt();
  const text = readFileSync(place('kernel.wat'), 'utf8');
  write('kernel.wasm', parseWat('kernel.wat', text, { relaxed_simd: true }).toBinary({}).buffer);
  await Promise.all(
    Object.keys(PARTS).map(async (part) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { part, share } });
      await new Promise((done, fail) => worker.once('exit', done).once('error', fail));
    }),
  );
}

function trainWeights(share: number): void {
  const whole = materialOf(share).map(({ language, conversations, further }) => {
    return { language, conversations: [...conversations, ...further] };
  });
  for (const [code, bytes] of learn(whole, (line) => show(`weights: ${line}`))) write(`${code}.bin`, bytes);
}

function trainChoice(share: number): void {
  const learnt = learnChoice(materialOf(share), (line) => show(`choice: ${line}`));
  write('choice.json', `${JSON.stringify(learnt, null, 2)}\n`);
}

const materialOf = (share: number): ChoiceMaterial[] =>
  languages.map((language) => ({ language, ...conversationsOf(language.code, share) }));

/** Those written for the service, and those converted from what was there before. */
function conversationsOf(code: string, share: number): Omit<ChoiceMaterial, 'language'> {
  const files = [`${code}.jsonl`, `converted/${code}.jsonl`].map((name) => place(`conversations/${name}`));
  const [written = [], converted = []] = files.map(linesIfAny);
  const isTaken = (_: unknown, index: number) => Math.floor((index + 1) * share) > Math.floor(index * share);
  return { conversations: written.filter(isTaken).map(labelledOf), further: converted.map(labelledOf) };
}

const { values } = parseArgs({ options: { help: { type: 'boolean' }, share: { type: 'string', default: '1' } } });
const share = Number(values.share);
if (!isMainThread) PARTS[workerData.part as keyof typeof PARTS](workerData.share);
else if (values.help) console.log(HELP);
else if (!(share > 0 && share <= 1)) {
  console.error(`--share ${values.share} is no share: it can be from 0 to 1`);
  process.exitCode = 1;
} else await trainAll(share);

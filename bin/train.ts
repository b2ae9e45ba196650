import { mkdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import wabt from 'wabt';
import { languages } from '../shared/extraction/languages.ts';
import { labelledOf } from '../shared/reading/labelled.ts';
import { learn } from '../shared/reading/learn.ts';
import { type ChoiceMaterial, learnChoice } from '../shared/reading/learn-choice.ts';
import { learnIssue } from '../shared/reading/learn-issue.ts';
import { weightsOf } from '../shared/reading/models.ts';
import type { Weights } from '../shared/reading/weights.ts';
import { linesIfAny } from './labelled-files.ts';

const HELP = `Trains the reader: npm run train [-- --share SHARE]

Reads shared/reading/conversations/*.jsonl, all languages together, and writes the weights of each language to shared/reading/weights/<code>.bin. Beside
that, once more with three quarters of them, to learn from the others when rules and tagger are right: shared/reading/weights/choice.json. Then which clauses are the issue: shared/reading/weights/issue/<code>.bin. First
of all it makes kernel.wasm of shared/reading/kernel.wat. The same conversations give the same weights.

  --issue         only the last: which clauses are the issue, a minute
  --share SHARE   of the written conversations only so many, such as 0.5: what fewer would do (npm run -s eval:reading)
`;

const place = (path: string) => fileURLToPath(new URL(`../shared/reading/${path}`, import.meta.url));
const write = (name: string, content: Uint8Array | string) => {
  const file = place(`weights/${name}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const STDOUT = 1;
/** Shown at once: what a thread that never waits gives to console.log is not. */
const show = (line: string) => writeSync(STDOUT, `${line}\n`);

/** Each in a thread of its own: the weights of the languages, what the choice is made by, and what clauses are the issue. */
const PARTS = { weights: trainWeights, choice: trainChoice, issue: trainIssue };

async function trainAll(share: number): Promise<void> {
  const { parseWat } = await wabt();
  const text = readFileSync(place('kernel.wat'), 'utf8');
  write('kernel.wasm', parseWat('kernel.wat', text, { relaxed_simd: true }).toBinary({}).buffer);
  await Promise.all([run('weights', share), run('choice', share)]);
  await run('issue', share); // the tagger's finds are features of it
}

async function run(part: keyof typeof PARTS, share: number): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { part, share } });
  await new Promise((done, fail) => worker.once('exit', done).once('error', fail));
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

function trainIssue(share: number): void {
  for (const { language, conversations } of materialOf(share)) {
    const learnt = learnIssue(conversations, language, weightsOf(language.code) as Weights);
    write(`issue/${language.code}.bin`, new Uint8Array(learnt.buffer));
    show(`issue: ${language.code}`);
  }
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

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, issue: { type: 'boolean' }, share: { type: 'string', default: '1' } },
});
const share = Number(values.share);
if (!isMainThread) PARTS[workerData.part as keyof typeof PARTS](workerData.share);
else if (values.help) console.log(HELP);
else if (!(share > 0 && share <= 1)) {
  console.error(`--share ${values.share} is no share: it can be from 0 to 1`);
  process.exitCode = 1;
} else await (values.issue ? run('issue', share) : trainAll(share));

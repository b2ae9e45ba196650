import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '../../shared/extraction/language.ts';
import { unpacked, type Weights } from '../../shared/reading/weights.ts';

const folderOf = (half: number) => fileURLToPath(new URL(`../../dist/ablate/${half}`, import.meta.url));
const fileOf = (half: number, { code }: Language) => `${folderOf(half)}/${code}.bin`;

/** A tagger for each half, which has learnt the other; they are trained when there are none, and kept in dist/ablate. */
export async function taggersOf(language: Language): Promise<[Weights, Weights]> {
  if (!existsSync(fileOf(0, language)) || !existsSync(fileOf(1, language))) {
    console.error('Two taggers are trained, each on half of the conversations: some ten minutes');
    await Promise.all([trained(0), trained(1)]);
  }
  return [unpacked(readFileSync(fileOf(1, language))), unpacked(readFileSync(fileOf(0, language)))];
}

async function trained(half: number): Promise<void> {
  const worker = new Worker(new URL('train-half.ts', import.meta.url), {
    workerData: { half, folder: folderOf(half) },
    resourceLimits: { maxOldGenerationSizeMb: 8000 },
  });
  await new Promise((done, fail) => worker.once('exit', done).once('error', fail));
}

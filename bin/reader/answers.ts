import { createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readerModel } from '../../infra/reader-setting.ts';
import type { Model } from '../../shared/reader/model.ts';
import { type Adapter, DEADLINE_MS, type ModelFailure, type Question } from '../../shared/reader/question.ts';
import { retryTime } from '../../shared/retry-after.ts';
import { objectIn } from './conversation-line.ts';

/** What a model has answered. `date`: what it was told today is. */
export type Answered = {
  answer: unknown;
  model?: string;
  tokens?: { input: number; output: number };
  ms?: number;
  date?: string;
};

/** Asks for one conversation; never throws but where the whole run makes no sense. */
export type Answers = (id: unknown, question: Question, now: Date) => Promise<Answered | { failure: string }>;

/**
 * Who answers, by the name that `--reader` takes: `replay:FILE`, or a model as JSON. undefined: the built-in reader.
 * @param record a file to which each answer is added
 * @throws when there is no such reader
 */
export async function answersOf(reader: string, record?: string): Promise<Answers | undefined> {
  if (reader === 'built-in') return undefined;
  if (reader.startsWith('replay:')) return replay(reader.slice('replay:'.length));
  const model = readerModel(reader);
  if (!model) throw new Error(`${reader} is no reader`);
  const answers = await asking(model);
  return record === undefined ? answers : recording(answers, record);
}

/** Answers that were recorded, the last of each id. */
async function replay(file: string): Promise<Answers> {
  const recorded = new Map<string, Answered>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.trim() === '') continue;
    const { id, ...answered } = objectIn(line);
    if (!('answer' in answered)) throw new Error(`${file} has a line without an "answer"`);
    recorded.set(JSON.stringify(id), answered as Answered);
  }
  return async (id) => recorded.get(JSON.stringify(id)) ?? { failure: 'not_recorded' };
}

function recording(answers: Answers, file: string): Answers {
  const record = openSync(file, 'a', 0o600);
  return async (id, question, now) => {
    const told = await answers(id, question, now);
    if (!('failure' in told)) writeSync(record, `${JSON.stringify({ id, ...told })}\n`);
    return told;
  };
}

const ADAPTERS: Record<Model['kind'], () => Promise<{ ask: Adapter }>> = {
  openai: () => import('../../shared/reader/openai.ts'),
  bedrock: () => import('../../shared/reader/bedrock.ts'),
};

async function asking(model: Model): Promise<Answers> {
  process.env['METRICS_STAGE'] ??= 'none';
  process.env['READER'] = JSON.stringify(model);
  process.env['READER_KEY'] ??= 'file:reader-api-key';
  // Its environment is set now.
  const [{ ask }, { nameOf }] = await Promise.all([ADAPTERS[model.kind](), import('../../shared/reader/model.ts')]);
  return async (_, question, now) => {
    const { told, ms } = await patiently(() => ask(question, AbortSignal.timeout(DEADLINE_MS)));
    if (!('failure' in told)) return { ...told, model: nameOf(model), ms, date: now.toISOString().slice(0, 10) };
    if (HOPELESS.has(told.failure)) throw new Error(`The model does not let itself be asked: ${reasonOf(told)}`);
    return { failure: told.failure };
  };
}

/** What no further conversation mends. */
const HOPELESS = new Set<ModelFailure['failure']>(['no_key', 'unauthorized']);
const PASSING = new Set<ModelFailure['failure']>(['throttled', 'unavailable']);
const [ATTEMPTS, LONGEST_WAIT_MS] = [4, 60_000];

/** Once more, and once more, where the model is busy: a file can wait, other than a save. `ms`: of the last call. */
async function patiently(call: () => ReturnType<Adapter>) {
  for (let attempt = 1; ; attempt += 1) {
    const began = performance.now();
    const told = await call();
    const ms = Math.round(performance.now() - began);
    if (attempt === ATTEMPTS || !('failure' in told) || !PASSING.has(told.failure)) return { told, ms };
    const now = new Date();
    const asked = (retryTime(told.retryAfter, now)?.getTime() ?? 0) - now.getTime();
    await sleep(Math.min(Math.max(asked, 500 * 2 ** attempt), LONGEST_WAIT_MS));
  }
}

const reasonOf = ({ failure, status, cause }: ModelFailure) =>
  [failure, status, cause].filter((it) => it !== undefined).join(', ');

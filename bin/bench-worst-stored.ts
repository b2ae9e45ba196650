import { findFor } from '../shared/conversation/found.ts';
import { including } from '../shared/conversation/include.ts';
import { saveConversation } from '../shared/conversation/save.ts';
import type { SubjectName } from '../shared/conversation/subject-name.ts';
import { AppError } from '../shared/errors.ts';
import { bodyOf, type Recipe } from './bench-worst-recipe.ts';
import { since } from './bench-worst-work.ts';

/** What a conversation costs that holds so much, in milliseconds of CPU of this process; the engine is another. */
export type Stored = {
  messages: number;
  megabytes: number;
  send: number;
  track: number;
  sale: number;
  evidence: number;
};

const SENDER = { caller: undefined, network: '192.0.2.0', readAccess: 'public' } as const;
const SEND_BYTES = 1000 * 1024;

/** Fills a conversation with a recipe's bodies, up to so many bytes or as much as it holds, and measures small sends to it. */
export async function stored(id: number, recipe: Recipe, bytes: number): Promise<Stored> {
  let [messages, sent] = [0, 0];
  for (let nth = 0; sent < bytes; nth++) {
    const body = JSON.parse(bodyOf(recipe, SEND_BYTES, `x${nth}x`));
    const saved = await save({ ...body, id }).catch(unlessFull);
    if (!saved) break;
    messages = saved.saved.messages_count;
    sent += SEND_BYTES;
  }
  const tiny = (wanted?: SubjectName) => (nth: number) => save({ id, messages: [`And ${wanted} ${nth}?`] }, wanted);
  return {
    messages,
    megabytes: sent / 1024 / 1024,
    send: await least(tiny()),
    track: await least(tiny('shipments')),
    sale: await least(tiny('sales_condition')),
    evidence: await least(() => evidenceOf(id)),
  };
}

const save = (payload: object, wanted?: SubjectName) =>
  saveConversation(
    { endpoint: 'worst', language: 'en', messages: [], ...payload },
    { ...SENDER, now: new Date(), ...(wanted && { wanted }) },
  );

function unlessFull(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'conversation_full')) throw error;
}

async function evidenceOf(id: number): Promise<void> {
  const about = { scope: 'everybody', now: new Date() } as const;
  const found = await findFor(String(id), { ...about, readAccess: 'public', key: undefined });
  if (found) await including(['evidence'], found, { ...about, limit: undefined, from: undefined });
}

const TIMES = 5;

/** The least of some: of the first the code is not compiled yet. */
async function least(work: (nth: number) => Promise<unknown>): Promise<number> {
  const costs = [];
  for (let nth = 0; nth < TIMES; nth++) {
    const before = process.cpuUsage();
    await work(nth);
    costs.push(since(before));
  }
  return Math.min(...costs);
}

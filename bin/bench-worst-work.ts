import { historyOf, packSplice, spliceBetween, unpackSplice } from '../shared/conversation/chunk.ts';
import type { ConversationPayload } from '../shared/conversation/conversation.ts';
import { type Entry, emptyHistory, entriesOf, liveEntries, merge } from '../shared/conversation/history.ts';
import { historyAfter } from '../shared/conversation/mark.ts';
import type { Item } from '../shared/conversation/message.ts';
import { beyondLimits } from '../shared/conversation/payload-limits.ts';
import { readableTurns } from '../shared/conversation/readable-turns.ts';
import { sourcesIn } from '../shared/conversation/sources-in.ts';
import { statedIn } from '../shared/conversation/stated.ts';
import { unreadIn } from '../shared/conversation/unread.ts';
import { wordsOf } from '../shared/conversation/words-of.ts';
import { asidesIn } from '../shared/dialogue/phrases.ts';
import { languageOf } from '../shared/extraction/languages.ts';
import { signalsOf } from '../shared/extraction/signal.ts';

export const ENDPOINTS = ['save-conversation', 'track-shipment', 'create-sales-condition', 'include=evidence'] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

const now = new Date('2026-05-04T10:00:00Z');
const WANTED = { 'track-shipment': 'shipments', 'create-sales-condition': 'sales_condition' } as const;

/** Milliseconds of CPU that a body costs an endpoint, the table apart. */
export async function costOf(endpoint: Endpoint, body: string): Promise<number> {
  if (endpoint === 'include=evidence') return evidenceOf(body);
  const before = process.cpuUsage();
  const payload = JSON.parse(body) as ConversationPayload;
  if (beyondLimits(payload).length === 0) await read(payload, endpoint);
  return since(before);
}

/** Milliseconds of CPU since then. */
export function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a save does but for the table. */
async function read(payload: ConversationPayload, endpoint: Exclude<Endpoint, 'include=evidence'>): Promise<void> {
  const sent = entriesIn(payload);
  const after = merge(emptyHistory, sent);
  const messages = liveEntries(after);
  const wanted = endpoint in WANTED ? WANTED[endpoint as keyof typeof WANTED] : undefined;
  const reader = { ...payload, conversation_id: '1', now, ...(wanted && { wanted }) };
  const { reading, subject } = await wordsOf(reader, messages, undefined);
  for (const turn of reading.turns) {
    signalsOf(turn, reading.language);
    asidesIn(turn.text, reading.language);
  }
  const change = { stored: undefined, history: emptyHistory, before: emptyHistory, after, own: undefined };
  historyAfter({ now, nonce: undefined }, { ...change, isAddition: false });
  await subject?.answer({ scope: undefined, now });
  unreadIn(payload.messages as Item[]);
}

const entriesIn = ({ messages }: ConversationPayload): Entry[] =>
  messages.flatMap((item) => entriesOf(item as Entry['item']));

/** What reading the evidence of the stored conversation does. */
function evidenceOf(body: string): number {
  const payload = JSON.parse(body) as ConversationPayload;
  if (beyondLimits(payload).length > 0) return 0;
  const packed = packSplice(spliceBetween(emptyHistory, merge(emptyHistory, entriesIn(payload))));
  const before = process.cpuUsage();
  const entries = liveEntries(historyOf([unpackSplice(packed)]));
  const { turns } = readableTurns(entries);
  sourcesIn(entries)(
    statedIn(turns, languageOf(String(payload.language)), { own: undefined, isRequest: false }).evidence,
  );
  return since(before);
}

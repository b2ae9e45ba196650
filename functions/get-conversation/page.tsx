import { toldFor } from '../../shared/conversation/told.ts';
import { env } from '../../shared/env.ts';
import { AppError } from '../../shared/errors.ts';
import { openCursor, sealCursor } from '../../shared/http/cursor.ts';
import type { PageEvent } from '../../shared/http/endpoint.ts';
import { conversationPage } from '../../shared/pages/conversation-page.tsx';
import { readerOf } from '../../shared/pages/reader.ts';
import { type Said, saidIn } from '../../shared/pages/said.ts';
import type { schema } from './schema.ts';

const AT_ONCE = 100;
const timeZone = env('TIME_ZONE');

/** A conversation for a person: so many messages at a time, and the values linked to where they were said, wherever that is. */
export async function showConversation(_: unknown, event: PageEvent<typeof schema>): Promise<string> {
  const { parts, scope, caller, headers } = event;
  const path = `/conversation/${parts.path.conversation_id}`;
  const { cursor, include: __, limit = AT_ONCE } = parts.query;
  const listing = { path, query: {}, order: 'messages' };
  const now = new Date();
  const from = cursor === undefined ? undefined : await openCursor(cursor, listing);
  const asked = { scope, now, limit: Math.min(limit, AT_ONCE), from };
  const told = scope && (await toldFor(parts.path.conversation_id, asked)); // who shows a key is a program
  if (!told) throw new AppError('not_found', 'Conversation not found');
  const hrefTo = async (place: string) => `${path}?cursor=${await sealCursor(place, listing)}`;
  const { first, messages, next } = told;
  const isHere = ({ message }: Said) => message >= first && message < first + messages.length;
  const starts = new Set(saidIn(told).flatMap((said) => (isHere(said) ? [] : startOf(said))));
  const pages = new Map(await Promise.all([...starts].map(async (at) => [at, await hrefTo(`${at}.0.0`)] as const)));
  return conversationPage({
    told,
    caller,
    clock: { reader: readerOf(headers['accept-language'], timeZone), now },
    next: next && (await hrefTo(next)),
    hrefOf: (said) => (isHere(said) ? `#${said.id}` : `${pages.get(startOf(said))}#${said.id}`),
  });
}

/** Where the page begins that a message stands on. */
const startOf = ({ message }: Said): number => Math.floor(message / AT_ONCE) * AT_ONCE;

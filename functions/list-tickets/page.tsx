import { isStaff } from '../../shared/account/account.ts';
import { env } from '../../shared/env.ts';
import type { PageEvent } from '../../shared/http/endpoint.ts';
import { readerOf } from '../../shared/pages/reader.ts';
import type { StoredTicket } from '../../shared/ticket/ticket-store.ts';
import { countViews } from './counts.ts';
import { myRequestsPage } from './my-requests-page.tsx';
import type { Query } from './page-query.ts';
import { queuePage } from './queue-page.tsx';
import type { schema } from './schema.ts';

const timeZone = env('TIME_ZONE');

type Listed = { headers: Record<string, string>; asked: Query; tickets: StoredTicket[] };

/** The list for a person: the desk's queue, or a customer's own requests. */
export async function ticketsPage(
  { headers, asked, tickets }: Listed,
  { caller, headers: { 'accept-language': language } }: Pick<PageEvent<typeof schema>, 'caller' | 'headers'>,
): Promise<string> {
  const cursor = headers['x-next-cursor'];
  const searchedTo = headers['x-searched-to'];
  const shown = { asked, tickets, cursor, searchedTo, now: new Date(), reader: readerOf(language, timeZone) };
  if (caller && !isStaff(caller)) return myRequestsPage({ ...shown, caller });
  return queuePage({ ...shown, caller, counts: await countViews(caller) });
}

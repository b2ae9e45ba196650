import { beforeAll, describe, expect, test } from '@jest/globals';
import { anEmail, type SignedUp, signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

const { findTicket, ticketPuts } = await import('../../shared/ticket/ticket-store.ts');
const { writeAll } = await import('../../shared/store/table.ts');

const FILTERS = {
  'list-tickets': 'status priority type assignee q name phone from to updated_since conversation_id sort limit cursor',
  'list-conversations': 'status user_id endpoint q updated_since limit cursor',
};

describe.each(['public', 'staff'] as const)('with readAccess %s', (readAccess) => {
  const handlers = useReadAccess(readAccess);
  let staff: SignedUp;
  const [mine, nobodys] = [anId(), anId()];

  beforeAll(async () => {
    staff = await signedUp('staff', anEmail());
    for (const id of [mine, nobodys]) {
      await handlers('save-conversation', { method: 'POST', body: { id, messages: aCompleteConversation() } });
    }
    const stored = await findTicket(`TKT-${mine}`);
    if (stored) await writeAll(ticketPuts({ ...stored.ticket, assignee: staff.account.email }, [], stored));
  }, 30_000);

  const list = (folder: string, query: string, cookie: string | undefined = staff.cookie) =>
    handlers(folder, { query, cookies: cookie ? [cookie] : [] });
  const ticketsOf = async (query: string) =>
    (await list('list-tickets', query)).body.tickets.map((it: { conversation_id: string }) =>
      Number(it.conversation_id),
    );

  const cells = Object.entries(FILTERS).flatMap(([folder, names]) => names.split(' ').map((name) => [folder, name]));

  test.each(cells)('%s refuses an empty %s', async (folder = '', name = '') => {
    const { status, body } = await list(folder, `${name}=`);

    expect([status, body.detail.map(({ loc }: { loc: string[] }) => loc)]).toEqual([422, [['query', name]]]);
  });

  test('assignee=me lists what is assigned to whoever is logged in', async () => {
    expect(await ticketsOf('assignee=me')).toEqual([mine]);
    expect(await ticketsOf('assignee=me&status=open')).toEqual([mine]);
  });

  test('an email is one in any case, and several assignees are either', async () => {
    const ids = `conversation_id=${mine}&conversation_id=${nobodys}`;

    expect(await ticketsOf(`assignee=${staff.account.email.toUpperCase()}`)).toEqual([mine]);
    expect((await ticketsOf(`assignee=me&assignee=none&${ids}`)).sort()).toEqual([mine, nobodys].sort());
    expect(await ticketsOf(`assignee=none&${ids}`)).toEqual([nobodys]);
  });

  test('who is not logged in has nothing assigned: 401 says why', async () => {
    const { status, headers, body } = await list('list-tickets', 'assignee=me', '');

    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(body.detail).toBe(
      readAccess === 'public' ? 'Log in to list what is assigned to you (assignee=me)' : 'Log in to read this',
    );
  });

  test.each(['', 'TKT-', 'tkt-'])('q finds a conversation by its whole id: %s…', async (prefix) => {
    const { body } = await list('list-conversations', `q=${prefix}${mine}`);

    expect(body.map((it: { conversation_id: string }) => it.conversation_id)).toEqual([String(mine)]);
  });
});

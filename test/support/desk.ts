import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { anEmail, PASSWORD } from './accounts.ts';
import { aCompleteConversation } from './builders.ts';
import { postJson, startServer, stopServer } from './server.ts';

type Cookie = { name: string; value: string };
type Said = NonNullable<Parameters<typeof aCompleteConversation>[0]>;
export type Desk = {
  url: string;
  staff: Cookie;
  customer: Cookie;
  /** The id of the nth ticket that was saved, from 0. */
  idOf: (n: number) => string;
  /** Saves so many conversations, one after the other, and gives the ids of their tickets. */
  save: (count: number, said: (n: number) => Said) => Promise<string[]>;
  saveAsCustomer: () => Promise<string>;
  change: (ticket_id: string, change: object) => Promise<void>;
  stop: () => Promise<unknown>;
};

/** The service, where staff alone reads, with somebody at the desk and a customer, both logged in. */
export async function aDesk(): Promise<Desk> {
  const server = await startServer({ READ_ACCESS: 'staff' });
  const { url, dataDir } = server;
  const form = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const account = async (name: string, role?: string): Promise<Cookie> => {
    const email = anEmail();
    await form('/signup', { email, name, password: PASSWORD, confirm_password: PASSWORD });
    const environment = { ...process.env, DATA_DIR: dataDir };
    if (role) await run(process.execPath, ['bin/staff.ts', 'grant', email, role], { env: environment });
    const answer = await form('/login', { email, password: PASSWORD });
    const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
    return { name: cookie.split('=')[0] ?? '', value: cookie.slice(cookie.indexOf('=') + 1) };
  };
  const [staff, customer] = [await account('Dana Reyes', 'staff'), await account('Carla Cole')];
  const headersOf = ({ name, value }: Cookie) => ({ 'content-type': 'application/json', cookie: `${name}=${value}` });
  let saved = 0;
  const idOf = (n: number) => `TKT-${1000 + n}`;
  return {
    url,
    staff,
    customer,
    idOf,
    save: async (count, said) => {
      const ids = Array.from({ length: count }, (_, n) => saved + n);
      for (const n of ids) {
        const messages = aCompleteConversation(said(n));
        await postJson(`${url}/save-conversation`, { id: 1000 + n, messages });
      }
      saved += count;
      return ids.map(idOf);
    },
    saveAsCustomer: async () => {
      const body = JSON.stringify({ messages: aCompleteConversation() });
      const answer = await fetch(`${url}/save-conversation`, { method: 'POST', headers: headersOf(customer), body });
      return (await answer.json()).ticket_id;
    },
    change: async (ticket_id, change) => {
      const answer = await fetch(`${url}/tickets/${ticket_id}`, {
        method: 'PATCH',
        headers: headersOf(staff),
        body: JSON.stringify(change),
      });
      if (answer.status !== 200) throw new Error(`Changing ${ticket_id} answered ${answer.status}`);
    },
    stop: () => stopServer(server),
  };
}

const run = promisify(execFile);

import type { Planned } from './plan.ts';

export type Answer = { response: string; missing_fields: string[]; ticket_id: string | null };
export type Ticket = { status: string; customer_info: { type?: string; priority?: string } };
export type Person = { email: string; name: string; password: string };

const PATHS = { parcel: '/track-shipment', sale: '/create-sales-condition' } as const;

/** The service as its clients see it. Every call throws where it does not answer 200. */
export function clientOf(url: string) {
  const cookies = new Map<string, string>();

  async function sent(method: string, path: string, { body = '', ...headers }: Record<string, string> = {}) {
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) });
    if (response.status !== 200) throw new Refused(`${method} ${path} answered ${response.status}`, response.status);
    return response;
  }
  const form = (path: string, fields: Record<string, string>) =>
    sent('POST', path, {
      body: String(new URLSearchParams(fields)),
      'content-type': 'application/x-www-form-urlencoded',
    });

  async function logIn({ email, password }: Person): Promise<void> {
    const [cookie = ''] = ((await form('/login', { email, password })).headers.get('set-cookie') ?? '').split(';');
    cookies.set(email, cookie);
  }

  /** As somebody of the desk, who logs in again where a session has ended. */
  async function asStaff(person: Person, method: string, path: string, change?: object): Promise<Response> {
    const body = change && JSON.stringify(change);
    const ask = () =>
      sent(method, path, {
        cookie: cookies.get(person.email) ?? '',
        ...(body && { body, 'content-type': 'application/json' }),
      });
    return ask().catch(async (error) => {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      await logIn(person);
      return ask();
    });
  }

  return {
    signUp: (person: Person) => form('/signup', { ...person, confirm_password: person.password }),
    ticket: async (by: Person, id: string): Promise<Ticket> =>
      (await asStaff(by, 'GET', `/tickets/${id}`, undefined)).json(),
    change: (by: Person, id: string, change: object) => asStaff(by, 'PATCH', `/tickets/${id}`, change),
    countedTickets: async (by: Person): Promise<number> =>
      (await (await asStaff(by, 'GET', '/summary')).json()).total_tickets,
    /** Saves a conversation from time to time, as the chat of a front end does: all of it, with its key. */
    chat: ({ id, code, about }: Planned) => {
      let key = '';
      return async (messages: readonly object[]): Promise<Answer> => {
        const body = JSON.stringify({ id, language: code, messages });
        const headers = { 'content-type': 'application/json', 'conversation-key': key, body };
        const response = await sent('POST', about ? PATHS[about] : '/save-conversation', headers);
        key = response.headers.get('conversation-key') ?? key;
        return response.json();
      };
    },
  };
}
export type Client = ReturnType<typeof clientOf>;

class Refused extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

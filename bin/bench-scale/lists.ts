import { ACCOUNTS, type Corpus, DESK } from './corpus.ts';
import { measured } from './measure.ts';
import { list, type Path, pageAfter } from './requests.ts';
import { type Bounds, OF_LIST, OF_PAGE, type Row } from './row.ts';

const QUEUE = 'status=open&status=in_progress&status=on_hold';
const DAY_MS = 86_400_000;

type Asked = [what: string, query: string, bounds?: Bounds];

/** What every list, look-up and filter costs. */
export async function measureLists(corpus: Corpus): Promise<Row[]> {
  await list('/tickets', 'limit=1'); // what a process asks once
  await list('/conversations', 'limit=1');
  return [
    ...(await asked('/tickets', ticketQuestions(corpus))),
    ...(await pages(corpus)),
    ...(await asked('/conversations', conversationQuestions(corpus))),
    ...(await conversationPages(corpus)),
  ];
}

function ticketQuestions({ size, now, ticket }: Corpus): Asked[] {
  const { ticket_id, conversation_id, customer_info, created_at } = ticket(Math.floor(size / 3));
  const phone = encodeURIComponent(customer_info.phone);
  const yesterday = new Date(now - DAY_MS).toISOString();
  const [day, end] = [created_at.slice(0, 10), new Date(Date.parse(created_at) + 30 * DAY_MS).toISOString()];
  return [
    ['tickets, first 50', 'limit=50', OF_PAGE],
    ['tickets, everything', ''],
    ['tickets, oldest 50', 'sort=oldest&limit=50', OF_PAGE],
    ['what is not done, first 50', `${QUEUE}&limit=50`, OF_PAGE],
    ['what is not done, oldest 50', `${QUEUE}&sort=oldest&limit=50`, OF_PAGE],
    ['what is not done, everything', QUEUE],
    ['what nobody has taken, first 50', `${QUEUE}&assignee=none&limit=50`, OF_PAGE],
    ['what one has to do, first 50', `${QUEUE}&assignee=${DESK[0]}&limit=50`, OF_PAGE],
    ['all that one ever had, first 50', `assignee=${DESK[0]}&limit=50`],
    ['on hold, first 50', 'status=on_hold&limit=50'],
    ['done and urgent, first 50', 'status=completed&priority=urgent&limit=50'],
    ['cancelled, urgent, electrical, first 50', 'status=cancelled&priority=urgent&type=electrical&limit=50'],
    ['by the last four digits', `phone=${phone.slice(-4)}&limit=50`, OF_PAGE],
    ['by a phone number', `phone=${phone}&limit=50`, OF_PAGE],
    ['by three digits', 'phone=123&limit=50'],
    ['by two words of a name, 10', 'name=Rosa+Moreau&limit=10', OF_PAGE],
    ['by two words of the commonest name, 10', 'name=Ann+Lee&limit=10', OF_PAGE],
    ['by two beginnings of a name, 10', 'name=sam+smi&limit=10', OF_PAGE],
    ['by the beginning of a name, 10', 'name=okaf&limit=10', OF_PAGE],
    ['by a name that nobody has', 'name=Zelda+Lee'],
    ['by an id', `q=${ticket_id}`, { units: 2 }],
    ['by a conversation', `conversation_id=${conversation_id}`, { units: 2 }],
    ['a rare word, limit 1', 'q=xylophone&limit=1'],
    ['a rare word, limit 1000', 'q=xylophone&limit=1000'],
    ['a common word, first 50', 'q=leak&limit=50'],
    ['of a month, first 50', `from=${day}&to=${end}&limit=50`, OF_PAGE],
    ['changed in the last day, first 50', `updated_since=${yesterday}&limit=50`, OF_PAGE],
  ];
}

function conversationQuestions({ size, now, conversation }: Corpus): Asked[] {
  const yesterday = new Date(now - DAY_MS).toISOString();
  return [
    ['conversations, first 50', 'limit=50', OF_PAGE],
    ['conversations, everything', ''],
    ['conversations in progress, first 50', 'status=in_progress&limit=50', OF_PAGE],
    ['conversations completed, first 50', 'status=completed&limit=50', OF_PAGE],
    ['conversations abandoned, first 50', 'status=abandoned&limit=50'],
    ['conversations of an account, first 50', `user_id=${ACCOUNTS.quiet}&limit=50`, OF_PAGE],
    ['conversations of the busiest account, first 50', `user_id=${ACCOUNTS.busy}&limit=50`, OF_PAGE],
    ['conversations of an endpoint, first 50', 'endpoint=support&limit=50'],
    ['conversations of an endpoint that nobody uses', 'endpoint=nowhere&limit=50'],
    ['a conversation by its id', `q=${conversation(Math.floor(size / 3)).conversation_id}&limit=1`],
    ['conversations with a rare word, limit 1', 'q=xylophone&limit=1'],
    ['conversations changed in the last day, first 50', `updated_since=${yesterday}&limit=50`, OF_PAGE],
  ];
}

async function asked(path: Path, questions: readonly Asked[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, query, bounds] of questions)
    rows.push(await measured(what, () => list(path, query), { ...OF_LIST, ...bounds }));
  return rows;
}

const PAGE_500 = 500 * 50;

async function pages({ size, ticket }: Corpus): Promise<Row[]> {
  const middle = ticket(Math.floor(size / 2)).created_at;
  const of = (what: string, place: string, query: string) =>
    measured(what, () => pageAfter(place, '/tickets', query, 'created'), OF_PAGE);
  return [
    await of('tickets, 50 in the middle', middle, ''),
    ...(size > PAGE_500 ? [await of('tickets, the 500th 50', ticket(size - PAGE_500).created_at, '')] : []),
    await of('tickets, oldest first, 50 in the middle', middle, 'sort=oldest'),
    await of('what is not done, 50 in the middle', middle, QUEUE),
  ];
}

async function conversationPages({ size, conversation }: Corpus): Promise<Row[]> {
  const of = (what: string, n: number, query = '') => {
    const { updated_at } = conversation(n);
    return measured(what, () => pageAfter(updated_at, '/conversations', query, 'updated'), OF_PAGE);
  };
  return [
    await of('conversations, 50 in the middle', Math.floor(size / 2)),
    ...(size > PAGE_500 ? [await of('conversations, the 500th 50', size - PAGE_500)] : []),
  ];
}

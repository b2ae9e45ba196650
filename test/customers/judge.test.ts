import { expect, test } from '@jest/globals';
import type { Customer } from './customer.ts';
import { meet } from './meet.ts';
import type { Answer, Connection } from './service.ts';

/** What a service of a few lines answers to one send after the other. */
type Script = readonly (Partial<Omit<Answer, 'customer_info'>> & { info?: Answer['customer_info'] })[];

const INFO = { name: 'Rose Field', phone: '503-555-0114', address: '12 Oak Street, Salem', issue: 'toilet runs' };
const TICKET = 'TKT-7';
const ask = { name: "What's your name?", phone: 'Which number can we call?', address: 'Where should we come?' };
const CONFIRMED = `Done, ${TICKET}: Rose Field, 503-555-0114.`;

function serviceOf(script: Script, ticket?: { status?: string; info?: object } | 'none'): Connection {
  let sends = 0;
  return {
    send: async () => {
      const { info = {}, ...answer } = script[Math.min(sends, script.length - 1)] ?? {};
      sends += 1;
      return { response: '', status: 'in_progress', ticket_id: null, customer_info: info, ...answer };
    },
    ticket: async () =>
      ticket === 'none' ? undefined : { status: ticket?.status ?? 'open', customer_info: { ...INFO, ...ticket?.info } },
  };
}

const rose: Customer = {
  id: 'rose',
  who: 'knows everything and says it when asked',
  knows: { name: 'Rose Field', phone: '503-555-0114', address: '12 Oak Street, Salem', issue: ['toilet'] },
  opens: ['the toilet runs'],
  answers: { name: ['Rose Field', "it's Rose Field"], phone: ['503-555-0114'], address: ['12 Oak Street, Salem'] },
};
const good: Script = [
  { response: ask.name, info: { issue: INFO.issue } },
  { response: ask.phone, info: { issue: INFO.issue, name: INFO.name } },
  { response: ask.address, info: { ...INFO, address: '' } },
  { response: CONFIRMED, info: INFO, ticket_id: TICKET },
];

async function kinds(customer: Customer, script: Script, ticket?: Parameters<typeof serviceOf>[1]): Promise<string[]> {
  const { failures } = await meet(customer, 'en', serviceOf(script, ticket));
  return [...new Set(failures.map(({ kind }) => kind))];
}

test('a customer is served who is asked for each thing once and gets the right ticket', async () => {
  const { failures, turns } = await meet(rose, 'en', serviceOf(good));

  expect(failures).toEqual([]);
  expect(turns).toBe(4);
});

test('the turns needed are the opening and one for each question of a good dialogue', async () => {
  expect((await meet(rose, 'en', serviceOf(good))).needed).toBe(3); // name and phone are one question
});

test('the same response twice in a row is no service, nor is the same question behind other words', async () => {
  const [first = {}, ...rest] = good;

  expect(await kinds(rose, [first, first, ...rest])).toContain('says the same twice in a row');
  const dressed = { ...first, response: `Thanks. ${first.response}` };
  expect(await kinds(rose, [first, dressed, ...rest])).toContain('asks in the same words twice in a row');
});

test('who has said his name is not asked for it again', async () => {
  const [first = {}, second = {}, ...rest] = good;
  const again = { ...second, response: 'And your name?' };

  expect(await kinds(rose, [first, again, ...rest])).toContain('asks for the name that it knows');
});

test('a name that was not understood may be asked for once again, and not twice', async () => {
  const [first = {}, ...rest] = good;
  const once = { ...first, response: 'Sorry, what is your name again?' };
  const twice = { ...first, response: 'I did not get your name. Who are you?' };

  expect(await kinds(rose, [first, once, ...rest])).toEqual([]);
  expect(await kinds(rose, [first, once, twice, ...rest])).toContain(
    'asks for the name that was told, and did not understand before',
  );
});

test('what an agent read back and the customer affirmed is not asked for again', async () => {
  const affirming: Customer = {
    ...rose,
    opens: [{ say: ['the toilet runs', { agent: 'Is that Rose Field?' }, 'yes'], gives: ['name'] }],
  };

  expect(await kinds(affirming, good)).toContain('asks for the name that was read back');
});

test('a ticket with another number, name, street, house number or issue is wrong', async () => {
  expect(await kinds(rose, good, { info: { phone: '503-555-0141' } })).toEqual(['wrong phone']);
  expect(await kinds(rose, good, { info: { name: 'Rose' } })).toEqual(['wrong name']);
  expect(await kinds(rose, good, { info: { address: '12 Elm Street, Salem' } })).toEqual(['wrong address']);
  expect(await kinds(rose, good, { info: { address: '2 Oak Street, Salem' } })).toEqual(['wrong address']);
  expect(await kinds(rose, good, { info: { issue: 'Rose Field' } })).toEqual(['wrong issue']);
});

test("a number with its country's code and a name with its title are right", async () => {
  expect(await kinds(rose, good, { info: { phone: '+1 503-555-0114', name: 'Mrs Rose Field' } })).toEqual([]);
});

test('priority, type and role are wrong when the customer has said otherwise', async () => {
  const hurried = { ...rose, knows: { ...rose.knows, priority: 'urgent', type: 'plumbing', role: 'tenant' } };

  expect(await kinds(hurried, good, { info: { priority: 'medium', type: 'plumbing' } })).toEqual([
    'wrong priority',
    'wrong role',
  ]);
});

test('who has told everything has a ticket in the end', async () => {
  expect(await kinds(rose, good, 'none')).toEqual(['no ticket: though all is known']);
  expect(await kinds(rose, [{ response: 'Thank you.', info: { issue: 'x' } }], 'none')).toEqual([
    'no ticket: name was not asked for, phone was not asked for, address was not asked for',
  ]);
});

test('the confirmation is not repeated', async () => {
  const grateful: Customer = { ...rose, closes: ['thank you'] };
  const again = { response: `You are welcome. ${CONFIRMED}`, info: INFO, ticket_id: TICKET };

  expect(await kinds(grateful, [...good, again])).toEqual(['confirms again']);
});

test('a correction is repeated', async () => {
  const corrects: Customer = {
    ...rose,
    closes: [{ say: 'number 16, not 12', as: 'correction', corrects: 'address', now: '16' }],
  };
  const deaf = { response: 'All right.', info: INFO, ticket_id: TICKET };

  expect(await kinds(corrects, [...good, deaf])).toEqual(['does not acknowledge a correction']);
  expect(await kinds(corrects, [...good, { ...deaf, response: 'Noted: 16 Oak Street.' }])).toEqual([]);
});

test('after calling off nothing is asked, the ticket is named, and it is cancelled', async () => {
  const leaves: Customer = { ...rose, ends: 'cancelled', closes: [{ say: 'cancel it please', as: 'cancel' }] };
  const asks = { response: 'What is your address?', info: INFO, ticket_id: TICKET };
  const parts = { ...asks, response: `${TICKET} is cancelled.` };

  expect(await kinds(leaves, [...good, asks], { status: 'open' })).toEqual([
    'asks for the address that it knows',
    'asks after parting',
    'does not name the ticket that is moved',
    'the ticket has another status',
  ]);
  expect(await kinds(leaves, [...good, parts], { status: 'cancelled' })).toEqual([]);
});

test('who called off before there was a ticket gets none, and is taken at his word', async () => {
  const leaves: Customer = { ...rose, ends: 'none', answers: { name: [{ say: 'forget it', as: 'cancel' }] } };
  const [first = {}] = good;

  expect(await kinds(leaves, [first, { response: 'Cancelled.', status: 'abandoned' }], 'none')).toEqual([]);
  expect(await kinds(leaves, [first, { response: 'Fine.' }], 'none')).toEqual(['called off, and not taken so']);
  expect(await kinds(leaves, [first, { response: 'Cancelled.' }])).toEqual(['a ticket that nobody wanted']);
});

test('what was refused is asked for twice at most, and then it is said what is missing', async () => {
  const no = (say: string) => ({ say, as: 'refusal' as const });
  const refuses: Customer = { ...rose, ends: 'none', answers: { name: [no('no'), no('no!'), no('I said no')] } };
  const asked = [ask.name, 'We need it to find you. Who are you?', 'May I have your name?'].map((response) => ({
    response,
  }));
  const plain = { response: 'Without your name there can be no ticket.' };

  expect(await kinds(refuses, [...asked.slice(0, 2), plain], 'none')).toEqual([]);
  expect(await kinds(refuses, [...asked, plain], 'none')).toEqual([
    'asks more than twice for the name that was refused',
  ]);
  expect(await kinds(refuses, [...asked.slice(0, 2), { response: 'Thank you.' }], 'none')).toEqual([
    'does not say what is missing',
  ]);
});

test('a response is not empty, and in the language of the conversation', async () => {
  const [, ...rest] = good;
  const german = { response: 'Wie ist Ihr Name, und wo wohnen Sie?' };

  expect(await kinds(rose, [{ response: ' ' }, ...rest])).toContain('says nothing');
  expect(await kinds(rose, [german, ...rest])).toContain('speaks another language');
  expect(await kinds(rose, [{ response: '请问您的姓名？' }, ...rest])).toContain('speaks another language');
});

test('who only wants to know where his parcel is hears of it, and is not asked who he is', async () => {
  const asks: Customer = {
    id: 'parcel',
    who: 'asks where it is',
    endpoint: 'track-shipment',
    knows: { issue: ['parcel'], tracking: 'RR952403044US' },
    opens: ['where is my parcel RR952403044US?'],
  };
  const known = {
    info: { issue: 'where is my parcel' },
    shipments: [{ tracking_number: 'RR952403044US', order_id: null }],
  };

  expect(await kinds(asks, [{ ...known, response: 'It is not known where the parcel is.' }], 'none')).toEqual([]);
  expect(
    await kinds(
      asks,
      [
        { ...known, response: ask.name },
        { ...known, response: 'Bye.' },
      ],
      'none',
    ),
  ).toEqual(['asks who a customer is who only wants to know', 'does not say what is known of the parcel']);
  expect(await kinds(asks, [{ response: 'Your parcel?', info: { issue: '' } }], 'none')).toEqual([
    'wrong issue',
    'wrong tracking number',
  ]);
});

test('who agrees on a price is not asked where the work is, and his terms are right', async () => {
  const sells: Customer = {
    id: 'sales',
    who: 'agrees on a discount',
    endpoint: 'create-sales-condition',
    knows: { terms: { product: 'garden chairs', discount_percent: 12 } },
    opens: [{ say: '12 % off garden chairs', gives: ['product', 'price'] }],
  };
  const sales_condition = { product: 'garden chair', discount_percent: 12 };

  expect(await kinds(sells, [{ response: 'Noted: 12 %.', sales_condition }], 'none')).toEqual([]);
  const bye = { response: 'Bye.', sales_condition };
  expect(await kinds(sells, [{ response: ask.address, sales_condition }, bye], 'none')).toEqual([
    'asks for the address of a price',
  ]);
  expect(
    await kinds(sells, [{ response: 'Noted.', sales_condition: { ...sales_condition, discount_percent: 21 } }]),
  ).toEqual(['wrong discount_percent']);
});

test('a conversation ends after twelve turns', async () => {
  const endless: Customer = { ...rose, closes: Array.from({ length: 30 }, (_, index) => `and ${index}`) };

  expect((await meet(endless, 'en', serviceOf(good))).turns).toBe(12);
});

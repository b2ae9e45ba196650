import { expect, test } from '@jest/globals';
import { handler as createSalesCondition } from '../../functions/create-sales-condition/handler.ts';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { salesConditionSchema } from '../../shared/sales-condition/sales-condition.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

const create = async (body: object) => (await call(createSalesCondition, { method: 'POST', body })).body;
const read = async (id: number, include: string) =>
  (await call(getConversation, { pathParameters: { conversation_id: String(id) }, query: `include=${include}` })).body;

const agent = (content: string) => ({ role: 'assistant', content });
const offer = agent('Our offer: 1,200 kg of arabica coffee beans at GBP 6.75 per kg, valid until 31 March 2031.');
const agreed = [offer, 'Accepted.'];

test('answers the saved conversation, and a condition with all its fields in order', async () => {
  const id = anId();
  const body = await create({ id, messages: agreed });

  expect(body).toMatchObject({ status: 'in_progress', messages_count: 2, ticket_id: null });
  expect(Object.keys(body).at(-1)).toBe('sales_condition');
  expect(Object.keys(body.sales_condition)).toEqual(Object.keys(salesConditionSchema.properties));
  expect(body.sales_condition).toMatchObject({
    condition_id: `SC-${id}`,
    status: 'complete',
    product: 'arabica coffee beans',
    quantity: 1200,
    unit_price: 6.75,
    currency: 'GBP',
    valid_until: '2031-03-31',
    incoterm: null,
    missing_fields: [],
    warnings: [],
  });
});

test('a condition without a price is a draft, and the answer asks for it', async () => {
  const body = await create({ id: anId(), messages: ['We need 30 laptops.'] });

  expect(body.sales_condition).toMatchObject({ status: 'draft', product: expect.any(String), unit_price: null });
  expect(body.sales_condition.missing_fields).toEqual(['price']);
  expect(body.response).toMatch(/price/i);
});

test('a conversation about something else is an empty draft', async () => {
  const { sales_condition } = await create({ id: anId(), messages: ['Are you open on Friday?'] });

  expect(sales_condition).toMatchObject({ status: 'draft', product: null, quantity: null, scales: [], warnings: [] });
});

test('contradictions are warnings, not errors', async () => {
  const messages = [agent('The lamp costs 40 EUR, valid from 1 May 2031 until 1 March 2031.'), 'Fine, 20 lamps then.'];

  expect((await create({ id: anId(), messages })).sales_condition.warnings).toHaveLength(1);
});

test('is read back with its versions, and with the words it was read from', async () => {
  const id = anId();
  const messages = [
    'We need 80 filters.',
    agent('24 dollars each.'),
    'Can you do 22 dollars?',
    agent('Agreed, 22 dollars.'),
  ];
  await create({ id, messages: messages.slice(0, 2) });
  const { sales_condition } = await create({ id, messages });

  const stored = await read(id, 'sales_condition');
  expect(stored.sales_condition).toEqual(sales_condition);
  expect(stored.sales_condition_history).toMatchObject(
    [24, 22].map((unit_price) => ({ sales_condition: { unit_price } })),
  );
  const [{ message, start, end }] = (await read(id, 'evidence')).evidence.sales_condition.unit_price;
  const turn = messages[message];
  expect((typeof turn === 'string' ? turn : turn?.content)?.slice(start, end)).toContain('22');
});

test('a later save says what is agreed now, whichever endpoint takes it', async () => {
  const id = anId();
  await create({ id, messages: ['We need 80 filters.', agent('24 dollars each.')] });
  const later = ['We need 80 filters.', agent('24 dollars each.'), 'Sorry, make that 90 filters.'];
  await call(saveConversation, { method: 'POST', body: { id, messages: later } });

  expect((await read(id, 'sales_condition')).sales_condition.quantity).toBe(90);
});

test('a conversation that was never asked for a condition has none', async () => {
  const id = anId();
  await call(saveConversation, { method: 'POST', body: { id, messages: agreed } });

  expect(await read(id, 'sales_condition')).toMatchObject({ sales_condition: null, sales_condition_history: [] });
});

test('a repeat writes nothing, answers the same and is no new version', async () => {
  const id = anId();
  const first = await create({ id, messages: agreed });
  const { write } = consumed;

  expect(await create({ id, messages: agreed })).toEqual(first);
  expect(consumed.write).toBe(write);
  expect((await read(id, 'sales_condition')).sales_condition_history).toHaveLength(1);
});

test('a message that changes no term is no new version', async () => {
  const id = anId();
  await create({ id, messages: agreed });
  await create({ id, messages: [...agreed, agent('Thank you!')] });

  expect((await read(id, 'sales_condition')).sales_condition_history).toHaveLength(1);
});

test('completes a conversation, makes its ticket, and names its customer', async () => {
  const id = anId();
  const body = await create({ id, messages: [...aCompleteConversation(), ...agreed] });

  expect(body).toMatchObject({ ticket_id: `TKT-${id}`, sales_condition: { customer: 'Ann Lee' } });
});

const OVERLAP = /another condition for this product/;
const forCustomer = (name: string) => [...aCompleteConversation({ name }), ...agreed];

test('warns of another condition for the same customer and product at the same time', async () => {
  const name = `Ann ${'bcdfghjklmnpqrst'[anId() % 16]?.toUpperCase()}arlow`;
  const first = await create({ id: anId(), messages: forCustomer(name) });
  const second = await create({ id: anId(), messages: forCustomer(name) });

  expect(second.sales_condition.warnings).toEqual([expect.stringMatching(OVERLAP)]);
  expect(second.sales_condition.warnings.join()).not.toContain(first.conversation_id);
});

test('nobody learns so of what they may not read', async () => {
  const handlers = useReadAccess('staff');
  const warnings = async (cookies: string[], name: string) =>
    (
      await handlers('create-sales-condition', {
        method: 'POST',
        body: { id: anId(), messages: forCustomer(name) },
        cookies,
      })
    ).body.sales_condition.warnings;
  const [one, other] = [(await signedUp()).cookie, (await signedUp()).cookie];
  await warnings([one], 'Ann Quillfeather');

  expect(await warnings([], 'Ann Quillfeather')).toEqual([]);
  expect(await warnings([other], 'Ann Quillfeather')).toEqual([]);
  expect(await warnings([one], 'Ann Quillfeather')).toHaveLength(1);
});

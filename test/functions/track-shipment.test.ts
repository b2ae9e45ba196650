import { expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as trackShipment } from '../../functions/track-shipment/handler.ts';
import { shipmentSchema } from '../../shared/shipment/shipment.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

const UPS = '1Z975N039000185078';
const track = async (body: object) => (await call(trackShipment, { method: 'POST', body })).body;
const save = async (body: object) => (await call(saveConversation, { method: 'POST', body })).body;
const read = async (id: number, include: string) =>
  (await call(getConversation, { pathParameters: { conversation_id: String(id) }, query: `include=${include}` })).body;

test('answers the saved conversation, and a shipment with all its fields in order', async () => {
  const body = await track({ id: anId(), messages: [`Where is ${UPS}? Order #80612.`] });

  expect(body).toMatchObject({ status: 'in_progress', messages_count: 1, ticket_id: null });
  expect(Object.keys(body).at(-1)).toBe('shipments');
  expect(Object.keys(body.shipments[0])).toEqual(Object.keys(shipmentSchema.properties));
  expect(body.shipments).toEqual([
    expect.objectContaining({
      tracking_number: UPS,
      carrier: 'ups',
      check_digit_valid: true,
      order_id: '#80612',
      status: 'unknown',
      events: [],
      source: 'none',
    }),
  ]);
});

test('a status is what the conversation says, and says so', async () => {
  const { shipments } = await track({ id: anId(), messages: [`The app says ${UPS} is out for delivery.`] });

  expect(shipments).toEqual([
    expect.objectContaining({ status: 'out_for_delivery', source: 'conversation', events: [], age_seconds: null }),
  ]);
});

test('without a number the answer asks for it, in the language of the conversation', async () => {
  const english = await track({ id: anId(), messages: ['Where is my parcel?'] });
  const spanish = await track({ id: anId(), language: 'es', messages: ['¿Dónde está mi paquete?'] });

  expect(english).toMatchObject({ shipments: [], response: expect.stringMatching(/tracking number/i) });
  expect(spanish).toMatchObject({ shipments: [], response: expect.stringMatching(/seguimiento/i) });
});

test('what the agent said last is the response, whatever is missing', async () => {
  const said = { role: 'assistant', content: 'One moment please.' };

  expect((await track({ id: anId(), messages: ['Where is my parcel?', said] })).response).toBe('One moment please.');
});

test('is read back with the conversation, and with the words it was read from', async () => {
  const id = anId();
  const { shipments } = await track({ id, messages: ['hello', `it is ${UPS}`] });

  expect((await read(id, 'shipments')).shipments).toEqual(shipments);
  const [{ message, start, end }] = (await read(id, 'evidence')).evidence.shipments[0].tracking_number;
  expect(['hello', `it is ${UPS}`][message]?.slice(start, end)).toBe(UPS);
});

test('a conversation that was never asked for shipments has none', async () => {
  const id = anId();
  await save({ id, messages: [`Where is ${UPS}?`] });

  expect((await read(id, 'shipments')).shipments).toEqual([]);
});

test('a conversation that was saved before is read for shipments when they are asked for', async () => {
  const id = anId();
  await save({ id, messages: [`Where is ${UPS}?`] });
  await track({ id, messages: [`Where is ${UPS}?`] });

  expect((await read(id, 'shipments')).shipments).toHaveLength(1);
});

test('the same number again is the same shipment, with the status of now', async () => {
  const id = anId();
  await track({ id, messages: [`${UPS} is in customs`] });
  await track({ id, messages: [`${UPS} is in customs`, `Now it says ${UPS.toLowerCase()} was delivered.`] });

  expect((await read(id, 'shipments')).shipments).toEqual([
    expect.objectContaining({ tracking_number: UPS, status: 'delivered' }),
  ]);
});

test('a corrected number takes the place of the wrong one', async () => {
  const id = anId();
  const messages = ['My tracking number is RR952403044US.', 'Sorry, wrong one. It is EA608306040US.'];
  await track({ id, messages: messages.slice(0, 1) });
  await track({ id, messages });

  const numbers = (await read(id, 'shipments')).shipments.map((it: { tracking_number: string }) => it.tracking_number);
  expect(numbers).toEqual(['EA608306040US']);
});

test('what a later save says of a shipment counts, whichever endpoint takes it', async () => {
  const id = anId();
  await track({ id, messages: [`Where is ${UPS}?`] });
  await save({ id, messages: [`Where is ${UPS}?`, 'It was delivered this morning.'] });

  expect((await read(id, 'shipments')).shipments).toEqual([expect.objectContaining({ status: 'delivered' })]);
});

test('a repeat writes nothing and answers the same', async () => {
  const messages = [`Where is ${UPS}? Order #80612.`];
  const id = anId();
  const first = await track({ id, messages });
  const { write } = consumed;

  expect(await track({ id, messages })).toEqual(first);
  expect(consumed.write).toBe(write);
});

test('completes a conversation and makes its ticket as every save does', async () => {
  const id = anId();
  const body = await track({ id, messages: [...aCompleteConversation(), `And where is ${UPS}?`] });

  expect(body).toMatchObject({ is_complete: true, ticket_id: `TKT-${id}` });
});

test('who may not continue a conversation is told of the shipments in their own words only', async () => {
  const handlers = useReadAccess('staff');
  const id = anId();
  const messages = ['Hi, a question about two parcels.', `The first is ${UPS}.`, 'The other is EA608306040US.'];
  await handlers('track-shipment', { method: 'POST', body: { id, messages } });

  const { body } = await handlers('track-shipment', { method: 'POST', body: { id, messages: messages.slice(0, 2) } });

  expect(body.shipments.map((it: { tracking_number: string }) => it.tracking_number)).toEqual([UPS]);
});

test('a conversation longer than is read at once keeps the shipments of its beginning', async () => {
  const id = anId();
  await track({ id, messages: [`Where is ${UPS}?`] });
  const long = Array.from({ length: 66 }, (_, n) => `${n} ${'and so on '.repeat(1600)}`.slice(0, 16_000));
  await track({ id, messages: long.slice(0, 50) });
  await track({ id, messages: [...long.slice(50), 'The other one is EA608306040US.'] });

  const numbers = (await read(id, 'shipments')).shipments.map((it: { tracking_number: string }) => it.tracking_number);
  expect(numbers).toEqual([UPS, 'EA608306040US']);
});

test('being asked for its shipments does not count as news of a conversation', async () => {
  const id = anId();
  const { updated_at } = await save({ id, messages: [`Where is ${UPS}?`] });

  expect(await track({ id, messages: [`Where is ${UPS}?`] })).toMatchObject({
    updated_at,
    shipments: [{ tracking_number: UPS }],
  });
});

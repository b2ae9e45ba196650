import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Asked, startJsonServer } from '../support/json-server.ts';
import { completion } from '../support/model-answers.ts';
import { aFolder } from '../support/server.ts';

/** A model on loopback that answers as a test says. */
const server = await startJsonServer();
process.env['READER'] = JSON.stringify({
  kind: 'openai',
  url: `${server.url}/v1`,
  model: 'qwen3-8b',
  temperature: 0,
  words: false,
});
process.env['READER_KEY'] = `file:${join(aFolder(), 'no-key-needed')}`;
process.env['READER_DAILY_CALLS'] = 'none';
process.env['LOG_LEVEL'] = 'info';
const { anId, call } = await import('../support/call.ts');
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: track } = await import('../../functions/track-shipment/handler.ts');
const { handler: sell } = await import('../../functions/create-sales-condition/handler.ts');
const { handler: read } = await import('../../functions/get-conversation/handler.ts');

const lines: string[] = [];
beforeEach(() => {
  server.reset();
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterAll(() => {
  jest.restoreAllMocks();
  server.stop();
});

const NOTHING = { value: null, quotes: [] };
const nothing = {
  name: [],
  phone: [],
  address: [],
  issue: [],
  role: NOTHING,
  priority: NOTHING,
  type: NOTHING,
  signals: [],
  acts: [],
};
const at = (message: number, words: string) => [{ message, words }];

const isAbout = (purpose: string, { body }: Asked) => JSON.stringify(body).includes(`"name":"${purpose}"`);

/** The model reads this; and says what it is to say as `words` does. */
function answering(reading: object, words = (text: string) => text): void {
  server.state.reply = (asked) => {
    if (!isAbout('words', asked)) return { body: completion(JSON.stringify({ ...nothing, ...reading })) };
    const [, { content = '' } = {}] = (asked.body['messages'] ?? []) as { content?: string }[];
    return { body: completion(JSON.stringify({ text: words(JSON.parse(content).text) })) };
  };
}
const down = () => {
  server.state.reply = { status: 500, body: {} };
};

const post = (handler: Parameters<typeof call>[0], id: number, messages: unknown[], more = {}) =>
  call(handler, { method: 'POST', body: { id, messages, ...more } });
const get = async (id: number, include: string) =>
  (await call(read, { pathParameters: { conversation_id: String(id) }, query: `include=${include}` })).body;

// Swedish, which no rule here knows.
const swedish = [
  'Hej! Diskmaskinen läcker över hela golvet.',
  { role: 'assistant', content: 'Vad heter du och vilket nummer når vi dig på?' },
  'Åsa Lindqvist, det är noll sju noll 174 06 35',
  { role: 'assistant', content: 'Och adressen?' },
  'Storgatan 12, lgh 1102, Uppsala',
];
const swedishReading = {
  name: at(2, 'Åsa Lindqvist'),
  phone: at(2, '174 06 35'),
  address: at(4, 'Storgatan 12, lgh 1102, Uppsala'),
  issue: at(0, 'Diskmaskinen läcker över hela golvet'),
  type: { value: 'plumbing', quotes: [] },
};

describe('with a large language model', () => {
  test('a conversation in any language becomes a record and a ticket, and says who has read it and where', async () => {
    answering(
      swedishReading,
      (text) => `Tack! ${text.match(/TKT-\d+/)?.[0]}: Åsa Lindqvist, 174 06 35, Storgatan 12, lgh 1102, Uppsala.`,
    );
    const id = anId();
    const { body } = await post(save, id, swedish, { language: 'sv' });

    expect(body).toMatchObject({
      status: 'completed',
      ticket_id: `TKT-${id}`,
      customer_info: {
        name: 'Åsa Lindqvist',
        phone: '174 06 35',
        address: 'Storgatan 12, lgh 1102, Uppsala',
        issue: 'Diskmaskinen läcker över hela golvet',
        type: 'plumbing',
      },
    });
    expect(body.response).toBe(`Tack! TKT-${id}: Åsa Lindqvist, 174 06 35, Storgatan 12, lgh 1102, Uppsala.`);
    const { evidence } = await get(id, 'evidence');
    expect(evidence).toMatchObject({ read_by: 'model', model: 'qwen3-8b' });
    // The built-in reader finds the name too, of a language that it has not learnt.
    expect(evidence.name).toEqual([{ message: 2, start: 0, end: 13, rule: 'model and trained', score: 0.98 }]);
    expect(evidence.phone).toEqual([{ message: 2, start: 36, end: 45, rule: 'model', score: 0.9 }]);
  });

  test('a repeat asks nobody, and neither does reading', async () => {
    answering(swedishReading);
    const id = anId();
    const first = await post(save, id, swedish, { language: 'sv' });
    const asked = server.asked.length;
    const again = await post(save, id, swedish, { language: 'sv' });
    await get(id, 'evidence');

    expect(again.body).toEqual(first.body);
    expect(server.asked).toHaveLength(asked);
  });

  test('one call reads everything that the endpoint needs', async () => {
    answering({
      shipments: [
        { tracking_number: at(0, '1Z975N039000185078'), carrier: at(0, 'UPS'), order_id: [], status: NOTHING },
      ],
    });
    const { body } = await post(track, anId(), ['Var är mitt paket? UPS 1Z975N039000185078'], { language: 'sv' });

    expect(body.shipments).toMatchObject([
      { tracking_number: '1Z975N039000185078', carrier: 'ups', check_digit_valid: true },
    ]);
    expect(server.asked.filter((it) => isAbout('reading', it))).toHaveLength(1);
  });

  test('terms of sale are what the words can mean', async () => {
    const figure = (value: unknown, words?: string) => ({ value, quotes: words ? at(0, words) : [] });
    const none = figure(null);
    const sales_condition = {
      product: at(0, 'skruvar'), quantity: figure(500, '500 skruvar'), unit: [], unit_price: figure(4.2, '4,20 kr styck'),
      discount_percent: none, discount_amount: none, currency: figure('SEK', 'SEK'), customer: [], valid_from: none,
      valid_until: figure('2026-12-31', 'till 31.12.2026'), payment_terms: [], incoterm: NOTHING, scales: [],
    }; // biome-ignore format: a table
    answering({ sales_condition });
    const { body } = await post(sell, anId(), ['500 skruvar för 4,20 kr styck (SEK), till 31.12.2026'], {
      language: 'sv',
    });

    expect(body.sales_condition).toMatchObject({
      product: 'skruvar',
      quantity: 500,
      unit_price: 4.2,
      currency: 'SEK',
      valid_until: '2026-12-31',
      status: 'complete',
    });
  });

  test('what it invents gets nowhere', async () => {
    answering({
      name: at(0, 'John Smith'),
      phone: at(0, '+1 202 555 0143'),
      signals: [{ signal: 'solved', message: 0, words: 'all done' }],
    });
    const id = anId();
    const { body } = await post(save, id, ['My sink leaks.']);

    expect(body.customer_info).toMatchObject({ name: '', phone: '', issue: 'My sink leaks.' });
    expect(lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'conversation_read')).toMatchObject({
      dropped: 3,
    });
  });

  test.each([
    ['another number than was decided', (text: string) => `${text} Ring 08-123 456.`],
    ['a link', (text: string) => `${text} https://example.com`],
    ['a name', (text: string) => `${text} Hälsningar, Maria`],
    ['nothing', () => ''],
  ])('words with %s are not said', async (_, words) => {
    answering({ issue: at(0, 'Diskmaskinen läcker') }, words);
    const { body } = await post(save, anId(), ['Diskmaskinen läcker'], { language: 'sv' });

    expect(body.response).toMatch(/name/);
    expect(body.response).not.toMatch(/123|example|Maria/);
  });
});

describe('when the model fails', () => {
  test('the built-in reader reads, the record says so, and the save is as good as without a model', async () => {
    down();
    const id = anId();
    const { status, body } = await post(save, id, [
      'My sink leaks. I am Ann Lee, 415-555-0132, 12 Oak Street, Portland, OR 97201.',
    ]);

    expect(status).toBe(200);
    expect(body).toMatchObject({ ticket_id: `TKT-${id}`, customer_info: { name: 'Ann Lee' } });
    expect((await get(id, 'evidence')).evidence).toMatchObject({ read_by: 'built-in', model: null });
    expect(lines.map((line) => JSON.parse(line).event)).toContain('reader_fallback');
  });

  test('what it had read before stays, and later words count', async () => {
    answering(swedishReading);
    const id = anId();
    await post(save, id, swedish, { language: 'sv' });
    down();
    const { body } = await post(save, id, [...swedish, 'Ring mig på +46 8 123 456 78 istället.'], { language: 'sv' });

    expect(body.customer_info).toMatchObject({ name: 'Åsa Lindqvist', phone: '+46 8 123 456 78' });
    expect((await get(id, 'evidence')).evidence).toMatchObject({
      read_by: 'built-in',
      name: [{ message: 2, rule: 'model and trained' }],
    });
  });

  test('two saves at once cost a call each at most, and both are kept', async () => {
    answering({});
    const id = anId();
    await post(save, id, ['My sink leaks.']);
    server.asked.length = 0;
    const both = await Promise.all(['It is urgent.', 'I am Ann Lee.'].map((text) => post(save, id, [text])));

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(server.asked.filter((it) => isAbout('reading', it)).length).toBeLessThanOrEqual(2);
    expect((await get(id, 'messages')).messages).toHaveLength(3);
  });

  test('no word of a customer is in a log', () => {
    expect(lines.join('')).not.toMatch(/Lindqvist|Storgatan|sink/);
  });
});

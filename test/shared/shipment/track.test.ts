import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { StatedShipment } from '../../../shared/shipment/shipment.ts';
import type { TrackingProvider } from '../../../shared/shipment/tracking-provider.ts';
import { startJsonServer } from '../../support/json-server.ts';
import { startParameterStore } from '../../support/parameter-store.ts';
import { easypostAnswer, karrioAnswer } from '../../support/tracking-server.ts';

const PARAMETER = '/intake/test/tracking-api-key';
const KEY = 'key_planted_7f3a';
const server = await startJsonServer();
const parameters = await startParameterStore();

const lines: string[] = [];
beforeEach(() => {
  server.reset();
  parameters.reset();
  parameters.parameters.set(PARAMETER, KEY);
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(lines.join('')).not.toMatch(/planted/);
});
afterAll(() => {
  server.stop();
  parameters.stop();
});

/** shared/shipment/track.ts as a function has it that has just started. */
async function started(kind: TrackingProvider['kind'] | 'none' = 'karrio', url = server.url) {
  jest.resetModules();
  Object.assign(process.env, {
    TRACKING_PROVIDER: kind === 'none' ? kind : JSON.stringify({ kind, url }),
    TRACKING_KEY: kind === 'none' ? kind : `ssm:${PARAMETER}`,
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_MAX_ATTEMPTS: '1',
    LOG_LEVEL: 'info',
  });
  return import('../../../shared/shipment/track.ts');
}

const START = Date.parse('2026-03-04T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const MINUTE = 60;

/** A shipment with a number that no other test has. */
const aShipment = (more: Partial<StatedShipment> = {}): StatedShipment => ({
  tracking_number: `PLANTED${randomUUID().toUpperCase()}`,
  carrier: 'ups',
  carrier_candidates: [{ carrier: 'ups', confidence: 1 }],
  check_digit_valid: true,
  order_id: null,
  status: 'on_hold',
  status_detail: 'stuck in customs',
  evidence: {},
  ...more,
});
const SAID = {
  status: 'on_hold',
  status_detail: 'stuck in customs',
  source: 'conversation',
  age_seconds: null,
  events: [],
};
const logged = () => lines.map((line) => JSON.parse(line));

describe.each([
  [
    'karrio',
    karrioAnswer(),
    { path: 'POST /v1/proxy/tracking', authorization: `Token ${KEY}` },
    (tracking_number: unknown) => ({ tracking_number, carrier_name: 'ups' }),
  ],
  [
    'easypost',
    easypostAnswer(),
    { path: 'POST /v2/trackers', authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}` },
    (tracking_code: unknown) => ({ tracker: { tracking_code, carrier: 'UPS' } }),
  ],
] as const)('%s', (kind, answer, expected, bodyFor) => {
  test('is asked as it documents, and believed', async () => {
    const { trackAll } = await started(kind);
    server.state.reply = { body: answer };
    const shipment = aShipment();

    const [it] = await trackAll([shipment], at(0));

    expect(it).toMatchObject({ status: 'in_transit', source: 'provider', age_seconds: null });
    expect(it?.events).toHaveLength(2);
    expect(server.asked).toEqual([{ ...expected, body: bodyFor(shipment.tracking_number) }]);
  });

  test.each([
    ['has a fault', { status: 500, body: { error: 'planted' } }, 'info', { failure: 'unavailable', status: 500 }],
    ['is busy', { status: 503 }, 'info', { failure: 'unavailable', status: 503 }],
    ['lets nobody in', { status: 401 }, 'error', { failure: 'unauthorized', status: 401 }],
    ['does not let us in', { status: 403 }, 'error', { failure: 'unauthorized', status: 403 }],
    ['does not understand', { status: 400 }, 'error', { failure: 'rejected', status: 400 }],
    ['is throttling', { status: 429 }, 'info', { failure: 'throttled', status: 429 }],
    [
      'has moved',
      { status: 302, headers: { location: `${server.url}/planted` } },
      'error',
      { failure: 'rejected', status: 302 },
    ],
    ['shows a page', { body: '<html>planted</html>' }, 'error', { failure: 'unreadable', cause: 'not_json' }],
    ['is cut off', { body: '{"status":"in_transit","planted' }, 'error', { failure: 'unreadable', cause: 'not_json' }],
    ['says nothing', { body: '' }, 'error', { failure: 'unreadable', cause: 'not_json' }],
    ['says null', { body: 'null' }, 'error', { failure: 'unreadable', cause: 'the answer is not an object' }],
    ['says something else', { body: { planted: 'planted' } }, 'error', { failure: 'unreadable' }],
  ])('that %s leaves what is said, is logged without a secret, and is left alone', async (_, reply, level, reason) => {
    const { trackAll } = await started(kind);
    server.state.reply = reply;
    const shipment = aShipment();

    const first = await trackAll([shipment], at(0));
    const second = await trackAll([shipment], at(5 * MINUTE - 1));

    expect([...first, ...second]).toMatchObject([SAID, SAID]);
    expect(server.asked).toHaveLength(1);
    expect(logged()).toMatchObject([{ level, event: 'tracking_failed', provider: kind, ...reason }]);
    await trackAll([shipment], at(5 * MINUTE));
    expect(server.asked).toHaveLength(2);
  });

  test('that does not know a number leaves what is said of it, and is not asked again at once', async () => {
    const { trackAll } = await started(kind);
    server.state.reply = { status: 404, body: { errors: [{ code: 'not_found', message: 'planted' }] } };
    const [said, unsaid] = [aShipment(), aShipment({ status: null, status_detail: null })];

    const fresh = await trackAll([said, unsaid], at(0));
    const stored = await trackAll([said, unsaid], at(30));

    expect(fresh).toMatchObject([SAID, { status: 'unknown', source: 'provider', events: [] }]);
    expect(stored).toMatchObject([SAID, { status: 'unknown', source: 'stored', age_seconds: 30 }]);
    expect(server.asked).toHaveLength(2);
    expect(logged()).toEqual([]);
  });
});

describe.each([
  ['karrio', karrioAnswer()],
  ['easypost', easypostAnswer()],
] as const)('%s, when it is not there,', (kind, answer) => {
  test('hangs: after three seconds in all the last answers stand', async () => {
    const { trackAll } = await started(kind);
    server.state.reply = { body: answer };
    const known = aShipment();
    await trackAll([known], at(0));
    server.state.reply = () => undefined;
    const timeouts = jest.spyOn(AbortSignal, 'timeout');

    const [old, ...others] = await trackAll([known, ...Array.from({ length: 25 }, () => aShipment())], at(10 * MINUTE));

    expect(timeouts.mock.calls).toEqual([[3000]]); // for all that is asked together
    expect(old).toMatchObject({ status: 'in_transit', source: 'stored', age_seconds: 10 * MINUTE });
    expect(others).toMatchObject(others.map(() => SAID));
    expect(server.asked).toHaveLength(11); // ten at once, and no other once the time was over
    expect(logged()).toMatchObject(Array.from({ length: 10 }, () => ({ level: 'info', failure: 'timeout' })));
  });

  test('stops in the middle of its answer', async () => {
    const { trackAll } = await started(kind);
    server.state.reply = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"tracking":');
      setTimeout(() => response.destroy(), 50);
      return undefined;
    };

    expect(await trackAll([aShipment()], at(0))).toMatchObject([SAID]);
    expect(logged()).toMatchObject([{ level: 'info', failure: 'unavailable' }]);
  });

  test('refuses the connection', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => closed.once('listening', ready));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const { trackAll } = await started(kind, `http://127.0.0.1:${port}`);

    expect(await trackAll([aShipment()], at(0))).toMatchObject([SAID]);
    expect(logged()).toMatchObject([{ level: 'info', failure: 'unavailable', cause: 'ECONNREFUSED' }]);
  });

  test('answers without end: no more than a mebibyte is read', async () => {
    const { trackAll } = await started(kind);
    let sent = 0;
    server.state.reply = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        sent += 65_536;
        if (sent < 100 * 1024 * 1024 && !response.destroyed) response.write(' '.repeat(65_536), more);
      };
      more();
      return undefined;
    };

    expect(await trackAll([aShipment()], at(0))).toMatchObject([SAID]);
    expect(logged()).toMatchObject([{ level: 'error', failure: 'unreadable', cause: 'too_large' }]);
    expect(sent).toBeLessThan(20 * 1024 * 1024); // what lies in the buffers on the way
  });
});

describe('Retry-After', () => {
  test.each([
    ['in seconds', 429, '3600', 3600],
    ['as a date', 429, at(7200).toUTCString(), 7200],
    ['that is shorter than five minutes', 429, '10', 5 * MINUTE],
    ['of who is down', 503, '600', 600],
  ])('%s is kept to for that number, by every process', async (_, status, header, seconds) => {
    const { trackAll } = await started();
    server.state.reply = { status, headers: { 'retry-after': header } };
    const shipment = aShipment();
    await trackAll([shipment], at(0));

    const { trackAll: trackElsewhere } = await started();
    server.state.reply = { body: karrioAnswer() };

    expect(await trackElsewhere([shipment], at(seconds - 1))).toMatchObject([SAID]);
    expect(await trackElsewhere([shipment], at(seconds))).toMatchObject([{ source: 'provider' }]);
  });

  test('is kept to for other numbers too, by the process that was told', async () => {
    const { trackAll } = await started();
    server.state.reply = { status: 429, headers: { 'retry-after': '60' } };
    await trackAll([aShipment()], at(0));
    server.state.reply = { body: karrioAnswer() };
    const another = aShipment();

    expect(await trackAll([another], at(59))).toMatchObject([SAID]);
    expect(await trackAll([another], at(60))).toMatchObject([{ source: 'provider' }]);
  });
});

describe('what was answered', () => {
  test('stands for five minutes with its age, and is shown without asking to who only reads', async () => {
    const { trackAll, withStored } = await started();
    server.state.reply = { body: karrioAnswer() };
    const shipment = aShipment();
    expect(await withStored([shipment], at(0))).toMatchObject([SAID]);
    await trackAll([shipment], at(0));

    const again = await trackAll([shipment], at(299));
    const read = await withStored([shipment], at(86_400));

    expect(again).toMatchObject([{ status: 'in_transit', source: 'stored', age_seconds: 299 }]);
    expect(read).toMatchObject([{ status: 'in_transit', source: 'stored', age_seconds: 86_400 }]);
    expect(server.asked).toHaveLength(1);
  });

  test('is asked for once by many at once, and once where a number stands twice', async () => {
    const { trackAll } = await started();
    server.state.reply = { body: karrioAnswer() };
    const shipment = aShipment();

    await Promise.all(Array.from({ length: 20 }, () => trackAll([shipment, { ...shipment, order_id: 'A1' }], at(0))));

    expect(server.asked).toHaveLength(1);
  });

  test('is not given up for a carrier that has forgotten the number', async () => {
    const { trackAll } = await started();
    server.state.reply = { body: karrioAnswer({ status: 'delivered' }) };
    const shipment = aShipment();
    await trackAll([shipment], at(0));
    server.state.reply = { status: 404 };

    expect(await trackAll([shipment], at(600))).toMatchObject([
      { status: 'delivered', source: 'stored', age_seconds: 600 },
    ]);
    expect(server.asked).toHaveLength(2);
  });
});

describe('the key', () => {
  test('is read once, when it is first needed', async () => {
    const { trackAll, withStored } = await started();
    server.state.reply = { body: karrioAnswer() };
    await withStored([aShipment()], at(0));
    expect(parameters.asked).toEqual([]);

    await trackAll([aShipment(), aShipment()], at(0));
    await trackAll([aShipment()], at(0));

    expect(parameters.asked).toEqual([{ action: 'GetParameter', input: { Name: PARAMETER, WithDecryption: true } }]);
  });

  test('that was replaced is read again, and the number asked for again', async () => {
    const { trackAll } = await started();
    server.state.reply = ({ authorization }) =>
      authorization === 'Token key_planted_new' ? { body: karrioAnswer() } : { status: 401 };
    parameters.parameters.set(PARAMETER, KEY);
    await trackAll([aShipment()], at(0));
    parameters.parameters.set(PARAMETER, ' key_planted_new\n');

    const all = await trackAll([aShipment(), aShipment(), aShipment()], at(0));

    expect(all).toMatchObject([{ source: 'provider' }, { source: 'provider' }, { source: 'provider' }]);
    expect(logged()).toMatchObject([{ failure: 'unauthorized' }]);
  });

  test('that takes too long to be read is not waited for any longer than the provider', async () => {
    const { trackAll } = await started();
    const hanging = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((ready) => hanging.once('listening', ready));
    process.env['AWS_ENDPOINT_URL_SSM'] = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    process.env['AWS_MAX_ATTEMPTS'] = '3';
    const timeouts = jest.spyOn(AbortSignal, 'timeout');

    expect(await trackAll([aShipment()], at(0))).toMatchObject([SAID]);
    expect(timeouts.mock.calls).toEqual([[3000]]);
    expect(logged()).toMatchObject([{ level: 'info', failure: 'timeout', cause: 'key' }]);
    hanging.closeAllConnections();
    hanging.close();
  });

  test("that is refused while it cannot be read again is an operator's problem and nobody else's", async () => {
    const { trackAll } = await started();
    server.state.reply = (asked) => {
      parameters.parameters.clear();
      return asked ? { status: 401 } : undefined;
    };

    const all = await trackAll([aShipment(), aShipment(), aShipment()], at(0));

    expect(all).toMatchObject([SAID, SAID, SAID]);
    expect(logged()).toMatchObject([
      { failure: 'unauthorized' },
      { failure: 'unauthorized' },
      { failure: 'unauthorized' },
    ]);
  });

  test.each([
    ['is missing', () => parameters.parameters.clear(), 'MissingKey'],
    ['is empty', () => parameters.parameters.set(PARAMETER, ' \n'), 'MissingKey'],
    ['has what no header may have', () => parameters.parameters.set(PARAMETER, 'planted\r\nx: y'), 'MissingKey'],
    [
      'may not be read',
      () => Object.assign(parameters.state, { refusal: { status: 400, __type: 'AccessDeniedException' } }),
      'AccessDeniedException',
    ],
  ])('that %s is told to the operator, and found once it is there', async (_, spoil, cause) => {
    const { trackAll } = await started();
    server.state.reply = { body: karrioAnswer() };
    spoil();

    expect(await trackAll([aShipment()], at(0))).toMatchObject([SAID]);
    expect(logged()).toMatchObject([{ level: 'error', failure: 'no_key', cause }]);
    expect(server.asked).toEqual([]);
    parameters.state.refusal = undefined;
    parameters.parameters.set(PARAMETER, KEY);
    expect(await trackAll([aShipment()], at(0))).toMatchObject([{ source: 'provider' }]);
  });
});

describe('nobody is asked', () => {
  const numberless = aShipment({ tracking_number: null });

  test('about an order without a number, or a carrier that the provider does not know', async () => {
    const { trackAll } = await started('karrio');
    const shipments = [numberless, aShipment({ carrier: null }), aShipment({ carrier: 'carrier_pigeon' })];

    expect(await trackAll(shipments, at(0))).toMatchObject([SAID, SAID, SAID]);
    expect(server.asked).toEqual([]);
    const { trackAll: trackByEasypost } = await started('easypost');
    server.state.reply = { body: easypostAnswer() };
    expect(await trackByEasypost(shipments, at(0))).toMatchObject([
      SAID,
      { source: 'provider' },
      { source: 'provider' },
    ]);
  });

  test('where there is no provider, not even the table', async () => {
    const { trackAll, withStored } = await started('none');
    const { consumed } = await import('../../../shared/store/consumed.ts');
    const shipments = [aShipment(), aShipment({ status: null, status_detail: null }), numberless];
    const expected = [SAID, { status: 'unknown', source: 'none' }, SAID];

    expect(await trackAll(shipments, at(0))).toMatchObject(expected);
    expect(await withStored(shipments, at(0))).toMatchObject(expected);
    expect(consumed).toEqual({ read: 0, write: 0 });
    expect([...server.asked, ...parameters.asked]).toEqual([]);
  });
});

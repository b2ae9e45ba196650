import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { aFolder, getJson, launch, postJson, type Started, startServer, stopServer } from '../support/server.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer();
}, 90_000);
afterAll(() => stopServer(server));

test('a conversation becomes a ticket, and the summary counts it with the next run', async () => {
  const { url } = server;
  const saved = await postJson(`${url}/save-conversation`, { id: 1, messages: aCompleteConversation() });
  expect(saved).toMatchObject({ status: 200, body: { conversation_id: '1', ticket_id: 'TKT-1', is_complete: true } });

  expect(await getJson(`${url}/conversations`)).toMatchObject([{ conversation_id: '1', status: 'completed' }]);
  expect(await getJson(`${url}/conversation/1`)).toMatchObject({ conversation_id: '1', is_complete: true });
  expect(await getJson(`${url}/tickets`)).toMatchObject({ tickets: [{ ticket_id: 'TKT-1', status: 'open' }] });
  let counted = 0;
  while (counted === 0) {
    counted = (await getJson(`${url}/summary`)).total_tickets;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  expect(counted).toBe(1);
  const runs = server.output().match(/"event":"summary_refreshed".*/g) ?? [];
  expect(runs.filter((run) => run.includes('"changed":1'))[0]).toContain('"isNew":true');
}, 60_000);

test('what is read goes over the wire compressed, and is what it is', async () => {
  const { url } = server;
  const [packed, plain] = [
    await fetch(`${url}/openapi.json`),
    await fetch(`${url}/openapi.json`, { headers: { 'accept-encoding': 'identity' } }),
  ];

  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 4);
  expect(await packed.json()).toEqual(await plain.json());
});

test('tickets come as a table from the file beside the bundle', async () => {
  const { status, headers } = await fetch(`${server.url}/tickets?format=csv`);

  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
});

test.each(['/create-sales-condition', '/track-shipment'])('POST %s saves the conversation too', async (path) => {
  const { body } = await postJson(`${server.url}${path}`, { messages: ['hello'] });

  expect(await getJson(`${server.url}/conversation/${body.conversation_id}`)).toMatchObject({ status: 'in_progress' });
});

test.each([
  ['en', 'The app says 1Z975N039000185078 is out for delivery.', 'out_for_delivery'],
  ['de', 'Die Sendung 1Z975N039000185078 ist in der Zustellung.', 'out_for_delivery'],
  ['zh', '快递1Z975N039000185078正在派送。', 'out_for_delivery'],
])('POST /track-shipment reads the words of %s from the files beside its bundle', async (language, text, status) => {
  const { body } = await postJson(`${server.url}/track-shipment`, { language, messages: [text] });

  expect(body.shipments).toMatchObject([{ tracking_number: '1Z975N039000185078', carrier: 'ups', status }]);
  expect(await getJson(`${server.url}/conversation/${body.conversation_id}?include=shipments`)).toMatchObject({
    shipments: body.shipments,
  });
});

test.each([
  ['en', 'We take 500 steel brackets at $4.20 each until 31 March 2031.', 4.2, 'USD'],
  ['es', 'Queremos 300 cajas de azulejos a 14,50 euros, oferta válida hasta el 31 de marzo de 2031.', 14.5, 'EUR'],
  ['ja', '湯のみを300個、単価450円でお願いします。有効期限は2031年3月31日です。', 450, 'JPY'],
])(
  'POST /create-sales-condition reads the words of %s from the files beside its bundle',
  async (language, text, unit_price, currency) => {
    const messages = [text, { role: 'assistant', content: 'OK.' }];
    const { body } = await postJson(`${server.url}/create-sales-condition`, { language, messages });

    expect(body.sales_condition).toMatchObject({ unit_price, currency, valid_until: '2031-03-31' });
    expect(await getJson(`${server.url}/conversation/${body.conversation_id}?include=sales_condition`)).toMatchObject({
      sales_condition: body.sales_condition,
    });
  },
);

describe('over real HTTP', () => {
  const request = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.url}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };

  test('GET /openapi.json describes the service', async () => {
    expect(await request('/openapi.json')).toMatchObject({
      status: 200,
      body: { openapi: '3.1.0', info: { version: '0.1.0' } },
    });
  });

  test.each([
    ['/', 200],
    ['/nope', 404],
    ['/conversation/', 404],
    ['/conversation/1/2', 404],
    ['/conversation/%00', 404],
    ['/conversation/%ff', 404],
    ['/conversation/987', 404],
    ['/tickets?status=%ff', 422],
    ['/tickets?limit', 422],
  ])('GET %s is %i', async (path, status) => {
    expect((await request(path)).status).toBe(status);
  });

  test.each([
    ['PUT', '/tickets', 'GET, HEAD'],
    ['GET', '/save-conversation', 'POST'],
    ['PUT', '/conversation/1', 'GET, HEAD, POST, DELETE'],
    ['OPTIONS', '/tickets', 'GET, HEAD'],
  ])('%s %s is 405 and says what is allowed', async (method, path, allow) => {
    const { status, headers } = await request(path, { method });

    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow });
  });

  test('a name that only points here is none of ours', async () => {
    const { port } = new URL(server.url);
    const status = await new Promise((done) =>
      get({ host: '127.0.0.1', port, path: '/tickets', headers: { host: `evil.example:${port}` } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      }),
    );

    expect(status).toBe(421);
  });

  test('a wrong content type is refused as FastAPI does', async () => {
    const { status, body } = await request('/save-conversation', {
      method: 'POST',
      body: 'x=1',
      headers: { 'content-type': 'text/plain' },
    });

    expect({ status, detail: body.detail }).toMatchObject({
      status: 422,
      detail: [{ type: 'model_attributes_type', loc: ['body'] }],
    });
  });

  test('bytes that are not UTF-8 are 400', async () => {
    const init = {
      method: 'POST',
      body: Buffer.from([0x7b, 0xff, 0x7d]),
      headers: { 'content-type': 'application/json' },
    };

    expect(await request('/save-conversation', init)).toMatchObject({ status: 400, body: { code: 'unreadable_body' } });
  });

  test.each([
    ['more than 1 MiB is 413 from the service', 2, { code: 'body_too_large' }],
    ['more than 10 MiB is 413 from the gateway', 11, { message: 'Request Entity Too Large' }],
  ])('%s', async (_, mebibytes, body) => {
    const init = {
      method: 'POST',
      body: 'x'.repeat(mebibytes * 2 ** 20),
      headers: { 'content-type': 'application/json' },
    };

    expect(await request('/save-conversation', init)).toMatchObject({ status: 413, body });
  });
});

test('the log has one line of JSON a request, and nothing that a customer said', async () => {
  await postJson(`${server.url}/save-conversation`, {
    id: 77,
    user_id: 'planted-user',
    messages: aCompleteConversation({ name: 'Planted Person' }),
  });
  await getJson(`${server.url}/tickets?q=planted`);

  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const last = JSON.parse(lines.findLast((line) => line.includes('POST /save-conversation')) ?? '{}');

  expect(last).toMatchObject({
    level: 'info',
    status: 200,
    request_id: expect.any(String),
    write_units: expect.any(Number),
  });
  expect(lines.join('\n')).not.toMatch(/planted|555-0132|Oak Street/i);
});

describe('npm start', () => {
  test('keeps the data over a restart, and Ctrl-C ends everything it started', async () => {
    const first = await startServer();
    await postJson(`${first.url}/save-conversation`, { id: 5, messages: ['keep me'] });

    expect(await stopServer(first)).toBe(0);
    expect(spawnSync('pgrep', ['-f', `dynoxide.*${first.dataDir}`]).stdout.toString()).toBe('');

    const second = await startServer({ DATA_DIR: first.dataDir });
    expect(await getJson(`${second.url}/conversation/5?include=messages`)).toMatchObject({ messages: ['keep me'] });
    expect(second.output()).not.toContain('Building');
    await stopServer(second);
  }, 90_000);

  const refusal = async (environment: Record<string, string>) => {
    const { exited, output } = launch(environment);
    return { code: await exited, said: output().trim().split('\n').at(-1) };
  };

  test('says in one sentence that the port is busy', async () => {
    const { port } = new URL(server.url);

    expect(await refusal({ PORT: port })).toEqual({
      code: 1,
      said: `Port ${port} is in use: choose another with PORT`,
    });
  }, 90_000);

  test('says in one sentence that the folder cannot be written', async () => {
    const file = join(process.cwd(), 'package.json');

    expect(await refusal({ DATA_DIR: join(file, 'data') })).toEqual({
      code: 1,
      said: `The data folder ${join(file, 'data')} cannot be written: choose another with DATA_DIR`,
    });
  }, 90_000);

  test('says in one sentence that another server uses the folder', async () => {
    const { code, said } = await refusal({ DATA_DIR: server.dataDir });

    expect(code).toBe(1);
    expect(said).toMatch(/^Another server uses the data folder .*: stop it, or choose another with DATA_DIR$/);
  }, 90_000);

  test.each(['http', '70000', '-1'])('refuses PORT=%s', async (PORT) => {
    expect(await refusal({ PORT })).toEqual({ code: 1, said: `PORT is "${PORT}", which is no port` });
  });

  test('shows where each reader is let in: READ_ACCESS=staff answers 401', async () => {
    const staff = await startServer({ READ_ACCESS: 'staff' });

    expect((await fetch(`${staff.url}/tickets`)).status).toBe(401);
    await stopServer(staff);
  }, 90_000);

  test('gives out keys of conversations that are good after a restart, and keeps their secret to the owner', async () => {
    const save = (url: string, messages: string[], key = '') =>
      fetch(`${url}/save-conversation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'conversation-key': key },
        body: JSON.stringify({ id: 6, messages }),
      });
    const first = await startServer({ READ_ACCESS: 'staff' });
    const key = (await save(first.url, ['hello'])).headers.get('conversation-key') ?? '';
    await stopServer(first);

    const second = await startServer({ READ_ACCESS: 'staff', DATA_DIR: first.dataDir });
    const [owner, stranger] = [
      await save(second.url, ['My sink leaks.'], key),
      await save(second.url, ['My sink leaks.']),
    ];
    await stopServer(second);

    expect(await owner.json()).toMatchObject({ messages_count: 2 });
    expect(stranger.status).toBe(409);
    expect(statSync(join(first.dataDir, 'server-secret')).mode & 0o777).toBe(0o600);
  }, 90_000);

  test('says in one sentence that others may read the server secret', async () => {
    const DATA_DIR = aFolder();
    const file = join(DATA_DIR, 'server-secret');
    writeFileSync(file, 'x'.repeat(43), { mode: 0o644 });

    expect(await refusal({ DATA_DIR })).toEqual({
      code: 1,
      said: `Others may read the server secret: run "chmod 600 ${file}"`,
    });
  }, 90_000);

  test('uses an engine that runs already', async () => {
    const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
    const { url, output, ...other } = await startServer({ DYNAMODB_ENDPOINT: endpoint });

    expect(output()).toContain(`its data in ${endpoint}`);
    expect((await postJson(`${url}/save-conversation`, { messages: ['hello'] })).status).toBe(200);
    await stopServer(other);
  }, 90_000);

  test('says in one sentence that nothing answers at DYNAMODB_ENDPOINT, before it builds', async () => {
    const { exited, output } = launch({ DYNAMODB_ENDPOINT: 'http://127.0.0.1:9', READ_ACCESS: 'never' });

    expect(await exited).toBe(1);
    expect(output()).toBe(
      'Checking the port, the data folder and the engine\nDYNAMODB_ENDPOINT is "http://127.0.0.1:9", where nothing answers (ECONNREFUSED)\n',
    );
  }, 90_000);

  test.each([
    ['LOG_LEVEL', 'debug, info, error'],
    ['LOG_FORMAT', 'text, json'],
  ])('refuses a %s that cannot be', async (name, choices) => {
    expect(await refusal({ [name]: 'loud' })).toEqual({ code: 1, said: `${name} is "loud": it can be ${choices}` });
  });

  test('logs a request as one line', async () => {
    const started = await startServer({ LOG_FORMAT: 'text' });
    await fetch(`${started.url}/tickets`);
    await stopServer(started);

    expect(started.output()).toMatch(/^\d\d:\d\d:\d\d GET {4}\/tickets {25}200 +\d+ ms {2}[\da-f]{8}$/m);
    expect(started.output()).not.toContain('{"time"');
  }, 90_000);

  test('says what to do when there is no engine for this machine', () => {
    const probe = `process.env.PATH = '/nowhere'; Object.defineProperty(process, 'arch', { value: 'riscv64' });
      const { startEngine } = await import('./infra/local/engine.ts'); await startEngine().catch((error) => console.log(error.message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', probe]);

    expect(stdout.toString()).toMatch(
      /^There is no DynamoDB engine for \w+-riscv64 here: install one with "cargo install dynoxide-rs", or set DYNAMODB_ENDPOINT/,
    );
  });
});

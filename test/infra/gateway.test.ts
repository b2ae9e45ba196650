import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGateway, type Gateway, type Invoke } from '../../infra/local/gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.drain(0));

async function started(invoke: Invoke): Promise<number> {
  const routes = ['$default', 'GET /', 'POST /'].map((key) => ({ key, invoke }));
  gateway = createGateway(routes, undefined);
  await new Promise<void>((ready) => gateway.server.listen(0, '127.0.0.1', ready));
  return (gateway.server.address() as AddressInfo).port;
}

/** A function that answers when it is told to, and what says that it has begun. */
function slowFunction() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const invoke: Invoke = async () => {
    begin();
    await told;
    return { statusCode: 200, body: 'done' };
  };
  return { invoke, begun, tell };
}

async function textOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const safe = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

describe('while it ends, the gateway', () => {
  test('answers what is in flight, lets go of its connection, and takes no other', async () => {
    const { invoke, begun, tell } = slowFunction();
    const port = await started(invoke);
    const inFlight = fetch(`http://127.0.0.1:${port}/`);
    await begun;

    const drained = gateway.drain(60_000);
    const refused = await fetch(`http://127.0.0.1:${port}/`).catch((error) => error.cause.code);
    tell();

    const answer = await inFlight;
    expect({ status: answer.status, connection: answer.headers.get('connection'), refused }).toEqual({
      status: 200,
      connection: 'close',
      refused: 'ECONNREFUSED',
    });
    await drained;
  });

  test('waits for the rest of a body', async () => {
    const port = await started(async ({ body }) => ({ statusCode: 200, body: String(body) }));
    const headers = { 'content-type': 'text/plain', 'content-length': 8 };
    const half = request({ host: '127.0.0.1', port, method: 'POST', path: '/', headers });
    const answered = new Promise((done) => {
      half.on('response', (answer) => answer.on('data', (data) => done(String(data))));
    });
    half.write('half');
    await new Promise((begun) => gateway.server.once('request', begun));

    const drained = gateway.drain(60_000);
    half.end('full');

    expect(await answered).toBe('halffull');
    await drained;
  });

  test('answers 503 to a request on a connection that was opened before', async () => {
    const port = await started(async () => ({ statusCode: 200, body: 'done' }));
    const opened = new Promise((done) => gateway.server.once('connection', done));
    const socket = connect(port, '127.0.0.1');
    await opened;

    const drained = gateway.drain(60_000);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');

    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 1\r\n.*connection: close\r\n/is);
    await drained;
  });

  test('cuts what is not answered in time', async () => {
    const { invoke, begun } = slowFunction();
    const port = await started(invoke);
    const inFlight = fetch(`http://127.0.0.1:${port}/`).catch((error) => error.cause.code);
    await begun;

    await gateway.drain(10);

    expect(await inFlight).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
  });
});

describe("the gateway's own answers are safe too:", () => {
  const answerTo = async (text: string) => {
    const port = await started(async () => {
      throw new Error('a function that fails');
    });
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ')));
    return { status: Number(first?.split(' ')[1]), headers, body: JSON.parse(body) };
  };
  const get = (path: string, host = 'localhost') =>
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;

  test.each([
    ['a fault', get('/'), 500, 'Internal Server Error'],
    ['another host', get('/', 'evil.example'), 421, 'Misdirected Request'],
    ['no HTTP', 'nonsense\r\n\r\n', 400, 'Bad Request'],
    ['headers without end', get(`/${'x'.repeat(20_000)}`), 431, 'Request Header Fields Too Large'],
    [
      'a body of 11 MiB',
      `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${11 * 2 ** 20}\r\n\r\n${'x'.repeat(11 * 2 ** 20)}`,
      413,
      'Request Entity Too Large',
    ],
  ])('%s', async (_, text, status, message) => {
    expect(await answerTo(text)).toMatchObject({ status, headers: safe, body: { message } });
  });
});

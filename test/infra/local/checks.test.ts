import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { checkEngine, checkPort } from '../../../infra/local/checks.ts';

/** What answers every request the same, while the work lasts. */
async function answering<T>(status: number, body: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const refusal = (endpoint: string) =>
  checkEngine(endpoint).then(
    () => 'none',
    ({ message }) => message.replace(`DYNAMODB_ENDPOINT is "${endpoint}", `, ''),
  );

test('an engine that runs is taken', async () => {
  await expect(checkEngine(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')).resolves.toBeUndefined();
});

test.each(['localhost:8000', '8000', 'dynamodb', 'ftp://localhost', ''])(
  'an engine at "%s" is refused, since that is no URL',
  async (endpoint) => {
    expect(await refusal(endpoint)).toBe('which is no URL of an engine: it looks like http://127.0.0.1:8000');
  },
);

test('an engine that is not there is named with what happened', async () => {
  const gone = await answering(200, '', async (url) => url);

  expect(await refusal(gone)).toBe('where nothing answers (ECONNREFUSED)');
});

test.each([
  ['a page', 200, '<html>'],
  ['a page that is not found', 404, '<html>'],
  ['JSON of its own', 200, '{"ok":true}'],
  ['JSON of its own that says no', 401, '{"error":"who are you?"}'],
])('what answers with %s is no engine', async (_, status, body) => {
  expect(await answering(status, body, refusal)).toBe('where something answers that is not DynamoDB');
});

test('an engine that refuses is named with what it says', async () => {
  const body = JSON.stringify({
    __type: 'com.amazonaws.dynamodb.v20120810#UnrecognizedClientException',
    message: 'The security token is invalid.',
  });

  expect(await answering(400, body, refusal)).toBe(
    'where an engine refuses: UnrecognizedClientException: The security token is invalid.',
  );
});

test('a port that is taken is refused, one that is free is free again', async () => {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;

  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use: choose another with PORT`);
  await new Promise((closed) => server.close(closed));
  await checkPort(port);
  await expect(checkPort(port)).resolves.toBeUndefined();
});

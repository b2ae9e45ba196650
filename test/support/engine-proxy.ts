import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Disturbance = 'hangs' | 'loses the answer' | undefined;

/** Stands between the SDK and the engine of the tests and fails as networks do; the SDK finds it by AWS_ENDPOINT_URL_DYNAMODB. */
export async function startEngineProxy() {
  const engine = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  const asked: string[] = [];
  const state: { disturb: (action: string) => Disturbance } = { disturb: () => undefined };
  const server = createServer((incoming, response) => {
    const action = String(incoming.headers['x-amz-target']).replace(/^.*\./, '');
    asked.push(action);
    const disturbance = state.disturb(action);
    if (disturbance !== 'hangs') forward(engine, incoming, response, disturbance);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reset = () => {
    asked.length = 0;
    state.disturb = () => undefined;
  };
  const stop = () => {
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine;
    server.closeAllConnections();
    server.close();
  };
  return { asked, state, reset, stop };
}

function forward(engine: string, incoming: IncomingMessage, response: ServerResponse, disturbance: Disturbance): void {
  const { method, headers } = incoming;
  const outgoing = request(engine, { method, headers }, (answer) => {
    answer.once('end', () => disturbance && response.destroy());
    if (disturbance) answer.resume();
    else answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
  });
  incoming.pipe(outgoing);
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
export type Asked = { path: string; authorization: string; body: Record<string, unknown> };

/** A service on loopback that takes JSON, answers every request as it is told to, and remembers what it was asked. */
export async function startJsonServer() {
  const asked: Asked[] = [];
  const state: { reply: Reply | ((asked: Asked, response: ServerResponse) => Reply | undefined) } = { reply: {} };
  const server = createServer(async (request, response) => {
    const { url: path = '', method } = request;
    const text = await bodyOf(request);
    const question = {
      path: `${method} ${path}`,
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(text || '{}'),
    };
    asked.push(question);
    const reply = typeof state.reply === 'function' ? state.reply(question, response) : state.reply;
    if (!reply) return; // it says nothing, or has said it
    const { status = 200, headers = { 'content-type': 'application/json' }, body = {} } = reply;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const reset = () => {
    asked.length = 0;
    state.reply = {};
  };
  return { url: `http://127.0.0.1:${port}`, asked, state, reset, stop };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

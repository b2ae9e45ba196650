import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { headers: Record<string, string>; body: string; event: { type: string; data: object } };

/** Who hears by webhook, on loopback: remembers what it was sent, and answers as it is told to; nothing where that gives nothing. */
export async function startReceiver() {
  const received: Received[] = [];
  const state: { answer: (received: Received, response: ServerResponse) => number | undefined } = { answer: () => 204 };
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const it = { headers: request.headers as Record<string, string>, body, event: JSON.parse(body) };
    received.push(it);
    const status = state.answer(it, response);
    if (status !== undefined) response.writeHead(status).end('thank you');
  });
  const listen = (port = 0) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  await listen();
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${port}/hook`, received, state, close, reopen: () => listen(port) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a function is asked, and what is done when it asks for work the first and the second time. */
export type Invocation = {
  event: unknown;
  onReady: () => void;
  onAnswered: (answer: unknown) => void;
  onFailed: (words: string) => void;
};

/**
 * Lambda's Runtime API (https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html) for functions that are invoked once, one
 * after another.
 */
export async function startRuntimeApi() {
  let invocation: Invocation | undefined;
  let answer: unknown;
  let asked = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = String(request.url).replace('/2018-06-01/runtime', '');
    if (path === '/invocation/next') {
      asked += 1;
      if (asked > 1) return void invocation?.onAnswered(answer);
      invocation?.onReady();
      const headers = {
        'Content-Type': 'application/json',
        'Lambda-Runtime-Aws-Request-Id': randomUUID(),
        'Lambda-Runtime-Deadline-Ms': String(Date.now() + 10_000),
        'Lambda-Runtime-Invoked-Function-Arn': 'arn:aws:lambda:local:0:function:bench',
      };
      return void response.writeHead(200, headers).end(JSON.stringify(invocation?.event));
    }
    const body = await textOf(request);
    response.writeHead(202).end('{}');
    if (path.endsWith('/response')) answer = JSON.parse(body);
    else invocation?.onFailed(body);
  };
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    invoke: (next: Invocation) => {
      [invocation, answer, asked] = [next, undefined, 0];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

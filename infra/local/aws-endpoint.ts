import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// biome-ignore lint/suspicious/noExplicitAny: the input of whatever action it is
type Action = (input: any) => Promise<object> | object;

/**
 * Answers some actions of AWS on loopback, in the protocol of the SDK
 * (https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html), which finds it by AWS_ENDPOINT_URL_<service>.
 */
export async function startAwsEndpoint(actions: Record<string, Action>) {
  const server = createServer(async (request, response) => {
    const target = String(request.headers['x-amz-target']);
    const { status, body } = await answer(actions[target], request).catch((error: Error) => refusal(error.name));
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function answer(action: Action | undefined, request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (!action) return refusal('UnknownOperationException');
  return { status: 200, body: await action(JSON.parse(Buffer.concat(chunks).toString())) };
}

const refusal = (__type: string) => ({ status: 400, body: { __type } });

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Refusal = { status: number; __type: string; message?: string };
type Asked = { action: string; input: Record<string, unknown> };

/**
 * SSM Parameter Store on loopback, as far as the service uses it: GetParameter and PutParameter in the protocol of the
 * SDK (https://smithy.io/2.0/aws/protocols/aws-json-1_1-protocol.html). The SDK finds it by AWS_ENDPOINT_URL_SSM.
 */
export async function startParameterStore() {
  const parameters = new Map<string, string>();
  const asked: Asked[] = [];
  const state: { refusal?: Refusal } = {};
  const server = createServer(async (request, response) => {
    const action = String(request.headers['x-amz-target']).replace('AmazonSSM.', '');
    const input = JSON.parse(await bodyOf(request));
    asked.push({ action, input });
    const { status, ...body } = state.refusal ?? answer(parameters, action, input);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const reset = () => {
    parameters.clear();
    asked.length = 0;
    state.refusal = undefined;
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, parameters, asked, state, reset, stop };
}

function answer(parameters: Map<string, string>, action: string, input: Record<string, unknown>) {
  const name = String(input['Name']);
  const value = parameters.get(name);
  if (action === 'PutParameter') {
    if (value !== undefined && input['Overwrite'] !== true) return { status: 400, __type: 'ParameterAlreadyExists' };
    parameters.set(name, String(input['Value']));
    return { status: 200, Version: 1 };
  }
  if (value === undefined) return { status: 400, __type: 'ParameterNotFound' };
  return { status: 200, Parameter: { Name: name, Value: input['WithDecryption'] ? value : 'AQICAHh' } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

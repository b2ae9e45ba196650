import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SAFE = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', vary: 'origin' };

/** What the gateway answers itself, when no function does. */
export const ownAnswer = (statusCode: number, message: string, headers: Record<string, string> = {}) => ({
  statusCode,
  headers: { 'content-type': 'application/json', ...SAFE, ...headers },
  body: JSON.stringify({ message }),
});

export const preflightAnswer = { statusCode: 204, headers: SAFE };

const UNREADABLE: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers what is no HTTP, as Node.js does by itself but for the headers. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || code === 'ECONNRESET') return socket.destroy();
    const [status, reason] = UNREADABLE[code] ?? [400, 'Bad Request'];
    const { headers, body } = ownAnswer(status, reason, { connection: 'close' });
    const lines = Object.entries({ ...headers, 'content-length': body.length }).map((header) => header.join(': '));
    return socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

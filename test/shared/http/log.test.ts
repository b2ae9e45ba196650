import { expect, jest, test } from '@jest/globals';
import { AppError } from '../../../shared/errors.ts';
import { publicEndpoint } from '../../../shared/http/endpoint.ts';
import { call } from '../../support/call.ts';

const SENT = 'hunter2';

function syntaxError(): unknown {
  try {
    return JSON.parse(`{"password": ${SENT}}`);
  } catch (error) {
    return error;
  }
}

/** The line that a request ends in when this is thrown. */
async function lineOf(error: unknown): Promise<string> {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await call(
      publicEndpoint({}, () => Promise.reject(error)),
      {},
    );
    return written.mock.calls.map(([line]) => String(line)).join('');
  } finally {
    written.mockRestore();
  }
}

test.each([
  ['thrown itself', syntaxError],
  ['the cause of a fault', () => new Error('reading failed', { cause: syntaxError() })],
])('the message of a SyntaxError, which quotes what was sent, is not logged: %s', async (_, thrown) => {
  const line = await lineOf(thrown());

  expect(String(syntaxError())).toContain(SENT);
  expect(line).toContain('"name":"SyntaxError"');
  expect(line).not.toContain(SENT);
});

test('of what led to a refusal the names alone are logged', async () => {
  const line = await lineOf(new AppError('unavailable', SENT, { cause: new Error(SENT, { cause: syntaxError() }) }));

  expect(line).toContain('"cause":["Error","SyntaxError"]');
  expect(line).not.toContain(SENT);
});

test('a cause is named by its code where it has one that is a word', async () => {
  const cause = Object.assign(new Error(SENT), { code: 'ECONNRESET' });
  const numbered = Object.assign(new Error(SENT, { cause }), { code: 7 });

  expect(await lineOf(new AppError('unavailable', SENT, { cause: numbered }))).toContain(
    '"cause":["Error","ECONNRESET"]',
  );
});

import { expect, jest, test } from '@jest/globals';
import { AppError } from '../../../shared/errors.ts';
import { publicEndpoint } from '../../../shared/http/endpoint.ts';
import { consumed } from '../../../shared/store/consumed.ts';
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
const lineOf = (error: unknown) => lineAfter(() => Promise.reject(error));

async function lineAfter(work: () => Promise<never>): Promise<string> {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await call(publicEndpoint({}, work), {});
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

test('a request tells the units that it used itself', async () => {
  Object.assign(consumed, { read: 100, write: 50 });
  const line = await lineAfter(() => {
    Object.assign(consumed, { read: consumed.read + 2.5, write: consumed.write + 3 });
    return Promise.reject(new AppError('unavailable', 'no'));
  });

  expect(JSON.parse(line)).toMatchObject({ read_units: 2.5, write_units: 3 });
});

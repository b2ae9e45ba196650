import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { secretsIn, signedHeaders } from '../../../shared/events/signature.ts';

const aSecret = (bytes = 32) => `whsec_${randomBytes(bytes).toString('base64')}`;
const [current, previous] = [aSecret(), aSecret()];
const payload = JSON.stringify({ type: 'ticket.created', data: { name: 'Zoë' } });
const now = new Date(); // the library refuses what is older than five minutes
const signed = (text: string, id = 'evt_1') => signedHeaders(id, payload, now, secretsIn(text, 'the test'));

describe('what is signed is verified by the reference library of Standard Webhooks', () => {
  test('with the one secret', () => {
    expect(new Webhook(current).verify(payload, signed(current))).toEqual(JSON.parse(payload));
  });

  test('with either of two, while receivers change over', () => {
    const headers = signed(`${current}, ${previous}\n`);

    for (const secret of [current, previous])
      expect(new Webhook(secret).verify(payload, headers)).toEqual(JSON.parse(payload));
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  });

  test('and by no other secret, nor when the body or the id is another', () => {
    expect(() => new Webhook(aSecret()).verify(payload, signed(current))).toThrow('No matching signature found');
    expect(() => new Webhook(current).verify(`${payload} `, signed(current))).toThrow('No matching signature found');
    expect(() => new Webhook(current).verify(payload, { ...signed(current), 'webhook-id': 'evt_2' })).toThrow(
      'No matching signature found',
    );
  });
});

test.each([
  ['nothing', undefined],
  ['an empty text', ' '],
  ['a secret without its beginning', current.slice(6)],
  ['one that is too short', aSecret(23)],
  ['one that is too long', aSecret(65)],
  ['a word', 'whsec_secret!'],
  ['three', [current, previous, aSecret()].join(',')],
])('%s is no secret, and the error does not repeat it', (_, text) => {
  const read = () => secretsIn(text, 'ssm:/place');

  expect(read).toThrow('ssm:/place');
  if (text?.trim()) expect(read).not.toThrow(text.trim());
});

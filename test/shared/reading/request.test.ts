import { expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { read } from '../../../shared/reading/read.ts';
import { aCompleteConversation } from '../../support/builders.ts';

const told = aCompleteConversation().map(({ role, content }) => ({ role, text: content }) as Turn);
const KNOWN = { name: 'Ann Lee', phone: '(415) 555-0132', address: '12 Oak Street, Apt 4, Portland, OR 97201' };

/** What is known of Ann Lee when she goes on about a parcel or a sale. */
const known = (...texts: string[]) => {
  const turns = [...told, ...texts.map((text): Turn => ({ role: 'user', text }))];
  const { name, phone, address } = read(turns, en, { isRequest: true }).values;
  return { name, phone, address };
};

test.each([
  'Where is 1Z975N039000185078?',
  'I need proof of delivery for RR123456785US. It went to 508 Oak Avenue.',
  'Track 8873197395 please.',
  'Can I change the address on my shipment 1Z69VM821342657792? New zip is 78704.',
  'My account number is C4721164 and PIN 4471. I want to schedule a pickup.',
  'I was told to quote PO-2024-8786 when I call.',
  'The blankets were 12.00 in the catalogue. That was a misprint, 12.80.',
  'Order: LED bulbs, 2,500 pcs, 1.15 AUD, DAP Sydney, net 45.',
  'CPT Warsaw, PLN 88 per unit, 320 routers.',
])('who has told name, number and address keeps them, asking about something else: %s', (text) => {
  expect(known(text)).toEqual(KNOWN);
});

test('a number that is told for a call takes the place of the one before', () => {
  expect(known('Call me on 212-787-5296 about the parcel.')).toEqual({ ...KNOWN, phone: '212-787-5296' });
});

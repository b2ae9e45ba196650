import { expect, test } from '@jest/globals';
import type { CustomerInfo } from '../../../shared/conversation/conversation.ts';
import { correctTicket, openTicket, type Source, type Ticket } from '../../../shared/ticket/intake.ts';

const said: CustomerInfo = {
  name: 'Ann Lee',
  phone: '415-555-0132',
  address: '12 Oak Street, Portland, OR 97201',
  issue: 'My sink leaks.',
  role: null,
  priority: null,
  type: 'plumbing',
  date_time: '2026-03-01T09:00:00.000Z',
  submission_date_time: '2026-03-01T09:00:00.000Z',
};
const source = (customer_info: CustomerInfo): Source => ({
  conversation_id: '1',
  customer_info,
  topic: 'water leak',
  area: 'Portland',
});
const LATER = '2026-03-02T09:00:00.000Z';

/** The ticket of what was said, with what the desk has corrected since. */
function correctedByDesk(): Ticket {
  const { ticket } = openTicket(source(said), '2026-03-01T09:00:00.000Z');
  const customer_info = { ...ticket.customer_info, phone: '415-555-0199', priority: 'urgent' };
  return { ...ticket, customer_info, corrected: ['phone', 'priority'], phone_e164: '+14155550199' };
}

test('a correction changes what the conversation now says otherwise, and is told in the history', () => {
  const { ticket, entries } = correctTicket(correctedByDesk(), said, source({ ...said, name: 'Anne Leigh' }), LATER);

  expect(ticket.customer_info).toMatchObject({ name: 'Anne Leigh', phone: '415-555-0199', issue: 'My sink leaks.' });
  expect(entries).toEqual([
    { at: LATER, by: 'customer', field: 'name', from: 'Ann Lee', to: 'Anne Leigh', why: 'corrected' },
  ]);
});

test('what the desk has corrected stands against what is said later, which the history keeps', () => {
  const now = source({ ...said, phone: '415-555-0177', priority: 'low' });
  const { ticket, entries } = correctTicket(correctedByDesk(), said, { ...now, phone_e164: '+14155550177' }, LATER);

  expect(ticket.customer_info).toMatchObject({ phone: '415-555-0199', priority: 'urgent' });
  expect(ticket.phone_e164).toBe('+14155550199');
  expect(entries.map(({ field, from, to, why }) => [field, from, to, why])).toEqual([
    ['phone', '415-555-0199', '415-555-0177', 'overruled'],
    ['priority', 'urgent', 'low', 'overruled'],
  ]);
});

test('topic and area are those of the issue and the address that stand', () => {
  const now = {
    ...source({ ...said, issue: 'No heating.', address: '1 Elm Street, Salem' }),
    topic: 'no heating',
    area: 'Salem',
  };
  const { ticket } = openTicket(source(said), '2026-03-01T09:00:00.000Z');

  expect(correctTicket(ticket, said, now, LATER).ticket).toMatchObject({ topic: 'no heating', area: 'Salem' });
  expect(correctTicket({ ...ticket, corrected: ['issue', 'address'] }, said, now, LATER).ticket).toMatchObject({
    topic: 'water leak',
    area: 'Portland',
  });
});

test('a ticket has a priority and a type, also where the conversation has none', () => {
  const { ticket } = openTicket(source({ ...said, type: null }), '2026-03-01T09:00:00.000Z');

  expect(ticket.customer_info).toMatchObject({ priority: 'medium', type: 'other' });
});

test('what the conversation does not say anew changes nothing', () => {
  const ticket = correctedByDesk();

  expect(correctTicket(ticket, said, source(said), LATER)).toEqual({ ticket, entries: [] });
});

test('what is no longer said stays on the ticket', () => {
  const { ticket } = correctTicket(correctedByDesk(), said, source({ ...said, name: '', issue: null }), LATER);

  expect(ticket.customer_info).toMatchObject({ name: 'Ann Lee', issue: 'My sink leaks.' });
});

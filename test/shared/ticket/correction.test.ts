import { expect, test } from '@jest/globals';
import type { CustomerInfo } from '../../../shared/conversation/conversation.ts';
import { correctTicket, openTicket, type Source } from '../../../shared/ticket/intake.ts';

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
const BY_STAFF = { phone: '415-555-0199', address: '9 Elm Street, Portland, OR 97202', priority: 'urgent' };

/** The ticket of what was said, as staff has changed it since. */
function changedByStaff() {
  const { ticket } = openTicket(source(said), '2026-03-01T09:00:00.000Z');
  return { ...ticket, customer_info: { ...ticket.customer_info, ...BY_STAFF } };
}

test('a correction changes what the conversation now says otherwise, and nothing that staff changed meanwhile', () => {
  const { customer_info } = correctTicket(changedByStaff(), said, source({ ...said, name: 'Anne Leigh' }));

  expect(customer_info).toMatchObject({ ...BY_STAFF, name: 'Anne Leigh', issue: 'My sink leaks.' });
});

test('a ticket has a priority and a type, also where the conversation has none', () => {
  const { ticket } = openTicket(source({ ...said, type: null }), '2026-03-01T09:00:00.000Z');

  expect(ticket.customer_info).toMatchObject({ priority: 'medium', type: 'other' });
});

test('what the conversation does not say anew changes nothing', () => {
  const ticket = changedByStaff();

  expect(correctTicket(ticket, said, source(said)).customer_info).toEqual(ticket.customer_info);
});

test('what is no longer said stays on the ticket', () => {
  const { customer_info } = correctTicket(changedByStaff(), said, source({ ...said, name: '', issue: null }));

  expect(customer_info).toMatchObject({ name: 'Ann Lee', issue: 'My sink leaks.' });
});

import { expect, test } from '@jest/globals';
import { termsOf } from '../../../shared/summary/contribution.ts';
import { dayWith, emptyDay } from '../../../shared/summary/day.ts';
import { emptyTotals, hoursOfDay, totalsWith } from '../../../shared/summary/totals.ts';
import { aTicket, contributionFrom } from './a-ticket.ts';

const ticket = aTicket({ priority: 'urgent' });
const before = contributionFrom(ticket);
const after = contributionFrom({ ...ticket, status: 'completed', completed_at: '2026-11-20T16:30:00.000Z' });

test('a ticket that moves is taken out where it was and counted where it is', () => {
  const totals = totalsWith(emptyTotals, termsOf([{ after: before }, { before, after }]), 'UTC');

  expect(totals).toEqual({
    ...emptyTotals,
    tickets: 1,
    by_status: { completed: 1 },
    by_priority: { urgent: 1 },
    by_type: { other: 1 },
    resolved: { count: 1, ms: 3_600_000 },
    hours: { '15': 1 },
  });
});

test('a ticket that is not done adds nothing to what was resolved', () => {
  expect(totalsWith(emptyTotals, termsOf([{ after: before }]), 'UTC').resolved).toEqual({ count: 0, ms: 0 });
});

test('the order of changes does not matter, and a ticket that is gone leaves nothing', () => {
  const changes = [{ before: after }, { before, after }, { after: before }];
  const totals = changes.reduce((sum, change) => totalsWith(sum, termsOf([change]), 'UTC'), emptyTotals);

  expect(totals).toEqual(emptyTotals);
});

test.each([
  ['UTC', '2026-11-20T15:59:59.999Z', '15'],
  ['America/New_York', '2026-11-20T04:30:00.000Z', '23'],
  ['Asia/Kolkata', '2026-11-20T18:29:59.000Z', '23'],
  ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '00'],
  ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z', '00'],
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '02'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '02'],
  ['Europe/Berlin', '2026-03-29T00:30:00.000Z', '01'],
  ['Europe/Berlin', '2026-03-29T01:30:00.000Z', '03'],
])('%s: %s is counted in the local hour %s, at once and again from its day of UTC', (zone, created_at, hour) => {
  const terms = termsOf([{ after: contributionFrom(aTicket({ created_at })) }]);
  const day = dayWith(emptyDay(created_at.slice(0, 10)), terms);

  expect(totalsWith(emptyTotals, terms, zone).hours).toEqual({ [hour]: 1 });
  expect(hoursOfDay([day], zone)).toEqual({ [hour]: 1 });
});

import { expect, test } from '@jest/globals';
import {
  allowedMoves,
  PRIORITIES,
  priorityOf,
  TICKET_STATUSES,
  type TicketStatus,
  ticketTypeOf,
} from '../../../shared/ticket/ticket.ts';

test.each<[from: TicketStatus, to: TicketStatus[]]>([
  ['open', ['in_progress', 'on_hold', 'completed', 'cancelled']],
  ['in_progress', ['open', 'on_hold', 'completed', 'cancelled']],
  ['on_hold', ['open', 'in_progress', 'completed', 'cancelled']],
  ['completed', ['in_progress']],
  ['cancelled', ['open']],
])('a ticket that is %s may become %j and nothing else', (from, to) => {
  expect(allowedMoves[from]).toEqual(to);
});

test('staying is no move, and every status can be left', () => {
  for (const status of TICKET_STATUSES) {
    expect(allowedMoves[status]).not.toContain(status);
    expect(allowedMoves[status].length).toBeGreaterThan(0);
  }
});

test.each([
  ['p1', 'urgent'],
  ['ASAP', 'urgent'],
  ['A.S.A.P.', 'urgent'],
  ['Emergency!', 'urgent'],
  ['as soon  as possible', 'urgent'],
  ['P2', 'high'],
  ['normal', 'medium'],
  [' Normal ', 'medium'],
  ['not_urgent', 'low'],
  ['no-rush', 'low'],
])('%j means %s', (word, priority) => {
  expect(priorityOf(word)).toBe(priority);
});

test('a priority means itself', () => {
  expect(PRIORITIES.map(priorityOf)).toEqual(PRIORITIES);
});

test.each(['', 'blue', 'constructor', 'urgent leak'])('%j is no priority', (word) => {
  expect(priorityOf(word)).toBeUndefined();
});

test.each([
  ['plumbing', 'plumbing'],
  [' Electrical', 'electrical'],
  ['pest control', 'other'],
  ['', 'other'],
])('a ticket of type %j is counted under %s', (type, counted) => {
  expect(ticketTypeOf(type)).toBe(counted);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { EVENT_TYPES } from '../../shared/events/event.ts';
import { ATTEMPTS, delaySeconds } from '../../shared/events/retry.ts';
import { isEvent } from '../support/events.ts';

const page = readFileSync('docs/events.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text));

test('the page has an example of every event, in the form that it has', () => {
  expect(examples.map(({ type }) => type)).toEqual([
    'conversation.completed',
    'ticket.created',
    'ticket.updated',
    'ticket.completed',
    'summary.refreshed',
    'conversation.erased',
  ]);
  expect(examples.map(({ type }) => type).sort()).toEqual([...EVENT_TYPES].sort());
  for (const example of examples) expect([isEvent(example), example]).toEqual([true, example]);
});

test('the page says the pauses between attempts', () => {
  const pauses = Array.from({ length: ATTEMPTS - 1 }, (_, n) => delaySeconds(n + 1, { ageMs: 0, random: 0 }));

  expect(pauses).toEqual([5, 60, 300, 1800, 7200, 14_400, 21_600, 28_800]);
  expect(page).toContain('after 5 seconds, 1, 5 and 30 minutes, 2, 4, 6 and 8 hours');
});

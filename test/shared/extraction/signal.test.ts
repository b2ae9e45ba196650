import { expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';

const rows: [role: 'user' | 'assistant', text: string, signal: string | null][] = [
  ['assistant', 'A technician is on the way.', 'work_started'],
  ['assistant', 'I have scheduled a visit for tomorrow at 9.', 'work_started'],
  ['assistant', 'Your appointment has been booked.', 'work_started'],
  ['assistant', 'Thank you, your request was received.', null],
  ['assistant', 'Is it fixed now?', null],
  ['user', 'A technician is on the way.', null],
  ['user', 'It works now, thank you!', 'solved'],
  ['user', 'The problem is solved.', 'solved'],
  ['user', 'That fixed it.', 'solved'],
  ['user', 'It is not solved.', null],
  ['user', 'I hope it is fixed soon.', null],
  ['user', 'Please cancel my request.', 'cancelled'],
  ['user', 'Never mind.', 'cancelled'],
  ['user', "Don't cancel my request.", null],
  ['user', 'Can I cancel my subscription?', null],
  ['user', "It's leaking again.", 'reported_again'],
  ['user', 'The tap is still dripping, it is still broken.', 'reported_again'],
  ['user', 'Thanks', null],
  ['user', 'ok', null],
  ['user', 'My tap drips.', null],
];

test.each(rows)('%s: %s → %s', (role, text, signal) => {
  expect(signalOf({ role, text }, en)).toBe(signal);
});

import { describe, expect, test } from '@jest/globals';
import type { CustomerInfo } from '../../../shared/conversation/conversation.ts';
import { entitlementOf, isHardToGuess } from '../../../shared/conversation/entitlement.ts';
import { entryOf } from '../../../shared/conversation/history.ts';
import type { Item } from '../../../shared/conversation/message.ts';

const nothing: CustomerInfo = {
  name: 'Ann Lee',
  phone: '',
  address: '',
  issue: 'My sink leaks.',
  role: null,
  priority: null,
  type: null,
  date_time: '',
  submission_date_time: null,
};
const isHard = (items: Item[], about: Partial<CustomerInfo> = {}) =>
  isHardToGuess(items.map(entryOf), { ...nothing, ...about });

describe('hard to guess is', () => {
  test('a phone number or an address that the customer said, and neither a name nor an issue', () => {
    expect(isHard(['Hi'], { phone: '415-555-0132' })).toBe(true);
    expect(isHard(['Hi'], { address: '12 Oak Street' })).toBe(true);
    expect(isHard(['Hi'])).toBe(false);
  });

  test.each([
    ['40 letters', ['x'.repeat(40)], true],
    ['39 letters', ['x'.repeat(39)], false],
    ['39 letters and what is no letter', [`${'x'.repeat(39)} 12345, 6?!`], false],
    ['40 letters in several messages', ['x'.repeat(20), { role: 'user', content: 'ü'.repeat(20) }], true],
    ['40 letters of the agent', [{ role: 'assistant', content: 'x'.repeat(100) }, 'Hi'], false],
  ])('%s: %#', (_, items, expected) => {
    expect(isHard(items)).toBe(expected);
  });
});

describe('a stranger who sends', () => {
  const stored = ['Hi', { role: 'assistant', content: 'Hello A' }].map(entryOf);
  const whole = ['Hi', { role: 'assistant', content: 'Hello A' }];
  const more = [...whole, 'x'];
  const about = { isMade: true, isGuessable: true, isOwned: false };

  test.each([
    ['all of it and more, where that is hard to guess', more, { isGuessable: false }, 'all'],
    ['all of it and more, where anybody could guess it', more, {}, 'add'],
    ['all of it and more, where nobody made it', more, { isMade: false }, 'all'],
    ['all of it and more, where it is an account’s', more, { isOwned: true }, 'none'],
    [
      'all of it and more, where it is an account’s and hard to guess',
      more,
      { isOwned: true, isGuessable: false },
      'all',
    ],
    ['all of it', whole, {}, 'add'],
    ['all of it, where it is an account’s', whole, { isOwned: true }, 'own_words'],
    ['its beginning', ['Hi'], { isGuessable: false }, 'own_words'],
    ['nothing', [], { isGuessable: false }, 'own_words'],
    ['what it is not', ['Hello'], { isGuessable: false }, 'none'],
    ['its end', whole.slice(1), { isGuessable: false }, 'none'],
    ['the whole of a half-streamed turn', ['Hi', { role: 'assistant', content: 'Hello Ann' }], {}, 'add'],
    ['a half of its last turn', ['Hi', { role: 'assistant', content: 'Hell' }], {}, 'none'],
    ['the whole of a turn with another id', ['Hi', { id: '7', role: 'assistant', content: 'Hello Ann' }], {}, 'none'],
  ])('%s', (_, sent, otherwise, expected) => {
    expect(entitlementOf(sent.map(entryOf), stored, { ...about, ...otherwise })).toBe(expected);
  });
});

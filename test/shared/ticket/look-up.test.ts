import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Ticket } from '../../../shared/ticket/intake.ts';
import { isFirstEntry, isNamed, lastFour, lookUpsOf, mayAnswer, nameRanges } from '../../../shared/ticket/look-up.ts';

const aTicket = (name: string) =>
  ({ ticket_id: 'TKT-1', created_at: '2026-01-01T00:00:00.000Z', customer_info: { name, phone: '' } }) as Ticket;

const entriesOf = (name: string) => lookUpsOf(aTicket(name)).filter(({ PK }) => PK.startsWith('NAME'));

/** The entries that a list reads and shows for a question. */
function shown(name: string, questions: string[]): string[] {
  const ranges = questions.flatMap(nameRanges);
  const isRead = ({ PK, SK }: { PK: string; SK: string }) =>
    ranges.some((range) => range.name === PK && SK >= range.from && SK <= range.to);
  return entriesOf(name)
    .filter((entry) => isRead(entry) && mayAnswer(entry.SK, questions))
    .map(({ SK }) => SK)
    .filter((SK) => isFirstEntry(SK, aTicket(name), questions));
}

const word = fc.constantFrom('an', 'ann', 'anna', 'lee', 'leeson', 'le', 'van', 'va', 'x', 'bo', 'b');
const words = (maxLength: number) => fc.array(word, { minLength: 1, maxLength }).map((some) => some.join(' '));

test('each question for a name is answered by exactly one entry of every ticket that it is for', () => {
  fc.assert(
    fc.property(words(5), fc.array(words(3), { minLength: 1, maxLength: 3 }), (name, questions) => {
      const isWanted = questions.some((question) => isNamed(name, question));
      expect(shown(name, questions)).toHaveLength(isWanted ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});

test('two whole words are found between two places, whatever else begins like the first', () => {
  const [whole, longer] = nameRanges('ann lee');
  const isIn = (range: typeof whole, name: string) =>
    entriesOf(name).some(({ SK }) => range !== undefined && SK >= range.from && SK <= range.to);

  expect(['Ann Lee', 'Lee Ann', 'Ann Brandt Lee', 'Ann Leeson'].map((name) => isIn(whole, name))).toEqual(
    Array(4).fill(true),
  );
  expect(['Ann Brandt', 'Anna Lee', 'Ann'].map((name) => isIn(whole, name))).toEqual(Array(3).fill(false));
  expect(['Anna Lee', 'Anna Brandt'].map((name) => isIn(longer, name))).toEqual([true, true]);
  expect(['Ann Lee', 'Ann Brandt', 'Ann'].map((name) => isIn(longer, name))).toEqual(Array(3).fill(false));
});

test('a name of two words has two entries, one of three words six', () => {
  expect(['Ann', 'Ann Lee', 'Ann Brandt Lee'].map((name) => entriesOf(name).length)).toEqual([1, 2, 6]);
});

test.each([
  ['0104', '0104'],
  ['+1 (415) 555-0104', '0104'],
  ['٠١٠٤', undefined],
  ['104', undefined],
  ['call me', undefined],
])('a phone number is looked up by its last four digits: %s', (text, digits) => {
  expect(lastFour(text)).toBe(digits);
});

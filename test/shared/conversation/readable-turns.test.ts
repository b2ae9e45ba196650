import { describe, expect, test } from '@jest/globals';
import { entryOf, UNREAD } from '../../../shared/conversation/history.ts';
import { readableTurns } from '../../../shared/conversation/readable-turns.ts';

const KB = 1024;
const said = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => entryOf(`${n} `.padEnd(length, 'x')));
const answered = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => entryOf({ role: 'assistant', content: `${n} `.padEnd(length, 'x') }));
const lengthRead = ({ turns }: ReturnType<typeof readableTurns>) =>
  turns.reduce((sum, { text }) => sum + text.length, 0);
const placesRead = ({ turns }: ReturnType<typeof readableTurns>) =>
  turns.flatMap(({ text }, place) => (text === '' ? [] : [place]));

describe('of what is new', () => {
  test('a thousand messages as people write them are read whole', () => {
    const { turns, isWhole } = readableTurns(said(1000, 90));

    expect(isWhole).toBe(true);
    expect(turns).toHaveLength(1000);
  });

  test('of more, the beginning and the latest', () => {
    const read = readableTurns(said(1000, KB));

    expect(read.isWhole).toBe(false);
    expect(placesRead(read)).toEqual([...Array(32).keys(), ...Array.from({ length: 96 }, (_, n) => 904 + n)]);
  });

  test('long answers of the agent take nothing from what the customer said', () => {
    const read = readableTurns([...said(20, 100), ...answered(60, 16_000)]);

    expect(placesRead(read).slice(0, 20)).toEqual([...Array(20).keys()]);
  });
});

describe('of what was there before', () => {
  test('the latest are read again, beside all that is new', () => {
    const read = readableTurns(said(400, 60), 399);

    expect(placesRead(read)).toEqual(Array.from({ length: 151 }, (_, n) => 249 + n));
  });

  test.each([1, 4, 16])('%d MiB are no more work than one', (megabytes) => {
    expect(lengthRead(readableTurns(said(megabytes * 64, 16 * KB), megabytes * 64))).toBe(16 * KB);
  });

  test('what is not read from the table is not read', () => {
    const read = readableTurns([UNREAD, UNREAD, ...said(2, 10)], 3);

    expect(placesRead(read)).toEqual([2, 3]);
    expect(read.isWhole).toBe(false);
  });
});

import { expect, test } from '@jest/globals';
import { localDates } from '../../../shared/summary/local-time.ts';
import { peakOf, weeklyPattern } from '../../../shared/summary/volume.ts';

test.each([
  ['no ticket has no peak', {}, [], 0, false],
  ['one hour is its own busiest, without standing out', { '09': 4 }, [9], 4, false],
  ['equal hours: the earliest', { '14': 2, '09': 2, '22': 2 }, [9], 2, false],
  ['mean 4, from 6 on', { '08': 2, '09': 6, '10': 5, '11': 3 }, [9], 6, true],
  [
    'mean 3, from 4.5 on: busiest first, then by the clock',
    { '00': 1, '10': 5, '15': 6, '09': 5, '20': 1, '21': 1, '22': 2 },
    [15, 9, 10],
    16,
    true,
  ],
  ['at most three', { '01': 9, '02': 9, '03': 9, '04': 9, '05': 1, '06': 1, '07': 1, '08': 1 }, [1, 2, 3], 27, true],
])('peak hours, %s', (_, hours, peak, tickets, pronounced) => {
  expect(peakOf(hours)).toEqual({ hours: peak, tickets, pronounced });
});

/** 28 days up to Friday, 2026-11-20, with the tickets of each day of the week on its last occurrence. */
const fourWeeks = (byDay: number[]) =>
  localDates(new Date('2026-11-20T12:00:00.000Z'), 'UTC', 28).map((date, n) => {
    const count = n < 21 ? 0 : (byDay[(n - 16) % 7] ?? 0);
    return { date, count };
  });

test.each([
  ['fewer than ten tickets', [0, 3, 0, 0, 6, 0, 0], 'Not enough data yet (9 tickets in 28 days)'],
  ['one ticket', [1, 0, 0, 0, 0, 0, 0], 'Not enough data yet (1 ticket in 28 days)'],
  ['none', [0, 0, 0, 0, 0, 0, 0], 'Not enough data yet (0 tickets in 28 days)'],
  [
    '44 in 20 weekdays, 3 in 8 days of weekends',
    [12, 8, 8, 8, 8, 2, 1],
    'Busiest on Monday (12), quietest on Sunday (1); weekdays average 2.2 a day, weekends 0.4',
  ],
  [
    'ties: the first busiest, the last quietest',
    [0, 5, 5, 0, 0, 0, 0],
    'Busiest on Tuesday (5), quietest on Sunday (0); weekdays average 0.5 a day, weekends 0.0',
  ],
  [
    'no difference',
    [4, 4, 4, 4, 4, 4, 4],
    'The same on every day of the week (4); weekdays average 1.0 a day, weekends 1.0',
  ],
])('weekly pattern, %s', (_, byDay, text) => {
  expect(weeklyPattern(fourWeeks(byDay))).toBe(text);
});

test.each([
  ['UTC', '2026-11-20T23:59:59.999Z', ['2026-11-18', '2026-11-19', '2026-11-20']],
  ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', ['2026-11-19', '2026-11-20', '2026-11-21']],
  ['America/New_York', '2026-03-01T03:00:00.000Z', ['2026-02-26', '2026-02-27', '2026-02-28']],
  ['Europe/Berlin', '2026-10-25T23:30:00.000Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['Europe/Berlin', '2026-03-29T22:30:00.000Z', ['2026-03-28', '2026-03-29', '2026-03-30']],
])('in %s the last three days of %s are %j', (timeZone, now, dates) => {
  expect(localDates(new Date(now), timeZone, 3)).toEqual(dates);
});

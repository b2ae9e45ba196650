import { expect, test } from '@jest/globals';
import { momentOf, momentOrDayOf, pageOf, textOf } from '../../../../shared/shipment/provider/reading.ts';

test.each([
  ['2026-03-03T15:30:00Z', '2026-03-03T15:30:00.000Z'],
  ['2026-03-03T15:30:00.123456789Z', '2026-03-03T15:30:00.123Z'],
  ['2026-03-03T15:30:00-06:00', '2026-03-03T21:30:00.000Z'],
  ['2026-03-03 15:30+0530', '2026-03-03T10:00:00.000Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ['2026-03-03T15:30:00', null], // whose clock?
  ['2026-03-03', null],
  ['2026-02-30T00:00:00Z', null],
  ['2026-03-03T25:00:00Z', null],
  ['03/03/2026 15:30', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('the moment %j is %j', (given, moment) => {
  expect(momentOf(given, 'time')).toBe(moment);
});

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05T18:00:00', '2026-03-05'],
  ['2026-03-05T18:00:00+01:00', '2026-03-05T17:00:00.000Z'],
  ['2026-02-30', null],
  ['2026-03-051', null],
  ['soon', null],
])('a delivery on %j is expected on %j', (given, day) => {
  expect(momentOrDayOf(given, 'day')).toBe(day);
});

test.each([
  ['  Left  at\r\n the\tdoor ', 'Left at the door'],
  ['\u202Edrop\u202C it', 'drop it'],
  ['half \uD83D of it', 'half of it'],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ['📦'.repeat(301), `${'📦'.repeat(299)}…`],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['<b>Zugestellt</b> – 配達完了', '<b>Zugestellt</b> – 配達完了'],
  [' \u0000 ', null],
  [undefined, null],
])('the text %j is %j', (given, text) => {
  expect(textOf(given, 'text')).toBe(text);
});

test.each([
  ['https://www.ups.com/track?tracknum=1Z', 'https://www.ups.com/track?tracknum=1Z'],
  ['http://www.ups.com/track', null],
  ['javascript:alert(1)', null],
  ['https://ups.com@evil.example/', null],
  ['www.ups.com', null],
  [null, null],
])('the page %j is linked as %j', (given, page) => {
  expect(pageOf(given, 'page')).toBe(page);
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { easypost } from '../../../../shared/shipment/provider/easypost.ts';
import { karrio } from '../../../../shared/shipment/provider/karrio.ts';
import { momentOf, momentOrDayOf, pageOf, textOf, Unreadable } from '../../../../shared/shipment/provider/reading.ts';
import { easypostAnswer, easypostScan, karrioAnswer } from '../../../support/tracking-server.ts';

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
  ['0000-01-01T00:00:00+12:00', null], // in UTC of years that RFC 3339 cannot write
  ['9999-12-31T23:59:59-12:00', null],
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

const scan = { ...karrioAnswer().tracking.events[0], ...easypostScan() };
const fields = (of: object) => fc.dictionary(fc.constantFrom(...Object.keys(of)), fc.jsonValue({ maxDepth: 2 }));
const answers = fc.oneof(
  fc.jsonValue(),
  fields(easypostAnswer()).map((some) => easypostAnswer(some)),
  fields(karrioAnswer().tracking).map((some) => karrioAnswer(some)),
  fields(scan).map((some) => easypostAnswer({ tracking_details: [easypostScan(some)] })),
  fields(scan).map((some) => karrioAnswer({ events: [some] })),
);

test.each([
  ['karrio', karrio],
  ['easypost', easypost],
])('whatever %s answers is read or refused, and bounded', (_, { trackedOf }) => {
  fc.assert(
    fc.property(answers, (answer) => {
      try {
        const { events, ...tracked } = trackedOf(answer);
        for (const text of [...Object.values(tracked), ...events.flatMap((event) => Object.values(event))]) {
          expect(text === null || (typeof text === 'string' && text.length <= 600)).toBe(true);
        }
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }),
    { numRuns: 500 },
  );
});

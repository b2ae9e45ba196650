import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asciiDigits } from '../../../shared/extraction/fold.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { numberQuestion } from '../../../shared/shipment/question.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { MAX_SHIPMENTS } from '../../../shared/shipment/shipment.ts';

const UPS = '1Z5R89390357567127';

const user = (text: string): Turn => ({ role: 'user', text });
const numbersOf = (text: string) => readShipments([user(text)], en).map((it) => it.tracking_number);

describe('a number is found', () => {
  test.each([
    ['between emoji', `📦${UPS}🚚`],
    ['after a lone surrogate', `\ud83d ${UPS} \udc00`],
    ['between marks of direction', `\u200f${UPS}\u200e`],
    ['with zero-width characters in it', UPS.replace('5R8', '5\u200bR\u200c8')],
    ['with full-width digits', '９８６５７８７８８８５５ by fedex'],
    ['behind a hundred blanks', `${' '.repeat(100)}${UPS}`],
  ])('%s', (_, text) => {
    expect(numbersOf(text)).toHaveLength(1);
  });
});

test.each([[[]], [[user('')]], [[user(' \n\t')]], [[user('\ud83d')]], [[{ role: 'system', text: UPS } as Turn]]])(
  'nothing is read in %j',
  (turns) => expect(readShipments(turns, en)).toEqual([]),
);

test('any text has an answer, whose evidence lies in it and whose values were typed', () => {
  const pieces = fc.constantFrom(
    UPS,
    '986578788855',
    'order #',
    '4711',
    ' is ',
    'delivered',
    '\n',
    '👋',
    '\u200f',
    '?',
    'not ',
  );
  const texts = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 4 }), (messages) => {
      const turns = messages.map((it) => user(it.join('')));
      for (const { evidence, order_id } of readShipments(turns, en)) {
        for (const { message, start, end } of Object.values(evidence).flat()) {
          expect(turns[message]?.text.slice(start, end).length).toBe(end - start);
          expect(end).toBeGreaterThan(start);
        }
        if (order_id !== null) expect(turns.some(({ text }) => asciiDigits(text).includes(order_id))).toBe(true);
      }
    }),
    { seed: 5, numRuns: 300 },
  );
});

describe('of many', () => {
  const many = Array.from({ length: 1000 }, (_, index) => user(`and order ${10_000 + index}, please`));

  test('the first are kept', () => {
    const shipments = readShipments(many, en);

    expect(shipments.map((it) => it.order_id)).toEqual(
      Array.from({ length: MAX_SHIPMENTS }, (_, index) => String(10_000 + index)),
    );
  });

  test('none is there twice', () => {
    const again = readShipments(
      [user(`${UPS} ${UPS.toLowerCase()}`), user(`1Z 5R8 939 03 5756 7127. Order 77123, order #77123`)],
      en,
    );

    expect(again).toEqual([expect.objectContaining({ tracking_number: UPS, order_id: '77123' })]);
  });
});

// What each of these costs grows with its length; a square of it would outlast the time that a test has.
describe('16,384 characters are read at once', () => {
  test.each([
    '1234567890',
    '1Z',
    '1Z ',
    '12 34 ',
    'order ',
    'DT1',
    'tracking ',
    '# 1 ',
    ' ',
    'a',
    'a1',
    'ups ',
    'ups 1 ',
    'delivered ',
    'says it was delivered, ',
    'not ',
    '1.',
    '1-',
    'order 12345 ',
    '986578788855 ',
    '415-555-0132 ',
    'four five six ',
    `tracking number ${UPS} not `,
    '<p>',
    '&nbsp;',
    'order number number ',
  ])('of %j', (unit) => {
    const turns = [user(`9 ${unit.repeat(Math.ceil(16_384 / unit.length))}`.slice(0, 16_384))];
    readShipments([user('order 4711882')], en);

    const shipments = readShipments(turns, en);
    numberQuestion(turns, shipments, en);

    expect(shipments.length).toBeLessThanOrEqual(MAX_SHIPMENTS);
  });
});

import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { numbersIn } from '../../../shared/shipment/stated-numbers.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const UPS = '1Z5R89390357567127';
const FEDEX = '986578788855';
const USPS = '9400111201080805483016';
const ups = { tracking_number: UPS, carrier: 'ups' };
const fedex = { tracking_number: FEDEX, carrier: 'fedex' };
const usps = { tracking_number: USPS, carrier: 'usps' };

describe('a number', () => {
  const rows: ShipmentReading[] = [
    [[`Where is ${UPS}?`], [ups]],
    [[`where is ${UPS.toLowerCase()} pls`], [ups]],
    [['It is 1Z 5R8 939 03 5756 7127, thanks'], [ups]],
    [['1 Z 5 R 8 9 3 9 0 3 5 7 5 6 7 1 2 7'], [ups]],
    [['Tracking: 9400-1112-0108-0805-4830-16'], [usps]],
    [['9400 1112 0108 0805 4830 16 since monday'], [usps]],
    [['3 9400 1112 0108 0805 4830 16 was on the label'], [usps]],
    [['RB 1234 5678 5 GB'], [{ tracking_number: 'RB123456785GB', carrier: 'royal_mail' }]],
    [['<p>Status of <b>986578788855</b>?</p>'], [fedex]],
    [[`<a href="https://www.ups.com/track?loc=en&tracknum=${UPS}">here</a>`], [ups]],
    [[`https://www.ups.com/track?tracknum=${UPS}`], [ups]],
    [['the waybill is ٩٨٦٥٧٨٧٨٨٨٥٥'], [fedex]],
    [['nine eight six, five seven eight, seven double eight, eight five five with fedex'], [fedex]],
    [['DHL Express 3318810025'], [{ tracking_number: '3318810025', carrier: 'dhl' }]],
    [['TBA081238271280 was due by 8pm'], [{ tracking_number: 'TBA081238271280', carrier: 'amazon' }]],
    [["It's someone else's door. TBA081238271280"], [{ tracking_number: 'TBA081238271280' }]],
    [['charged $64.20 duty on 3318 8100 25 (DHL Express)'], [{ tracking_number: '3318810025' }]],
    [['Canada Post 0073 9380 0054 9297'], [{ tracking_number: '0073938000549297', carrier: 'canada_post' }]],
    [['My aunt sent it with FedEx. The code on her receipt reads 986578788855.'], [fedex]],
    [['"Your item was sent with FedEx under 986578788855". And now?'], [fedex]],
    [['477179081230 799531274483'], [{ tracking_number: '477179081230' }, { tracking_number: '799531274483' }]],
    [['Two:\n1) 986578788855\n2) 477179081230'], [fedex, { tracking_number: '477179081230' }]],
    [['> Your order shipped with UPS, 1Z5R89390357567127.', 'thanks'], [ups]],
  ];
  testShipments(rows, en);
});

describe('told in pieces', () => {
  const rows: ShipmentReading[] = [
    [['the first half is 9400 1112 0108', 'and then 0805 4830 16'], [usps]],
    [['> Your tracking number?', '1Z5R8939', '> Go on', '0357567127'], [ups]],
    [['My receipt says it starts with 94001112010', '> And the rest?', '80805483016'], [usps]],
    [['The slip says 1Z5R', '89390357', 'and 567127'], [ups]],
    [['The slip on my door: 1Z87', '9E9303', '46834440'], [{ tracking_number: '1Z879E930346834440' }]],
    [
      ['the first half of it is 2305556247', '> Go on.', 'and 9830932472'],
      [{ tracking_number: '23055562479830932472' }],
    ],
    [['first part 04144', 'then 17602', 'last bit 28964, fedex ground'], [{ tracking_number: '041441760228964' }]],
  ];
  testShipments(rows, en);
});

describe('no number of a parcel is', () => {
  const rows: ShipmentReading[] = [
    [['Call me on (415) 555-0132 or +1 415 555 0199.'], []],
    [['My card is 4539 1488 0343 6467.'], []],
    [['Pay to GB82 WEST 1234 5698 7654 32.'], []],
    [['It was 12.02.2026 at 14:30, I paid $1,234,567.89'], []],
    [['Invoice no. 986578788855'], []],
    [['Account number 986578788855, IMEI 356938035643809'], []],
    [["I have no tracking number, I'm Ann, 3318810025"], []],
    [['5432 1469 9854 8246'], []],
    [['+1 415 555 0132, 212-555-0199'], []],
    [['The door tag says DT986578788855'], []],
    [['A message of 3318810025 digits'], []],
    [['My number is 1Z5R89390357567128.'], []],
    [['It is 2Z5R89390357567127.'], []],
  ];
  testShipments(rows, en);
});

describe('the carrier', () => {
  const rows: ShipmentReading[] = [
    [['FedEx 9261292700768711948021'], [{ carrier: 'fedex' }]],
    [['9261292700768711948021'], [{ carrier: 'usps' }]],
    [['USPS or UPS, no idea: 9261292700768711948021'], [{ carrier: 'usps' }]],
    [['Parcelforce, RB123456785GB'], [{ carrier: 'parcelforce' }]],
    [['Delhivery waybill 2837461928374'], [{ carrier: 'delhivery', tracking_number: '2837461928374' }]],
    [['Aramex tracking no 784512369014'], [{ carrier: 'aramex', check_digit_valid: null }]],
    [['Aramex or not, 1Z5R89390357567127'], [{ carrier: 'ups' }]],
    [['986578788855 by fedex and my phone is 415-555-0132'], [{ carrier: 'fedex' }]],
    [['order 60417, FedEx 986578788855'], [{ carrier: 'fedex', order_id: '60417' }]],
  ];
  testShipments(rows, en);

  test('that was named is surer than one read off a format that carriers share', () => {
    const confidenceOf = (text: string) =>
      readShipments(turnsOf([text]), en)[0]?.carrier_candidates.map(({ confidence }) => confidence) ?? [];

    const [named = 0, other = 1] = confidenceOf('USPS 9261292700768711948021');
    const [unnamed = 1] = confidenceOf('9261292700768711948021');

    expect(named).toBeGreaterThan(unnamed);
    expect(other).toBeLessThan(named);
  });
});

test('a check digit is told to hold, to be unknown, and never to fail', () => {
  const validOf = (text: string) => readShipments(turnsOf([text]), en).map((it) => it.check_digit_valid);

  expect(validOf(UPS)).toEqual([true]);
  expect(validOf('TBA081238271280')).toEqual([null]);
  expect(validOf('1Z5R89390357567128')).toEqual([]);
});

test('a number whose check digit fails is kept apart', () => {
  const { numbers, misread } = numbersIn(turnsOf(['1Z5R89390357567128']), en);

  expect(numbers).toEqual([]);
  expect(misread.map(({ number }) => number)).toEqual(['1Z5R89390357567128']);
});

describe('evidence', () => {
  const quotes = (lines: string[]) => {
    const turns = turnsOf(lines);
    const entries = readShipments(turns, en).flatMap(({ evidence }) => Object.entries(evidence));
    return entries.map(([field, places]) => [
      field,
      places.map(({ message, start, end }) => turns[message]?.text.slice(start, end)),
    ]);
  };

  test('is the words as they were typed', () => {
    expect(quotes(['Hi 👋', 'order #80612 — FedEx 9865 7878 8855 is "out for delivery" 🚚'])).toEqual([
      ['tracking_number', ['9865 7878 8855']],
      ['carrier', ['FedEx']],
      ['order_id', ['#80612']],
      ['status', ['"out for delivery" 🚚'].map(() => expect.stringContaining('out for delivery'))],
    ]);
  });

  test('of a number told in pieces is every piece', () => {
    expect(quotes(['the first half is 9400 1112 0108', 'and then 0805 4830 16'])[0]).toEqual([
      'tracking_number',
      ['9400 1112 0108', '0805 4830 16'],
    ]);
  });
});

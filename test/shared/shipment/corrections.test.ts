import { describe } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const A = 'RB123456785GB';
const UPS = '1Z5R89390357567127';
const OTHER = '1Z879E930346834440';
const FEDEX = '986578788855';
const OTHER_FEDEX = '477179081230';
const only = [{ tracking_number: UPS }];

describe('a number that was corrected', () => {
  const rows: ShipmentReading[] = [
    [[`It is ${A}.`, `Sorry, wrong one. ${UPS}`], only],
    [[`It is ${A}, no wait, I misread that, ${UPS}`], only],
    [[`It's ${UPS}, not ${OTHER}.`], only],
    [['It is 1Z5R89390357567128', '> The check digit does not fit.', `oops ${UPS}`], only],
    [[`It is ${A}`, '> That number is not valid.', `Let me look again... ${UPS}`], only],
    [[`It is ${A}.`, `${A}, yes`, '> That looks wrong.', `You are right, ${UPS}`], only],
    [["It's order 1180023, no sorry, 1180032."], [{ order_id: '1180032' }]],
    [['DHL, AWB 3318810024', '> I cannot find it.', 'Oh, 3318810025.'], [{ tracking_number: '3318810025' }]],
    [['Order 51120. Sorry, typo: order 51121.'], [{ order_id: '51121' }]],
    [['Please cancel order 33018 - oh sorry, 33108'], [{ order_id: '33108' }]],
    [['> On which shipment?', FEDEX, '> I do not find it', `sorry ${OTHER_FEDEX}`], [{ tracking_number: OTHER_FEDEX }]],
    [['order ORD-77106', '*ORD-77160'], [{ order_id: 'ORD-77160' }]],
    [['order 55120 please', 'sorry i meant 55102'], [{ order_id: '55102' }]],
    [[`it is ${OTHER}`, `*${UPS}`], only],
  ];
  testShipments(rows, en);
});

describe('somebody else’s number', () => {
  const rows: ShipmentReading[] = [
    [[`I got my neighbour's parcel ${OTHER}, mine is ${UPS}.`], only],
    [[`My flatmate's number is ${OTHER} and mine is ${UPS}.`], only],
    [[`> Is this about ${OTHER}?`, `No, that isn't mine. I'm after ${UPS}.`], only],
    [[`My tracking number: ${OTHER}`, '> For a Mr Osei?', `oh no that's for my colleague. mine is ${UPS}`], only],
    [[`${OTHER} is not mine but ${UPS} is.`], only],
    [['> The one that starts with 1Z, for example 1Z879E930346834440.', `ok: ${UPS}`], only],
  ];
  testShipments(rows, en);
});

describe('a further number', () => {
  const both = [{ tracking_number: UPS }, { tracking_number: OTHER }];
  const rows: ShipmentReading[] = [
    [[`${UPS} and also ${OTHER}`], both],
    [[`It is ${UPS}.`, `The wrong address is on another one, ${OTHER}.`], both],
    [[`${UPS}`, `the same again: ${UPS}, then ${OTHER}`], both],
  ];
  testShipments(rows, en);
});

import { expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { en as words } from '../../../shared/shipment/languages/en.ts';
import { shipmentQuestion } from '../../../shared/shipment/question.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';

const { number, misread } = words.prompts;

const rows: [what: string, lines: string[], question: string | undefined][] = [
  ['nothing was said: the number', [], number],
  ['no number: the number', ['Where is my parcel?'], number],
  ['a parcel that did not come is no number that was not given', ['I never received my package.'], number],
  ['a lost order is no lost number', ['You lost my order!'], number],
  ['a number: nothing', ['Where is 1Z5R89390357567127?'], undefined],
  ['an order: nothing', ['Where is order 4711882?'], undefined],
  ['a number that fails its check digit: to read it again', ['It is 1Z5R89390357567128.'], misread],
  [
    'a wrong number, and then talk without one: still to read it again',
    ['It is 1Z5R89390357567128.', '> One moment.', 'please hurry'],
    misread,
  ],
  ['none to give: nothing', ['Where is it?', '> What is the tracking number?', 'No, I never got one.'], undefined],
  ['none to give, unasked: nothing', ['I have a question. I never got a tracking number.'], undefined],
  ['a refusal: nothing', ['Where is it?', '> Tracking number?', "I'd rather not give it."], undefined],
  ['asked once in vain: the number', ['Where is it?', '> What is the tracking number?', 'One moment.'], number],
  [
    'asked twice in vain: nothing',
    [
      'Where is it?',
      '> What is the tracking number?',
      'One moment.',
      '> Do you have the tracking number now?',
      'Wait.',
    ],
    undefined,
  ],
];

test.each(rows)('%s', (_, lines, question) => {
  const turns = turnsOf(lines);

  expect(shipmentQuestion(turns, readShipments(turns, en), en)).toBe(question);
});

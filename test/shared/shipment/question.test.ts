import { expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { numberQuestion } from '../../../shared/shipment/question.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';

const [number, misread] = ['tracking', 'trackingAgain'] as const;

const rows: [what: string, lines: string[], question: 'tracking' | 'trackingAgain' | null][] = [
  ['nothing was said: the number', [], number],
  ['no number: the number', ['Where is my parcel?'], number],
  ['a parcel that did not come is no number that was not given', ['I never received my package.'], number],
  ['a lost order is no lost number', ['You lost my order!'], number],
  ['a number: nothing', ['Where is 1Z5R89390357567127?'], null],
  ['an order: nothing', ['Where is order 4711882?'], null],
  ['a number that fails its check digit: to read it again', ['It is 1Z5R89390357567128.'], misread],
  [
    'a wrong number, and then talk without one: still to read it again',
    ['It is 1Z5R89390357567128.', '> One moment.', 'please hurry'],
    misread,
  ],
  ['none to give: nothing', ['Where is it?', '> What is the tracking number?', 'No, I never got one.'], null],
  ['none to give, unasked: nothing', ['I have a question. I never got a tracking number.'], null],
  ['a refusal: nothing', ['Where is it?', '> Tracking number?', "I'd rather not give it."], null],
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
    null,
  ],
];

test.each(rows)('%s', (_, lines, question) => {
  const turns = turnsOf(lines);

  expect(numberQuestion(turns, readShipments(turns, en), en).question).toBe(question);
});

test("the service's own question counts as asked, where no agent's turn tells it", () => {
  const turns = [
    { role: 'user', text: 'Where is it?' },
    { role: 'user', text: 'I have none, sorry', asked: 'What is the tracking number?' },
  ] as const;

  expect(numberQuestion(turns, [], en)).toEqual({ question: null, isAskedAgain: true });
});

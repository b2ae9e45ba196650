import { expect, test } from '@jest/globals';
import { areaOf } from '../../../shared/extraction/area.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import { topicOf } from '../../../shared/extraction/topic.ts';

test.each([
  ["The kitchen tap won't stop dripping.", 'water leak'],
  ['The toilet is clogged and keeps overflowing.', 'blocked drain'],
  ['There is a gas smell in the hall', 'gas smell'],
  ['Two power outlets are dead.', 'electrical fault'],
  ['I have a question about my last service charge bill.', 'billing question'],
  ['My garden gnome was stolen by the postman yesterday evening', 'garden gnome stolen postman evening'],
  ['', ''],
])('the topic of %j is %j', (issue, topic) => {
  expect(topicOf(issue, en)).toBe(topic);
});

test.each([
  ['4634 Martin Luther King Jr Blvd, Chicago, IL 60668', 'Chicago'],
  ['158 Park Crescent, Flat 15, London N9 3LD', 'London'],
  ['12 Oak Street, Apt 4, Portland, OR 97201', 'Portland'],
  ['12 Oak Street, OR 97201', '97201'],
  ['12 Oak Street, 97201', '97201'],
  ['12 Oak Street', null],
  ['Rose Cottage, Mill Lane', null],
  ['Rose Cottage, Mill Lane, Oxford', 'Oxford'],
  ['9520 faires farm road charlotte nc 28213', '28213'],
  ['12 Oak Street, Apt 4', null],
  ['', null],
])('the area of %j is %j, never the street', (address, area) => {
  expect(areaOf(address, en)).toBe(area);
});

import { describe, expect, it } from '@jest/globals';
import { extract } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';

/** What is read when only the customer's side is there, in lower case and without marks. */
const read = (...messages: string[]) =>
  extract(
    messages.map((text) => ({ role: 'user' as const, text })),
    en,
  );
const valuesOf = (...messages: string[]) => read(...messages).values;

it('reads a bare name with its capitals, and leaves one without to the trained reader', () => {
  expect(read('Hi', 'The tap drips', 'Maria Lopez').evidence.name?.[0]?.rule).toBe('bare');
  expect(valuesOf('hi', 'the tap drips', 'maria lopez').name).toBeNull();
});

describe('numbers without a question', () => {
  it.each([
    ['ten digits on their own', ['hi', 'my screen is cracked', '8955512345'], '8955512345'],
    ['nine digits on their own', ['hi', 'two pizzas please', '955512345', 'ok'], '955512345'],
    ['a number behind a name', ['hi', 'my screen is cracked', 'anita 8955512345'], '8955512345'],
    ['an update', ['hi', 'my sink leaks', '2125550101', 'sorry wrong number please update 2125550199'], '2125550199'],
  ])('reads %s', (_, messages, phone) => {
    expect(valuesOf(...messages).phone).toBe(phone);
  });

  it.each([
    ['an account', ['hi', 'i want to know my account balance', '8955512345']],
    ['a card in groups of four', ['hi', 'please help', '4155 2310 8812 9071']],
    ['a policy code', ['hi', 'please help', 'hgk 8955512345']],
    ['a date', ['hi', 'please help', '18062018']],
    ['a postcode behind an address', ['hi', 'one pizza', '410 maple avenue dayton oh 454021234']],
  ])('takes no phone from %s', (_, messages) => {
    expect(valuesOf(...messages).phone).toBeNull();
  });
});

it('takes an amount and a colour for no street', () => {
  expect(valuesOf('hi', 'i need 2 green ones', '3 white top').address).toBeNull();
});

it('takes no order number for a flat', () => {
  for (const text of ['I was told to quote #75523 when I call.', 'Order #80612, tracking 1Z 975 N03 90 0018 5078.']) {
    expect(valuesOf(text).address).toBeNull();
  }
});

import { describe, expect, it } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { read } from '../../../shared/reading/read.ts';

/** What is read when only the customer's side is there, in lower case and without marks. */
const readAll = (...messages: string[]) =>
  read(
    messages.map((text) => ({ role: 'user' as const, text })),
    en,
  );
const valuesOf = (...messages: string[]) => readAll(...messages).values;

describe('names without a question', () => {
  it.each([
    [
      'a message that is nothing but a name',
      ['hi', 'the tap in my bathroom drips', 'maria lopez', 'ok thanks'],
      'maria lopez',
    ],
    ['an Indian name', ['hello', 'my boiler does not work', 'priya sharma', '5551234567'], 'priya sharma'],

    ['after “this is”', ['hi', 'this is raj', 'the lift is stuck again'], 'raj'],
    ['after “my self”', ['good morning', 'my self deepa', 'heater not working'], 'deepa'],

    ['without what follows a cue', ['hi', 'my name is kavitha booking number 7781'], 'kavitha'],
    ['after another answer', ['hi', 'no hot water', '24 oak street', '5550102030', 'daniel brooks'], 'daniel brooks'],
    ['a rare surname beside a likely name', ['hi', 'i lost my card', 'priya zwickelbauer 4471'], 'priya zwickelbauer'],
    ['rare words that are all of “my name is”', ['hi', 'no signal', 'my name is osk q tamblyn'], 'osk q tamblyn'],
    ['the passenger', ['i want to fly on monday', 'passenger is ottoline mbeki'], 'ottoline mbeki'],
  ])('reads %s', (_, messages, name) => {
    expect(valuesOf(...messages).name).toBe(name);
  });

  it.each([
    ['the agent who is thanked', ['hi', 'the sink leaks', 'ok thank you martin', 'bye']],
    ['a short answer', ['hi', 'something is leaking', 'kitchen', 'pretty bad']],
    ['a neighbour', ['hi', 'my neighbour linda carter has no water', 'thanks']],
    ['a refusal', ['hi', 'the gate is broken', 'i would rather not say']],
    ['a dish', ['i want a large pizza', 'extra cheese', 'mushrooms', 'cash on delivery']],
    ['a maiden name', ['i forgot my pin', 'my mothers maiden name is castillo', 'thanks']],
    ['towns', ['hi', 'im flying to florence and then on to vienna', 'thanks']],
    ['a herb', ['one large pizza', 'add rosemary please', 'pickup']],
    ['a sister', ['hi', 'i need a card for somebody', 'sister is marta', 'thanks']],
    ['a car', ['i need proof of insurance', 'silver toyota corolla', 'thanks']],
  ])('takes no name from %s', (_, messages) => {
    expect(valuesOf(...messages).name).toBeNull();
  });

  it('says who read it, and how surely', () => {
    const [evidence] = readAll('hi', 'the tap drips', 'maria lopez').evidence.name ?? [];
    expect(evidence).toMatchObject({ message: 2, start: 0, end: 11, rule: 'trained' });
    expect(evidence?.score).toBeGreaterThan(0.5);
  });
});

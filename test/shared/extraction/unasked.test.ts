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

describe('names without a question', () => {
  it.each([
    [
      'a message that is nothing but a name',
      ['hi', 'the tap in my bathroom drips', 'maria lopez', 'ok thanks'],
      'maria lopez',
    ],
    ['an Indian name', ['hello', 'my boiler does not work', 'priya sharma', '5551234567'], 'priya sharma'],
    ['a given name with a number', ['hello', 'i need help with my account', 'suresh 4471'], 'suresh'],
    ['after “this is”', ['hi', 'this is raj', 'the lift is stuck again'], 'raj'],
    ['after “my self”', ['good morning', 'my self deepa', 'heater not working'], 'deepa'],
    ['with an initial between', ['hi', 'i lost my card', 'james k miller'], 'james k miller'],
    ['without what follows a cue', ['hi', 'my name is kavitha booking number 7781'], 'kavitha'],
    ['after another answer', ['hi', 'no hot water', '24 oak street', '5550102030', 'daniel brooks'], 'daniel brooks'],
    ['without a code behind it', ['hello', 'which seat do i have', 'suresh gkt 417'], 'suresh'],
    ['a rare surname beside a likely name', ['hi', 'i lost my card', 'priya zwickelbauer 4471'], 'priya zwickelbauer'],
    ['rare words that are all of “my name is”', ['hi', 'no signal', 'my name is osk q tamblyn'], 'osk q tamblyn'],
    ['the passenger', ['i want to fly on monday', 'passenger is ottoline mbeki'], 'ottoline mbeki'],

    ['without its title', ['hi', 'the cable is out', 'this is mister okafor'], 'okafor'],
    ['a name that an e-mail address has too', ['hi', 'no sound', 'zurab', 'zurab 77 gmailcom'], 'zurab'],
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

  it('says that it guessed, and how surely', () => {
    const [evidence] = read('hi', 'the tap drips', 'maria lopez').evidence.name ?? [];
    expect(evidence).toMatchObject({ message: 2, start: 0, end: 11, rule: 'guess' });
    expect(evidence?.score).toBeGreaterThan(0.5);
  });

  it('leaves a conversation with capitals to the rules', () => {
    expect(read('Hi', 'The tap drips', 'Maria Lopez').evidence.name?.[0]?.rule).toBe('bare');
  });
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

describe('addresses without a question', () => {
  it.each([
    ['a street behind a number', ['one pizza', '8955512345 gandhi nagar salem'], 'gandhi nagar salem'],
    ['a street behind a name', ['one pizza', 'lavanya 12 lake colony pune'], '12 lake colony pune'],
    ['a street without a number', ['one pizza', 'baker street london'], 'baker street london'],
    ['a house number with a town and its PIN', ['one pizza', '77 kovilur chennai 600041'], '77 kovilur chennai 600041'],
    ['an Indian flat', ['one pizza', 'flat no 12 mg road bangalore 560001'], 'flat no 12 mg road bangalore 560001'],
    ['a state after the cue', ['one pizza', 'address nevada 89109'], 'nevada 89109'],
  ])('reads %s', (_, messages, address) => {
    expect(valuesOf(...messages).address).toBe(address);
  });

  it('takes an amount and a colour for no street', () => {
    expect(valuesOf('hi', 'i need 2 green ones', '3 white top').address).toBeNull();
  });
});

it('takes no order number for a flat with a postcode', () => {
  for (const text of ['I was told to quote #75523 when I call.', 'Order #80612, tracking 1Z 975 N03 90 0018 5078.']) {
    expect(valuesOf(text).address).toBeNull();
  }
  expect(valuesOf('I live at #402, Green Park, Pune 411001').address).toBe('#402, Green Park, Pune 411001');
});

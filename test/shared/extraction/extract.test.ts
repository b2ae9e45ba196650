import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Field } from '../../../shared/extraction/language.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { read as readAll } from '../../../shared/reading/read.ts';
import { expectCpuBelow } from '../../support/cpu.ts';

/** Lines that begin with ">" are the agent's. */
const turnsOf = (lines: readonly string[]): Turn[] =>
  lines.map((line) =>
    line.startsWith('>') ? { role: 'assistant', text: line.slice(1).trim() } : { role: 'user', text: line },
  );
const read = (field: Field, ...lines: string[]) => readAll(turnsOf(lines), en).values[field];

type Row = [what: string, lines: string[], value: string | null];
const reads = (field: Field, rows: Row[]) =>
  describe(field, () => {
    test.each(rows)('%s', (_, lines, value) => {
      expect(read(field, ...lines)).toBe(value);
    });
  });

reads('name', [
  ['is introduced', ['Hello, my name is Wilbert Torphy. The tap drips.'], 'Wilbert Torphy'],
  ['is answered', ['> May I have your name?', 'Orion Hagenes'], 'Orion Hagenes'],
  ['is answered in a sentence', ['> Who am I speaking with?', "Sure, it's Kelli Altenwerth."], 'Kelli Altenwerth'],
  ['is answered with a first name only', ['> Your name please?', 'karen'], 'karen'],
  [
    'is answered in lower case without an apostrophe',
    ['hi, the lock is jammed, im matilde champlin'],
    'matilde champlin',
  ],
  ['comes with a number', ['> Your name and number?', 'Hubert Littel, 415.224.6022'], 'Hubert Littel'],
  ['drops the title', ['My name is Dr. Alva Reilly'], 'Alva Reilly'],
  ['keeps particles and apostrophes', ["I am Ludwig van der Berg-O'Neill."], "Ludwig van der Berg-O'Neill"],
  ['is corrected', ['My name is Jon Smith.', 'Sorry, my name is John Smyth.'], 'John Smyth'],
  ['is said behind ("speaking")', ['Ann Lee speaking. The tap drips.'], 'Ann Lee'],
  ['is not what the agent is called', ['> Good morning, this is Juliet.', 'Good morning Juliet. The tap drips.'], null],
  ['is not the neighbour', ['My neighbour Tess Bergnaum told me to call you.'], null],
  ['is not the landlord', ['My landlord is Preston Collins, his number is 512 782 4569.'], null],
  ['is not a role', ["I'm the tenant.", 'i am renting'], null],
  ['is not a mood', ['> Your name?', "I'd prefer to stay anonymous."], null],
  ['is not a feeling', ['I am so angry.', "I'm not happy"], null],

  [
    'is taken from before a refusal',
    ['> Name and phone?', "Arvel Bruen, but I'd rather not give out my phone number."],
    'Arvel Bruen',
  ],
]);

reads('phone', [
  ['is typed in American groups', ['You can reach me at (212) 722-3025.'], '(212) 722-3025'],
  ['is typed in British groups', ['> Phone number?', '07555 573 859'], '07555 573 859'],
  ['is international', ['Call me on +44 7746 947304 please'], '+44 7746 947304'],
  ['has an extension', ['My number is 415-555-0132 ext. 12.'], '415-555-0132 ext. 12'],
  ['is spelled out', ['My number is four oh four seven nine eight three two three three.'], '4047983233'],
  ['is spelled out with doubles', ['> Phone?', 'oh two oh, seven nine four six, oh nine double five'], '02079460955'],
  ['is corrected', ['> Number?', '415.224.6022', 'Oh wait, sorry, the number is 305-928-2618.'], '305-928-2618'],
  [
    'replaces the one on file',
    ["The number on file, 07854800831, doesn't work anymore. Please call 07764 743 948."],
    '07764 743 948',
  ],
  [
    'is not erased by one that cannot be',
    ['> Phone?', '415-224-6022', '> Is there another number?', 'Not really, 12'],
    '415-224-6022',
  ],
  ["is not the landlord's", ['My landlord is Preston Collins, his number is 512 782 4569.'], null],
  ['is not an order', ['My order number is 4155550132.'], null],
  ['is not a card', ['My card number is 4111 1111 1111 1111.'], null],
  ['is not a date', ['It broke on 2026-11-20.'], null],
  ['is not a postcode with its extension', ['I live at 12 Oak Street, Portland, OR 97201-1234.'], null],
  ['is left out when refused', ['> Name and phone?', "Ann Lee, but I'd rather not give my number."], null],
]);

reads('address', [
  [
    'is a street with all that follows',
    ['The address is 158 Park Crescent, Flat 15, London N9 3LD and you can reach me at 07811 505128.'],
    '158 Park Crescent, Flat 15, London N9 3LD',
  ],
  [
    'is answered',
    ['> And the address?', '4634 Martin Luther King Jr Blvd, Chicago, IL 60668'],
    '4634 Martin Luther King Jr Blvd, Chicago, IL 60668',
  ],
  [
    'comes after a number',
    ['> How do we reach you?', '212-965-1690. I live at 6847 Sunset Boulevard, Apt 8D, Columbus, OH 43268.'],
    '6847 Sunset Boulevard, Apt 8D, Columbus, OH 43268',
  ],
  [
    'is in lower case with a typo before it',
    ['adress is 123 green lane, flat 1b, london n0 2ld, my fone is +44 7746 947304'],
    '123 green lane, flat 1b, london n0 2ld',
  ],
  [
    'is put together from pieces',
    [
      '> What street?',
      '8245 Sunset Boulevard',
      '> Apartment or unit?',
      'Apt 31',
      '> City and zip?',
      'Minneapolis, MN 55450',
    ],
    '8245 Sunset Boulevard, Apt 31, Minneapolis, MN 55450',
  ],
  [
    'is corrected',
    ['I live at 12 Oak Street, Portland.', 'Sorry, I live at 14 Elm Road, Salem.'],
    '14 Elm Road, Salem',
  ],
  ['has no room', ['> Where is this happening?', "It's in the kitchen, mostly at night."], null],
  ['is no number of things', ['Two outlets in 3 rooms are dead since 5 days.'], null],
]);

reads('issue', [
  [
    'is the sentence with the problem',
    ["Hi there. The kitchen tap won't stop dripping."],
    "The kitchen tap won't stop dripping.",
  ],
  [
    'is said after a greeting in the same sentence',
    ['hi, the front door lock is jammed. can u send sombody?'],
    'the front door lock is jammed.',
  ],
  [
    'is the answer to "what is the problem?"',
    ["> What's the problem?", 'Everything is dark since yesterday.'],
    'Everything is dark since yesterday.',
  ],
  [
    'is kept when contact details follow',
    ['The window is cracked. My name is Ann Lee.', '> Phone?', '415-555-0132'],
    'The window is cracked.',
  ],
  [
    'is more than one sentence',
    ['The toilet overflows. The floor is flooded.'],
    'The toilet overflows. The floor is flooded.',
  ],
  ['stops before what leads to a number', ['My sink leaks, call 415-555-0132.'], 'My sink leaks'],
  ['stops before a clause about reaching', ['My sink leaks and you can call me at 415-555-0132.'], 'My sink leaks'],
  ['is not a greeting', ['Hello', 'Good morning!', 'Hi, I need some help.'], null],
  ['is not a role or a wish', ["I'm the tenant.", 'Can you send someone?'], null],
  [
    'stands in a sentence that also says how urgent it is',
    ['There is a gas smell in the hall, this is an emergency!'],
    'There is a gas smell in the hall, this is an emergency!',
  ],
]);

reads('role', [
  ['tenant', ["I'm renting the place."], 'tenant'],
  ['tenant, since there is a landlord', ['My landlord asked me to call.'], 'tenant'],
  ['owner', ['I own the apartment.'], 'owner'],
  ['manager', ['I manage the building.'], 'manager'],
  ['answered', ['> Tenant or owner?', 'owner'], 'owner'],
  ['not the role of a message', ['The tap drips.'], null],
]);

reads('priority', [
  ['urgent', ['This is an emergency, we need someone right now.'], 'urgent'],
  ['urgent by what happens', ['There is a gas smell in the kitchen'], 'urgent'],
  ['high', ["It's pretty serious, please send someone today."], 'high'],
  ['medium', ["It's not an emergency, but sometime this week would be good."], 'medium'],
  ['low', ['No rush at all, whenever you have time.'], 'low'],
  ['not stated', ['The tap drips.'], null],
]);

reads('type', [
  ['plumbing', ['The toilet is clogged and keeps overflowing.'], 'plumbing'],
  ['electrical', ['The breaker keeps tripping.'], 'electrical'],
  ['maintenance', ["The bedroom window is cracked and won't close."], 'maintenance'],
  ['other', ['I have a question about my last bill.'], 'other'],
  ['of no issue', ['Hello'], null],
]);

test('a form with labels is read line by line', () => {
  const form =
    'Name: Billie Kohler\nPhone: 503 612 4818\nAddress: 6777 Oak Ave, Apt 8D, Chicago, IL 60631\nProblem: Two outlets are dead.';

  expect(readAll(turnsOf([form]), en).values).toMatchObject({
    name: 'Billie Kohler',
    phone: '503 612 4818',
    address: '6777 Oak Ave, Apt 8D, Chicago, IL 60631',
    issue: 'Two outlets are dead.',
    type: 'electrical',
  });
});

test('what the agent says is no value', () => {
  const { values } = readAll(
    turnsOf(['> I am Ann Lee, 12 Oak Street, Portland, 415-555-0132. Your sink leaks?', 'Hello']),
    en,
  );

  expect(Object.values(values).every((value) => value === null)).toBe(true);
});

test('the phone is also told as E.164, for the country it is valid in', () => {
  expect(readAll(turnsOf(['My number is (212) 722-3025']), en).phoneE164).toBe('+12127223025');
  expect(readAll(turnsOf(['My number is 07746 947304']), en).phoneE164).toBe('+447746947304');
});

describe('whatever is said', () => {
  const anyTurns = fc.array(
    fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      text: fc.string({ unit: 'binary', maxLength: 200 }),
    }),
    { maxLength: 8 },
  );

  test('there is an answer, and the evidence points into the messages', () => {
    fc.assert(
      fc.property(anyTurns, (turns) => {
        const { evidence } = readAll(turns, en);

        for (const { message, start, end, score, rule } of Object.values(evidence).flat()) {
          expect(turns[message]?.role).toBe('user');
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(turns[message]?.text.length ?? 0);
          expect(score).toBeGreaterThan(0);
          expect(rule).not.toBe('');
        }
      }),
    );
  });

  test.each([
    '🙂🙂🙂',
    '<b></b>',
    '\u200f\u200f\u200b',
    '\ud800',
    '…',
    '0',
    'a',
    'ок',
    '你好',
    'مرحبا',
    '-----',
    '1 2 3',
  ])('%j invents nothing', (text) => {
    const { name, phone, address, role, priority } = readAll(turnsOf([text]), en).values;

    expect({ name, phone, address, role, priority }).toEqual({
      name: null,
      phone: null,
      address: null,
      role: null,
      priority: null,
    });
  });

  const units = [
    '1',
    ' ',
    'a ',
    '1-',
    '1 ',
    '(',
    '555-',
    '(415) 555-0132 ',
    ', ',
    '. ',
    'a:b\n',
    'my name is ',
    '12 oak ',
    'not ',
    'St. ',
    '🙂',
    'again leak ',
    'no heat ',
  ];

  test.each(units)('16,384 characters of %j take time in proportion', async (unit) => {
    const text = unit.repeat(16_384 / unit.length + 1).slice(0, 16_384);
    const turns = turnsOf(['> Your name, phone, street and unit?', text]);

    await expectCpuBelow(1000, () => readAll(turns, en)); // measured: under 50 ms; a quadratic rule takes many seconds
  });

  test('1,000 messages are read', () => {
    const turns = turnsOf(
      Array.from({ length: 1000 }, (_, n) => (n % 2 ? '> And then?' : `Then the tap number ${n} dripped.`)),
    );

    expect(readAll(turns, en).values.issue).toBe('Then the tap number 0 dripped.');
  });
});

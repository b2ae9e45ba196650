import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { extract } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { type Reading, testReadings, turnsOf } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    ['Hey, Maria Gonzalez here from unit 4. The radiator in my bedroom is ice cold.'],
    { name: 'Maria Gonzalez', issue: '*radiator*' },
  ],
  [
    ['> Hi! How can I help?', 'There is water coming through my ceiling!!', '> Oh no. Who is this?', 'Dave Lindqvist'],
    { name: 'Dave Lindqvist', issue: '*water coming*', priority: 'urgent', type: 'plumbing' },
  ],
  [['> And your name is?', 'yeah its tom baker'], { name: 'tom baker' }],
  [['> What should I call you?', 'You can call me Priya'], { name: 'Priya' }],
  [
    ['> Could I have your full name please?', "Certainly. Jean-Luc O'Connor-Smith"],
    { name: "Jean-Luc O'Connor-Smith" },
  ],
  [['> Full name?', 'why do you need that?'], { name: null }],
  [['> Your name?', 'Not telling you'], { name: null }],
  [['I am calling on behalf of my mother, Ruth Adler. My name is Simon Adler.'], { name: 'Simon Adler' }],
  [['> Name?', 'Bob', '> And your last name?', 'Miller'], { name: '*Miller' }],
  [['Regards,\nTom Hughes'], { name: 'Tom Hughes' }],
  [['My wife is called Anna, I am Peter Novak'], { name: 'Peter Novak' }],
  [['> How do I reach you?', '0117 496 0123 or by mail'], { phone: '0117 496 0123' }],
  [['you can text me on +1 (312) 555-0188 any time'], { phone: '+1 (312) 555-0188' }],
  [["Don't use 212-555-0101, use 212-555-0199 instead"], { phone: '212-555-0199' }],

  [['Order 4155550132 has not arrived'], { phone: null, issue: '*not arrived*' }],
  [['> Phone?', "it's three one oh, double five five, nine two one eight"], { phone: '3105559218' }],
  [['> What number can we call?', 'twenty'], { phone: null }],
  [['> Telephone?', '1234'], { phone: null }],
  [['> Best number?', '(646) 555 0143', '> Thanks, and a backup?', 'no, just that'], { phone: '(646) 555 0143' }],
  [['invoice no. 20250114887 was charged twice'], { phone: null, type: 'other' }],
  [['> Address?', 'Flat 3, 12 High Street, Oxford OX1 4BG'], { address: 'Flat 3, 12 High Street, Oxford OX1 4BG' }],
  [['> Address?', '221B Baker Street\nLondon NW1 6XE'], { address: '*NW1 6XE' }],
  [
    ['Please send someone to 77 Sunset Strip, Los Angeles. The AC is broken.'],
    { address: '77 Sunset Strip, Los Angeles', issue: '*AC is broken*', type: 'maintenance' },
  ],
  [
    ['my place is at 1600 Amphitheatre Pkwy, Mountain View, CA 94043 and the sink leaks'],
    { address: '1600 Amphitheatre Pkwy, Mountain View, CA 94043', issue: '*sink leaks*' },
  ],

  [['> Where exactly?', 'in the basement next to the boiler'], { address: null }],
  [
    ['> Street?', '44 Rue', '> Which flat?', '4B', '> Town and postcode?', 'Leeds LS1 4AP'],
    { address: '44 Rue, 4B, Leeds LS1 4AP' },
  ],
  [['> Street name and number?', '19 Kings Road', '> City?', 'Bristol'], { address: '19 Kings Road, Bristol' }],
  [
    ['> Address?', '19 Kings Road, Bristol', 'Sorry, it is 21 Kings Road, Bristol'],
    { address: '21 Kings Road, Bristol' },
  ],
  [['i waited 2 hours on the street'], { address: null }],
  [['hi'], { issue: null, type: null }],
  [['hello, I need help'], { issue: null }],
  [['Good afternoon! Is anyone there?'], { issue: null }],
  [['Can you help me please'], { issue: null }],
  [['thanks, bye'], { issue: null }],
  [['> Hello, what is the problem?', 'mice'], { issue: 'mice', type: 'maintenance' }],
  [['Our letterbox got vandalised last night'], { issue: '*vandalised*' }],
  [['> Are you the owner?', 'no, we just rent here'], { role: 'tenant' }],
  [['As the owner of the flat I expect better'], { role: 'owner' }],
  [['I am not the owner'], { role: null }],
  [['I look after the building for the housing association'], { role: 'manager' }],
  [["I'm the landlord of number 5"], { role: 'landlord' }],
  [['> How urgent is it?', 'it can wait until next month'], { priority: 'low' }],
  [['I can smell gas in the hallway'], { priority: 'urgent', issue: '*smell gas*' }],
  [['sparks are flying from the socket'], { priority: 'urgent', type: 'electrical' }],
  [['the heating is out and we have a newborn'], { priority: 'urgent' }],
  [['The fire alarm battery needs replacing'], { priority: null }],
  [['not urgent, just a squeaky door'], { priority: 'low', type: 'maintenance' }],
  [
    ['Name - Ola Nordmann\nTel: 0207 946 0011\nAddr: 5 Mill Lane, York YO1 7HH\nIssue: boiler broken'],
    { phone: '0207 946 0011', address: '5 Mill Lane, York YO1 7HH', issue: 'boiler broken' },
  ],
  [
    ['Name: Ola Nordmann / Phone: 0207 946 0011 / Address: 5 Mill Lane, York YO1 7HH / Problem: boiler broken'],
    { name: 'Ola Nordmann', phone: '0207 946 0011', address: '5 Mill Lane, York YO1 7HH', issue: 'boiler broken' },
  ],
  [['The light in the stairwell is out. Tom from number 7 says you fix that. — Eva Stein'], { name: 'Eva Stein' }],
];

testReadings(rows, en);

const signals: [role: 'user' | 'assistant', text: string, signal: string | null][] = [
  ['assistant', 'Our plumber will be with you at 3pm', 'work_started'],
  ['assistant', 'I have booked an engineer for Monday', 'work_started'],
  ['assistant', 'Would you like me to schedule a visit?', null],
  ['assistant', 'We will let you know once a technician is available', null],
  ['assistant', 'The electrician is already on site', 'work_started'],
  ['user', 'works fine now, cheers', 'solved'],
  ['user', 'All sorted, thanks', 'solved'],
  ['user', 'it still does not work', 'reported_again'],
  ['user', 'it is not solved', null],
  ['user', 'The leak is back', 'reported_again'],
  ['user', 'please cancel the ticket', 'cancelled'],
  ['user', 'I want to withdraw my request', 'cancelled'],
  ['user', 'can you cancel my subscription fee?', null],
  ['user', "please don't cancel", null],
  ['user', 'thanks', null],
  ['user', 'You no longer need to come', 'cancelled'],
  ['user', 'is it fixed yet?', null],
  ['user', 'Thanks again!', null],
  ['user', 'The boiler has broken down again', 'reported_again'],
];

test.each(signals)('%s: %s → %s', (role, text, signal) => {
  expect(signalOf({ role, text }, en)).toBe(signal);
});

test('a name and an issue are always the customer’s own words', () => {
  const words = fc.constantFrom(
    'my name is',
    'Bob',
    'ann',
    'leak',
    '.',
    ',',
    '12 Oak St',
    '212 722 3025',
    'im',
    '\n',
    '🙂',
    'Ünal',
    '?',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 20 }).map((it) => it.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      const { values } = extract(turnsOf(texts.map((it) => (it.startsWith('>') ? it.slice(1) : it))), en);

      const told = [...(values.name?.split(' ') ?? []), ...(values.issue ? [values.issue] : [])]; // "Lee, Ann" is Ann Lee
      expect(told.filter((it) => !texts.some((text) => text.includes(it)))).toEqual([]);
    }),
  );
});

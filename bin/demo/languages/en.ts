import type { Tongue } from '../story.ts';

export const en: Tongue = {
  code: 'en',
  given: ['Ann', 'Marcus', 'Priya', 'Owen', 'Grace', 'Leroy', 'Hannah', 'Victor', 'Maya', 'Tom', 'Ruth', 'Daniel'],
  family: ['Lee', 'Whitfield', 'Okafor', 'Brennan', 'Castillo', 'Novak', 'Hughes', 'Sandberg', 'Patel', 'Doyle', 'Kim'],
  name: '{given} {family}',
  phones: ['(415) 555-01##', '503-555-01##', '+1 206 555 01##', '312 555 01##'],
  addresses: [
    '1# Oak Street, Apt #, Portland, OR 9720#',
    '24## Maple Avenue, Seattle, WA 9810#',
    '8# Harbor Road, San Francisco, CA 9411#',
    '31# North Elm Street, Chicago, IL 6061#',
    '5# Cedar Lane, Unit #B, Oakland, CA 9460#',
  ],
  answers: {
    name: ['{name}', 'My name is {name}.', 'This is {name}'],
    phone: ['{phone}', 'You can reach me at {phone}.', 'best number is {phone}'],
    address: ['{address}', "It's {address}.", 'I live at {address}'],
    issue: ['The sink in the kitchen is leaking.', 'A light in the hall does not work.'],
  },
  stories: [
    {
      opens: [
        'Hi, my [kitchen|bathroom] sink is leaking under the cabinet [since last night|since this morning]. I put a bucket there but it fills up.',
      ],
      closes: ['Thanks, that was quick!'],
    },
    {
      opens: [
        'Water is coming through the ceiling!! The upstairs neighbours [had a bath|ran their washing machine] and now my [hallway|bedroom] is dripping. This is urgent, please send somebody.',
      ],
    },
    {
      opens: [
        'Half of my outlets went dead [after the storm|when I plugged in the kettle]. The breaker looks fine to me, but I am no electrician.',
      ],
      closes: ['Should I leave the breaker off until then?'],
    },
    {
      opens: [
        'hello?',
        'the heater in unit 4 makes a [knocking|whistling|grinding] noise all night and my baby cannot sleep',
      ],
    },
    {
      opens: [
        'There is a burning smell from the [hallway light switch|socket behind the fridge] and it feels warm. It is an emergency, I think.',
      ],
      closes: ['Okay, I switched the power off. Thank you.'],
    },
    {
      opens: [
        'Hey there. No rush at all, but the [back door|garden gate] does not close properly any more, you have to lift it a bit.',
      ],
    },
    {
      opens: [
        '{name} here, {phone}. The toilet at {address} keeps running [and my water bill is crazy|for a week now].',
      ],
    },
    {
      opens: [
        'The elevator is stuck on the [third|second|fifth] floor again. My mother is 81 and cannot take the stairs.',
      ],
      closes: ['One more thing: the emergency button does not light up either.'],
    },
    {
      opens: [
        'I have mold in the [bathroom|bedroom] corner, it came back after you painted it over in [March|spring].',
        'Yes, the same spot. It is not about paint, the wall is wet.',
      ],
    },
    {
      opens: ['My dishwasher stopped in the middle of the program and the [display shows E24|water stays inside].'],
      closes: ['Actually, never mind, it works again. Sorry for the trouble!'],
    },
    {
      about: 'parcel',
      opens: [
        'Where is my parcel? Order {order}, tracking {tracking}.',
        'It says [out for delivery|in transit|delivered] since [Monday|Thursday], but nothing came.',
      ],
      closes: ['Can somebody look into this, please? I am {name}, {phone}, {address}.'],
    },
    {
      about: 'parcel',
      opens: [
        'Hi! I ordered a lamp two weeks ago, number {order}, and never got a tracking number.',
        'Found it in the spam folder: {tracking}',
      ],
    },
    {
      about: 'sale',
      opens: [
        'We need [80|120|200] ball bearings, same as last time. What can you do?',
        { agent: 'This quarter it is 24 dollars each, 5% off from 50 pieces.' },
        'Fine. Net 30, FOB Hamburg, and the offer should hold until 31 March 2027.',
      ],
    },
    {
      about: 'sale',
      opens: [
        'Please quote [40|60] cartons of copy paper for our office at 18.50 USD per carton, we usually get 3% discount.',
      ],
    },
  ],
};

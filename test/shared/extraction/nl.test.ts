import { describe, expect, test } from '@jest/globals';
import { nl } from '../../../shared/extraction/languages/nl.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'Goedemorgen, u spreekt met Annemiek van den Berg-de Wit. Onze cv-ketel is kapot en we hebben geen warm water. Adres: Prinsengracht 263 hs, 1016 GV Amsterdam. U kunt mij bereiken op 06-12345678.',
    ],
    {
      name: 'Annemiek van den Berg-de Wit',
      phone: '06-12345678',
      address: 'Prinsengracht 263 hs, 1016 GV Amsterdam',
      type: 'maintenance',
    },
  ],
  [
    'initials, spelled digits, a Belgian box',
    [
      '> Wat is uw naam?',
      'Dhr. P.J. Jansen',
      '> Telefoonnummer?',
      'nul zes, een twee drie vier, vijf zes zeven acht',
      '> Waar woont u?',
      'Kerkstraat 12 bus 3, 2000 Antwerpen',
    ],
    { name: 'P.J. Jansen', phone: '0612345678', address: 'Kerkstraat 12 bus 3, 2000 Antwerpen' },
  ],
  [
    'lower case without punctuation',
    ['hoi met sanne de vries, de wc is verstopt. ik woon op de dorpsstraat 5b in utrecht mn nr is 0612345679'],
    { name: 'sanne de vries', phone: '0612345679', issue: 'de wc is verstopt.' },
  ],
  ['a corrected number', ['> Uw nummer?', '020 1234567, nee sorry, 020 7654321'], { phone: '020 7654321' }],
  [
    'no name and number of a neighbour, and a refusal',
    [
      'Mijn buurman Kees Smit (030 1112223) zei dat ik jullie moest bellen. Ik ben Fatima El Idrissi. De lift doet het niet.',
      '> Hoe kunnen we u bereiken?',
      'Dat zeg ik liever niet',
    ],
    { name: 'Fatima El Idrissi', phone: null, type: 'maintenance' },
  ],
  [
    'a form',
    [
      'Naam: Joris Peeters\nTel: +32 475 12 34 56\nAdres: Grote Markt 1, 9000 Gent\nProbleem: de voordeur sluit niet meer',
    ],
    {
      name: 'Joris Peeters',
      phone: '+32 475 12 34 56',
      address: 'Grote Markt 1, 9000 Gent',
      issue: 'de voordeur sluit niet meer',
    },
  ],
  [
    'an owner in an emergency',
    ['Ik ben de eigenaar van het huis. Er lekt water door het plafond, kom alsjeblieft meteen!'],
    { name: null, role: 'owner', priority: 'urgent', type: 'plumbing' },
  ],
  [
    'no order number, and a signature',
    ['Mijn bestelnummer is 1234567890, waar blijft mijn pakket? Groetjes, Emma Visser'],
    { name: 'Emma Visser', phone: null },
  ],
  ['a name by its parts', ['> Voornaam?', 'Lotte', '> Achternaam?', 'ter Horst'], { name: 'Lotte ter Horst' }],
  [
    'the service address, not the billing address',
    ['> Adres?', 'Het factuuradres is Damrak 1, maar de lekkage is op Rokin 20, 1012 KT Amsterdam'],
    { address: 'Rokin 20, 1012 KT Amsterdam' },
  ],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), nl).values).toMatchObject(record);
  });
});

describe('what is said of the work', () => {
  test.each([
    ['Alles werkt weer, bedankt!', 'user', 'solved'],
    ['De kraan lekt weer.', 'user', 'reported_again'],
    ['Annuleer de afspraak alstublieft.', 'user', 'cancelled'],
    ['De loodgieter is onderweg.', 'assistant', 'work_started'],
  ] as const)('%s', (text, role, signal) => {
    expect(signalOf({ role, text }, nl)).toBe(signal);
  });
});

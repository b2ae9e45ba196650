import { describe, expect, test } from '@jest/globals';
import { de } from '../../../shared/extraction/languages/de.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'Guten Morgen, hier spricht Annegret von der Heide aus der Rosenstr. 17 in 50667 Köln. Seit gestern Abend haben wir kein warmes Wasser mehr. Sie können mich unter 0221/4712345 zurückrufen.',
    ],
    {
      name: 'Annegret von der Heide',
      phone: '0221/4712345',
      address: 'Rosenstr. 17 in 50667 Köln',
      issue: 'Seit gestern Abend haben wir kein warmes Wasser mehr.',
      type: 'plumbing',
    },
  ],
  [
    'terse answers, a title and a floor',
    [
      '> Wie heißen Sie?',
      'Dr. Matthias Grünwald-Özdemir',
      '> Unter welcher Nummer sind Sie erreichbar?',
      'am besten mobil: 0176 2345 6789',
      '> Und wo wohnen Sie?',
      'Am Alten Markt 3a, 2. Stock links, 04109 Leipzig',
    ],
    {
      name: 'Matthias Grünwald-Özdemir',
      phone: '0176 2345 6789',
      address: 'Am Alten Markt 3a, 2. Stock links, 04109 Leipzig',
    },
  ],

  [
    'a corrected number',
    ['> Ihre Telefonnummer bitte?', 'die 0171 1111111, ach nein, Entschuldigung, 0171 2222222'],
    { phone: '0171 2222222' },
  ],
  [
    'no name and number of a neighbour, and a refusal',
    [
      'Meine Nachbarin Frau Özil (0221 998877) hat Ihnen schon geschrieben. Ich heiße Jonas Bauer. Im Treppenhaus ist die Lampe kaputt.',
      '> Wie können wir Sie erreichen?',
      'Gar nicht, ich möchte keine Nummer angeben.',
    ],
    { name: 'Jonas Bauer', phone: null, type: 'electrical' },
  ],
  [
    'a form',
    [
      'Name: Lena Vogt\nTel.: +49 (0)30 901820\nAnschrift: Unter den Linden 77, 10117 Berlin\nAnliegen: Die Heizung im Wohnzimmer wird nicht warm.',
    ],
    {
      name: 'Lena Vogt',
      phone: '+49 (0)30 901820',
      address: 'Unter den Linden 77, 10117 Berlin',
      issue: 'Die Heizung im Wohnzimmer wird nicht warm.',
    },
  ],
  [
    'the service address, not the billing address',
    [
      '> Um welche Adresse geht es?',
      'Die Rechnungsadresse ist Goethestr. 1, 60313 Frankfurt, aber der Schaden ist in der Schillerstr. 22, 60313 Frankfurt',
    ],
    { address: 'Schillerstr. 22, 60313 Frankfurt' },
  ],
  [
    'no order number',
    ['Meine Bestellnummer ist 4711081500 und das Paket ist nicht angekommen. Mein Name ist Ute Klein, 0160 5556677.'],
    { name: 'Ute Klein', phone: '0160 5556677' },
  ],

  [
    'a caretaker in a hurry',
    [
      'Ich bin der Hausmeister vom Haus Lindenallee 4. Der Aufzug steckt fest, zwei Leute sind drin, bitte sofort kommen!',
    ],
    { name: null, address: 'Lindenallee 4', role: 'manager', priority: 'urgent', type: 'maintenance' },
  ],
  [
    'an owner with time',
    ['Wir sind Eigentümer der Wohnung. Das Dach ist undicht, eilt aber nicht.'],
    { role: 'owner', priority: 'low' },
  ],
  ['a name behind its title', ['> Wer spricht?', 'Hier ist der Herr Müller'], { name: 'Müller' }],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), de).values).toMatchObject(record);
  });
});

describe('what is said of the work', () => {
  test.each([
    ['Es funktioniert wieder, vielen Dank.', 'user', 'solved'],
    ['Der Hahn tropft schon wieder.', 'user', 'reported_again'],
    ['Bitte den Termin absagen.', 'user', 'cancelled'],
    ['Der Klempner ist unterwegs.', 'assistant', 'work_started'],
    ['Es ist noch nicht behoben.', 'user', 'reported_again'],
  ] as const)('%s', (text, role, signal) => {
    expect(signalOf({ role, text }, de)).toBe(signal);
  });
});

import { describe, expect, test } from '@jest/globals';
import { pl } from '../../../shared/extraction/languages/pl.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'Dzień dobry, nazywam się Małgorzata Wiśniewska-Nowak. W łazience cieknie kran. Mieszkam przy ul. Długiej 5 m. 3, 00-238 Warszawa, proszę dzwonić na 601 234 567.',
    ],
    {
      name: 'Małgorzata Wiśniewska-Nowak',
      phone: '601 234 567',
      address: 'ul. Długiej 5 m. 3, 00-238 Warszawa',
      issue: 'W łazience cieknie kran.',
      type: 'plumbing',
    },
  ],
  [
    'terse answers and spelled digits',
    [
      '> Jak się Pan nazywa?',
      'Jan Kowalski',
      '> Numer telefonu?',
      'pięć zero jeden, dwa trzy cztery, pięć sześć siedem',
      '> Adres?',
      'os. Tysiąclecia 12/45, 31-603 Kraków',
    ],
    { name: 'Jan Kowalski', phone: '501234567', address: 'os. Tysiąclecia 12/45, 31-603 Kraków' },
  ],
  [
    'lower case without accents',
    ['czesc jestem ola zielinska i nie mam pradu, tel 501234567'],
    { name: 'ola zielinska', phone: '501234567', issue: 'nie mam pradu', type: 'electrical' },
  ],
  [
    'no name and number of a neighbour, and a refusal',
    [
      'Moja sąsiadka Anna Lis (600 111 222) poradziła mi zadzwonić. Z tej strony Piotr Zając. Winda nie działa.',
      '> Pod jakim numerem możemy się skontaktować?',
      'Wolę nie podawać',
    ],
    { name: 'Piotr Zając', phone: null, type: 'maintenance' },
  ],
  [
    'a form',
    [
      'Imię i nazwisko: Ewa Mazur\nTelefon: +48 22 123 45 67\nAdres: al. Jerozolimskie 100, 00-807 Warszawa\nProblem: nie zamyka się okno w sypialni',
    ],
    {
      name: 'Ewa Mazur',
      phone: '+48 22 123 45 67',
      address: 'al. Jerozolimskie 100, 00-807 Warszawa',
      issue: 'nie zamyka się okno w sypialni',
    },
  ],
  [
    'an owner in an emergency',
    ['Jestem właścicielem mieszkania, czuć gaz w kuchni, natychmiast kogoś przyślijcie!'],
    { name: null, role: 'owner', priority: 'urgent' },
  ],
  ['no order number', ['Numer zamówienia 123456789, paczka nie dotarła.'], { phone: null }],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), pl).values).toMatchObject(record);
  });
});

describe('what is said of the work', () => {
  test.each([
    ['Już wszystko działa, dziękuję', 'user', 'solved'],
    ['Kran znowu cieknie', 'user', 'reported_again'],
    ['Proszę anulować zgłoszenie', 'user', 'cancelled'],
    ['Hydraulik jest w drodze', 'assistant', 'work_started'],
  ] as const)('%s', (text, role, signal) => {
    expect(signalOf({ role, text }, pl)).toBe(signal);
  });
});

import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['Angebot gültig bis 30.06.2025: Bohrmaschine 129,00 EUR, 3 % Skonto.', 'until 2025-06-30'],
  ['vom 1. bis 15. März', 'range 2026-03-01..2026-03-15'],
  ['ab 1. Mai 2025', 'from 2025-05-01'],
  ['bis Monatsende', 'until 2025-05-31'],
  ['14 Tage gültig', 'range 2025-05-07..2025-05-21'],
  ['Preise gelten vom 01.07. bis 30.09.2025', 'range 2025-07-01..2025-09-30'],
  ['das Angebot steht noch bis Freitag', 'until 2025-05-09'],
  ['Aktionspreis bis Ende Juni, 3,10 €/Stk, zahlbar 30 Tage netto', 'until 2025-06-30'],
  ['gültig ab sofort bis zum 15. August 2025', 'until 2025-08-15'],
  ['wir halten den Preis für 4 Wochen', 'range 2025-05-07..2025-06-04'],
  ['nächsten Monat wird es teurer, ab Juni 14,90', 'range 2025-06-01..2025-06-30', 'from 2025-06-01'],
  ['bis spätestens 30.6.', 'until 2025-06-30'],
  ['Bindefrist 31. Mai', 'until 2025-05-31'],
  ['Gültigkeit: 60 Tage', 'range 2025-05-07..2025-07-06'],
  ['Angebot gültig bis einschließlich 15. Juni', 'until 2025-06-15'],
  ['Rabattaktion zwischen dem 10. und 20. Juni 2025', 'range 2025-06-10..2025-06-20'],
  ['Preis fix für das 3. Quartal 2025', 'range 2025-07-01..2025-09-30'],
  ['gilt bis Ende nächster Woche', 'until 2025-05-18'],
  ['ab 01.07.25 neue Preisliste', 'from 2025-07-01'],
  ['das angebot gilt 14 tage ab heute', 'range 2025-05-07..2025-05-21'],
  ['bis Mitte Juli 2025 halten wir 4,20', 'until 2025-07-15'],
  ['Preis gilt ab dem 1. Juni bis auf Weiteres', 'from 2025-06-01'],
  ['Angebotsfrist: 20.06.2025, 12:00 Uhr', 'until 2025-06-20'],
  ['vom 15. Mai bis zum 15. Juni 2025', 'range 2025-05-15..2025-06-15'],
  ['Gültig: 1.5.–31.8.2025', 'range 2025-05-01..2025-08-31'],
  ['für die nächsten sechs Wochen', 'range 2025-05-07..2025-06-18'],
  ['bis Ende des Jahres, Tel. 030 12.05.25', 'until 2025-12-31'],
  ['am kommenden Dienstag', 'on 2025-05-13'],
  ['Ihr Angebot vom 28.04.2025 nehmen wir an', 'from 2025-04-28'],
  ['Der Preis bleibt bis einschl. 31.08.25 stabil', 'until 2025-08-31'],
  ['Aktion läuft noch bis kommenden Samstag', 'until 2025-05-10'],
  ['Preisbindung bis zum Jahresende', 'until 2025-12-31'],
  ['Im Zeitraum 01.06.2025–30.06.2025 10 % Rabatt', 'range 2025-06-01..2025-06-30'],
  ['Guten Morgen, der Preis steht bis Freitag', 'until 2025-05-09'],
  ['letzten Montag, nicht morgen', 'on 2025-05-05', 'on 2025-05-08'],
];

const undated = [
  'zahlbar innerhalb 14 Tagen',
  'Lieferung in KW 23, Angebot 2024-117',
  '30 Tage ab Rechnungsdatum, 2 % Skonto bei 10 Tagen',
  'Version 3.10.2, DIN 18.04, Artikel 12-05-33',
  'das gilt fürs ganze Quartal',
];

describe('dates in German', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('de', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('de', text)).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['geldig t/m 30 juni 2025', 'until 2025-06-30'],
  ['aanbieding geldig tot eind juni', 'until 2025-06-30'],
  ['van 1 juni tot en met 31 augustus 2025', 'range 2025-06-01..2025-08-31'],
  ['offerte 30 dagen geldig, betaling binnen 14 dagen', 'range 2025-05-07..2025-06-06'],
  ['prijs vast tot het einde van het jaar', 'until 2025-12-31'],
  ['vanaf 15-07-2025 gaat de prijs omhoog', 'from 2025-07-15'],
  ['ik heb het nodig voor volgende week vrijdag', 'on 2025-05-16'],
  ['actie loopt tot 31/12/2025', 'until 2025-12-31'],
  ['de komende drie maanden', 'range 2025-05-07..2025-08-07'],
  ['de prijs geldt tot 1 september 2025', 'until 2025-09-01'],
  ['actieprijs van 10 t/m 20 juni', 'range 2025-06-10..2025-06-20'],
  ['deze offerte vervalt op 15 juni', 'until 2025-06-15'],
  ['tot het eind van het kwartaal 4,20', 'until 2025-06-30'],
  ['gedurende de maand juni', 'range 2025-06-01..2025-06-30'],
  ['morgen bel ik terug', 'on 2025-05-08'],
  ['prijzen geldig van 01-06-2025 t/m 31-08-2025', 'range 2025-06-01..2025-08-31'],
  ['tot en met vrijdag 16 mei', 'until 2025-05-16'],
  ['in het derde kwartaal van 2025', 'range 2025-07-01..2025-09-30'],
  ['uiterlijk 30 mei reageren', 'until 2025-05-30'],
  ['vanaf volgende maand 4,20', 'from 2025-06-01'],
  ['korting geldt t/m zondag', 'until 2025-05-11'],
  ['prijsafspraak tot eind volgend jaar', 'until 2026-12-31'],
  ['van 15 mei t/m 15 juni', 'range 2025-05-15..2025-06-15'],
  ['de offerte blijft 60 dagen gestand', 'range 2025-05-07..2025-07-06'],
  ['met ingang van 1 januari 2026', 'from 2026-01-01'],
  ['goede morgen, vorige vrijdag besteld', 'on 2025-05-02'],
];

const undated = ['betaling 30 dagen na factuurdatum', 'artikel 12-05, 2/3 vol, 3.10 euro'];

describe('dates in Dutch', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('nl', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('nl', text)).toEqual([]);
  });
});

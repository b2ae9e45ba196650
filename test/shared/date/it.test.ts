import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['Offerta valida fino al 31 ottobre 2025: piastrelle a 19 euro.', 'until 2025-10-31'],
  ['prezzo bloccato fino a fine anno', 'until 2025-12-31'],
  ['dal 15 giugno al 15 settembre 2025', 'range 2025-06-15..2025-09-15'],
  ['preventivo valido 30 giorni, pagamento 60 gg data fattura fine mese', 'range 2025-05-07..2025-06-06'],
  ['entro venerdì prossimo mi serve la conferma', 'until 2025-05-09'],
  ['listino in vigore dal 1° luglio 2025', 'from 2025-07-01'],
  ['offerta valida fino al 20/05/2025 a 12,80', 'until 2025-05-20'],
  ['da maggio a settembre', 'range 2025-05-01..2025-09-30'],
  ['scade il 3 giugno', 'until 2025-06-03'],
  ['promo valida dal 10 al 25 giugno', 'range 2025-06-10..2025-06-25'],
  ['il prezzo resta bloccato per 6 mesi', 'range 2025-05-07..2025-11-07'],
  ['entro fine mese', 'until 2025-05-31'],
  ['valido sino al 31.12.2025', 'until 2025-12-31'],
  ['dal prossimo mese aumenta', 'from 2025-06-01'],
  ['per tutto il mese di luglio', 'range 2025-07-01..2025-07-31'],
  ['scadenza offerta: 20 giugno 2025', 'until 2025-06-20'],
  ['listino valido dal 01/06/2025 al 31/12/2025', 'range 2025-06-01..2025-12-31'],
  ['validità offerta 60 giorni', 'range 2025-05-07..2025-07-06'],
  ['ti confermo domani, sconto fino a domenica', 'on 2025-05-08', 'until 2025-05-11'],
  ['entro il 15 del mese prossimo', 'until 2025-06-15'],
  ['nel terzo trimestre 2025', 'range 2025-07-01..2025-09-30'],
  ['prima del 1º agosto', 'until 2025-07-31'],
  ['sconto valido fino alla fine di giugno', 'until 2025-06-30'],
  ['offerta dal 10/06 al 20/06', 'range 2025-06-10..2025-06-20'],
  ['il listino cambia dal 1 luglio p.v.', 'from 2025-07-01'],
  ['fino a martedì prossimo', 'until 2025-05-13'],
  ['per i prossimi 15 giorni vi teniamo 4,20', 'range 2025-05-07..2025-05-22'],
  ['lunedì scorso', 'on 2025-05-05'],
];

const undated = ['consegna in 15 giorni, pagamento a 30 giorni'];

describe('dates in Italian', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('it', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('it', text)).toEqual([]);
  });
});

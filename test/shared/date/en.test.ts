import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['Our offer is valid until 31 March 2025.', 'until 2025-03-31'],
  ['from January 1, 2025 to June 30, 2025. A4 paper is 3.95 EUR', 'range 2025-01-01..2025-06-30'],
  ['18.50 USD, 20% off until April 30, 2025.', 'until 2025-04-30'],
  ['Prices hold thru Sept 30th.', 'until 2025-09-30'],
  ['the quote expires on 12/31/2025 so please confirm by Monday', 'until 2025-12-31', 'until 2025-05-12'],
  ['promo runs May 15-31', 'range 2025-05-15..2025-05-31'],
  ['deal is good till end of next month, 3/4 inch pipe, 12.80 USD', 'until 2025-06-30'],
  ['Can you hold 14.20 for us through Q3?', 'until 2025-09-30'],
  ['Offer open for 10 days. payment 2/10 net 30', 'range 2025-05-07..2025-05-17'],
  ['starting the 1st of June we charge 4.10', 'from 2025-06-01'],
  ['Fixed for 2025: from 1st July to 31st December', 'range 2025-07-01..2025-12-31'],
  ['discount available from now until the end of the year', 'until 2025-12-31'],
  ['price valid for 3 months, lead time 6 weeks', 'range 2025-05-07..2025-08-07'],
  ['we may order 20 more in March 2026', 'range 2026-03-01..2026-03-31'],
  ['Valid 01.06.2025 - 31.08.2025', 'range 2025-06-01..2025-08-31'],
  ['I need it the day after tomorrow, not today', 'on 2025-05-09', 'on 2025-05-07'],
  ['pls lock 7.85/kg til jun 15, thx', 'until 2025-06-15'],
  ['Rates apply between 1 and 14 August 2025 only.', 'range 2025-08-01..2025-08-14'],
  ['Offer lapses at close of business on Friday, 23 May 2025', 'until 2025-05-23'],
  ['Good until 5pm tomorrow', 'until 2025-05-08'],
  ['seasonal price: Nov 1 2025 – Feb 28 2026', 'range 2025-11-01..2026-02-28'],
  ['effective Monday we move to $9.10', 'from 2025-05-12'],
  ['Could you do it by mid-June?', 'until 2025-06-15'],
  ['the price is locked in for the next six months', 'range 2025-05-07..2025-11-07'],
  ['no later than 2025-05-30T17:00:00Z', 'until 2025-05-30'],
  ['Promo: 15.05.25 to 15.06.25', 'range 2025-05-15..2025-06-15'],
  ['for orders placed in Q2 2025, 3 % rebate', 'range 2025-04-01..2025-06-30'],
  ['sold 200 in January alone, price from 4.10 to 3.90', 'range 2026-01-01..2026-01-31'],
  ['heads up: quote QT-2025-06-14-B is good until 06/14/25', 'until 2025-06-14'],
  ['our spring list (1 Apr 2025 to 30 Jun 2025) still applies', 'range 2025-04-01..2025-06-30'],
  ["I'll decide by next Tuesday", 'until 2025-05-13'],
  ['this price is only for today', 'on 2025-05-07'],
  ['Valid till: 20th of August, 2025', 'until 2025-08-20'],
  ['can you deliver on the 22nd? price 22.50', 'on 2025-05-22'],
  ['offer stands until the close of Q2', 'until 2025-06-30'],
  ['from June onwards the rate is 11.20', 'from 2025-06-01'],
  ["we'd commit for 12 months at 7.10 if you hold until Dec 2025", 'range 2025-05-07..2026-05-07', 'until 2025-12-31'],
  ['price valid for thirty days', 'range 2025-05-07..2025-06-06'],
  ['Our bid remains open for acceptance until 17:00 on 30 May 2025', 'until 2025-05-30'],
  ['ok so 6.40 a box if you sign before 1st June?', 'until 2025-05-31'],
  ['Discount window: 10th–20th of June', 'range 2025-06-10..2025-06-20'],
  ['contract term 1/7/2025 - 30/6/2026', 'range 2025-07-01..2026-06-30'],
  ['pricing effective from the beginning of next quarter', 'from 2025-07-01'],
  ['I sent it last Friday', 'on 2025-05-02'],
  ['stuck since Monday', 'from 2025-05-05'],
  ['on june 6 th 2025', 'on 2025-06-06'],
];

const undated = [
  'call me at 555-0142 between 9.30 and 11.15',
  'order 2025-0412 shipped, ip 192.168.10.12, firmware 2.4.25',
  'we ship 8-12 pallets, ratio 50/50, 1/2 upfront',
  'that was invoice 12/2024 from last year',
  'Quote #2025/06/118, ref 05-06-2025-A',
  "They've been out of stock for 3 weeks, it took 10 days last time",
  'May I get 5 boxes? March order was 20 at 4.10',
  'net 60 days EOM, 5 working days delivery',
  'second half of June? or first week of July',
  'it stays at 3.20 until further notice',
  'pay 30% now, the rest within 30 days of delivery',
  'my extension is 0605, call 1-800-555-2025',
  "between Mon and Thu I'm out; 24/7 support, 4x4, 16:9 screens",
  'yesterday I ordered 3-5 of them, sku 11-05-25-X',
];

describe('dates in English', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('en', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('en', text)).toEqual([]);
  });
});

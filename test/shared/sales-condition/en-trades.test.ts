import { en } from '../../../shared/extraction/languages/en.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    [
      'Afternoon. Beekeeper from the valley, I could use 60 brood frames.',
      '> We have them at $3.40 a frame.',
      "Wrap 'em up.",
    ],
    { quantity: 60, unit_price: 3.4, currency: 'USD' },
  ],
  [
    [
      '> Scaffold boards, 3.9 m, are £14.75 each this week.',
      "Drop it to 14 and I'll clear 180 of them off you.",
      "> Can't go under 14.25.",
      '14.25 it is.',
    ],
    { quantity: 180, unit_price: 14.25, currency: 'GBP' },
  ],
  [
    [
      'Would you be able to print 5,000 beer mats for our brewery?',
      '> Yes, 4.5 pence each including artwork.',
      'Great. Invoice us at month end please.',
    ],
    { quantity: 5000, unit_price: 0.045, currency: 'GBP' },
  ],
  [
    ['what r u asking for the e-scooters', '> 310 bucks per scooter, 290 if u take ten', 'ten then'],
    { quantity: 10, unit_price: 290, currency: 'USD' },
  ],
  [
    [
      '> Thanks for calling the nursery. The olive trees come in at 85 euros for the two-metre ones.',
      'Right, and for 30 of those?',
      "> Then I'd take eight percent off.",
      'Go on then, 30.',
    ],
    { quantity: 30, unit_price: 85, discount_percent: 8, currency: 'EUR' },
  ],
  [
    ['Do you guys rent out marquee chairs?', '> Sure do, $2.20 per chair per day.', 'We need 140 for Saturday.'],
    { quantity: 140, unit_price: 2.2, currency: 'USD' },
  ],
  [
    [
      'Purchase requisition: surgical masks type IIR, 90 boxes, target 6.10 EUR per box, DAP Ghent, 45 days net.',
      '> We confirm at 6.25 EUR per box.',
      'Acceptable.',
    ],
    { quantity: 90, unit_price: 6.25, currency: 'EUR', incoterm: 'DAP' },
  ],
  [
    [
      '> The conveyor belt is CHF 12,400.',
      'Our board capped it at 11,900.',
      '> 12,000 is my final word.',
      'Agreed. One belt.',
    ],
    { quantity: 1, unit_price: 12000, currency: 'CHF' },
  ],
  [
    ["My budget's 1,500 dollars, what would you charge for 40 hoodies?", '> 36 dollars a hoodie.', 'Deal, 40 hoodies.'],
    { quantity: 40, unit_price: 36, currency: 'USD' },
  ],
  [
    [
      '> Reminder: our winter tyres promotion ends 30 November 2026: 74 euros a tyre, 12% off for sets of four.',
      'Put me down for 4.',
    ],
    { quantity: 4, unit_price: 74, discount_percent: 12, currency: 'EUR', valid_until: '2026-11-30' },
  ],
  [
    [
      'Is the hot tub negotiable?',
      "> It's listed at AU$5,200. What did you have in mind?",
      '4,600?',
      '> Meet me at 4,900.',
      'Sold.',
    ],
    { unit_price: 4900, currency: 'AUD' },
  ],
  [
    ['I run a taqueria. How much for masa harina?', '> 22.50 for the 20 kg sack, US dollars.', 'Gimme 16 sacks.'],
    { quantity: 16, unit_price: 22.5, currency: 'USD' },
  ],
  [
    [
      'Please cancel the order for 70 desk lamps.',
      '> Done. Anything else?',
      'Yes: 70 floor lamps instead, at 58 euros as quoted.',
    ],
    { quantity: 70, unit_price: 58, currency: 'EUR' },
  ],
  [
    [
      '> We could ship you 1,000 blank keycards at 0.31 USD.',
      '0.28?',
      "> 0.29 and that's rock bottom.",
      'OK 0.29, double the quantity, so 2,000.',
    ],
    { quantity: 2000, unit_price: 0.29, currency: 'USD' },
  ],
  [
    [
      "Not sure you're the right person, but who handles rope?",
      "> That's me. Polypropylene rope is €0.62 a metre.",
      'I need 2.5 thousand metres, terms 30 days EOM.',
    ],
    { quantity: 2500, unit_price: 0.62, currency: 'EUR' },
  ],
  [
    [
      'Any wiggle room on the espresso cups?',
      "> None I'm afraid, 3.95 pounds each is the price.",
      "Fair. Send 72, I'll pay by card.",
    ],
    { quantity: 72, unit_price: 3.95, currency: 'GBP' },
  ],
  [
    [
      'Your rival in Leeds does paving slabs at £8.20.',
      "> We're £8.60 but delivery's free.",
      "Match it and I'll take 450.",
      '> Okay, £8.20 it is.',
    ],
    { quantity: 450, unit_price: 8.2, currency: 'GBP' },
  ],
  [
    [
      'Dear sales team, we are a hotel chain and seek 600 bath towels.',
      '> Dear customer, our price is EUR 9.10 per towel, less 4% for orders above 500.',
      'We accept, payment by bank transfer within 10 days of invoice.',
    ],
    { quantity: 600, unit_price: 9.1, discount_percent: 4, currency: 'EUR' },
  ],
  [
    [
      '> Good day, the generator sets cost 4,150 USD apiece ex works Izmir.',
      'FOB Izmir please.',
      '> FOB Izmir it would be 4,290 USD.',
      'Fine, 3 sets.',
    ],
    { quantity: 3, unit_price: 4290, currency: 'USD', incoterm: 'FOB' },
  ],
  [
    ['hey can i get a discount on the camping stoves if i get like 25', '> 7% for 25, list is $48', 'sweet'],
    { quantity: 25, unit_price: 48, discount_percent: 7, currency: 'USD' },
  ],
  [
    [
      '> Our wholesale price for beeswax candles is $5.60 per candle.',
      'Ok 300 candles, but I only pay half upfront and half on delivery.',
      '> Half upfront, half on delivery works.',
    ],
    { quantity: 300, unit_price: 5.6, currency: 'USD' },
  ],
  [
    ['Translation of our catalogue, 48,000 words, what would that be?', '> 11 cents a word, EUR.', 'Alright, go.'],
    { quantity: 48000, unit_price: 0.11, currency: 'EUR' },
  ],
  [
    ['We ordered 20 bar stools last time at 65.', "> They've gone up to 69 euros.", 'Hmm. 18 then.'],
    { quantity: 18, unit_price: 69, currency: 'EUR' },
  ],
  [
    [
      '> Welcome back! Still after the drone batteries?',
      'Yes, six of them.',
      "> That'd be 149 dollars per battery.",
      'And if I pay today?',
      '> 139 then.',
      'Done.',
    ],
    { quantity: 6, unit_price: 139, currency: 'USD' },
  ],
  [
    [
      'What payment do you take?',
      '> Card or PayPal.',
      'PayPal. I want the oak bookshelf, 1 piece, 340 pounds right?',
      '> Right.',
    ],
    { quantity: 1, unit_price: 340, currency: 'GBP' },
  ],
  [
    [
      'Hello, what are your opening hours?',
      '> 9 to 5, Monday to Friday.',
      'Thanks, and do you sell pet food?',
      '> Yes, plenty.',
    ],
    {},
  ],
  [
    ["I'd like a refund for my order 88120, the kettle leaks.", '> Sorry about that, your name please?', 'Tom Reed.'],
    { product: null },
  ],
  [
    ['> For the roofing felt I can do 41.90 a roll.', 'Dollars?', '> Canadian.', 'Ok 33 rolls, CPT Calgary.'],
    { quantity: 33, unit_price: 41.9, currency: 'CAD', incoterm: 'CPT' },
  ],
  [
    [
      'We want to lock in diesel for the fleet: 30,000 litres.',
      '> 1.18 EUR/l, price held until 10 December 2026.',
      'Lock it in. 14 days after delivery.',
    ],
    { quantity: 30000, unit_price: 1.18, currency: 'EUR', valid_until: '2026-12-10' },
  ],
  [
    ["I'd take 10, maybe 15 kayaks.", "> At 15 I'd give you 5%, the kayak's 599 dollars.", "Let's call it 15."],
    { quantity: 15, unit_price: 599, discount_percent: 5, currency: 'USD' },
  ],
  [
    ['Is 20% possible on yoga mats?', "> 20 no, 10 yes. They're $24.", 'ok 10% and 55 mats'],
    { quantity: 55, unit_price: 24, discount_percent: 10, currency: 'USD' },
  ],
  [
    [
      '> Proforma 5521\nGoods: sesame seeds, hulled\nQuantity: 22 MT\nUnit price: USD 1,915.00\nDelivery: CFR Haifa\nPayment: 20% advance, 80% against copy of documents',
      'We accept the proforma.',
    ],
    { quantity: 22, unit_price: 1915, currency: 'USD', incoterm: 'CFR' },
  ],
  [
    [
      "Evening, it's Dana from the theatre. 120 stage costumes, hire only.",
      '> Hire is £17 a costume.',
      'Can you do sixteen fifty?',
      '> Sixteen fifty, go on.',
    ],
    { quantity: 120, unit_price: 16.5, currency: 'GBP' },
  ],
  [
    ["3 qty industrial fans, what's the damage", '> 410 each plus VAT, euros', 'ouch ok, bank transfer'],
    { quantity: 3, unit_price: 410, currency: 'EUR' },
  ],
  [
    [
      'Could we get the projector screen for 190 instead of 210 dollars?',
      '> If you collect it yourself, 195.',
      "Great, I'll collect. Two.",
    ],
    { quantity: 2, unit_price: 195, currency: 'USD' },
  ],
  [
    [
      'Mornin, the vet clinic on Hill Road here. Do you stock flea collars?',
      '> We do, 6.80 pounds a collar, box of 24.',
      "4 boxes' worth, so 96 collars. On account please.",
    ],
    { quantity: 96, unit_price: 6.8, currency: 'GBP' },
  ],
  [
    [
      'We operate three ferries and need marine paint, approx. 900 litres.',
      '> Our marine paint runs at NOK 145 per litre, delivered CIP Bergen.',
      'Ok, confirmed, net 60.',
    ],
    { quantity: 900, unit_price: 145, currency: 'NOK', incoterm: 'CIP' },
  ],
  [
    ['Price check on laser toner?', '> $64. Ten or more, $59.', "I'll have a dozen."],
    { quantity: 12, unit_price: 59, currency: 'USD' },
  ],
  [
    ["I've been quoted £19 for fence posts elsewhere.", '> Ours are £17.50.', 'Brilliant, 220 posts, pay on delivery.'],
    { quantity: 220, unit_price: 17.5, currency: 'GBP' },
  ],
  [
    ['Please amend PO 4471: 36 chandeliers, not 30.', '> Amended to 36 chandeliers at 880 EUR, terms unchanged.'],
    { quantity: 36, unit_price: 880, currency: 'EUR' },
  ],
  [
    [
      '> Our spring price list: potting compost $9.25 a bag, valid 1 March 2027 to 31 May 2027.',
      'Reserve 400 bags at that price.',
    ],
    { quantity: 400, unit_price: 9.25, currency: 'USD', valid_from: '2027-03-01', valid_until: '2027-05-31' },
  ],
  [
    [
      'Can you do the gym lockers any cheaper than 230 euros?',
      '> With 12 lockers or more there is 6% off.',
      'We want 16.',
    ],
    { quantity: 16, unit_price: 230, discount_percent: 6, currency: 'EUR' },
  ],
  [
    ['so whats ur rate for dog walking lol', '> 15 quid a walk', 'ok 5 walks a week, lets do 20'],
    { quantity: 20, unit_price: 15, currency: 'GBP' },
  ],
  [
    [
      "We're interested in shea butter, unrefined.",
      '> FCA Tema, USD 2,150 per tonne, minimum 5 tonnes.',
      'Then 8 tonnes, 30% down and 70% against B/L copy.',
    ],
    { quantity: 8, unit_price: 2150, currency: 'USD', incoterm: 'FCA' },
  ],
  [
    ['The tablecloths arrived torn.', "> So sorry! We'll send replacements free of charge.", 'Thank you.'],
    { product: null },
  ],
  [
    [
      '> Hello! Cart reminder: 3 ceramic planters, $38.00 each.',
      'Is shipping included?',
      '> Shipping is $12.',
      'Fine, checkout with PayPal.',
    ],
    { quantity: 3, unit_price: 38, currency: 'USD' },
  ],
  [
    ['How about 4.80 instead of 5.10 for the hand cream?', "> 4.95 euros and I'm losing sleep.", 'Haha ok, 600 tubes.'],
    { quantity: 600, unit_price: 4.95, currency: 'EUR' },
  ],
  [
    ['Need 2 more licences of DrawPad Pro', '> $120 per licence per year, billed annually.', 'go for it'],
    { quantity: 2, unit_price: 120, currency: 'USD' },
  ],
  [
    ['What would 75 kilos of almonds set me back?', '> Seven dollars forty a kilo.', 'Make it 80 kilos then.'],
    { quantity: 80, unit_price: 7.4, currency: 'USD' },
  ],
  [
    [
      'You promised 8% on the greenhouse film, remember?',
      '> I did, 8% off the 3.20 euro list price per square metre.',
      'Then 1,500 sqm.',
    ],
    { quantity: 1500, unit_price: 3.2, discount_percent: 8, currency: 'EUR' },
  ],
  [['Could someone call me back about printer ink?', "> Sure, what's your number?", '020 7946 0123'], {}],
];

testTerms(readings, en);

import { describe } from '@jest/globals';
import { nl } from '../../../shared/extraction/languages/nl.ts';
import { testTerms } from './terms.ts';

describe('a negotiation', () => {
  testTerms(
    [
      [
        [
          'hoi, wat kosten die stapelstoelen bij jullie?',
          '> 34,50 per stuk excl. btw, vanaf 50 stuks 31 euro.',
          'doe er maar 60, op rekening graag',
        ],
        {
          product: 'stapelstoel',
          quantity: 60,
          unit_price: 31,
          currency: 'EUR',
          payment_terms: 'op rekening',
          scales: [{ from_quantity: 50, unit_price: 31 }],
        },
      ],
      [
        [
          'Goedemiddag, wij zoeken 2,5 ton aardappelen voor ons restaurant.',
          '> Dat kan voor € 0,42 per kilo. Minimale afname is 1 ton.',
          '0,42 is te duur, bij de concurrent betaal ik 0,38.',
          '> Dan kom ik uit op 0,40.',
          'Akkoord.',
        ],
        { product: 'aardappelen', quantity: 2.5, unit_price: 0.4, currency: 'EUR' },
      ],
      [
        [
          '> Onze offerte voor zonnepanelen: 145 euro per paneel, geldig tot 15 april 2026, levering DDP Utrecht.',
          'Prima, wij nemen er driehonderd. Betaling 50% vooraf, restant bij levering.',
        ],
        {
          product: 'zonnepaneel',
          quantity: 300,
          unit_price: 145,
          currency: 'EUR',
          valid_until: '2026-04-15',
          incoterm: 'DDP',
          payment_terms: 'Betaling 50% vooraf, restant bij levering',
        },
      ],
      [
        [
          'Vorig jaar betaalden we 18 euro voor de werkhandschoenen. Wat is de prijs nu?',
          '> Nu 19,50 euro per paar.',
          'Ok, doe 200 paar.',
        ],
        { product: 'werkhandschoenen', quantity: 200, unit_price: 19.5, currency: 'EUR' },
      ],
      [
        ['Ik wil 40 lampen bestellen. O nee wacht, maak er 45 van.', '> 45 lampen à 22 euro, genoteerd.'],
        { product: 'lamp', quantity: 45, unit_price: 22, currency: 'EUR' },
      ],
      [
        [
          '> De koffiemachine kost 2.250 euro. Bij afname van 3 stuks krijgt u 7,5% korting.',
          'Eén is genoeg. Kan het voor 2.100?',
          '> Nee, dat lukt helaas niet. 2.200 is mijn laatste bod.',
          'Vooruit dan maar, afgesproken.',
        ],
        { product: 'koffiemachine', quantity: 1, unit_price: 2200, discount_percent: null, currency: 'EUR' },
      ],
      [
        [
          'Kunt u 800 liter olijfolie leveren?',
          '> Zeker, 6,95 de liter, vooruitbetaling.',
          'Liever achteraf betalen, binnen 30 dagen.',
          '> Is goed.',
        ],
        { product: 'olijfolie', quantity: 800, unit_price: 6.95, payment_terms: 'achteraf betalen, binnen 30 dagen' },
      ],
      [
        [
          'offerte aub voor 25 laptops',
          '> Per laptop € 749,-. Verzendkosten € 35.',
          'beetje prijzig, 700?',
          '> 725 kan ik doen',
          'deal',
        ],
        { product: 'laptop', quantity: 25, unit_price: 725, currency: 'EUR' },
      ],
      [
        ['We hebben 12 pallets potgrond nodig in plaats van 10.', '> Prima, 12 pallets à 310 euro.'],
        { product: 'potgrond', quantity: 12, unit_price: 310, currency: 'EUR' },
      ],
      [
        ['> Tot eind deze maand: keramische tegels 15,95 per m2 met 20% korting.', 'Dan bestel ik 180 m2.'],
        { product: 'keramische tegels', quantity: 180, unit_price: 15.95, discount_percent: 20 },
      ],
      [
        [
          'Namens Brouwerij De Leeuw: wij willen 90 kratten appelsap, prijs graag.',
          '> 11,20 euro per krat, FCA Breda.',
          'Akkoord, betaling per overschrijving.',
        ],
        {
          product: 'appelsap',
          quantity: 90,
          unit_price: 11.2,
          currency: 'EUR',
          incoterm: 'FCA',
          payment_terms: 'betaling per overschrijving',
        },
      ],
      [
        [
          '> Wij bieden cacao aan voor 3.100 dollar per ton, CIF Antwerpen, betaling via onherroepelijke kredietbrief.',
          'Akkoord met 40 ton.',
        ],
        {
          product: 'cacao',
          quantity: 40,
          unit_price: 3100,
          currency: 'USD',
          incoterm: 'CIF',
          payment_terms: 'onherroepelijke kredietbrief',
        },
      ],
      [
        [
          'wat vragen jullie voor een e-bike?',
          '> 1.899 euro, nu met 15% korting',
          'mooi, ik wil er twee, betalen met ideal',
        ],
        {
          product: 'e-bike',
          quantity: 2,
          unit_price: 1899,
          discount_percent: 15,
          currency: 'EUR',
          payment_terms: 'ideal',
        },
      ],
      [
        [
          'We nemen 60 bureaus af als de prijs 240 euro wordt.',
          '> 240 gaat niet lukken, 255 is het uiterste.',
          'Daar kunnen we mee leven.',
        ],
        { product: 'bureau', quantity: 60, unit_price: 255, currency: 'EUR' },
      ],
      [
        [
          'Stuur maar 30 dozen kaarsen, nee sorry, 35 dozen.',
          '> 35 dozen à € 18,60. Vanaf 40 dozen krijgt u 5% korting.',
          'Laten we er dan 40 van maken.',
        ],
        { quantity: 40, unit_price: 18.6, discount_percent: 5, currency: 'EUR' },
      ],
    ],
    nl,
  );
});

describe('terms of payment are what was typed of them', () => {
  testTerms(
    [
      [
        ['Wij nemen 40 boormachines voor 120 euro, vooruitbetaling.'],
        { payment_terms: 'vooruitbetaling', quantity: 40 },
      ],
      [['Wij nemen 40 boormachines voor 120 euro, op rekening.'], { payment_terms: 'op rekening', quantity: 40 }],
      [
        ['Wij nemen 40 boormachines voor 120 euro, betaling binnen 14 dagen na factuurdatum.'],
        { payment_terms: 'betaling binnen 14 dagen na factuurdatum', quantity: 40 },
      ],
      [
        ['Wij nemen 40 boormachines voor 120 euro, 30% aanbetaling, rest bij levering.'],
        { payment_terms: '30% aanbetaling, rest bij levering', quantity: 40 },
      ],
      [['Wij nemen 40 boormachines voor 120 euro, 30 dagen netto.'], { payment_terms: '30 dagen netto', quantity: 40 }],
      [['Wij nemen 40 boormachines voor 120 euro, onder rembours.'], { payment_terms: 'onder rembours', quantity: 40 }],
      [
        ['Wij nemen 40 boormachines voor 120 euro, automatische incasso.'],
        { payment_terms: 'automatische incasso', quantity: 40 },
      ],
      [
        ['Wij nemen 40 boormachines voor 120 euro, contant bij aflevering.'],
        { payment_terms: 'contant bij aflevering', quantity: 40 },
      ],
      [
        ['Wij nemen 40 boormachines voor 120 euro, per overschrijving, 30 dagen na factuurdatum.'],
        { payment_terms: 'per overschrijving, 30 dagen na factuurdatum', quantity: 40 },
      ],
      [
        ['Wij nemen 40 boormachines voor 120 euro, in twee gelijke termijnen.'],
        { payment_terms: 'twee gelijke termijnen', quantity: 40 },
      ],
    ],
    nl,
  );
});

describe('a quantity in figures and words', () => {
  testTerms(
    [
      [['Wij nemen vijftienhonderd stuks.'], { quantity: 1500 }],
      [['Wij nemen tweehonderdvijftig stuks.'], { quantity: 250 }],
      [['Wij nemen anderhalve ton.'], { quantity: 1.5 }],
      [['Wij nemen 1.500 stuks.'], { quantity: 1500 }],
      [['Wij nemen twee dozijn flessen.'], { quantity: 24 }],
      [['Wij nemen vijfendertig dozen.'], { quantity: 35 }],
      [['Wij nemen tweeëntwintig kratten.'], { quantity: 22 }],
    ],
    nl,
  );
});

describe('a price', () => {
  testTerms(
    [
      [
        ['Wij nemen 200 lampen voor 4,50 per stuk.'],
        { quantity: 200, unit_price: 4.5, currency: null, discount_percent: null },
      ],
      [['Wij nemen 200 lampen à € 12,-.'], { quantity: 200, unit_price: 12, currency: 'EUR', discount_percent: null }],
      [
        ['Wij nemen 200 lampen voor 35 eurocent.'],
        { quantity: 200, unit_price: 0.35, currency: 'EUR', discount_percent: null },
      ],
      [
        ['Wij nemen 200 lampen tegen 1.250,00 euro excl. 21% btw.'],
        { quantity: 200, unit_price: 1250, currency: 'EUR', discount_percent: null },
      ],
    ],
    nl,
  );
});

describe('a discount', () => {
  testTerms(
    [
      [['> Lampen 40 euro, 10% korting.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 euro, een korting van 10 procent.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 euro, 10% eraf.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 euro, minus 10%.'], { unit_price: 40, discount_percent: 10 }],
    ],
    nl,
  );
});

describe('a scale', () => {
  testTerms(
    [
      [['> vanaf 100 stuks 4,50.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> bij meer dan 100 stuks € 4,50.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> 100 stuks of meer 4,50 euro.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
    ],
    nl,
  );
});

describe('further terms', () => {
  testTerms(
    [
      [
        ['Wat kosten de bureaustoelen?', '> 125 euro per stuk, vanaf 10 stuks 8% korting.', 'Doe maar 12.'],
        {
          product: 'bureaustoel',
          quantity: 12,
          unit_price: 125,
          discount_percent: 8,
          currency: 'EUR',
        },
      ],
      [
        [
          'Wij willen graag 2.000 kg aardappelen, franco Gent.',
          '> 0,42 euro per kilo, betaling binnen 14 dagen.',
          'Akkoord.',
        ],
        {
          product: 'aardappelen',
          quantity: 2000,
          unit_price: 0.42,
          currency: 'EUR',
          payment_terms: 'betaling binnen 14 dagen',
        },
      ],
      [
        ['De concurrent vraagt 18 euro voor de helmen.', '> Wij kunnen 17,50 euro doen.', 'Prima, 60 helmen.'],
        {
          product: 'helm',
          quantity: 60,
          unit_price: 17.5,
          currency: 'EUR',
        },
      ],
      [
        ['> Offerte geldig tot 15 april 2025: laminaat 14,95 euro per m2.', 'Graag 85 m2, DAP Utrecht.'],
        {
          product: 'laminaat',
          quantity: 85,
          unit_price: 14.95,
          currency: 'EUR',
          valid_until: '2025-04-15',
          incoterm: 'DAP',
        },
      ],
      [
        ['Kan er 10% korting af?', '> Nee, 5% is het maximum.', 'Goed, dan 40 lampen voor 22 euro.'],
        {
          product: 'lamp',
          quantity: 40,
          unit_price: 22,
          discount_percent: 5,
          currency: 'EUR',
        },
      ],
    ],
    nl,
  );
});

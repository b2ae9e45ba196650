import { describe } from '@jest/globals';
import { de } from '../../../shared/extraction/languages/de.ts';
import { testTerms } from './terms.ts';

describe('a negotiation', () => {
  testTerms(
    [
      [
        [
          'Guten Tag, wir von der Bäckerei Lindner hätten Bedarf an 3 Tonnen Weizenmehl Typ 550.',
          '> Gerne, 48 Cent je Kilo netto, Mindestabnahme 1 Tonne.',
          '48 Cent ist uns zu viel. Bei 45 wären wir dabei.',
          '> Sagen wir 46 Cent, dann passt es.',
          'Abgemacht. Zahlungsziel 30 Tage.',
        ],
        {
          product: 'Weizenmehl Typ 550',
          quantity: 3,
          unit_price: 0.46,
          currency: 'EUR',
          payment_terms: 'Zahlungsziel 30 Tage',
          discount_percent: null,
        },
      ],
      [
        [
          '> Für die Gartenmöbel haben wir im März eine Aktion: 15 % Rabatt auf Liegestühle, Listenpreis 89 Euro.',
          'Super, wir bräuchten vierzig Liegestühle für unser Freibad.',
          '> Notiert!',
        ],
        { product: 'Liegestühle', quantity: 40, unit_price: 89, discount_percent: 15, currency: 'EUR' },
      ],
      [
        [
          'Grüezi, was kostet die Ledertasche Modell Bern?',
          "> Fr. 1'150.– pro Stück, bei Abnahme von 10 Stück geben wir 8% Rabatt.",
          'Dann bitte 12 Stück, Lieferung CIP Zürich, zahlbar 30 Tage netto.',
        ],
        {
          product: 'Ledertasche Modell Bern',
          quantity: 12,
          unit_price: 1150,
          discount_percent: 8,
          currency: 'CHF',
          payment_terms: '30 Tage netto',
          incoterm: 'CIP',
        },
      ],
      [
        [
          'Letztes Jahr haben wir für den Kopfhörer 59 Euro bezahlt, was kostet er jetzt?',
          '> Aktuell 64 Euro.',
          'Puh. Die Konkurrenz verlangt 61.',
          '> Dann 60 Euro, unser letztes Wort.',
          'Einverstanden, fünfhundert Stück bitte.',
        ],
        { product: 'Kopfhörer', quantity: 500, unit_price: 60, currency: 'EUR' },
      ],
      [
        [
          'Ich hätte gern 20 Säcke Zement.',
          '> Gerne, 6,80 € pro Sack. Gültig bis Ende März.',
          'Sorry, ich meinte 30 statt 20.',
          '> Kein Problem, 30 Säcke.',
        ],
        { product: 'Zement', quantity: 30, unit_price: 6.8, currency: 'EUR', valid_until: '2025-03-31' },
      ],
      [
        [
          'Anfrage: 1.200 lfm Kupferrohr 15 mm',
          '> 7,35 €/m, 50 % Anzahlung, Rest bei Lieferung. Frachtkosten 180 €.',
          'geht klar, bitte so liefern',
        ],
        {
          product: 'Kupferrohr 15 mm',
          quantity: 1200,
          unit_price: 7.35,
          currency: 'EUR',
          payment_terms: '50 % Anzahlung, Rest bei Lieferung',
        },
      ],
      [
        [
          '> Unser Angebot für Hundefutter: 2,5 Tsd. Dosen zu 0,92 EUR, FCA Hamburg, gültig vom 01.04.2026 bis 30.06.2026.',
          'Wir nehmen das Angebot an, auf Rechnung.',
        ],
        {
          product: 'Hundefutter',
          quantity: 2500,
          unit_price: 0.92,
          currency: 'EUR',
          incoterm: 'FCA',
          valid_from: '2026-04-01',
          valid_until: '2026-06-30',
          payment_terms: 'auf Rechnung',
        },
      ],
      [
        [
          'Bestellung Nr. 4711 vom 3. Februar: da fehlen 5 Ordner. Außerdem brauchen wir 60 Aktenschränke, Preis?',
          '> Aktenschrank 219 Euro das Stück, 3 % Skonto bei Zahlung binnen 10 Tagen.',
          'Passt.',
        ],
        { product: 'Aktenschränke', quantity: 60, unit_price: 219, currency: 'EUR' },
      ],
      [
        [
          'hey habt ihr noch die roten t-shirts?',
          '> Ja klar, 12 Euro pro Stück, wie viele brauchst du denn?',
          'so 75',
          '> Dann mach ich dir 10 Prozent Nachlass.',
          'nice, deal',
        ],
        { product: 'roten t-shirts', quantity: 75, unit_price: 12, discount_percent: 10, currency: 'EUR' },
      ],
      [
        [
          '> Wir können Ihnen die Wärmepumpe für 8.900 Euro anbieten.',
          'Zu teuer, 8.000 Euro maximal.',
          '> Das geht leider nicht. 8.500 Euro.',
          'Na gut, einverstanden. Zwei Stück, Vorkasse.',
        ],
        { product: 'Wärmepumpe', quantity: 2, unit_price: 8500, currency: 'EUR', payment_terms: 'Vorkasse' },
      ],
      [
        [
          'Servus, wir bräuchten fürs Oktoberfest zweitausend Maßkrüge, geht da was beim Preis?',
          '> Listenpreis 5,40 €, bei der Menge gebe ich Ihnen 12 % Nachlass.',
          'Top, machen wir so. Zahlung 14 Tage nach Rechnungserhalt.',
        ],
        {
          product: 'Maßkrüge',
          quantity: 2000,
          unit_price: 5.4,
          discount_percent: 12,
          currency: 'EUR',
          payment_terms: 'Zahlung 14 Tage nach Rechnungserhalt',
        },
      ],
      [
        [
          '> Pflastersteine grau kosten 18,90 €/m², MBM 50 m².',
          'Dann 85 m² zum Preis von 18 €?',
          '> 18,40 € und wir haben einen Deal.',
          'gebongt',
        ],
        { product: 'Pflastersteine grau', quantity: 85, unit_price: 18.4, currency: 'EUR' },
      ],
      [
        [
          'Was verlangt ihr für Kaffeebohnen, 5 kg Sack?',
          '> 74 Franken, ab 20 Säcken 69 Franken.',
          'ok 10 Säcke, per Nachnahme',
        ],
        { product: 'Kaffeebohnen', quantity: 10, unit_price: 74, currency: 'CHF', payment_terms: 'per Nachnahme' },
      ],
      [
        [
          'Ich bestelle 15 Drucker. Korrektur: doch lieber 18 Drucker.',
          '> 18 Drucker zu je 229 Euro, Gesamtsumme 4.122 Euro.',
          'korrekt, 50% im Voraus, 50% bei Lieferung',
        ],
        {
          product: 'Drucker',
          quantity: 18,
          unit_price: 229,
          currency: 'EUR',
          payment_terms: '50% im Voraus, 50% bei Lieferung',
        },
      ],
      [
        [
          'Guten Morgen, wie hoch ist der Preis für Rapsöl?',
          '> Guten Morgen, 1.150 Euro pro Tonne, CPT Rotterdam, das Angebot steht bis 20. März 2026.',
          'Wir nehmen 24 Tonnen, Akreditiv geht leider nicht, 60 Tage Ziel?',
          '> 30 Tage netto wären möglich.',
          'Einverstanden.',
        ],
        {
          product: 'Rapsöl',
          quantity: 24,
          unit_price: 1150,
          currency: 'EUR',
          incoterm: 'CPT',
          valid_until: '2026-03-20',
          payment_terms: '30 Tage netto',
        },
      ],
    ],
    de,
  );
});

describe('terms of payment are what was typed of them', () => {
  testTerms(
    [
      [['Wir nehmen 40 Bohrmaschinen zu 120 Euro, 30 Tage netto.'], { payment_terms: '30 Tage netto', quantity: 40 }],
      [['Wir nehmen 40 Bohrmaschinen zu 120 Euro, Vorkasse.'], { payment_terms: 'Vorkasse', quantity: 40 }],
      [['Wir nehmen 40 Bohrmaschinen zu 120 Euro, auf Rechnung.'], { payment_terms: 'auf Rechnung', quantity: 40 }],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, Zahlungsziel 60 Tage.'],
        { payment_terms: 'Zahlungsziel 60 Tage', quantity: 40 },
      ],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, 50 % Anzahlung, Rest bei Lieferung.'],
        { payment_terms: '50 % Anzahlung, Rest bei Lieferung', quantity: 40 },
      ],
      [['Wir nehmen 40 Bohrmaschinen zu 120 Euro, per Nachnahme.'], { payment_terms: 'per Nachnahme', quantity: 40 }],
      [['Wir nehmen 40 Bohrmaschinen zu 120 Euro, netto 14 Tage.'], { payment_terms: 'netto 14 Tage', quantity: 40 }],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, zahlbar innerhalb von 30 Tagen nach Rechnungserhalt.'],
        { payment_terms: 'innerhalb von 30 Tagen nach Rechnungserhalt', quantity: 40 },
      ],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, unwiderrufliches Akkreditiv.'],
        { payment_terms: 'unwiderrufliches Akkreditiv', quantity: 40 },
      ],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, in drei Monatsraten.'],
        { payment_terms: 'drei Monatsraten', quantity: 40 },
      ],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, SEPA-Lastschrift.'],
        { payment_terms: 'SEPA-Lastschrift', quantity: 40 },
      ],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, bar bei Abholung.'],
        { payment_terms: 'bar bei Abholung', quantity: 40 },
      ],
      [
        ['Wir nehmen 40 Bohrmaschinen zu 120 Euro, 2 % Skonto bei Zahlung binnen 10 Tagen, 30 Tage netto.'],
        { payment_terms: 'Zahlung binnen 10 Tagen, 30 Tage netto', quantity: 40 },
      ],
    ],
    de,
  );
});

describe('a quantity in figures and words', () => {
  testTerms(
    [
      [['Wir brauchen fünfhundert Stück davon.'], { quantity: 500 }],
      [['Wir brauchen zweieinhalbtausend Stück davon.'], { quantity: 2500 }],
      [["Wir brauchen 1'200 Stück davon."], { quantity: 1200 }],
      [['Wir brauchen 1 250 Stück davon.'], { quantity: 1250 }],
      [['Wir brauchen 2,5 Tsd. Stück davon.'], { quantity: 2500 }],
      [['Wir brauchen 12.500 Stk. davon.'], { quantity: 12500 }],
      [['Wir brauchen ein Dutzend Kartons davon.'], { quantity: 12 }],
      [['Wir brauchen einhundertzwanzig Liter davon.'], { quantity: 120 }],
      [['Wir brauchen 3 VE davon.'], { quantity: 3 }],
      [['Wir brauchen 40 lfm davon.'], { quantity: 40 }],
      [['Wir brauchen dreißig Säcke davon.'], { quantity: 30 }],
    ],
    de,
  );
});

describe('a price', () => {
  testTerms(
    [
      [
        ['Wir nehmen 200 Lampen à 4,50 €.'],
        { quantity: 200, unit_price: 4.5, currency: 'EUR', discount_percent: null },
      ],
      [
        ['Wir nehmen 200 Lampen je 12,90 Euro.'],
        { quantity: 200, unit_price: 12.9, currency: 'EUR', discount_percent: null },
      ],
      [
        ['Wir nehmen 200 Lampen zu 1.234,56 EUR.'],
        { quantity: 200, unit_price: 1234.56, currency: 'EUR', discount_percent: null },
      ],
      [
        ["Wir nehmen 200 Lampen für Fr. 1'234.50."],
        { quantity: 200, unit_price: 1234.5, currency: 'CHF', discount_percent: null },
      ],
      [
        ['Wir nehmen 200 Lampen zu 80 Cent.'],
        { quantity: 200, unit_price: 0.8, currency: 'EUR', discount_percent: null },
      ],
      [
        ['Wir nehmen 200 Lampen zum Preis von 15 Franken.'],
        { quantity: 200, unit_price: 15, currency: 'CHF', discount_percent: null },
      ],
      [
        ['Wir nehmen 200 Lampen zu 12,- €.'],
        { quantity: 200, unit_price: 12, currency: 'EUR', discount_percent: null },
      ],
      [['Wir nehmen 200 Lampen für 3,20.'], { quantity: 200, unit_price: 3.2, currency: null, discount_percent: null }],
      [
        ['Wir nehmen 200 Lampen zu 9 € zzgl. 19 % MwSt..'],
        { quantity: 200, unit_price: 9, currency: 'EUR', discount_percent: null },
      ],
      [
        ['Wir nehmen 200 Lampen für 250 US-Dollar.'],
        { quantity: 200, unit_price: 250, currency: 'USD', discount_percent: null },
      ],
    ],
    de,
  );
});

describe('a discount', () => {
  testTerms(
    [
      [['> Lampen 40 Euro, 10 % Rabatt.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 Euro, 10 Prozent Nachlass.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 Euro, minus 10 %.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 Euro, abzüglich 10%.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lampen 40 Euro, 10 % günstiger.'], { unit_price: 40, discount_percent: 10 }],
    ],
    de,
  );
});

describe('a scale', () => {
  testTerms(
    [
      [['> ab 100 Stück 4,50.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> bei Abnahme von 100 Stück 4,50 €.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> 100 Stück oder mehr: 4,50.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
    ],
    de,
  );
});

describe('further terms', () => {
  testTerms(
    [
      [
        ['Was kosten die Bürostühle?', '> 89,90 € pro Stück, ab 20 Stück 10 % Rabatt.', 'Dann nehmen wir 25.'],
        {
          product: 'Bürostühle',
          quantity: 25,
          unit_price: 89.9,
          discount_percent: 10,
          currency: 'EUR',
        },
      ],
      [
        [
          'Wir hätten gerne 1.200 kg Kaffeebohnen, frei Haus nach Bremen.',
          '> 7,45 Euro je Kilo, Zahlungsziel 30 Tage netto.',
          'Einverstanden.',
        ],
        {
          product: 'Kaffeebohnen',
          quantity: 1200,
          unit_price: 7.45,
          currency: 'EUR',
          payment_terms: 'Zahlungsziel 30 Tage netto',
        },
      ],
      [
        [
          'Die Konkurrenz verlangt nur 12 Euro für die Filter.',
          '> Wir können Ihnen 12,50 Euro anbieten.',
          'Ok, 300 Filter, Vorkasse.',
        ],
        {
          product: 'Filter',
          quantity: 300,
          unit_price: 12.5,
          currency: 'EUR',
          payment_terms: 'Vorkasse',
        },
      ],
      [
        ['brauche fünfhundert flyer', '> 0,08 Euro das Stück', 'zu teuer, 0,07?', '> Gut, 0,07.'],
        {
          product: 'flyer',
          quantity: 500,
          unit_price: 0.07,
          currency: 'EUR',
        },
      ],
      [
        ['> Unser Angebot: 40 Heizkörper zu CHF 185.-, gültig bis 15. März 2025, FCA Zürich.', 'Angenommen.'],
        {
          product: 'Heizkörper',
          quantity: 40,
          unit_price: 185,
          currency: 'CHF',
          valid_until: '2025-03-15',
          incoterm: 'FCA',
        },
      ],
      [
        [
          'Sie haben 50 Lampen berechnet, wir haben aber nur 15 bestellt.',
          '> Entschuldigung, korrigiert: 15 Lampen zu 34 Euro.',
        ],
        {
          product: 'Lampen berechnet',
          quantity: 15,
          unit_price: 34,
          currency: 'EUR',
        },
      ],
      [
        ['Gibt es Mengenrabatt auf Ziegel?', '> 6 Prozent ab 5.000 Stück.', 'Wir brauchen 8.000 Ziegel zu 0,62 €.'],
        {
          product: 'Ziegel',
          quantity: 8000,
          unit_price: 0.62,
          discount_percent: 6,
          currency: 'EUR',
        },
      ],
    ],
    de,
  );
});

import { describe } from '@jest/globals';
import { it } from '../../../shared/extraction/languages/it.ts';
import { testTerms } from './terms.ts';

describe('a conversation in Italian', () => {
  testTerms(
    [
      [
        [
          'Buongiorno, ci servirebbero 400 bottiglie di olio extravergine.',
          '> Possiamo fare 7,90 euro a bottiglia.',
          'Con uno sconto del 5%?',
          '> Va bene, 5%.',
          'Affare fatto, RIBA 60 gg fine mese.',
        ],
        {
          product: 'olio extravergine',
          quantity: 400,
          unit_price: 7.9,
          discount_percent: 5,
          currency: 'EUR',
          payment_terms: 'RIBA 60 gg fine mese',
        },
      ],
      [
        [
          'Il vecchio listino diceva 120 euro per le porte in legno.',
          '> Quello è scaduto, adesso sono 135 euro cadauna.',
          'Troppo! Facciamo 128 per 20 porte?',
          '> Le vengo incontro: 130.',
          "D'accordo.",
        ],
        { product: 'porta in legno', quantity: 20, unit_price: 130, currency: 'EUR' },
      ],
      [
        [
          '> Offerta valida dal 1 aprile 2026 al 30 giugno 2026: sedie pieghevoli a € 18,50, sconto 10% oltre i 100 pezzi.',
          'Ne ordiniamo 150.',
        ],
        {
          product: 'sedia pieghevole',
          quantity: 150,
          unit_price: 18.5,
          discount_percent: 10,
          currency: 'EUR',
          valid_from: '2026-04-01',
          valid_until: '2026-06-30',
        },
      ],
      [
        [
          'Richiediamo quotazione per 8 presse idrauliche, resa FOB Genova.',
          '> Euro 24.300,00 cadauna, lettera di credito irrevocabile.',
          "Confermiamo l'ordine.",
        ],
        {
          product: 'pressa idraulica',
          quantity: 8,
          unit_price: 24300,
          currency: 'EUR',
          payment_terms: 'lettera di credito irrevocabile',
          incoterm: 'FOB',
        },
      ],
      [
        [
          "Qual è il minimo d'ordine per le tazze personalizzate?",
          '> 72 pezzi.',
          'Sono troppi per noi, lasciamo perdere.',
        ],
        { product: 'tazze personalizzate', quantity: null, unit_price: null },
      ],
      [
        [
          'Mi servono una dozzina di caschi da cantiere.',
          '> 22 franchi svizzeri al pezzo.',
          'Ok, pagamento a vista fattura.',
        ],
        {
          product: 'casco da cantiere',
          quantity: 12,
          unit_price: 22,
          currency: 'CHF',
          payment_terms: 'pagamento a vista fattura',
        },
      ],
      [
        ['Anziché 60 faccia 80 lampadine LED, sempre a 3,15.', '> Corretto, 80 lampadine.'],
        { product: 'lampadina LED', quantity: 80, unit_price: 3.15 },
      ],
      [
        ['Avete del granito?', '> Sì, 89 €/mq.', 'Ce ne servono 45 mq, DAP Trento.', '> Confermato.'],
        { product: 'granito', quantity: 45, unit_price: 89, currency: 'EUR', incoterm: 'DAP' },
      ],
      [['Siete aperti sabato?', '> Sì, dalle 9 alle 13.'], { product: null, quantity: null, unit_price: null }],
      [
        [
          'Salve, avete sedie da ufficio?',
          "> Certo, 79 euro l'una più IVA.",
          'Ne prendo 14, pagamento a 30 gg data fattura.',
        ],
        {
          product: 'sedia da ufficio',
          quantity: 14,
          unit_price: 79,
          currency: 'EUR',
          payment_terms: 'pagamento a 30 gg data fattura',
        },
      ],
      [
        ['buongiorno vorrei un preventivo per 500 biglietti da visita', '> 0,12 euro cadauno', 'ok va bene, procedete'],
        { product: 'biglietto da visita', quantity: 500, unit_price: 0.12, currency: 'EUR' },
      ],
      [
        [
          'Nel catalogo la stampante era a 310 euro.',
          '> È un refuso, costa 330 euro, ma le faccio il 5% di sconto.',
          "Siamo d'accordo: 3 stampanti.",
        ],
        { product: 'stampante', quantity: 3, unit_price: 330, discount_percent: 5, currency: 'EUR' },
      ],
      [
        [
          'Chiediamo 12 tonnellate di grano duro, CPT Bari.',
          "> 385 euro a tonnellata. Pagamento: 20% all'ordine, saldo alla consegna.",
          'Accettato.',
        ],
        {
          product: 'grano duro',
          quantity: 12,
          unit_price: 385,
          currency: 'EUR',
          payment_terms: "20% all'ordine, saldo alla consegna",
          incoterm: 'CPT',
        },
      ],
      [
        ['Mi fate 9 euro per la maglietta?', '> Sotto i 10 non possiamo scendere.', 'Allora 10 euro, 200 magliette.'],
        { product: 'maglietta', quantity: 200, unit_price: 10, currency: 'EUR' },
      ],
      [
        [
          '> Listino valido fino al 31 dicembre 2026. Vino rosso: 6,40 € la bottiglia.',
          'Mandateci cinquanta cartoni, RIBA 90 giorni.',
        ],
        {
          product: 'Vino rosso',
          quantity: 50,
          unit_price: 6.4,
          currency: 'EUR',
          valid_until: '2026-12-31',
          payment_terms: 'RIBA 90 giorni',
        },
      ],
      [
        ['ci servono 35 zaini invece di 30', '> ok 35 zaini a 21,90 euro'],
        { product: 'zaino', quantity: 35, unit_price: 21.9, currency: 'EUR' },
      ],
      [
        ['Troppo caro, lasciamo stare. Grazie lo stesso.', '> Capisco.'],
        { product: null, quantity: null, unit_price: null },
      ],
    ],
    it,
  );
});

describe('numbers', () => {
  testTerms(
    [
      [['Vogliamo duemilacinquecento viti a 1.234,56 €.'], { quantity: 2500, unit_price: 1234.56, product: 'vite' }],
      [['Ci servono trentotto sedie.'], { quantity: 38, product: 'sedia' }],
      [['Ci serve un migliaio di etichette.'], { quantity: 1000 }],
      [['Ci servono 10k etichette a 0,02 €.'], { quantity: 10000, product: 'etichetta' }],
    ],
    it,
  );
});

describe('currencies', () => {
  testTerms(
    [
      [['Il sacco costa 45 franchi svizzeri.'], { unit_price: 45, currency: 'CHF' }],
      [['Il sacco costa 45 dollari.'], { currency: 'USD' }],
    ],
    it,
  );
});

describe('payment', () => {
  testTerms(
    [
      [['80 lampade a 20 €, RIBA 60 gg, grazie.'], { payment_terms: 'RIBA 60 gg' }],
      [
        ['80 lampade a 20 €, pagamento a 30 giorni data fattura.'],
        { payment_terms: 'pagamento a 30 giorni data fattura' },
      ],
      [['80 lampade a 20 €, bonifico anticipato.'], { payment_terms: 'bonifico anticipato' }],
    ],
    it,
  );
});

describe('what is turned down', () => {
  testTerms(
    [
      [
        ['A 25 euro è troppo caro.', '>Possiamo scendere a 22 euro.', 'Affare fatto, 30 lampade.'],
        { quantity: 30, unit_price: 22 },
      ],
    ],
    it,
  );
});

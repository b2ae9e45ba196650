import { describe } from '@jest/globals';
import { fr } from '../../../shared/extraction/languages/fr.ts';
import { testTerms } from './terms.ts';

describe('a conversation in French', () => {
  testTerms(
    [
      [
        [
          'Bonjour, auriez-vous du parquet en chêne massif ?',
          '> Oui, 46,80 € le m² HT.',
          "Il m'en faudrait 220 m². Un petit geste possible ?",
          '> Je peux vous accorder 5 % de remise.',
          'Parfait, on part là-dessus. Virement à 30 jours fin de mois.',
        ],
        {
          product: 'parquet en chêne massif',
          quantity: 220,
          unit_price: 46.8,
          discount_percent: 5,
          currency: 'EUR',
          payment_terms: 'Virement à 30 jours fin de mois',
        },
      ],
      [
        [
          "slt, t'as encore des casques audio ?",
          '> oui 35 euros pièce',
          "c cher... 30 si j'en prends 40 ?",
          '> 32 dernier prix',
          'ok ça marche pour 32',
        ],
        { product: 'casque audio', quantity: 40, unit_price: 32, currency: 'EUR' },
      ],
      [
        [
          'Nous souhaitons commander 1 200 litres de peinture blanche, incoterm FCA Anvers.',
          '> Prix : 5,75 CHF le litre, acompte de 40 % à la commande, solde à la livraison.',
          "C'est noté, nous acceptons.",
        ],
        {
          product: 'peinture blanche',
          quantity: 1200,
          unit_price: 5.75,
          currency: 'CHF',
          payment_terms: 'acompte de 40 % à la commande, solde à la livraison',
          incoterm: 'FCA',
        },
      ],
      [
        [
          'Votre concurrent propose les palettes en bois à 9 €.',
          '> Nous sommes à 8,60 € dès 300 pièces, sinon 9,20 €.',
          'Mettez-nous-en 350.',
        ],
        { product: 'palette en bois', quantity: 350, unit_price: 8.6, currency: 'EUR' },
      ],
      [
        [
          'Quel est le prix du ciment ?',
          '> 4 500 francs CFA le sac.',
          'Trop cher. 4 000 ?',
          '> Impossible, 4 300 au plus bas.',
          "D'accord pour 4 300, livrez 600 sacs.",
        ],
        { product: 'ciment', quantity: 600, unit_price: 4300, currency: 'XOF' },
      ],
      [
        [
          "Madame, suite à notre entretien, je vous confirme la commande de quatre-vingts fauteuils à 149,90 euros l'unité, paiement comptant.",
          '> Bien reçu, merci.',
        ],
        { product: 'fauteuil', quantity: 80, unit_price: 149.9, currency: 'EUR', payment_terms: 'paiement comptant' },
      ],
      [
        ["Commande n° 8872 : je n'ai rien reçu.", '> Nous vérifions.'],
        { product: null, quantity: null, unit_price: null },
      ],
      [
        [
          'Il nous faut des pneus hiver, disons une centaine.',
          '> 78 $ CA le pneu.',
          'Pouvez-vous faire mieux ?',
          '> 75 $ à partir de 100.',
          'Parfait.',
        ],
        { product: 'pneu hiver', quantity: 100, unit_price: 75, currency: 'CAD' },
      ],
      [
        ['Je voudrais 30 au lieu de 25 tablettes, comme convenu à 310 €.', "> C'est modifié."],
        { product: 'tablette', quantity: 30, unit_price: 310, currency: 'EUR' },
      ],
      [
        [
          'Avez-vous des ordinateurs portables reconditionnés ?',
          '> Quel modèle ?',
          'Le Latitude 7400.',
          '> 289 € TTC pièce.',
          'On en prend 15, LCR à 60 jours.',
        ],
        {
          product: 'ordinateur portable reconditionné Latitude 7400',
          quantity: 15,
          unit_price: 289,
          currency: 'EUR',
          payment_terms: 'LCR à 60 jours',
        },
      ],
      [
        [
          'Bonsoir, un devis pour 3 tonnes de pommes de terre svp',
          '> 0,45 € le kilo, port compris',
          "C'est bon pour moi, à réception de facture",
        ],
        {
          product: 'pommes de terre',
          quantity: 3,
          unit_price: 0.45,
          currency: 'EUR',
          payment_terms: 'à réception de facture',
        },
      ],
      [
        [
          'Bonjour, on ouvre un restaurant : il nous faudrait 120 assiettes plates.',
          "> 4,90 € l'assiette, ou 4,50 € à partir de 150.",
          'Bon, alors 150.',
        ],
        { product: 'assiette plate', quantity: 150, unit_price: 4.5, currency: 'EUR' },
      ],
      [
        [
          "Vos imprimantes à 420 € c'est trop cher pour nous, on paie 380 chez un autre fournisseur.",
          '> Je peux vous les faire à 395 €.',
          'Va pour 395, on en prend 6, paiement par virement à 45 jours.',
        ],
        {
          product: 'imprimante',
          quantity: 6,
          unit_price: 395,
          currency: 'EUR',
          payment_terms: 'paiement par virement à 45 jours',
        },
      ],
      [
        [
          'Veuillez nous faire parvenir une offre pour 2 500 kg de café vert, CIF Le Havre.',
          "> 3,15 $ US le kg, lettre de crédit à vue, offre valable jusqu'au 30 avril 2026.",
          'Offre acceptée.',
        ],
        {
          product: 'café vert',
          quantity: 2500,
          unit_price: 3.15,
          currency: 'USD',
          valid_until: '2026-04-30',
          payment_terms: 'lettre de crédit à vue',
          incoterm: 'CIF',
        },
      ],
      [
        [
          'quel est votre minimum de commande pour les t-shirts imprimés ?',
          '> 50 pièces',
          "ah c'est trop pour moi, tant pis",
        ],
        { product: 't-shirts imprimés', quantity: null, unit_price: null },
      ],
      [
        [
          "L'an dernier le mètre de tissu était à 11 €.",
          '> Cette année il est à 12,20 €, moins 3 % si vous prenez plus de 400 mètres.',
          'Très bien, mettez-moi 450 mètres.',
        ],
        { product: 'tissu', quantity: 450, unit_price: 12.2, discount_percent: 3, currency: 'EUR' },
      ],
      [
        ['Je prends une machine à laver à 549 €, paiement en 3 fois.', "> C'est noté."],
        {
          product: 'machine à laver',
          quantity: 1,
          unit_price: 549,
          currency: 'EUR',
          payment_terms: 'paiement en 3 fois',
        },
      ],
      [
        ["Salut, 40 sacs d'engrais stp", '> 25 balles le sac', 'trop... 22 ?', '> 23 allez', 'vendu'],
        { product: 'engrais', quantity: 40, unit_price: 23, currency: 'EUR' },
      ],
      [['Pouvez-vous livrer samedi ?', '> Oui, avant midi.'], { product: null, quantity: null, unit_price: null }],
    ],
    fr,
  );
});

describe('numbers', () => {
  testTerms(
    [
      [['Nous voulons deux cents chaises à 1 234,56 €.'], { quantity: 200, unit_price: 1234.56 }],
      [['Il nous faut quatre-vingt-dix-sept tables.'], { quantity: 97, product: 'table' }],
      [['Il nous faut une centaine de lampes.'], { quantity: 100, product: 'lampe' }],
      [['Envoyez-nous 10k étiquettes à 0,02 €.'], { quantity: 10000 }],
    ],
    fr,
  );
});

describe('currencies', () => {
  testTerms(
    [
      [['Le sac coûte 4 500 FCFA.'], { unit_price: 4500, currency: 'XOF' }],
      [['Le sac coûte 45 francs suisses.'], { currency: 'CHF' }],
      [['Le sac coûte 45 dollars canadiens.'], { currency: 'CAD' }],
      [['Le sac coûte 45 dirhams.'], { currency: 'MAD' }],
    ],
    fr,
  );
});

describe('payment', () => {
  testTerms(
    [
      [['80 lampes à 20 €, 30 jours fin de mois.'], { payment_terms: '30 jours fin de mois' }],
      [['80 lampes à 20 €, acompte de 30 % à la commande.'], { payment_terms: 'acompte de 30 % à la commande' }],
      [['80 lampes à 20 €, règlement à réception de facture.'], { payment_terms: 'règlement à réception de facture' }],
      [['80 lampes à 20 €, escompte de 2 % au comptant.'], { discount_percent: 2 }],
    ],
    fr,
  );
});

describe('a verb and its pronoun', () => {
  testTerms(
    [
      [
        ['Avez-vous des sacs à dos ?', '>35 € pièce.', 'Envoyez-m’en 12.'],
        { quantity: 12, product: 'sac à dos', unit_price: 35 },
      ],
    ],
    fr,
  );
});

describe('what is turned down', () => {
  testTerms(
    [
      [
        ['À 25 € c’est trop cher.', '>Je peux descendre à 22 €.', 'Ça marche, 30 lampes.'],
        { quantity: 30, unit_price: 22 },
      ],
    ],
    fr,
  );
});

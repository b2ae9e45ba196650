import { describe, expect, test } from '@jest/globals';
import { fr } from '../../../shared/extraction/languages/fr.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { testShipments } from '../../support/shipment-readings.ts';

const NUMBER = 'CP123456785FR';
const UPS = '1Z5R89390357567127';
/** Its check digit is wrong. */
const MISREAD = '1Z5R89390357567128';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), fr).map(({ status }) => status);

describe('a tracking number', () => {
  testShipments(
    [
      [
        [`Bonjour, où est mon colis ? Le numéro de suivi est ${NUMBER}.`],
        [{ tracking_number: NUMBER, carrier: 'la_poste' }],
      ],
      [[`suivi ${UPS}, chez UPS, joignable au 06 12 34 56 78`], [{ tracking_number: UPS, carrier: 'ups' }]],
      [[`Colis ${NUMBER} s'il vous plaît`], [{ tracking_number: NUMBER, carrier: 'la_poste' }]],
      [[`${UPS} et aussi ${NUMBER}`], [{ tracking_number: UPS }, { tracking_number: NUMBER }]],
      [[MISREAD], []],
    ],
    fr,
  );
});

describe('an order number', () => {
  testShipments(
    [
      [["ma commande n°61023, s'il vous plaît"], [{ tracking_number: null, order_id: '61023' }]],
      [
        ['Référence de commande : WEB-778210, tél. 06 12 34 56 78'],
        [{ tracking_number: null, order_id: 'WEB-778210' }],
      ],
      [['4711882 est mon numéro de commande'], [{ tracking_number: null, order_id: '4711882' }]],
      [
        ["je n'ai aucune nouvelle de ma commande n° 51-20933, passée le 4 mars 2027"],
        [{ tracking_number: null, order_id: '51-20933' }],
      ],
      [['> Quel est votre numéro de commande ?', '4471209'], [{ order_id: '4471209' }]],
    ],
    fr,
  );
});

test.each([
  'Facture FA-2026-118, client 55820, 49,90 €.',
  'Mon code postal est 69003 et mon portable 06 12 34 56 78.',
  "Je n'ai pas de numéro de suivi.",
])('"%s" names no shipment', (words) => {
  expect(readShipments(turnsOf([words]), fr)).toEqual([]);
});

describe('a number that was corrected, or is somebody else’s', () => {
  const only = [{ tracking_number: UPS }];
  testShipments(
    [
      [
        [
          `Numéro de suivi ${NUMBER}`,
          "> Ce numéro n'existe pas dans notre système.",
          `Désolée, erreur de frappe : ${UPS}`,
        ],
        only,
      ],
      [[`ce n'est pas ${NUMBER} mais ${UPS}, excusez-moi`], only],
      [[`J'ai reçu le colis de mon voisin, ${NUMBER}. Le mien est le ${UPS}.`], only],
      [[`Le colis ${UPS} a été remis au voisin.`], only],
    ],
    fr,
  );
});

describe('what is said of a parcel', () => {
  test.each([
    ["l'étiquette a été créée, rien de plus", 'pre_transit'],
    ["il n'est toujours pas expédié", 'pre_transit'],
    ["il est en cours d'acheminement", 'in_transit'],
    ['il a quitté la plateforme de tri', 'in_transit'],
    ['il est en cours de livraison', 'out_for_delivery'],
    ['le livreur est en route', 'out_for_delivery'],
    ["il m'attend au bureau de poste", 'available_for_pickup'],
    ['il est disponible en point relais', 'available_for_pickup'],
    ["le suivi indique « livré » mais je n'ai rien", 'delivered'],
    ["je l'ai bien reçu hier", 'delivered'],
    ["j'ai trouvé un avis de passage", 'delivery_failed'],
    ["ils sont passés mais j'étais absente", 'delivery_failed'],
    ["il est en retour à l'expéditeur", 'return_to_sender'],
    ['il repart chez le vendeur', 'return_to_sender'],
    ['il est bloqué en douane', 'on_hold'],
    ["il n'a pas bougé depuis lundi", 'on_hold'],
    ['il est arrivé tout cassé', 'exception'],
    ['il a été perdu par le transporteur', 'exception'],
    ["on me l'a annulé", 'cancelled'],
    ['il a été annulé sans explication', 'cancelled'],
    ['le délai de retrait est dépassé', 'expired'],
    ["l'étiquette est expirée", 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    'Est-il déjà livré ?',
    "Il n'a jamais été livré.",
    "Quand est-ce qu'il arrive ?",
    'Il devait être livré mardi.',
    "Vous m'avez envoyé un mail.",
    "Je voudrais savoir s'il est arrivé.",
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });
});

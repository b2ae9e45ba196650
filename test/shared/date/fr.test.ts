import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['Le tarif est valable du 1er février 2025 au 31 août 2025.', 'range 2025-02-01..2025-08-31'],
  ["jusqu'à la fin du trimestre", 'until 2025-06-30'],
  ['Devis valable 30 jours, règlement à 45 jours fin de mois', 'range 2025-05-07..2025-06-06'],
  ["prix garantis jusqu'à fin juin", 'until 2025-06-30'],
  ["l'offre expire le 15/07/2025 à minuit", 'until 2025-07-15'],
  ['promo du 12 au 25 mai sur les pneus, 3,10 € pièce', 'range 2025-05-12..2025-05-25'],
  ['à partir du 1er juin 2025 nouveau tarif', 'from 2025-06-01'],
  ["je vous tiens ce prix jusqu'à vendredi prochain", 'until 2025-05-09'],
  ["valable jusqu'au 31 décembre inclus", 'until 2025-12-31'],
  ['offre de mi-mai à fin août', 'range 2025-05-15..2025-08-31'],
  ['réponse avant la fin de la semaine svp', 'until 2025-05-11'],
  ["Tarif applicable dès le 15/06/2025 et jusqu'au 15/12/2025", 'range 2025-06-15..2025-12-15'],
  ["offre valable 2 semaines à compter d'aujourd'hui", 'range 2025-05-07..2025-05-21'],
  ['entre le 1er et le 20 juin', 'range 2025-06-01..2025-06-20'],
  ['validité : 31/12/2025', 'until 2025-12-31'],
  ['on part sur ce prix pour le 3e trimestre 2025', 'range 2025-07-01..2025-09-30'],
  ["prix maintenu jusqu'à la fin de l'année", 'until 2025-12-31'],
  ['je reviens vers vous demain ou après-demain', 'on 2025-05-08', 'on 2025-05-09'],
  ['au plus tard le vendredi 30 mai 2025', 'until 2025-05-30'],
  ["prix ferme jusqu'au 15 du mois prochain", 'until 2025-06-15'],
  ['offre promotionnelle du 01/06 au 30/06/2025', 'range 2025-06-01..2025-06-30'],
  ["d'ici la fin du mois prochain", 'until 2025-06-30'],
  ["validité de l'offre : trois mois", 'range 2025-05-07..2025-08-07'],
  ['courant septembre', 'range 2025-09-01..2025-09-30'],
  ['en vigueur depuis le 2 janvier 2025', 'from 2025-01-02'],
  ["notre offre court jusqu'au lundi 2 juin", 'until 2025-06-02'],
  ['prix valables en juin et remise de 3 %', 'range 2025-06-01..2025-06-30'],
  ["nous maintenons ce tarif jusqu'à la fin du mois de septembre 2025", 'until 2025-09-30'],
  ['à compter du 15 mai, 12,80 € HT', 'from 2025-05-15'],
  ['bloqué depuis lundi', 'from 2025-05-05'],
];

const undated = [
  'paiement à 30 jours fin de mois',
  'livraison sous 10 jours, tél 06 12 05 20 25',
  'acompte 30 %, solde à 60 jours, réf. 12.05.B',
  'offre limitée : 10 jours',
];

describe('dates in French', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('fr', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('fr', text)).toEqual([]);
  });
});

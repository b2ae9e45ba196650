import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, WEEKDAYS } from '../../extraction/sequences/fr.ts';
import type { DateLanguage } from '../language.ts';

export const fr: DateLanguage = {
  code: 'fr',
  months: [
    'janvier, janv, jan',
    'février, févr, fév',
    'mars',
    'avril, avr',
    'mai',
    'juin',
    'juillet, juil, jui, juill',
    'août',
    'septembre, sept, sep',
    'octobre, oct',
    'novembre, nov',
    'décembre, déc',
  ],
  weekdays: WEEKDAYS,
  shortWeekdays: ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  ordinal: '(?:er|e|ère)?',
  dayWords: { premier: 1 },
  shortSigns: '/',
  dates: ['{day} {month}(?: {year})?', '{day}[-/]{month}[-/]{year}'],
  monthsOfYear: ["{month}(?: de l'année)? {year}"],
  daysAlone: [
    '(?<=(?<![\\p{L}])(?:le|au|du) ){day}(?! ?(?:h|heures|kg|m|cm|mm|km|l|g|à|%|euros?|€)\\b)(?: (?:du mois(?<ahead> prochain)?|de ce mois))?',
  ],
  years: ["(?:l'année |l'an )?{year}"],
  quarters: ['t{nth}(?: {year})?', '{quarter} trimestre(?:(?: de)? {year})?'],
  quarterWords: {
    '1er': 1,
    '2e': 2,
    '3e': 3,
    '4e': 4,
    '2eme': 2,
    '3eme': 3,
    '4eme': 4,
    premier: 1,
    deuxième: 2,
    second: 2,
    troisième: 3,
    quatrième: 4,
    dernier: 4,
  },
  joins: ['au', 'a', 'à', "jusqu'au", "jusqu'à", "jusqu'en", 'et (?:jusqu.au|se termine le)', "jusqu'au \\p{L}{5,8}di"],
  until: {
    before: [
      "(?:et )?(?:jusqu'(?:au|aux|à|en|a)|jusque|au plus tard|d'ici(?: à| au| le)?|date limite|échéance|expirant|expire(?:ra)?|prend fin|se termine|s'achève|fin de validité|valable au|clôture)(?: le| la| l| les| fin| au| en| du| au plus tard)?(?: inclus)?[:]?(?: le)?",
    ],
    after: ['(?:inclus|au plus tard|compris|dernier délai)'],
    labels: ['validité', 'valable', 'expiration', 'échéance', 'date limite', 'date de fin', 'fin de validité'],
  },
  from: {
    before: [
      "(?:à partir (?:du|de|d'|des)|à compter (?:du|de|d')|dès|depuis|du|de|débute|commence|entre en vigueur|applicable|effectif)(?: le| la| l| au)?[:]?",
    ],
    after: ['et (?:après|au-delà)'],
  },
  before: { before: ['avant(?: le| la)?'] },
  after: { before: ['après(?: le)?'] },
  on: { before: ['(?:le|en|au|pour|dès|au mois de|courant|pour le|durant|pendant|la|ce)'] },
  between: { before: ['entre(?: le)?'] },
  and: ['et(?: le)?'],
  edges: {
    start: { before: ["(?:le |au )?(?:début|commencement|1er jour)(?: (?:du mois de|du|de la|de l'|de|d'|des))?"] },
    middle: { before: ['(?:la )?(?:mi-|mi |milieu (?:du|de) )'] },
    end: {
      before: [
        "(?:la |à la )?(?:fin|clôture|dernier jour|terme)(?: (?:du mois de|du mois d'|du|de la|de l'|de cette|de ce|de|d'|des))?",
      ],
    },
  },
  days: { 0: ["aujourd'hui", 'ce soir'], 1: ['demain(?: matin| soir)?'], 2: ['après[- ]demain'] },
  periods: {
    week: {
      this: ['(?:cette semaine|la semaine en cours|semaine en cours)'],
      next: ['(?:la )?semaine (?:prochaine|suivante|qui vient)'],
      bare: ['semaine'],
      end: ['(?:ce )?week-?end'],
    },
    month: {
      this: ['ce mois(?:-ci)?', '(?:le |du )?mois en cours', 'mois courant'],
      next: ['(?:le |du )?(?:mois (?:prochain|suivant|qui vient)|prochain mois)'],
      bare: ['(?:le )?mois'],
    },
    quarter: {
      this: ['ce trimestre', '(?:le |du )?trimestre (?:en cours|courant|actuel)'],
      next: ['(?:le |du )?(?:trimestre (?:prochain|suivant)|prochain trimestre)'],
      bare: ['(?:le )?trimestre'],
    },
    year: {
      this: ['cette année', "(?:l')?année (?:en cours|courante)", '(?:cet )?an'],
      next: ["(?:l')?(?:année prochaine|an prochain|année suivante)", 'prochaine année'],
      bare: ["(?:l')?année", "l'exercice", 'exercice'],
    },
  },
  nextWeek: { before: ['semaine prochaine'], after: ['(?:de )?(?:la )?semaine prochaine'] },
  past: { before: ['depuis'], after: ['(?:dernier|passé)'] },
  coming: { before: ['(?:ce|le|le prochain|prochain)'], after: ['(?:prochain|qui vient|de cette semaine)'] },
  units: {
    day: ['jours?(?: calendaires)?', 'j'],
    week: ['semaines?', 'sem\\.?'],
    month: ['mois'],
    quarter: ['trimestres?'],
    year: ['ans?', 'années?'],
  },
  numbers: {
    ...numbered(ONES, 1),
    une: 1,
    dix: 10,
    douze: 12,
    quatorze: 14,
    quinze: 15,
    vingt: 20,
    trente: 30,
    'quarante-cinq': 45,
    soixante: 60,
    'quatre-vingt-dix': 90,
  },
  hence: { before: ['(?:dans|d.ici)(?: environ)?'], after: ['plus tard'] },
  validity: {
    before: [
      '(?:valables?|valides?|vaut|ferme|fermes|garantie?s?|maintenue?s?|tient|tenons|bloquée?s?|gelée?s?|reste(?: valable)?|court|ouverte?|fixe)(?: \\p{L}{3,12}){0,2}(?: pendant| pour| durant| sur)?(?: une durée de| une période de)?(?: les)?(?: prochains| prochaines)?',
      '(?:pendant|durant|pour)(?: une durée de| une période de)?(?: encore)?(?: les)?(?: prochaine?s)?',
      '(?:les )?prochaine?s',
      "(?:validité|durée(?: de validité)?)(?: (?:de l')?\\p{L}{2,12}){0,2}(?: de| est de| :|:)?",
    ],
    after: ['de validité'],
  },
  notValidity: {
    before: [
      '(?:sous|dans un délai de|délai(?: de)?|à|net(?: à)?|paiement(?: à| sous| dans les| en)?|payable(?: à| sous)?|règlement(?: à| sous)?|il y a|depuis|par|chaque|tous les|livraison(?: sous| en| dans)?|en|derniers|dernières|dans les|crédit de)(?: les)?',
    ],
    after: [
      '(?:net|nets|après|fin de mois|date de facture|de délai|de livraison|de crédit|ouvrables? de livraison|à compter de la (?:facture|réception|livraison)|de garantie|auparavant|avant)',
    ],
  },
};

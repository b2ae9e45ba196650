import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, WEEKDAYS } from '../../extraction/sequences/nl.ts';
import type { DateLanguage } from '../language.ts';

export const nl: DateLanguage = {
  code: 'nl',
  months: [
    'januari, jan',
    'februari, feb',
    'maart, mrt, mar',
    'april, apr',
    'mei',
    'juni, jun',
    'juli, jul',
    'augustus, aug',
    'september, sep, sept',
    'oktober, okt, oct',
    'november, nov',
    'december, dec',
  ],
  weekdays: WEEKDAYS,
  shortWeekdays: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  ordinal: '(?:e|ste|de)?',
  dayWords: { eerste: 1 },
  shortSigns: '/',
  dates: ['{day} {month}(?:,? {year})?', '{day}[-/]{month}[-/]{year}'],
  monthsOfYear: ['{month}(?: van)?[ /]{year}'],
  daysAlone: ['(?<=(?<![\\p{L}])de ){day}(?<=e)(?: van (?:(?<ahead>volgende)|de|deze) maand)?'],
  years: ['(?:het jaar )?{year}'],
  quarters: [
    '[qk]{nth}(?:(?: van)?[ /]?{year})?',
    '(?:het )?{quarter} kwartaal(?:(?: van)? {year})?',
    'kwartaal {quarter}(?:(?: van)? {year})?',
  ],
  quarterWords: { '1e': 1, '2e': 2, '3e': 3, '4e': 4, eerste: 1, tweede: 2, derde: 3, vierde: 4, laatste: 4 },
  joins: ['tot', 'tot en met', 't/?m', 'tot (?:uiterlijk|eind)', 'en (?:loopt )?tot'],
  until: {
    before: [
      '(?:tot|tot en met|t/?m|uiterlijk|loopt af|verloopt|eindigt|vervalt|deadline|einddatum|vervaldatum|voor het einde van)(?: en met| aan| op| per| uiterlijk| het| de| tot)*[:]?',
    ],
    after: ['(?:inbegrepen|uiterlijk|inclusief)'],
    labels: ['geldigheid\\p{L}{0,6}', 'geldig', 'vervaldatum', 'einddatum', 'deadline'],
  },
  from: {
    before: [
      '(?:van|vanaf|sinds|per|met ingang van|ingaand(?:e)?(?: op)?|geldig vanaf|begint(?: op)?|start(?: op)?|m\\.?i\\.?v\\.?)(?: de| het)?[:]?',
    ],
    after: ['(?:en later|af)'],
  },
  before: { before: ['v[oó][oó]r(?: de)?(?= ?\\d)'] },
  after: { before: ['na(?: de)?'] },
  on: {
    before: ['(?:op|in|de|aanstaande|voor de maand|gedurende|d\\.d\\.|(?:gedurende |in |voor )?de maand)(?: de| het)?'],
  },
  between: { before: ['tussen(?: de)?'] },
  and: ['en(?: de)?'],
  edges: {
    start: { before: ['(?:het |de )?(?:begin|start)(?: van)?(?: de| het)?'] },
    middle: { before: ['(?:het )?(?:midden|half|medio)(?: van)?(?: de| het)?'] },
    end: { before: ['(?:het |de )?(?:einde?|eind|afloop|laatste dag)(?: van)?(?: de| het| deze| dit)?'] },
  },
  days: { 0: ['vandaag', 'vanavond'], 1: ['(?<!(?:goeden?|deze|elke) )morgen'], 2: ['overmorgen'] },
  periods: {
    week: {
      this: ['deze week', 'lopende week'],
      next: ['(?:volgende|komende|aankomende) week'],
      bare: ['week'],
      end: ['weekend', 'weekeinde'],
    },
    month: {
      this: ['deze maand', '(?:de )?(?:lopende|huidige) maand'],
      next: ['(?:volgende|komende|aankomende) maand'],
      bare: ['maand'],
      end: ['maandeinde', 'ultimo'],
    },
    quarter: {
      this: ['dit kwartaal', '(?:het )?(?:lopende|huidige) kwartaal'],
      next: ['(?:het )?(?:volgende?|komende?) kwartaal'],
      bare: ['kwartaal'],
      end: ['kwartaaleinde'],
    },
    year: {
      this: ['dit jaar', '(?:het )?(?:lopende|huidige) jaar'],
      next: ['(?:het )?(?:volgende?|komende?) jaar'],
      bare: ['jaar'],
      end: ['jaareinde', 'oudjaar', 'oudejaarsdag'],
    },
  },
  nextWeek: { before: ['volgende week'], after: ['(?:van )?(?:de )?volgende week'] },
  past: { before: ['(?:afgelopen|vorige|sinds)'] },
  coming: {
    before: ['(?:deze|aanstaande|komende|aankomende|volgende|a\\.?s\\.?)'],
    after: ['(?:aanstaande|a\\.?s\\.?|deze week)'],
  },
  units: {
    day: ['(?:kalender)?dag(?:en)?', 'dgn?'],
    week: ['we(?:ek|ken)', 'wk'],
    month: ['maand(?:en)?', 'mnd'],
    quarter: ['kwarta(?:al|len)'],
    year: ['ja(?:ar|ren)'],
  },
  numbers: {
    ...numbered(ONES, 1),
    één: 1,
    tien: 10,
    twaalf: 12,
    veertien: 14,
    vijftien: 15,
    twintig: 20,
    dertig: 30,
    vijfenveertig: 45,
    zestig: 60,
    negentig: 90,
  },
  hence: { before: ['(?:over|in)(?: ongeveer)?'], after: ['(?:later|vanaf (?:nu|vandaag))(?! geldig)'] },
  validity: {
    before: [
      '(?:geldig|geldt|gelden|bindend|vast|gegarandeerd|blijft|blijven|staat|loopt|vrijblijvend|houden|houdbaar|gestand)(?: \\p{L}{2,12}){0,3}(?: voor| gedurende)?(?: een periode van)?(?: de)?(?: komende| volgende| eerstkomende)?',
      '(?:voor|gedurende)(?: een periode van| nog)?(?: de)?(?: komende| volgende)?',
      '(?:de )?(?:komende|volgende|eerstkomende)',
      '(?:geldigheid|geldigheidsduur|looptijd)(?: van)?(?: de offerte)?(?: is| van|:)?',
    ],
    after: ['(?:lang )?(?:geldig|vast|gestand|bindend|geldigheid)'],
  },
  notValidity: {
    before: [
      '(?:binnen|netto|betaling(?: binnen| in)?|betaaltermijn(?: van|:)?|betalingstermijn(?: van|:)?|te betalen binnen|na|elke|per|om de|al|sinds|afgelopen|laatste|levering(?: binnen| in)?|levertijd(?: van|:)?|krediet(?: van)?)(?: de)?',
    ],
    after: [
      '(?:netto|na|geleden|oud|eerder|voor|levertijd|betaaltermijn|betalingstermijn|krediet|factuurdatum|garantie|te laat|na factuur\\p{L}{0,8})',
    ],
  },
};

import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, WEEKDAYS } from '../../extraction/sequences/it.ts';
import type { DateLanguage } from '../language.ts';

export const it: DateLanguage = {
  code: 'it',
  months: [
    'gennaio, gen',
    'febbraio, feb',
    'marzo, mar',
    'aprile, apr',
    'maggio, mag',
    'giugno, giu',
    'luglio, lug',
    'agosto, ago',
    'settembre, set, sett',
    'ottobre, ott',
    'novembre, nov',
    'dicembre, dic',
  ],
  weekdays: WEEKDAYS,
  shortWeekdays: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'],
  ordinal: '[º°]?',
  dayWords: { primo: 1 },
  shortSigns: '/.',
  dates: ["{day}(?: di)? {month}(?:,? (?:del |dell'anno )?{year})?", '{day}[-/]{month}[-/]{year}'],
  monthsOfYear: ["{month}(?: del| dell'anno)? {year}"],
  daysAlone: [
    '(?<=(?<![\\p{L}])(?:il|al|dal|giorno) ){day}(?! ?(?:h|heures|kg|m|cm|mm|km|l|g|à|%|euros?|€)\\b)(?: (?:(?:di questo|del(?: corrente)?) mese(?<ahead> prossimo)?|del (?<ahead>prossimo) mese))?',
  ],
  years: ["(?:del |l'anno |dell'anno )?{year}"],
  quarters: ['[tq]{nth}(?:(?: del)? {year})?', '{quarter} trimestre(?:(?: del)? {year})?'],
  quarterWords: {
    '1º': 1,
    '2º': 2,
    '3º': 3,
    '4º': 4,
    '1o': 1,
    '2o': 2,
    '3o': 3,
    '4o': 4,
    primo: 1,
    secondo: 2,
    terzo: 3,
    quarto: 4,
    ultimo: 4,
    i: 1,
    ii: 2,
    iii: 3,
    iv: 4,
  },
  joins: ['al', "all'", 'a', 'fino al', "fino all'", 'fino a', 'e fino al'],
  until: {
    before: [
      "(?:fino|sino|entro|entro e non oltre|non oltre|al più tardi|scade|scadenza|termina|finisce|valida al|valido al|termine|chiude)(?: a| al| all'| alla| il| l'| la| lo| di| del| e non oltre| tutto| e compreso)*[:]?(?: il)?",
    ],
    after: ['(?:compreso|incluso|al più tardi|al massimo)'],
    labels: ['scadenza', 'validità', 'termine', 'data di (?:fine|scadenza)'],
  },
  from: {
    before: [
      "(?:dal|dall'|da|dalla|a partire|a decorrere|con decorrenza|a far data|inizia|comincia|in vigore|decorre)(?: da| dal| dall'| dalla| il)?[:]?",
    ],
    after: ['in poi', 'in avanti'],
  },
  before: { before: ["prima (?:del|della|dell'|di)"] },
  after: { before: ["dopo(?: il| l')?"] },
  on: { before: ["(?:il|l'|in|a|nel|per|per il|durante|nel mese di|il mese di|lo)(?: giorno)?"] },
  between: { before: ["(?:tra|fra)(?: il| l')?"] },
  and: ["e(?: il| l')?"],
  edges: {
    start: {
      before: ["(?:l'|all')?(?:inizio|primi|principio)(?: (?:del mese di|del|della|dell'|di))?", 'inizi(?: di)?'],
    },
    middle: { before: ["(?:la )?metà(?: (?:del|della|dell'|di))?"] },
    end: {
      before: [
        "(?:la |alla )?(?:fine|chiusura|ultimo giorno|termine)(?: (?:del mese di|del|della|dell'|di questo|di questa|di|d'))?",
      ],
      after: ["l'ultimo"],
    },
  },
  days: { 0: ['oggi', 'stasera'], 1: ['domani'], 2: ['dopodomani'] },
  periods: {
    week: {
      this: ['questa settimana', '(?:la )?settimana (?:in corso|corrente)'],
      next: ['(?:la |della )?(?:prossima settimana|settimana (?:prossima|entrante|ventura))'],
      bare: ['settimana'],
      end: ['fine settimana', 'weekend'],
    },
    month: {
      this: ['questo mese', '(?:il |del )?(?:mese (?:in corso|corrente)|corrente mese)'],
      next: ['(?:il |del )?(?:prossimo mese|mese (?:prossimo|entrante|venturo))'],
      bare: ['mese'],
    },
    quarter: {
      this: ['questo trimestre', '(?:il |del )?trimestre (?:in corso|corrente)'],
      next: ['(?:il |del )?(?:prossimo trimestre|trimestre prossimo)'],
      bare: ['trimestre'],
    },
    year: {
      this: ["quest'anno", "(?:l'|dell')?anno (?:in corso|corrente)"],
      next: ["(?:il |del |l'|dell')?(?:prossimo anno|anno (?:prossimo|venturo))"],
      bare: ['anno', 'esercizio'],
    },
  },
  nextWeek: { before: ['prossima settimana'], after: ['(?:della )?(?:prossima settimana|settimana prossima)'] },
  past: { before: ['(?:scors[oa])'], after: ['scors[oa]'] },
  coming: {
    before: ['(?:questo|questa|il prossimo|la prossima|prossim[oa])'],
    after: ['(?:prossim[oa]|di questa settimana|venturo)'],
  },
  units: {
    day: ['giorn[oi](?: (?:di calendario|solari))?', 'gg'],
    week: ['settiman[ae]'],
    month: ['mes[ei]'],
    quarter: ['trimestr[ei]'],
    year: ['ann[oi]'],
  },
  numbers: {
    ...numbered(ONES, 1),
    un: 1,
    una: 1,
    dieci: 10,
    dodici: 12,
    quattordici: 14,
    quindici: 15,
    venti: 20,
    trenta: 30,
    quarantacinque: 45,
    sessanta: 60,
    novanta: 90,
  },
  hence: { before: ['(?:tra|fra|di qui a)(?: circa)?'], after: ['(?:da (?:oggi|adesso))'] },
  validity: {
    before: [
      '(?:valid[oaie]|vale|valgono|ferm[oaie]|fiss[oaie]|garantit[oaie]|bloccat[oaie]|manteniamo|mantenut[oa]|resta|rimane|dura|apert[oa]|vincolante|teniamo|tiene)(?: \\p{L}{1,12}){0,2}(?: per| durante)?(?: un periodo di)?(?: i| gli| le)?(?: prossim[ie])?',
      '(?:per|durante|nei|nelle)(?: un periodo di| soli| altri)?(?: i| le)?(?: prossim[ie])?',
      '(?:i |le )?(?:prossim[ie]|seguenti)',
      "(?:validità|durata)(?: (?:dell')?\\p{L}{3,12}){0,2}(?: di| è di|:)?",
    ],
    after: ['di validità'],
  },
  notValidity: {
    before: [
      '(?:a|entro|netto(?: a)?|pagamento(?: a| entro| in)?|bonifico(?: a)?|riba(?: a)?|ogni|da|negli ultimi|ultim[ie]|consegna(?: in| entro)?|in|entro i|dilazione(?: di)?|entro e non oltre|rimessa(?: diretta)?(?: a)?)(?: i| le)?',
    ],
    after: [
      '(?:netti?|data fattura|d\\.?f\\.?|fine mese|f\\.?m\\.?|dalla (?:fattura|consegna|data|ricezione)|dal (?:ricevimento|ricevuto)|fa|prima|dopo|di (?:credito|consegna|garanzia|dilazione)|lavorativi per la consegna)',
    ],
  },
};

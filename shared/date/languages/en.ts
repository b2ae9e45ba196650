import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, WEEKDAYS } from '../../extraction/sequences/en.ts';
import type { DateLanguage } from '../language.ts';

export const en: DateLanguage = {
  code: 'en',
  months: [
    'january, jan',
    'february, feb',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sep, sept',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  weekdays: WEEKDAYS,
  shortWeekdays: ['sun', 'mon', 'tue, tues', 'wed, weds', 'thu, thur, thurs', 'fri', 'sat'],
  ordinal: '(?: ?(?:st|nd|rd|th))?',
  dayWords: { first: 1 },
  isMonthFirst: true,
  shortSigns: '/',
  dates: [
    '(?:the )?{day}(?: of)? {month}(?:,? (?:of )?{year})?',
    '{day}[-/]{month}(?:[-/]{year})?',
    '(?<!(?:you|we|i|they|he|she|it|who|u) ){month} (?:the )?{day}(?:,? (?:of )?{year})?',
  ],
  monthsOfYear: ['{month}(?:,? | of | in )?{year}'],
  daysAlone: ['the {day}(?<=st|nd|rd|th)(?: of (?:(?<ahead>next)|the|this) month)?'],
  years: ['{year}'],
  quarters: ['q{nth}(?:(?: of)?[ /-]?{year})?', '(?:the )?{quarter} quarter(?:(?: of)? {year})?', '{year} q{nth}'],
  quarterWords: { first: 1, second: 2, third: 3, fourth: 4, last: 4, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4 },
  joins: [
    'to',
    'thru',
    'through',
    'until',
    'till',
    'til',
    'up to',
    'up until',
    'and (?:runs |ends |ending )?(?:until|through|to)',
  ],
  until: {
    before: [
      '(?:until|till|til|untill|thru|through|up to|up until|by|no later than|not later than|latest|at the latest|(?:and )?including|expires?|expiring|expiry(?: date)?|expired|ends?|ending|end date|deadline|valid to|good to|closes|closing|lapses|runs out|best before)(?: is| on| by| at| until| till)?(?: and including| including)?(?: (?:cob|eob|eod|(?:the )?close of business|midnight|noon|\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?))?(?: on)?(?: the)?',
    ],
    after: ['(?:at the latest|inclusive|deadline|expiry)'],
    labels: ['expiry', 'expiration', 'valid until', 'validity', 'deadline', 'end date', 'closing date', 'expires'],
  },
  from: {
    before: [
      '(?:from|starting|starts?|beginning|begins|effective|as of|as from|since|commencing|with effect from|valid from|in force from|start date)(?: is| on| from| as of)?[:=]?(?: the)?',
    ],
    after: ['(?:onwards?|on ?wards|and later|forward|and after)'],
  },
  before: { before: ['(?:before|prior to|ahead of)(?: the)?'] },
  after: { before: ['(?:after|later than)(?: the)?'] },
  on: { before: ['(?:on|in|for|dated|during|throughout|at)(?: the)?'] },
  between: { before: ['between(?: the)?'] },
  and: ['and'],
  edges: {
    start: { before: ['(?:the )?(?:start|beginning|first day|early)(?: of| in)?(?: the)?', 'early'] },
    middle: { before: ['(?:the )?(?:middle|mid)(?: of| in)?(?: the)?', 'mid-'] },
    end: {
      before: ['(?:the )?(?:very )?(?:end|close|last day)(?: of| in)?(?: the)?', 'late'],
      after: ["(?:'s )?(?:end|close)"],
    },
  },
  days: {
    0: ['today', 'tonight'],
    1: ['tomorrow', 'tomorow', 'tmrw', 'tmr', 'tomorrow (?:morning|afternoon|evening|night)'],
    2: ['(?:the )?day after tomorrow'],
  },
  periods: {
    week: {
      this: ['(?:this|the current) week'],
      next: ['(?:next|the (?:following|coming)) week'],
      bare: ['(?:working )?week'],
      end: ['week-?end', 'eow'],
    },
    month: {
      this: ['(?:this|the current) (?:calendar )?month'],
      next: ['(?:next|the (?:following|coming)) (?:calendar )?month'],
      bare: ['(?:calendar )?month'],
      end: ['month[- ]?end', 'eom'],
    },
    quarter: {
      this: ['(?:this|the current) quarter'],
      next: ['(?:next|the (?:following|coming)) quarter'],
      bare: ['quarter'],
      end: ['quarter[- ]end', 'eoq'],
    },
    year: {
      this: ['(?:this|the current) (?:calendar )?year'],
      next: ['(?:next|the (?:following|coming)) (?:calendar )?year'],
      bare: ['(?:calendar )?year'],
      end: ['year[- ]?end', 'eoy'],
    },
  },
  nextWeek: { before: ['next', '(?:of )?next week'], after: ['(?:of )?next week'] },
  past: { before: ['(?:last|this past|since|since last|past)'] },
  coming: {
    before: ['(?:this|the|this coming|coming|upcoming|the coming|the following)'],
    after: ['(?:of )?this week'],
  },
  units: {
    day: ['(?:calendar )?days?'],
    week: ['weeks?', 'wks?'],
    month: ['(?:calendar )?months?', 'mths?'],
    quarter: ['quarters?'],
    year: ['years?', 'yrs?'],
  },
  numbers: {
    ...numbered(ONES, 1),
    a: 1,
    an: 1,
    ten: 10,
    twelve: 12,
    fourteen: 14,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    'forty-five': 45,
    sixty: 60,
    ninety: 90,
    'a couple of': 2,
  },
  hence: {
    before: ['in(?: about| around| exactly)?', 'within the next', 'by'],
    after: ['(?:from (?:now|today)|hence)'],
  },
  validity: {
    before: [
      '(?:valid|good|firm|open|fixed|guaranteed|stands?|standing|hold|holds|held|holding|honou?red|binding|available|frozen|locked(?: in)?|runs?|running|lasts?|in force|unchanged|stable)(?: it| this| that| them| price| the price| the offer)?(?: only)?(?: for)?(?: the)?(?: next| coming| following| another)?(?: period of| term of)?',
      '(?:for|over|during)(?: only)? ?(?:the|another|a period of|a term of)?(?: next| coming| following)?',
      '(?:next|coming|following)',
      '(?:validity|valid(?:ity)? period|term)(?: of(?: the)?(?: offer| quote| quotation| price))?(?: is| of|:)?',
    ],
    after: ["'? ?(?:validity|of validity|price (?:lock|guarantee|hold))"],
  },
  notValidity: {
    before: [
      '(?:net|within|after|payment(?: terms?)?(?: is| of| in|:)?(?: for)?|pay(?:able)?(?: in| for)?|credit(?: of)?|past|last|previous|every|each|per|takes?|about|delivery(?: time)?(?: in| of|:)?|lead time(?: of| is|:)?|(?:have|has|had|having) been \\p{L}{2,14} for|waiting(?: for)?(?: over| more than)?|been(?: \\p{L}{2,14}){0,4} for)(?: the| a| over)?(?: last| past)?',
    ],
    after: [
      "'? ?(?:net|after|ago|old|later|before|prior|late|overdue|delivery|lead time|from (?!now|today)|of (?:invoice|receipt|delivery|payment|credit)|following|warranty|guarantee|credit|payment)",
    ],
  },
};

import type { Phrases } from '../extraction/language.ts';
import type { Unit } from './day.ts';

/** What stands right before and right after something, articles included ("until the"). */
/** `labels` may have more words between them and a colon: "expiry date of the offer:". */
export type Sides = { before?: Phrases; after?: Phrases; labels?: Phrases };

/** A calendar unit longer than a day, as it is called from the time of speaking. */
export type PeriodNames = {
  this: Phrases;
  next: Phrases;
  /** Without a word that says which: this one, where an edge is named ("the end of the month"). */
  bare: Phrases;
  /** Its end in one word: "month-end". */
  end?: Phrases;
};

/**
 * How a language says dates. Names are here although Intl knows them: it takes 20 ms when first asked. Phrases are expressions
 * as in shared/extraction/language.ts; templates may hold {day}, {month} and {year}.
 */
export type DateLanguage = {
  /** BCP 47 primary subtag. */
  code: string;
  /** What each month is called, from January, in every case and abbreviation, separated by ", "; without a full stop. */
  months: readonly string[];
  /** The same for weekdays, from Sunday. The short ones are understood only before a date ("Fri 15 May"). */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** What may be written on the name of a month or weekday: case endings. */
  nameEnding?: string;
  /** What may follow the number of a day: "1st". */
  ordinal: string;
  /** Days called by a word: "first". */
  dayWords?: Readonly<Record<string, number>>;
  /** Years before the first of an era that is written as a letter: "R7.6.30". */
  eraLetters?: Readonly<Record<string, number>>;
  /** 03/04/2025 is 4 March where nothing else tells. */
  isMonthFirst?: boolean;
  /** Signs that part day and month where no year follows ("30.06."); only beside a word such as "until". */
  shortSigns: string;
  dates: Phrases;
  monthsOfYear: Phrases;
  /**
   * A day of this or the next month, after "until" and the like: "the 15th". With a group `ahead`, of the month after this.
   */
  daysAlone: Phrases;
  /** Years as a period, where an edge is named: "the end of 2025". */
  years: Phrases;
  /** A template with {quarter} and perhaps {year}, the number 1 to 4 or one of `quarterWords`. */
  quarters: Phrases;
  quarterWords?: Readonly<Record<string, number>>;
  /** Between the two ends of a range, beside dashes. */
  joins: Phrases;
  until: Sides;
  from: Sides;
  /** The day named is left out. */
  before?: Sides;
  after?: Sides;
  on: Sides;
  /** Around a range whose ends are joined by `and`. */
  between: Sides;
  and: Phrases;
  edges: Readonly<Record<'start' | 'middle' | 'end', Sides>>;
  /** Days by their distance from today. */
  days: Readonly<Record<number, Phrases>>;
  periods: Readonly<Record<Exclude<Unit, 'day'>, PeriodNames>>;
  /** Said with a weekday: of the next week, the last that was, or the first that comes. */
  nextWeek: Sides;
  past: Sides;
  coming: Sides;
  units: Readonly<Record<Unit, Phrases>>;
  /** So many of a unit without a number: one, or the Arabic dual. */
  counted?: Readonly<Record<number, Partial<Readonly<Record<Unit, Phrases>>>>>;
  numbers: Readonly<Record<string, number>>;
  /** Around a duration: it ends that long from now ("in ten days"). */
  hence: Sides;
  /** Around a duration: something holds that long from now ("valid for", "the next"). */
  validity: Sides;
  /** Around a duration that no validity makes a period: terms of payment and delivery, what is past. */
  notValidity: Sides;
};

import type { Incoterm } from './sales-condition.ts';

/**
 * Phrases separated by commas, in lower case, matched as whole words in folded text (accents do not matter). "*" at the end
 * of a phrase stands for any ending of its last word: "discount*".
 */
export type Cues = string;

export const CUES = [
  // Figures
  'price', // a price stands beside it: "price", "costs"
  'cost', // a price word that gives the price of all that was counted: "1,000 flyers cost"
  'at', // right before a price: "at", "@"
  'per', // a price for one: "each", "per"; also right before the unit or the product
  'quantity', // "qty", "quantity"
  'from', // before the quantity that a scale begins with: "from", "over"
  'given', // a condition before a quantity; from a customer it is what they would order: "if we take"
  'more', // after it: "or more"
  'minimum', // before a quantity that is a condition, not an order: "minimum order"
  'discount', // beside a percentage or an amount: "discount", "off"
  'less', // right before one: "minus"
  'total', // the amount is for all: "in total"
  'shipping', // the amount is for something else: "freight", "deposit", "set-up fee"
  'percent', // "percent", where the sign is not used
  'tax', // the percentage is a tax
  'reference', // a number without meaning for terms follows: "order no.", "invoice"
  // What a clause is about
  'request', // somebody wants, orders, offers or asks for a product, which may follow
  'howMany', // asks for the quantity
  'which', // asks for the model, the colour or the size: the answer is a part of the product
  'product', // what a question about the product calls it: "product", "item"
  'question', // makes a sentence a question without a question mark
  'currency', // what a question about the currency calls it
  'accept',
  'refuse',
  'tooMuch', // says no to a figure: "too expensive", "too many"
  'past', // what was: "last year", "used to be"
  'present', // ends that: "this year", "now"
  'other', // somebody else's: "competitor"
  'wrong', // a figure that was a mistake: "misprint", "you invoiced"
  'unavailable', // "out of stock"
  'stock', // how much there is, not how much is wanted
  'instead', // before a value that is replaced: "instead of"
  'correct', // before a value that replaces another: "make that"
  'only', // leaves one of several products: "just the"
  'contrast', // "but"
  'and', // joins parts of a sentence
  'of', // between a unit and its product, and inside names of products
  'for', // between a price and its product
  'buyer', // who a condition is for, not what: "resellers"
  'customer', // right before the name of who buys: "on behalf of"
  'quality', // adjectives that are a part of a product, and alone none: "large"
  'stop', // words that are in no product and mean nothing else here
  // Payment
  'pay', // a term of payment stands beside it: "payment"
  'payable', // the same, but no part of the term: "payable"
  'method', // a whole term: "letter of credit"
  'moment', // when a part is paid: "in advance", "on delivery", "after invoice"
  'net', // "net" before or after a number of days
  'within', // before a period: "within"
  // Dates
  'place', // before a town, which is no product: "to"
  'valid', // a period for the offer: "valid", "offer open"
  'deliver', // a date for something else: "delivery", "arrives"
] as const;
export type Cue = (typeof CUES)[number];

export const BEHIND_CUES = [
  'wanted', // a request: "が欲しい", "चाहिए"
  'priced', // right behind a bare price: "450で"
  'provided', // behind a quantity that is a condition: "500個なら"
  'object', // between a product and its bare quantity: "を"
] as const;
export type BehindCue = (typeof BEHIND_CUES)[number];

export const UNITS = [
  'count', // pieces: "pcs", "units"
  'pack', // "boxes", "pallets"
  'pair', // what is counted in pairs and keeps its plural: "pairs"
  'measure', // "kg", "litres", "metres"
  'size', // measures that tell products apart: "ml", "inch", "watt"
  'time', // "days"
] as const;
export type UnitKind = (typeof UNITS)[number];

/** Everything the reading of sales terms knows about one language. Plain data. */
export type SalesLanguage = {
  /** BCP 47 primary subtag. */
  code: string;
  /** What a separator before three digits means where the text does not tell. */
  decimal: '.' | ',';
  /** Thousands may be grouped by blanks: "1 250". */
  spaceGroups?: boolean;
  /** Articles are written onto the next word with an apostrophe: "l'huile". */
  elides?: boolean;
  /** Pronouns that a hyphen joins to their verb: "avez-vous". */
  clitics?: Cues;
  /** Endings of verbs by which an unknown word is known to be no noun: "-aremos". */
  verbs?: Cues;
  /** What joins a noun to what it is for, with or made of: "tasse à café", before lower case only. */
  links?: Cues;
  /** A packing word right after a noun belongs to it: "cement bags". */
  compounds?: boolean;
  numbers: {
    /** What is added: "five". Hyphenated and glued numbers are made of these. */
    words: Readonly<Record<string, number>>;
    /** What multiplies the number before it: "hundred", "dozen", "k". */
    multipliers: Readonly<Record<string, number>>;
    /** Number words that mean other things too and count only right before a unit or a product: "one". */
    weak?: Cues;
    /** What stands inside a number: "and". */
    joins?: Cues;
    /** The last unit may be left out: 两千五 is 2500. */
    shortens?: boolean;
    /** Number words are written as one word: "fünfhundert". */
    isGlued?: boolean;
  };
  /** ISO 4217 code by what people call the currency. A word for several ("dollars") is given the likeliest. */
  currencies: Readonly<Record<string, Cues>>;
  /** Currencies of one name ("dinar"): the bare name is the first, unless the conversation names just one other in full. */
  families?: readonly (readonly string[])[];
  /** Hundredths: "cents" by the currency's code, or by '' where several have them. */
  minor?: Readonly<Record<string, Cues>>;
  /** Tenths: 毛. */
  dimes?: Cues;
  /** What a bare sign stands for, where the text does not tell. */
  signs?: Readonly<Record<string, string>>;
  units: Readonly<Record<UnitKind, Cues>>;
  cues: Readonly<Partial<Record<Cue, Cues>>>;
  /** Spaceless languages: characters with a meaning of their own that inside a noun are a part of it: 能. */
  inner?: Cues;
  /** What makes the word before it a part of the next: 用 of 会議用テーブル. */
  purpose?: string;
  /** What stands behind what it is about, in languages that put it there. */
  behind?: Readonly<Partial<Record<BehindCue, Cues>>>;
  /** Phrases that are a discount by themselves, in percent: "half price" is 50. */
  discounts?: Readonly<Record<string, number>>;
  /** What the percentage of Chinese 折 and Japanese 割 is: `paid` is what remains to pay in tenths, `taken` what is taken off. */
  tenths?: { paid?: Cues; taken?: Cues };
  incoterms: Readonly<Partial<Record<Incoterm, Cues>>>;
  /** How words end that are in no product, as a regular expression of folded text: verbs of Turkish, "iyoruz". */
  endings?: string;
  /** How words end that alone name no product, as a regular expression of folded text: "granted". */
  lone?: string;
  /** What is wanted stands before the verb: "zeytinyağı istiyoruz". */
  verbLast?: boolean;
  /** What follows a value that another takes the place of: "40 yerine 50". */
  replaced?: Cues;
  /** Words that products are made of although the language counts them, or a part of them, as something else: "phone", 打印机. */
  nouns?: Cues;
  /** 'kept': a noun that is not counted stays in the plural ("tulip bulbs cost …"). */
  plurals?: 'kept';
  /** Adjectives follow their noun and take its plural: "chaises pliantes". */
  headFirst?: boolean;
  /** The head stands after "of" ("प्लास्टिक की कुर्सियाँ"); the words for "of" that agree with a plural, which then stays. */
  headLast?: Cues;
  /** A counted noun in the singular: the first ending that matches is replaced. */
  singular: readonly (readonly [ending: string, replacement: string])[];
  /** Nouns without a singular: "scissors". */
  invariable?: Cues;
  /** Spellings that stand for one product: "tshirt" for "t-shirt". */
  spellings?: Readonly<Record<string, string>>;
};

import type { CountryCode } from 'libphonenumber-js/min';

/**
 * Alternatives, each a regular expression source matched without regard to case and as whole words. A space stands for any
 * short run of white space; an apostrophe matches every apostrophe and none (`i'm` finds "im").
 */
export type Phrases = readonly string[];

/** Words separated by spaces, in lower case and without apostrophes. */
export type Words = string;

export type Field = 'name' | 'phone' | 'address' | 'issue' | 'role' | 'priority' | 'type';

/**
 * What a question of the agent can be about. The address may be asked for in pieces; `other` is what we do not record,
 * `unclear` what we do not understand.
 */
export type Ask =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'surnameFirst'
  | 'phone'
  | 'address'
  | 'street'
  | 'unit'
  | 'city'
  | 'issue'
  | 'role'
  | 'priority'
  | 'other'
  | 'unclear';

export type Role = 'tenant' | 'owner' | 'landlord' | 'manager';
export type Priority = 'low' | 'medium' | 'high' | 'urgent';
export type IssueType = 'plumbing' | 'electrical' | 'maintenance' | 'other';
export type Signal = 'work_started' | 'solved' | 'cancelled' | 'reported_again';

/** Everything the service knows about one language. Adding a language is adding one such file and its tests. */
export type Language = {
  /** BCP 47 primary subtag. */
  code: string;
  /** How a line of a transcript names its speaker ("Agent: …"), in lower case and without the colon. */
  transcript: { user: readonly string[]; assistant: readonly string[]; system: readonly string[] };
  /** Whole messages that people give more than once: a second "yes" is not a repeated message. */
  answers: readonly string[];
  /** What confirms what was asked. */
  yes: Phrases;
  /**
   * Written without spaces between words (Chinese, Japanese): phrases are then found inside runs of letters, and names and
   * numbers by their shapes instead of word by word.
   */
  spaceless?: boolean;
  /** What closes a sentence that gives a name or a number: "です". */
  copulas?: Phrases;
  /** What is written onto the front of words (Arabic "and", "the", "with"); every phrase may begin with it. */
  prefixes?: string;
  /**
   * What is written onto a proper noun or a number (Turkish "Ali'yim", "21'de"): `own` onto the name of who speaks, which is
   * given without; `cases` make it a place or somebody else, and end an address that has a number; `inflected` stand at the end
   * of everyday words.
   */
  suffixes?: { own: Phrases; cases: Phrases; inflected?: Phrases };
  /** Where a number without a country code comes from, likeliest first. */
  countries: readonly CountryCode[];
  /** Words whose full stop does not end a sentence; "-str" stands for all that end so. */
  abbreviations: Words;
  /** What follows an ordinal number outside addresses ("31. März"). */
  ordinals?: Phrases;
  /** Words that are in no name and no place: pronouns, auxiliaries, question words, answers such as "sure". */
  functionWords: Words;
  /** Everyday words that are seldom a name ("kitchen", "monday"); a name may hold one beside another word. */
  commonWords: Words;
  /** What may stand before an answer: "sure", "it's". */
  openers: Phrases;
  greetings: Phrases;
  /** What announces that a value replaces an earlier one. */
  corrections: Phrases;
  refusals: Phrases;
  /** Whose name or number is not the customer's: "his", "my neighbour's". */
  otherPeople: Phrases;
  asks: {
    /** What makes a sentence without a question mark a question. */
    requests: Phrases;
    /** What resembles a field and is none ("maiden name", "account number"). */
    unrelated: Phrases;
    about: Record<Exclude<Ask, 'firstName' | 'lastName' | 'surnameFirst' | 'other' | 'unclear'>, Phrases>;
  };
  /** What stands before the colon in "Name: …". */
  labels: Record<Field, Phrases>;
  name: {
    /** What the parts of a name are called where they are asked for or told one by one: "first name", "surname". */
    first?: Phrases;
    last?: Phrases;
    /** Asks for both, the surname first. */
    surnameFirst?: Phrases;
    /** A name follows, whatever its case. */
    cues: Phrases;
    /** A name may follow: "I'm", "this is". */
    weakCues: Phrases;
    /** The same, but only right after the question for the name: "it's". */
    answerCues: Phrases;
    /** A name stands right before it: "speaking". */
    after: Phrases;
    titles: Words;
    /**
     * Spaceless languages: what a name looks like, with what may follow it in a lookahead. `shapes` are believed after every
     * cue, `looseShapes` in an answer and after the cues that only names follow.
     */
    shapes?: Phrases;
    looseShapes?: Phrases;
    /** Lower-case words inside names: "van", "de". */
    particles: Words;
    /** How many words of a name in lower case are believed after a weak cue; 3 unless people have more names. */
    lowerWords?: number;
    /** Right before the name of whoever is written to: "thank you". */
    addressed?: Phrases;
  };
  phone: {
    cues: Phrases;
    /** Before a number of somebody else, or one that is out of use. */
    notMine: Phrases;
    /** The same, right after the number. */
    notMineAfter: Phrases;
    /** Right after a number of the customer's own: "0532 … is mine", in languages whose verbs come last. */
    mineAfter?: Phrases;
    /** Before a number that is no phone number. */
    notPhone: Phrases;
    /** Matters that have numbers of their own ("credit card"): no bare number is then a phone number, unless asked for. */
    otherNumbers?: Phrases;
    extension: Phrases;
    /** How many digits a number with its area code has at least, where they are not 10. */
    fullLength?: number;
    /** Number words and the digits they stand for. */
    digits: Readonly<Record<string, string>>;
    /** What stands between a hundred and what is added to it ("seiscientos doce"), as it is typed; '' when they are one word. */
    hundredJoins?: readonly string[];
    /** What people say between the groups of a number: "then". */
    joins?: Words;
    /** Words that repeat the next digit. */
    repeats: Readonly<Record<string, number>>;
  };
  /** Addresses are read without rules; these say what in one is too narrow for a public summary, and that its figures are no phone number. */
  address: {
    /** House number with a street, complete enough to be recognised anywhere. */
    streets: Phrases;
    /** A street without its number. */
    streetNames: Phrases;
    units: Phrases;
    postcodes: Phrases;
    /** A part of a country with its postcode. */
    regions: Phrases;
    countries: Phrases;
  };
  /** `implied`: what tells the role by the way ("my landlord") and gives way to what states one. */
  role: Record<Role, { phrases: Phrases; answers: Phrases; implied?: Phrases }>;
  /** `answers` count only after the question for the priority. */
  priority: Record<Priority, { phrases: Phrases; answers: Phrases }>;
  /**
   * What is dangerous or spreads, whatever the customer says of its priority: gas; fire, smoke and carbon monoxide; water where it
   * should not be; an electric shock; somebody in a lift; and the words for heating and for frost, which are a danger together.
   */
  danger: Record<'gas' | 'fire' | 'water' | 'shock' | 'trapped', Phrases> & {
    cold: Record<'heating' | 'frost', Phrases>;
  };
  /** What would otherwise be read as a priority ("fire alarm"). */
  notPriority: Phrases;
  /** `other` is what no trade mends, when it is named first: "the bill for the water". */
  type: Record<Exclude<IssueType, 'other'>, Phrases> & { other?: Phrases };
  issue: {
    /** Words of trouble: a sentence with one states the problem. */
    problems: Phrases;
    /** Where the trouble is rather than what has it: "in the lift", "behind the oven". */
    places?: Phrases;
    /** What a sentence begins with that goes on about the trouble: "it". */
    continues?: Phrases;
    /** Words and phrases without content of their own: "I need some help". */
    fillers: Phrases;
    /** What says that there is a problem, and not which: "I need a plumber". */
    vague?: Phrases;
    /** What a clause may open with and a quoted issue does not need: "and". */
    connectors: Phrases;
  };
  /** Label of a topic and what it is recognised by; the first that matches counts. */
  topics: Readonly<Record<string, Phrases>>;
  signals: Record<Signal, { phrases: Phrases; not: Phrases }>;
};

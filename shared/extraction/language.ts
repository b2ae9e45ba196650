import type { CountryCode } from 'libphonenumber-js/min';

/** The fields that are read from what a customer says. */
export const FIELDS = ['name', 'phone', 'address', 'issue', 'role', 'priority', 'type'] as const;
export type Field = (typeof FIELDS)[number];

/** What an agent may ask for; an address is also asked for in pieces. */
export type Asked = 'name' | 'phone' | 'address' | 'street' | 'unit' | 'city' | 'issue' | 'role';

/**
 * Everything the service knows about one language: adding a language is adding one such file and its tests. A list of
 * phrases holds pieces of regular expressions without groups; they match whole words, in any case.
 */
export type Language = {
  /** BCP 47 primary subtag. */
  code: string;
  /** How a line of a transcript names its speaker ("Agent: …"), in lower case and without the colon. */
  transcript: { user: readonly string[]; assistant: readonly string[]; system: readonly string[] };
  /** Whole messages that people give more than once: a second "yes" is not a repeated message. */
  answers: readonly string[];
  /** The numbering plans that a national phone number is tried in, the likeliest first. */
  countries: readonly CountryCode[];
  /** How an agent asks. */
  questions: Record<Asked, readonly string[]>;
  /** What a labelled line of a form calls a field ("Phone: …"). */
  labels: Partial<Record<Asked, readonly string[]>>;
  name: {
    /** What stands before a name: sure of it whatever follows. */
    cues: readonly string[];
    /** What stands before a name, but before other words too ("I am", "it's"). */
    weakCues: readonly string[];
    /** What stands behind a name ("Ann Lee here"). */
    after: readonly string[];
    /** Said before the name in an answer. */
    fillers: readonly string[];
    titles: readonly string[];
    /** Lower-case parts inside a name ("van", "de la"). */
    particles: readonly string[];
  };
  /** Words that are no part of a name and end an address. */
  commonWords: readonly string[];
  /** What joins two clauses of a sentence. */
  conjunctions: readonly string[];
  /** A sentence with one of these speaks of somebody else, whose name and number are not the customer's. */
  others: readonly string[];
  phone: {
    /** Digits as words, "oh" included. */
    digits: Record<string, string>;
    /** "double five": how often the next digit counts. */
    repeats: Record<string, number>;
    /** What numbers that are no phone are called, before the number. */
    otherNumbers: readonly string[];
    /** Said behind a number that is no good any more. */
    dead: readonly string[];
  };
  address: {
    cues: readonly string[];
    /** The kinds of street that follow a street's name. */
    streets: readonly string[];
    units: readonly string[];
    /** Postcodes, with what may stand before them (a state). */
    postcodes: readonly string[];
    /** Words before a full stop that end no sentence ("St."). */
    abbreviations: readonly string[];
  };
  /** The customer will not say it. */
  refusals: { any: readonly string[]; name: readonly string[]; phone: readonly string[]; address: readonly string[] };
  /** Sentences that state no problem: greetings, thanks, requests for help as such. */
  smallTalk: readonly string[];
  /** Words that a sentence with a problem has. */
  problems: readonly string[];
  roles: Record<'tenant' | 'owner' | 'landlord' | 'manager', readonly string[]>;
  /** From the most to the least urgent kind of statement; the first that is found counts. */
  priorities: readonly (readonly ['low' | 'medium' | 'high' | 'urgent', readonly string[]])[];
  types: Record<'plumbing' | 'electrical' | 'maintenance', readonly string[]>;
  /** What the summary calls an issue, the more special before the more general. */
  topics: readonly (readonly [topic: string, phrases: readonly string[]])[];
  signals: {
    workStarted: readonly string[];
    solved: readonly string[];
    cancelled: readonly string[];
    reportedAgain: readonly string[];
    /** Before or inside a statement, they turn it round ("it is not solved"). */
    negations: readonly string[];
  };
  prompts: {
    issue: string;
    name: string;
    phone: string;
    nameAndPhone: string;
    address: string;
    /** A number was given that nobody can call. */
    unreadablePhone: string;
    /** What is still missing was refused. */
    closing: string;
    confirmation: (ticketId: string) => string;
  };
};

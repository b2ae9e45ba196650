/**
 * What is said in one conversation: the customer's messages, or those of a person at the desk. `[a|b]` is one of these, and
 * `{name}`, `{phone}`, `{address}`, `{order}`, `{tracking}` (a parcel of UPS) and `{post}` (one of a national post) are the customer's.
 */
export type Line = string | { agent: string };

export type Story = {
  /** Where the conversation goes to: a request (not given), a parcel, or terms of sale. */
  about?: 'parcel' | 'sale';
  /** What comes before the service has to ask. */
  opens: readonly Line[];
  /** What comes when nothing is missing any more. */
  closes?: readonly string[];
};

/** How the people of a language are called, how they answer what the service asks, and what happened to them. `#` is a digit. */
export type Tongue = {
  code: string;
  given: readonly string[];
  family: readonly string[];
  /** How a whole name is written. */
  name: '{given} {family}' | '{family} {given}' | '{family}{given}';
  phones: readonly string[];
  addresses: readonly string[];
  answers: Record<'name' | 'phone' | 'address' | 'issue', readonly string[]>;
  stories: readonly Story[];
};

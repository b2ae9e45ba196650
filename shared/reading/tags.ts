import { CONTACT_FIELDS, type ContactField, type Tag } from './labelled.ts';

/** What a token tells of: a field, and whether it is the customer's own, and good still. */
export type Told = { field: ContactField; isOwn: boolean };

const KINDS: readonly Told[] = [true, false].flatMap((isOwn) => CONTACT_FIELDS.map((field) => ({ field, isOwn })));

/** Tags of tokens: 0 is none, and of each kind there is one for the first token and one for those that go on (BIO). */
export const TAG_COUNT = 1 + 2 * KINDS.length;

/**
 * The number of a token with a label; 0 of an issue, which is found otherwise. What is somebody else's and what is not good any more
 * are one kind: both teach what not to write down, and of either alone there is too little.
 */
export function tagNumber(label: Tag, isFirst: boolean): number {
  const field = CONTACT_FIELDS.find((it) => label.endsWith(it));
  const kind = KINDS.findIndex((it) => it.field === field && it.isOwn === (label === field));
  return kind < 0 ? 0 : 1 + 2 * kind + (isFirst ? 0 : 1);
}

/** The numbers of a field's tags, the customer's own or others'. */
export const tagNumbers = (field: ContactField, isOwn: boolean): readonly [first: number, on: number] => {
  const kind = KINDS.findIndex((it) => it.field === field && it.isOwn === isOwn);
  return [1 + 2 * kind, 2 + 2 * kind];
};

/** How probable a token is of any of these tags; `sure` has a row of probabilities a token. */
export const chanceAt = (sure: Float32Array, token: number, tags: readonly number[]): number =>
  tags.reduce((sum, tag) => sum + (sure[token * TAG_COUNT + tag] ?? 0), 0);

/** What the number says; undefined of none. */
export function toldBy(number: number): (Told & { isFirst: boolean }) | undefined {
  const kind = KINDS[(number - 1) >> 1];
  return kind && { ...kind, isFirst: number % 2 === 1 };
}

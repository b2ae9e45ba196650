import { foldedOf } from '../extraction/fold.ts';
import { PRIORITIES, TICKET_TYPES } from '../ticket/ticket.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type Label,
  type LabelledConversation,
  type LabelledLine,
  labelledOf,
} from './labelled.ts';

export const SHAPES = ['chat', 'mail', 'sms', 'call', 'form'] as const;
const PERSON_ROLES = ['tenant', 'owner', 'landlord', 'manager'];

/**
 * What is wrong with a labelled conversation, one sentence each: labels that contradict its record, or the rules of what counts
 * (docs/contract.md).
 */
export function faultsOf(line: LabelledLine): string[] {
  let conversation: LabelledConversation;
  try {
    conversation = labelledOf(line);
  } catch (error) {
    return [(error as Error).message];
  }
  return [
    ...formFaults(line),
    ...conversation.labels.flatMap((label) => labelFaults(label, conversation)),
    ...CONTACT_FIELDS.flatMap((field) => recordFaults(field, conversation)),
  ];
}

function formFaults({ id, by, shape, lines, record }: LabelledLine): string[] {
  const { type, role, priority } = record;
  return [
    !/^[a-z]{2}-[a-z0-9]+-\d+$/.test(id) && `id "${id}" is not <language>-<author>-<number>`,
    !by && 'by is empty',
    !(SHAPES as readonly string[]).includes(shape) && `shape "${shape}" is none of ${SHAPES.join(', ')}`,
    lines.some((it) => it.replace(/^[>?]/, '').trim() === '') && 'a line is empty',
    type !== null && !(TICKET_TYPES as readonly string[]).includes(type) && `type "${type}" is none`,
    role !== null && !PERSON_ROLES.includes(role) && `role "${role}" is none of ${PERSON_ROLES.join(', ')}`,
    priority !== null && !(PRIORITIES as readonly string[]).includes(priority) && `priority "${priority}" is none`,
  ].filter((fault) => fault !== false);
}

function labelFaults({ turn, start, end, tag }: Label, { turns }: LabelledConversation): string[] {
  const said = turns[turn];
  const words = said?.text.slice(start, end) ?? '';
  const isAgents = said?.role === 'assistant';
  const isAnswered = turns.slice(turn + 1).some(({ role }) => role === 'user');
  return [
    words !== words.trim() && `the label on "${words}" begins or ends with a blank`,
    tag === 'name' && /\p{Nd}{2}/u.test(words) && `the name "${words}" has digits`,
    isAgents && tag === 'issue' && 'an issue is the customer’s',
    isAgents && tag === 'phone' && !isAnswered && `the agent says "${words}" last, so nobody affirmed it`,
  ].filter((fault) => fault !== false);
}

function recordFaults(field: ContactField, conversation: LabelledConversation): string[] {
  const value = conversation.record[field];
  const marked = conversation.labels.filter(({ tag }) => tag === field).map((label) => wordsOf(label, conversation));
  if (value === null) return marked.length > 0 ? [`${field} is null, and "${marked[0]}" is labelled`] : [];
  if (marked.length === 0) return [`${field} is "${value}", and nothing is labelled`];
  const missing = field === 'phone' ? digitsMissing(value, marked) : wordsMissing(value, marked);
  return missing ? [`${field}: "${missing}" of the record is in none of its labels (${marked.join(' | ')})`] : [];
}

const wordsOf = ({ turn, start, end }: Label, { turns }: LabelledConversation) =>
  turns[turn]?.text.slice(start, end) ?? '';

/** The digits of a number as it was typed; words of digits ("six four") cannot be compared here. */
function digitsMissing(value: string, marked: readonly string[]): string | null {
  const digits = (text: string) => [...text.normalize('NFKC')].map(digitOf).join('');
  const all = marked.map(digits).join('');
  const isSpoken = marked.some((text) => digits(text).length < 2);
  return isSpoken || all.includes(digits(value)) ? null : value;
}

/** Decimal digits of any script lie ten together, zero first (Unicode, Nd). */
function digitOf(character: string): string {
  if (!/\p{Nd}/u.test(character)) return '';
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/** A word that is in no label, whole or spelled letter by letter. */
function wordsMissing(value: string, marked: readonly string[]): string | null {
  const said = marked.map((text) => foldedOf(text));
  const letters = said.map((text) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).join('');
  const isSaid = (word: string) =>
    said.some((text) => text.includes(word)) || letters.includes(word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  return (
    value
      .split(/[\s,、，،]+/u)
      .map(foldedOf)
      .find((word) => word !== '' && !isSaid(word)) ?? null
  );
}

/**
 * Pairs of one language that are nearly the same but for names and numbers: one text renamed, which teaches nothing. Each conversation is compared with
 * those that share a stretch with it.
 * @param least the share of stretches that both have
 */
export function renamedPairs(conversations: readonly LabelledConversation[], least = 0.6): [string, string][] {
  const all = conversations.map((it) => ({ id: it.id, shingles: shinglesOf(it) }));
  const having = new Map<string, number[]>();
  return all.flatMap(({ id, shingles }, at) => {
    const earlier = [...shingles].flatMap((it) => having.get(it) ?? []);
    for (const it of shingles) having.set(it, [...(having.get(it) ?? []), at]);
    const shared = Map.groupBy(earlier, (it) => it);
    return [...shared].flatMap(([it, { length }]): [string, string][] => {
      const other = all[it];
      const isSame = other && length >= least * (shingles.size + other.shingles.size - length);
      return isSame ? [[other.id, id]] : [];
    });
  });
}

const SHINGLE = 12;

/** The customer's words without what is labelled, in stretches of twelve characters. */
function shinglesOf({ turns, labels }: LabelledConversation): Set<string> {
  const texts = turns.map(({ text }, turn) =>
    labels
      .filter((it) => it.turn === turn)
      .sort((a, b) => b.start - a.start)
      .reduce((rest, { start, end, tag }) => (tag === 'issue' ? rest : rest.slice(0, start) + rest.slice(end)), text),
  );
  const text = foldedOf(texts.filter((_, turn) => turns[turn]?.role === 'user').join(' ')).replace(
    /[^\p{L}\p{M}]+/gu,
    ' ',
  );
  return new Set(Array.from({ length: Math.max(1, text.length - SHINGLE) }, (_, at) => text.slice(at, at + SHINGLE)));
}

/** How many marks of a field two labellers share, word for word, and how many each has; how many values of the record are the same. */
export type Agreement = { shared: number; first: number; second: number; sameValues: number; values: number };

/** How far two labellers of the same conversations agree on the customer's own name, number or address. */
export function agreementOn(
  field: ContactField,
  pairs: readonly (readonly [LabelledConversation, LabelledConversation])[],
): Agreement {
  const sum: Agreement = { shared: 0, first: 0, second: 0, sameValues: 0, values: pairs.length };
  for (const [a, b] of pairs) {
    const [first, second] = [a, b].map(({ labels }) => labels.filter(({ tag }) => tag === field).map(placeOf)) as [
      string[],
      string[],
    ];
    sum.shared += first.filter((it) => second.includes(it)).length;
    sum.first += first.length;
    sum.second += second.length;
    if (bareValue(a.record[field]) === bareValue(b.record[field])) sum.sameValues += 1;
  }
  return sum;
}

const placeOf = ({ turn, start, end }: Label) => `${turn}:${start}-${end}`;
const bareValue = (value: string | null) => value && foldedOf(value).replace(/[^\p{L}\p{N}]+/gu, '');

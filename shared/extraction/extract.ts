import { addressesIn, assembled } from './address.ts';
import type { Candidate, Said } from './candidate.ts';
import { prioritiesIn, rolesIn, typeOf } from './classify.ts';
import { formFields } from './form.ts';
import { issuesIn } from './issue.ts';
import type { Asked, Field, Language } from './language.ts';
import { namesIn } from './name.ts';
import { e164Of, phonesIn } from './phone.ts';
import { sentencesOf } from './sentences.ts';
import { has } from './words.ts';

/** A message as extraction reads it. */
export type Turn = { role: 'user' | 'assistant' | 'system'; text: string };

/** Where a value was said: index of the message, UTF-16 span in its text (end excluded), the rule, its score from 0 to 1. */
export type Evidence = { message: number; start: number; end: number; rule: string; score: number };

export type Extraction = {
  values: Record<Field, string | null>;
  /** The phone in E.164, when a numbering plan of the language knows it. */
  phoneE164: string | null;
  evidence: Partial<Record<Field, Evidence[]>>;
};

type Found = Candidate & { message: number };

/**
 * Reads a conversation: candidates with a span, a score and a rule from each message of the customer, the agent's
 * question before it as a hint; of each field the last valid candidate counts. Linear in the text.
 */
export function extract(turns: readonly Turn[], language: Language): Extraction {
  const found = turns.flatMap(({ role, text }, message) =>
    role === 'user'
      ? candidatesIn(text, askedBefore(turns, message, language), language).map((it) => ({ ...it, message }))
      : [],
  );
  const of = (field: Field) => found.filter((it) => it.field === field);
  const chosen = {
    name: lastOf(of('name')),
    phone: lastOf(of('phone')),
    address: assembled(of('address')),
    issue: issueOf(of('issue')),
    role: lastOf(of('role')),
    priority: lastOf(of('priority')),
  };
  const value = (parts: Found[], glue = ' ') => (parts.length > 0 ? parts.map((it) => it.value).join(glue) : null);
  const [phone, issue] = [value(chosen.phone), value(chosen.issue)];
  return {
    values: {
      name: value(chosen.name),
      phone,
      address: value(chosen.address, ', '),
      issue,
      role: value(chosen.role),
      priority: value(chosen.priority),
      type: issue && typeOf(issue, language),
    },
    phoneE164: phone && e164Of(phone, language),
    evidence: evidenceOf({ ...chosen, type: chosen.issue }),
  };
}

/** All candidates of one message; what is read as one field is not read as the next. */
function candidatesIn(text: string, asked: ReadonlySet<Asked>, language: Language): Candidate[] {
  const said: Said = { text, sentences: sentencesOf(text, language), asked, language };
  const form = formFields(said);
  const rest = [...rolesIn(said), ...prioritiesIn(said)];
  if (form.length > 0) return [...form, ...rest];
  const phones = phonesIn(said);
  const addresses = addressesIn(said, phones);
  const names = namesIn(said, [...phones, ...addresses, ...rest]);
  return [...phones, ...addresses, ...names, ...rest, ...issuesIn(said, [...phones, ...addresses, ...names], rest)];
}

/** What the agent's words just before a message ask for. */
function askedBefore(turns: readonly Turn[], message: number, { questions }: Language): ReadonlySet<Asked> {
  const before = turns[message - 1];
  if (before?.role !== 'assistant') return new Set();
  return new Set((Object.keys(questions) as Asked[]).filter((asked) => has(questions[asked], before.text)));
}

/** The last candidate of the last message that has a sure one; a doubtful one only where nothing better was said. */
function lastOf(found: Found[]): Found[] {
  const best = found.filter(({ score }) => score >= 0.7).at(-1) ?? found.at(-1);
  return best ? [best] : [];
}

/** The first message that states a problem; else the first that says anything. */
function issueOf(found: Found[]): Found[] {
  const best = found.find(({ score }) => score >= 0.8) ?? found[0];
  return best ? [best] : [];
}

function evidenceOf(chosen: Record<Field, Found[]>): Extraction['evidence'] {
  const entries = Object.entries(chosen).filter(([, parts]) => parts.length > 0);
  return Object.fromEntries(
    entries.map(([field, parts]) => [
      field,
      parts.map(({ message, start, end, rule, score }) => ({ message, start, end, rule, score })),
    ]),
  );
}

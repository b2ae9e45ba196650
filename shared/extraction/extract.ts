import { addressesIn } from './address.ts';
import { correctionsIn } from './address-correction.ts';
import { assembleAddress, withCorrections } from './address-pieces.ts';
import { type Candidate, lastValid } from './candidate.ts';
import { firstIssue, issuesIn } from './issue.ts';
import type { Field, Language } from './language.ts';
import { namesIn } from './name.ts';
import { type Passage, passagesOf } from './passage.ts';
import { NOT_A_PHONE, phonesIn } from './phone.ts';
import { phonesAcross } from './phone-pieces.ts';
import { prioritiesIn } from './priority.ts';
import { rolesIn } from './role.ts';
import { typeOf } from './type.ts';

export type { Field } from './language.ts';
export type Turn = { role: 'user' | 'assistant' | 'system'; text: string };
/** Where a value came from: index into the turns, UTF-16 span in that turn's text, and why it was believed. */
export type Evidence = { message: number; start: number; end: number; rule: string; score: number };
export type Extraction = {
  values: Record<Field, string | null>;
  phoneE164: string | null;
  evidence: Partial<Record<Field, Evidence[]>>;
};

/** What the customer's own messages say; a field nobody stated is null. */
export function extract(turns: readonly Turn[], language: Language): Extraction {
  const passages = passagesOf(turns, language);
  const read = passages.map((passage) => readPassage(passage, language));
  const numbers = [...read.flatMap(({ phones }) => phones), ...phonesAcross(passages, language)];
  const phone = lastValid(numbers.sort((a, b) => a.message - b.message));
  const told = assembleAddress(
    read.flatMap(({ addresses }) => addresses),
    language,
  );
  const address =
    told &&
    withCorrections(
      told,
      read.flatMap(({ corrections }) => corrections),
      language,
    );
  const name = lastValid(read.flatMap(({ names }) => names));
  const issue = firstIssue(read.flatMap(({ issues }) => issues));
  const role = lastValid(read.flatMap(({ roles }) => roles));
  const priority = lastValid(read.flatMap(({ priorities }) => priorities));
  return {
    values: {
      name: name?.value ?? null,
      phone: phone?.value ?? null,
      address: address?.value ?? null,
      issue: issue?.value ?? null,
      role: role?.value ?? null,
      priority: priority?.value ?? null,
      type: issue ? typeOf(issue.value, language) : null,
    },
    phoneE164: phone?.e164 ?? null,
    evidence: {
      ...evidence('name', name),
      ...evidence('phone', phone),
      ...evidence('address', ...(address?.pieces ?? [])),
      ...evidence('issue', issue),
      ...evidence('role', role),
      ...evidence('priority', priority),
      ...evidence('type', issue),
    },
  };
}

/** Fields are read in the order of how surely their shape is known; what one has read, the next leaves alone; an order number is part of an issue. */
function readPassage(passage: Passage, language: Language) {
  const phones = phonesIn(passage, language);
  const addresses = addressesIn(passage, phones, language);
  const names = namesIn(passage, [...phones, ...addresses], language);
  const roles = rolesIn(passage, language);
  const priorities = prioritiesIn(passage, language);
  const own = phones.filter(({ rule }) => rule !== NOT_A_PHONE);
  const taken = [...own, ...addresses, ...names].map(({ whole }) => whole);
  const issues = issuesIn(passage, { taken, aside: [...roles, ...priorities] }, language);
  const corrections = correctionsIn(
    passage,
    [...phones, ...addresses].filter(({ score }) => score > 0),
    language,
  );
  return { phones, addresses, corrections, names, roles, priorities, issues };
}

function evidence(field: Field, ...candidates: (Candidate | undefined)[]): Extraction['evidence'] {
  const found = candidates.filter((it) => it !== undefined);
  const entries = found.map(({ message, start, end, rule, score }) => ({ message, start, end, rule, score }));
  return entries.length > 0 ? { [field]: entries } : {};
}

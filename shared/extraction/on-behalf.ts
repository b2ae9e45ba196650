import { type Candidate, type NameCandidate, VALID } from './candidate.ts';
import type { Language } from './language.ts';
import { type Passage, spansIn } from './passage.ts';
import { anyOf, blank, findAll } from './pattern.ts';
import { NOT_MINE } from './phone.ts';
import { digitsOf, FULL } from './phone-plan.ts';
import type { PhoneCandidate } from './phone-shape.ts';
import { readBackName } from './read-back-name.ts';

/** Under whatever the customer says of himself. */
const SCORE = 0.6;
const RULE = 'on behalf';

type Read = { phones: readonly PhoneCandidate[]; places: readonly Candidate[]; names: readonly NameCandidate[] };

/**
 * Who answers the question for name and number with nobody's but another person's, writes for that person: "her name is Edith Sorrell,
 * and her phone is …". What was read, with those values as the customer's, surer than nothing and less sure than his own. A number
 * alone stays the other's.
 */
export function withOnBehalf<R extends Read>(read: R, passage: Passage, language: Language): R {
  const { asked, setting } = passage;
  const isAsked = setting === 'dialogue' && asked.has('name') && asked.has('phone');
  const own = read.names.filter((it) => !isRelative(it, language));
  if (!isAsked || read.phones.some(isValid) || own.some(isValid)) return read;
  const phones = read.phones.map(taken);
  const name = phones.some(isValid) ? nameIn(passage, read, language) : null;
  return name ? { ...read, phones, names: [...own, name] } : read;
}

/** "Babcia" */
const isRelative = ({ value }: Candidate, language: Language) =>
  findAll(anyOf(language.otherPeople, language), value).some(({ start, end }) => start === 0 && end === value.length);

const isValid = ({ score }: Candidate) => score >= VALID;

/** A number that can be called and is whole, whoever's it is. */
const taken = (it: PhoneCandidate): PhoneCandidate =>
  it.e164 && it.rule === NOT_MINE && digitsOf(it.dialled).length >= FULL - 1 ? { ...it, rule: RULE, score: SCORE } : it;

function nameIn(
  { text, sentences, message, start }: Passage,
  { phones, places }: Read,
  language: Language,
): NameCandidate | null {
  const values = [...phones, ...places].sort((a, b) => a.start - b.start);
  const masked = blank(text, spansIn({ start } as Passage, values), ',');
  const end = { start: text.length, end: text.length };
  const name = readBackName({ text: masked, sentences, question: end, values }, null, language);
  if (!name) return null;
  const place = { start: start + name.start, end: start + name.end };
  return { ...place, message, value: name.value, whole: place, rule: RULE, score: SCORE, part: null };
}

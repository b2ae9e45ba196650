import { countryIn } from './address-country.ts';
import { type Candidate, lastValid, VALID } from './candidate.ts';
import { firstIssue, type IssueClause, issuesIn } from './issue.ts';
import { readInTurn } from './known-name.ts';
import type { Field, Language } from './language.ts';
import { hasLetter } from './letters.ts';
import { namesIn } from './name.ts';
import { assembleName, namePartsIn } from './name-parts.ts';
import { withOnBehalf } from './on-behalf.ts';
import { type Passage, passagesOf } from './passage.ts';
import { overlaps } from './pattern.ts';
import { NOT_MINE, phonesIn } from './phone.ts';
import { phoneIn, type Uncallable } from './phone-choice.ts';
import { phonesCorrected } from './phone-correction.ts';
import { phonesAcross } from './phone-pieces.ts';
import type { PhoneCandidate } from './phone-shape.ts';
import { type Place, placesIn } from './place.ts';
import { ALWAYS, prioritiesIn } from './priority.ts';
import { requestIn } from './request.ts';
import { rolesIn } from './role.ts';
import type { Evidence, Turn } from './turn.ts';
import { typeOf } from './type.ts';

export type Extraction = {
  values: Record<Field, string | null>;
  phoneE164: string | null;
  /** A number that was given and cannot be called, where none came after it and the customer has not insisted. */
  uncallable: Uncallable | null;
  evidence: Partial<Record<Field, Evidence[]>>;
};

/** Which clause is the issue; `byRules` is what the rules take for it. */
export type ChooseIssue = (clauses: readonly IssueClause[], byRules: Candidate | undefined) => Candidate | undefined;

/** `isRequest`: it is about a parcel or a sale, whose issue is what is wanted. `places`: where addresses are told. */
type About = { isRequest?: boolean; places?: readonly Place[]; chooseIssue?: ChooseIssue };

/** What the customer's own messages say, by rules; a field nobody stated is null, and so is the address, for which there are none. */
export function extract(
  turns: readonly Turn[],
  language: Language,
  { isRequest = false, places = [], chooseIssue = (_, byRules) => byRules }: About = {},
): Extraction {
  const passages = passagesOf(turns, language);
  const read = readInTurn(turns, passages, { read: readAnswer, places }, language);
  const own = read.flatMap((it) => it.places).filter(({ score }) => score >= VALID);
  const told = [...read.flatMap(({ phones }) => phones), ...phonesAcross(passages, language)];
  const numbers = phonesCorrected(passages, told, { places: own, language });
  const country = () => own.map(({ value }) => countryIn(value, language)).findLast((it) => it !== undefined);
  const { phone, uncallable } = phoneIn(withoutHouse(numbers, own), { turns, passages, language, country });
  const request = isRequest ? requestIn(read, language) : undefined;
  const clauses = read.flatMap((it) => it.clauses);
  const issue = request ?? chooseIssue(clauses, firstIssue(read.flatMap((it) => it.issues)));
  const found: Found = {
    name: assembleName(
      read.flatMap((it) => it.names),
      language,
    ),
    phone: whole(phone),
    address: null,
    issue: whole(issue),
    role: whole(roleOf(read.flatMap((it) => it.roles))),
    priority: whole(priorityOf(read.flatMap((it) => it.priorities))),
    type: issue ? { value: typeOf(issue.value, language), pieces: [{ ...issue, rule: 'trade words' }] } : null,
  };
  const fields = Object.entries(found) as [Field, Found[Field]][];
  return {
    values: Object.fromEntries(fields.map(([field, it]) => [field, it?.value ?? null])) as Extraction['values'],
    phoneE164: phone?.e164 ?? null,
    uncallable,
    evidence: Object.fromEntries(fields.flatMap(([field, it]) => (it ? [[field, it.pieces.map(sourceOf)]] : []))),
  };
}

/** "Number?" "210" of the street is no short phone number. */
const withoutHouse = (numbers: readonly PhoneCandidate[], pieces: readonly Candidate[]) =>
  numbers.filter((it) => !it.isShort || !pieces.some((piece) => piece.message === it.message && overlaps(piece, it)));

/**
 * Who says that he owns it stays its owner when he speaks of his tenant; who says in one message that he owns it and that it is
 * rented lets it out ("soy la propietaria y alquilo el piso": many languages have one word for both sides of a lease).
 */
function roleOf(roles: readonly RoleCandidate[]): Candidate | undefined {
  const owners = new Set(roles.flatMap(({ value, message }) => (value === 'owner' ? [message] : [])));
  const told = roles.filter(({ value }) => owners.size === 0 || value !== 'landlord');
  const last = lastValid(told);
  const isLet = last && owners.has(last.message) && told.some((it) => isTenantIn(it, last.message));
  return isLet ? { ...last, value: 'landlord' } : last;
}

type RoleCandidate = ReturnType<typeof rolesIn>[number];
const isTenantIn = ({ value, message, score }: RoleCandidate, at: number) =>
  value === 'tenant' && message === at && score >= VALID;

/** The last one told, but for what is dangerous whatever is said of it. */
const priorityOf = (priorities: readonly Candidate[]) =>
  priorities.find(({ rule }) => rule === ALWAYS) ?? lastValid(priorities);

const SURE = 0.6;

/** Where the customer's name, phone and address were said, as far as nothing else can be meant. */
export const contactIn = ({ evidence: { name = [], phone = [], address = [] } }: Extraction): Evidence[] =>
  [...name, ...phone, ...address].filter(({ score }) => score > SURE);

/** A value and what it is made of. */
type Found = Record<Field, { value: string; pieces: readonly Candidate[] } | null>;

const whole = (candidate: Candidate | undefined) =>
  candidate ? { value: candidate.value, pieces: [candidate] } : null;

const sourceOf = ({ message, start, end, rule, score, why }: Candidate): Evidence => ({
  message,
  start,
  end,
  rule,
  score: Math.round(100 * score) / 100,
  ...(why !== undefined && { why }),
});

/** What a passage of figures alone has. */
const NO_WORDS = { names: [], roles: [], priorities: [], issues: [], clauses: [] };

const readAnswer = (passage: Passage, places: readonly Place[], language: Language) =>
  withOnBehalf(readPassage(passage, places, language), passage, language);

/** Fields are read in the order of how surely their shape is known; what one has read, the next leaves alone; an issue may hold an order number and one of somebody else. */
function readPassage(passage: Passage, all: readonly Place[], language: Language) {
  const phones = phonesIn(passage, language);
  const places = placesIn(passage, all, phones);
  if (!hasLetter(passage.text)) {
    return { ...NO_WORDS, passage, phones, places, taken: phones.map(({ whole }) => whole) };
  }
  const names = namePartsIn(passage, namesIn(passage, { numbers: phones, places }, language), language);
  const roles = rolesIn(passage, language);
  const priorities = prioritiesIn(passage, language);
  const own = phones.filter(({ score }) => score > 0);
  const taken = [...own, ...places, ...names].map(({ whole }) => whole);
  const others = phones.filter(({ rule }) => rule === NOT_MINE);
  const possible = issuesIn(passage, { taken, places, others, aside: [...roles, ...priorities] }, language);
  return { passage, phones, places, names, roles, priorities, ...possible, taken };
}

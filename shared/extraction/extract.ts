import { addressesIn } from './address.ts';
import { correctionsIn, isHouseNumber } from './address-correction.ts';
import { countryIn } from './address-country.ts';
import { addressTold, answerTold } from './address-told.ts';
import { answeredAddress } from './asked-answer.ts';
import { type Candidate, lastValid, VALID } from './candidate.ts';
import { firstIssue, issuesIn } from './issue.ts';
import { readInTurn } from './known-name.ts';
import type { Field, Language } from './language.ts';
import { hasLetter } from './letters.ts';
import { namesIn } from './name.ts';
import { assembleName, namePartsIn } from './name-parts.ts';
import { withOnBehalf } from './on-behalf.ts';
import { type Passage, passagesOf } from './passage.ts';
import { overlaps } from './pattern.ts';
import { NOT_MINE, phonesIn, withoutDenied } from './phone.ts';
import { phoneIn, type Uncallable } from './phone-choice.ts';
import { OTHER_DIGITS, phonesCorrected } from './phone-correction.ts';
import { phonesAcross } from './phone-pieces.ts';
import type { PhoneCandidate } from './phone-shape.ts';
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

/** What the customer's own messages say; a field nobody stated is null. `isRequest`: it is about a parcel or a sale, whose issue is what is wanted. */
export function extract(
  turns: readonly Turn[],
  language: Language,
  { isRequest = false }: { isRequest?: boolean } = {},
): Extraction {
  const passages = passagesOf(turns, language);
  const read = readInTurn(turns, passages, readAnswer, language);
  const numbers = [...read.flatMap(({ phones }) => phones), ...phonesAcross(passages, language)];
  const addresses = read.flatMap((it) => it.addresses);
  const own = phonesCorrected(passages, withoutDenied(numbers), { addresses, language });
  const address = addressIn(withoutNumbers(read, own), language);
  const country = () => (address ? countryIn(address.value, language) : undefined);
  const { phone, uncallable } = phoneIn(withoutHouse(own, address?.pieces ?? []), {
    turns,
    passages,
    language,
    country,
  });
  const request = isRequest ? requestIn(read, language) : undefined;
  const issue = request ?? firstIssue(read.flatMap((it) => it.issues));
  const found: Found = {
    name: assembleName(
      read.flatMap((it) => it.names),
      language,
    ),
    phone: whole(phone),
    address,
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

function addressIn(read: readonly ReturnType<typeof readPassage>[], language: Language) {
  const told = addressTold(read, language);
  const answer = told ? undefined : answeredAddress(read, language);
  return answer ? answerTold(answer, read, language) : told;
}

/** What was said of a phone number is no address. */
function withoutNumbers(read: readonly ReturnType<typeof readPassage>[], numbers: readonly PhoneCandidate[]) {
  const corrected = new Set(numbers.flatMap(({ rule, message }) => (rule === OTHER_DIGITS ? [message] : [])));
  return read.map((it) => ({
    ...it,
    addresses: it.addresses.filter(({ message }) => !corrected.has(message)),
    corrections: it.corrections.filter(({ message }) => !corrected.has(message)),
  }));
}

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

const sourceOf = ({ message, start, end, rule, score }: Candidate): Evidence => ({
  message,
  start,
  end,
  rule,
  score: Math.round(100 * score) / 100,
});

/** What a passage of figures alone has. */
const NO_WORDS = { corrections: [], names: [], roles: [], priorities: [], issues: [] };

const readAnswer = (passage: Passage, language: Language) =>
  withOnBehalf(readPassage(passage, language), passage, language);

/** Fields are read in the order of how surely their shape is known; what one has read, the next leaves alone; an issue may hold an order number and one of somebody else. */
function readPassage(passage: Passage, language: Language) {
  const phones = phonesIn(passage, language);
  const addresses = addressesIn(passage, phones, language);
  if (!hasLetter(passage.text))
    return { ...NO_WORDS, passage, phones, addresses, taken: phones.map(({ whole }) => whole) };
  const names = namePartsIn(passage, namesIn(passage, [...phones, ...addresses], language), language);
  const roles = rolesIn(passage, language);
  const priorities = prioritiesIn(passage, language);
  const own = phones.filter(({ score }) => score > 0);
  const taken = [...own, ...addresses, ...names].map(({ whole }) => whole);
  const others = phones.filter(({ rule }) => rule === NOT_MINE);
  const issues = issuesIn(passage, { taken, places: addresses, others, aside: [...roles, ...priorities] }, language);
  const corrections = correctionsIn(
    passage,
    [...phones, ...addresses.filter(({ value }) => !isHouseNumber(value))].filter(({ score }) => score > 0),
    language,
  );
  return { passage, phones, addresses, corrections, names, roles, priorities, issues, taken };
}

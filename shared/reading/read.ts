import { type Extraction, extract } from '../extraction/extract.ts';
import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage, setOf, wordKey } from '../extraction/pattern.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import { type Assembled, assemble } from './assemble.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import { weightsOf } from './models.ts';
import { tag } from './tagger.ts';
import type { Weights } from './weights.ts';

/** What the tagger makes of a conversation alone. */
export function readByTagger(
  turns: readonly Turn[],
  language: Language,
  weights = weightsOf(language.code),
): { [F in ContactField]?: Assembled } {
  return weights ? assemble(tag(turns, language, weights), turns, language) : {};
}

/** `isRequest`: they are about a parcel or a sale. `weights`: other than those that lie there for the language. */
type About = { isRequest?: boolean; weights?: Weights };

/** Which reader a value came from, in the evidence. */
export const TRAINED = 'trained';

/** How sure the tagger must be where the rules find nothing. These and the next are measured on the development conversations. */
const FILLS: Record<ContactField, number> = { name: 0.8, phone: 0.95, address: 0.4 };
/** Of a talk in which nobody tells how to reach him, who may be looking for somebody or somewhere else. */
const NAME_ALONE = 0.98;
/** In a talk about parcels or prices, which have numbers and names of their own. */
const FILLS_BESIDE_NUMBERS: typeof FILLS = { name: 0.91, phone: 0.95, address: 0.8 };
/** So sure, the tagger's value takes the place of one that the rules are less sure of, and a name that of a part of it. */
const TAKES_PLACE: Partial<Record<ContactField, { sure: number; ofLessThan: number }>> = {
  name: { sure: 0.91, ofLessThan: 0.8 },
  address: { sure: 0.6, ofLessThan: 0.7 },
};
const COMPLETES_NAME = 0.93;

/**
 * What the customer's own messages say: what the rules find; where they find nothing, or an unsure value, or a part of a name,
 * what the tagger is sure of.
 */
export function read(turns: readonly Turn[], language: Language, about: About = {}): Extraction {
  const byRules = extract(turns, language, about);
  if (CONTACT_FIELDS.every((field) => isSettled(field, byRules, language))) return byRules;
  const trained = readByTagger(turns, language, about.weights);
  const told = CONTACT_FIELDS.flatMap((field) => {
    const it = trained[field];
    const isTaken =
      it && isBetter(it, { field, byRules, trained, about, language }) && isPlausible(field, it, language);
    return isTaken ? [[field, it] as const] : [];
  });
  const phone = told.find(([field]) => field === 'phone')?.[1];
  return {
    ...byRules,
    values: { ...byRules.values, ...Object.fromEntries(told.map(([field, { value }]) => [field, value])) },
    ...(phone && { phoneE164: e164Of(phone, language) }),
    evidence: { ...byRules.evidence, ...Object.fromEntries(told.map(([field, it]) => [field, evidenceOf(it)])) },
  };
}

/** What the tagger cannot better: a value that the rules are sure of, a name of more than one word. */
function isSettled(field: ContactField, byRules: Extraction, { spaceless }: Language): boolean {
  const known = byRules.values[field];
  if (known === null) return !isSilent(field, byRules);
  const isWhole = field !== 'name' || (spaceless ? known.length > 2 : known.includes(' '));
  return isWhole && surenessByRules(field, byRules) >= (TAKES_PLACE[field]?.ofLessThan ?? 0);
}

type Choice = {
  field: ContactField;
  byRules: Extraction;
  trained: ReturnType<typeof readByTagger>;
  about: About;
  language: Language;
};

/** Whether the tagger's value is written down and not what the rules have of the field. */
function isBetter(it: Assembled, choice: Choice): boolean {
  const { field, byRules, language } = choice;
  const sure = sureness(it);
  if (isSilent(field, byRules)) return sure >= fillsFrom(choice);
  const known = byRules.values[field];
  if (known === null || known === it.value) return false;
  if (field === 'name' && sure >= COMPLETES_NAME && completes(it, known, language)) return true;
  const place = TAKES_PLACE[field];
  return !!place && sure >= place.sure && surenessByRules(field, byRules) < place.ofLessThan;
}

/** How sure the tagger must be of a field of which the rules find nothing. */
function fillsFrom({ field, byRules, trained, about }: Choice): number {
  if (about.isRequest) return FILLS_BESIDE_NUMBERS[field];
  const isAlone = field === 'name' && !isReached(byRules) && !trained.phone && !trained.address;
  return isAlone ? NAME_ALONE : FILLS[field];
}

/** A name is as sure as its least sure part, an address as its surest: what corrects it is surer than what it corrects. */
function surenessByRules(field: ContactField, { evidence }: Extraction): number {
  const scores = (evidence[field] ?? []).map(({ score }) => score);
  return field === 'name' ? Math.min(...scores) : Math.max(...scores);
}

const isReached = ({ values: { phone, address } }: Extraction): boolean => phone !== null || address !== null;

/** A name with all words of another, and more; in one piece where words have no blanks between them. */
function completes({ value, pieces }: Assembled, known: string, { spaceless }: Language): boolean {
  if (spaceless && pieces.length > 1) return false;
  const wordsOf = (text: string): string[] => foldedOf(text).match(spaceless ? /\p{L}/gu : /[\p{L}\p{M}]+/gu) ?? [];
  const [few, many] = [wordsOf(known), wordsOf(value)];
  return few.length < many.length && few.every((word) => many.includes(word));
}

/** A number that cannot be called is asked for again. */
const isSilent = (field: ContactField, { values, uncallable }: Extraction): boolean =>
  values[field] === null && (field !== 'phone' || uncallable === null);

/** Whether a value is one that the field can have, whatever the tagger thinks. */
function isPlausible(field: ContactField, it: Assembled, language: Language): boolean {
  if (field === 'phone') return e164Of(it, language) !== null;
  return field === 'name' ? !isCommon(it, language) : !isPlaceAlone(it);
}

/** The number as it is called; a piece of one cannot be. */
const e164Of = ({ value }: Assembled, language: Language) => phoneShapesIn(value, language)[0]?.e164 ?? null;

/** "Find me something in San Diego": where somebody looks for something, and no address. */
const isPlaceAlone = ({ value }: Assembled): boolean => !/[\p{N},、]/u.test(value);

/** What people say as an answer, or what is no name in any mouth. */
function isCommon({ value }: Assembled, language: Language): boolean {
  const words = value.split(' ').map(wordKey);
  return words.every((word) => commonIn(language).has(word)) || language.answers.some((it) => it.startsWith(value));
}

const commonIn = perLanguage(({ commonWords, functionWords }) => setOf(`${commonWords} ${functionWords}`));

const sureness = ({ pieces }: Assembled): number => Math.min(...pieces.map(({ score }) => score));

const evidenceOf = ({ pieces }: Assembled): Evidence[] =>
  pieces.map(({ turn, start, end, score }) => ({
    message: turn,
    start,
    end,
    rule: TRAINED,
    score: Math.round(100 * score) / 100,
  }));

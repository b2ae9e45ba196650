import { type Extraction, extract } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage, setOf, wordKey } from '../extraction/pattern.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import { type Assembled, assemble } from './assemble.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import { weightsOf } from './models.ts';
import { tag } from './tagger.ts';

/** What the tagger makes of a conversation alone. */
export function readByTagger(turns: readonly Turn[], language: Language): { [F in ContactField]?: Assembled } {
  const weights = weightsOf(language.code);
  return weights ? assemble(tag(turns, language, weights), turns, language) : {};
}

/** Which reader a value came from, in the evidence. */
export const TRAINED = 'trained';

/** How sure the tagger must be where the rules find nothing. These and the next are measured on the development conversations. */
const FILLS: Record<ContactField, number> = { name: 0.91, phone: 0.92, address: 0.6 };
/** In a talk about parcels or prices, which have numbers and names of their own. */
const FILLS_BESIDE_NUMBERS: typeof FILLS = { ...FILLS, address: 0.8 };
/** A name that the tagger is so sure of takes the place of one that the rules are less sure of. */
const [SURE, UNSURE] = [0.91, 0.8];

/**
 * What the customer's own messages say: what the rules find; where they find nothing, or an unsure name, what the tagger is
 * sure of.
 */
export function read(turns: readonly Turn[], language: Language, about: { isRequest?: boolean } = {}): Extraction {
  const byRules = extract(turns, language, about);
  const open = CONTACT_FIELDS.filter((field) => isSilent(field, byRules) || isUnsure(field, byRules));
  if (open.length === 0) return byRules;
  const trained = readByTagger(turns, language);
  const fills = about.isRequest ? FILLS_BESIDE_NUMBERS : FILLS;
  const told = open.flatMap((field) => {
    const it = trained[field];
    const least = byRules.values[field] === null ? fills[field] : SURE;
    return it && sureness(it) >= least && isPlausible(field, it, language) ? [[field, it] as const] : [];
  });
  const phone = told.find(([field]) => field === 'phone')?.[1];
  return {
    ...byRules,
    values: { ...byRules.values, ...Object.fromEntries(told.map(([field, { value }]) => [field, value])) },
    ...(phone && { phoneE164: e164Of(phone, language) }),
    evidence: { ...byRules.evidence, ...Object.fromEntries(told.map(([field, it]) => [field, evidenceOf(it)])) },
  };
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

const isUnsure = (field: ContactField, { evidence }: Extraction): boolean =>
  field === 'name' && (evidence[field] ?? []).some(({ score }) => score < UNSURE);

const sureness = ({ pieces }: Assembled): number => Math.min(...pieces.map(({ score }) => score));

const evidenceOf = ({ pieces }: Assembled): Evidence[] =>
  pieces.map(({ turn, start, end, score }) => ({
    message: turn,
    start,
    end,
    rule: TRAINED,
    score: Math.round(100 * score) / 100,
  }));

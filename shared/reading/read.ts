import { type Extraction, extract } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';
import { assembleSurest } from './assemble.ts';
import { type ChoiceWeights, type Chosen, choose, openFields } from './choice.ts';
import { chooseIssue } from './issue.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import { choiceWeights, issueWeightsOf, weightsOf } from './models.ts';
import { type Assembled, TRAINED } from './piece.ts';
import { e164Of } from './plausible.ts';
import type { Readings } from './proposals.ts';
import { settled } from './settled.ts';
import { addressesIn, type Tagging, tag } from './tagger.ts';
import type { Weights } from './weights.ts';

/** `isRequest`: they are about a parcel or a sale. `weights`, `choice`: others than those that lie there for the language. */
type About = { isRequest?: boolean; weights?: Weights; choice?: ChoiceWeights };

/** What the customer's own messages say: what the rules find, and where a name, number, address or issue is likelier to be right by what is learnt, that. */
export function read(turns: readonly Turn[], language: Language, about: About = {}): Extraction {
  const [weights, choice] = [about.weights ?? weightsOf(language.code), about.choice ?? choiceWeights()];
  if (!weights || !choice) return extract(turns, language, about);
  return readTagged(turns, language, { tagging: tag(turns, language, weights), choice, isRequest: about.isRequest });
}

/** The same, of what is tagged already. */
export function readTagged(
  turns: readonly Turn[],
  language: Language,
  { tagging, choice, isRequest }: { tagging: Tagging; choice: ChoiceWeights; isRequest?: boolean | undefined },
): Extraction {
  const readings = readingsOf(turns, language, tagging, isRequest);
  const { byRules } = readings;
  return openFields(byRules).reduce((all, field) => {
    const it = choose(field, readings, { weights: choice, isRequest });
    if (it === null) return withoutValue(all, field);
    return it ? withValue(all, field, it, language) : all;
  }, byRules);
}

/** What both readers make of a conversation: the rules know where the tagger finds addresses. */
export function readingsOf(turns: readonly Turn[], language: Language, all: Tagging, isRequest = false): Readings {
  const tagging = isRequest ? settled(all, turns, language) : all;
  const places = addressesIn(all.tagged);
  const worth = isRequest ? undefined : issueWeightsOf(language.code);
  const issue = worth && chooseIssue({ turns, language, tagged: all.tagged }, worth);
  return { turns, language, byRules: extract(turns, language, { isRequest, places, ...issue }), tagging };
}

function withoutValue(all: Extraction, field: ContactField): Extraction {
  const { [field]: _, ...evidence } = all.evidence;
  const values = { ...all.values, [field]: null };
  return { ...all, values, evidence, ...(field === 'phone' && { phoneE164: null }) };
}

function withValue(all: Extraction, field: ContactField, it: Chosen, language: Language): Extraction {
  return {
    ...all,
    values: { ...all.values, [field]: it.value },
    ...(field === 'phone' && { phoneE164: e164Of(it.value, language) }),
    evidence: { ...all.evidence, [field]: evidenceOf(it) },
  };
}

const evidenceOf = ({ pieces, chance, why }: Chosen): Evidence[] =>
  pieces.map(({ turn, start, end }) => ({
    message: turn,
    start,
    end,
    rule: TRAINED,
    score: Math.round(100 * chance) / 100,
    why,
  }));

/** What the tagger makes of a conversation alone. */
export function readByTagger(
  turns: readonly Turn[],
  language: Language,
  weights = weightsOf(language.code),
): { [F in ContactField]?: Assembled } {
  if (!weights) return {};
  const { tagged } = tag(turns, language, weights);
  const found = CONTACT_FIELDS.flatMap((field) => {
    const it = assembleSurest(field, tagged, turns, language);
    return it ? [[field, it]] : [];
  });
  return Object.fromEntries(found);
}

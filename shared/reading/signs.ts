import { endOfYes } from '../extraction/affirmation.ts';
import type { Language } from '../extraction/language.ts';
import { overlaps, wordKey } from '../extraction/pattern.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import type { Evidence } from '../extraction/turn.ts';
import { digitsOf } from '../search.ts';
import type { ContactField } from './labelled.ts';
import { isWithin, wordsOf } from './piece.ts';
import { commonIn } from './plausible.ts';
import { lastTurnOf, type Proposal, type Readings } from './proposals.ts';
import { type Seen, seenOf } from './seen.ts';

/** What speaks for or against a proposal, as "likely=97": how it looks, where it stands, what each reader thinks of it and of the others. */
export type Signs = readonly string[];

/** The signs of each proposal of a field, in their order. */
export function signsOf(field: ContactField, proposals: readonly Proposal[], readings: Readings): Signs[] {
  const seen = seenOf(field, proposals, readings);
  const [likeliest, mostExact] = [Math.max(...seen.map((it) => it.mean)), Math.max(...seen.map((it) => it.exact))];
  const latest = Math.max(...proposals.map(lastTurnOf));
  const valueBy = (proposer: 'rules' | 'tagger') => proposals.find(({ by }) => by.has(proposer))?.value;
  const shared = [`turns=${Math.min(6, readings.turns.length >> 1)}`, `proposals=${Math.min(5, proposals.length)}`];
  const agents = new Set(field === 'phone' ? [] : agentsWords(readings));
  const end = readings.turns.findLastIndex(({ role }) => role === 'user');
  const told = [`language=${readings.language.code}`, ...rulesSigns(field, readings)];
  return proposals.map((proposal, at) => {
    const { mean, least, most, others, exact } = seen[at] as Seen;
    const last = lastTurnOf(proposal);
    const answer = answerTo(proposal, readings);
    const proposer = proposerOf(proposal);
    const [toRules, toTagger] = [valueBy('rules'), valueBy('tagger')].map((it) => relation(field, proposal.value, it));
    return [
      ...shared,
      ...lackedBy(proposal, readings.byRules.evidence[field] ?? []),
      ...told.map((it) => `by ${proposer}, ${it}`),
      ...(['stretch', 'together'] as const).filter((it) => proposal.by.has(it)),
      `to rules=${toRules}`,
      `to tagger=${toTagger}`,
      `to both=${toRules} ${toTagger}`,
      `likely=${stepOf(mean)}`,
      `least likely=${stepOf(least)}`,
      `most likely=${stepOf(most)}`,
      `others'=${stepOf(others)}`,
      `behind=${stepOf(Math.max(0, likeliest - mean))}`,
      `exact=${Math.max(-12, Math.round(exact))}`,
      `less exact=${Math.max(-8, Math.round(exact - mostExact))}`,
      `latest=${last === latest}`,
      `from end=${Math.min(4, (end - last) >> 1)}`,
      `pieces=${Math.min(4, proposal.pieces.length)}`,
      `agent's=${answer}`,
      `by ${proposer}, agent's=${answer}`,
      ...valueSigns(field, proposal.value, readings.language),
      ...echoSigns(field, proposal.value, agents),
    ];
  });
}

/** How the customer answers to the agent who says it; "own" of what he says himself. */
function answerTo({ pieces }: Proposal, { turns, language }: Readings): string {
  const said = pieces.find(({ turn }) => turns[turn]?.role === 'assistant');
  if (!said) return 'own';
  const answer = turns[said.turn + 1];
  if (answer?.role !== 'user') return 'none';
  return endOfYes(answer.text, language) === null ? 'other' : 'yes';
}

const proposerOf = ({ by }: Proposal): string => {
  if (by.has('rules')) return by.has('tagger') ? 'both' : 'rules';
  return by.has('tagger') ? 'tagger' : 'other';
};

const STEPS = [0.1, 0.3, 0.5, 0.7, 0.85, 0.93, 0.97, 0.99];
const stepOf = (share: number): string =>
  share < 0 ? 'none' : String(100 * (STEPS.findLast((step) => share >= step) ?? 0));

/** Which rules found a value of the field, and how sure they are. */
function rulesSigns(field: ContactField, { byRules }: Readings): Signs {
  const evidence = byRules.evidence[field] ?? [];
  const scores = evidence.length > 0 ? evidence.map(({ score }) => score) : [-1];
  return [
    `rules=${[...new Set(evidence.map(({ rule }) => rule))].sort().join('+')}`,
    `rules least=${stepOf(Math.min(...scores))}`,
    `rules most=${stepOf(Math.max(...scores))}`,
  ];
}

/** The rules whose words a proposal has none of: a correction that it does not know. */
const lackedBy = ({ pieces }: Proposal, evidence: readonly Evidence[]): Signs => {
  const has = (it: Evidence) => pieces.some((at) => at.turn === it.message && overlaps(at, it));
  return [...new Set(evidence.flatMap((it) => (has(it) ? [] : [`without ${it.rule}`])))];
};

/** How a value is to another: the same words (or digits), more, fewer, some of them, others. */
function relation(field: ContactField, value: string, other: string | undefined): string {
  if (other === undefined) return 'none';
  if (field === 'phone') return relationOfDigits(digitsOf(value), digitsOf(other));
  const [own, its] = [wordsOf(value), wordsOf(other)];
  const [isFewer, isMore] = [isWithin(own, its), isWithin(its, own)];
  if (isFewer) return isMore ? 'same' : 'fewer';
  if (isMore) return 'more';
  return own.some((it) => its.includes(it)) ? 'some' : 'others';
}

function relationOfDigits(own: string, its: string): string {
  if (own === its) return 'same';
  if (own.includes(its)) return 'more';
  return its.includes(own) ? 'fewer' : 'others';
}

/** How a value looks. */
function valueSigns(field: ContactField, value: string, language: Language): Signs {
  const words = wordsOf(value);
  const digits = digitsOf(value).length;
  const looks = [
    `words=${Math.min(7, words.length)}`,
    `length=${Math.min(12, value.length >> 2)}`,
    `numbers=${Math.min(4, value.match(/\p{Nd}+/gu)?.length ?? 0)}`,
    `parts=${Math.min(3, value.split(/[,、]/).length)}`,
  ];
  if (field === 'phone') return [...looks, ...phoneSigns(value, Math.min(15, digits), language)];
  return [...looks, `digits=${Math.min(4, digits)}`, ...(field === 'name' ? nameSigns(value, language) : [])];
}

function phoneSigns(value: string, digits: number, language: Language): Signs {
  const shapes = phoneShapesIn(value, language);
  return [
    `digits=${digits}`,
    `digits=${digits} ${language.code}`,
    `callable=${Boolean(shapes[0]?.e164)}`,
    `shapes=${Math.min(3, shapes.length)}`,
  ];
}

const nameSigns = (value: string, language: Language): Signs => [
  `common=${Math.min(2, wordsOf(value).filter((it) => commonIn(language).has(wordKey(it))).length)}`,
  `case=${value
    .split(/\s+/)
    .slice(0, 4)
    .map((it) => (/^\p{Lu}/u.test(it) ? 'X' : /^\p{Ll}/u.test(it) ? 'x' : '-'))
    .join('')}`,
];

/** So many characters of what the agent said are looked at, the latest. */
const MOST_OF_AGENT = 20_000;

const agentsWords = ({ turns }: Readings): string[] =>
  wordsOf(
    turns
      .filter(({ role }) => role === 'assistant')
      .map(({ text }) => text)
      .join('\n')
      .slice(-MOST_OF_AGENT),
  );

/** Whether the agent says it too: the first and the last word of a name, most of an address. */
function echoSigns(field: ContactField, value: string, agents: ReadonlySet<string>): Signs {
  if (field === 'phone') return [];
  const isSaid = (word: string | undefined) => word !== undefined && agents.has(word);
  const words = wordsOf(value);
  if (field === 'name') return [`said by agent=${isSaid(words[0])} ${isSaid(words.at(-1))}`];
  return [`said by agent=${words.filter(isSaid).length * 2 >= words.length}`];
}

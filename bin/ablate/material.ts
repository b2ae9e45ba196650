import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Extraction } from '../../shared/extraction/extract.ts';
import { foldedOf } from '../../shared/extraction/fold.ts';
import type { Language } from '../../shared/extraction/language.ts';
import type { Turn } from '../../shared/extraction/turn.ts';
import { CONTACT_FIELDS, type LabelledConversation } from '../../shared/reading/labelled.ts';
import { choiceWeights, weightsOf } from '../../shared/reading/models.ts';
import { readTagged } from '../../shared/reading/read.ts';
import { isRight } from '../../shared/reading/same-value.ts';
import { tag } from '../../shared/reading/tagger.ts';
import type { Weights } from '../../shared/reading/weights.ts';
import { developmentFolder } from '../development-folder.ts';
import { conversationsIn, textsIn } from '../labelled-files.ts';
import { conversationIn } from '../reader/conversation-line.ts';
import { halvesOf } from './halves.ts';
import { taggersOf } from './taggers.ts';

/** Where a conversation is from: a set with a goal or the wordings of the tests, the development tenth, or the rest, which the tagger was trained on. */
export type Origin = 'goal' | 'tenth' | 'trained';
/** A conversation, and how much of it is read rightly by what a language has. */
export type Sample = { text: string; origin: Origin; rightIn: (language: Language) => number };

/**
 * What shows whether a rule is needed, read as the service reads: the development sets, the wordings, the development tenth, and what taggers are
 * trained on, each half by the one that has learnt the other: what a tagger knows it reads without rules.
 * @throws when the language has no weights
 */
export async function samplesOf(language: Language): Promise<Sample[]> {
  const weights = weightsOf(language.code);
  if (!weights) throw new Error(`There are no weights for ${language.code}`);
  const read = readerOf(language, weights);
  const halves = halvesOf(language);
  const readers = (await taggersOf(language)).map((it) => readerOf(language, it));
  const goals = halves.flat().filter(({ by }) => by === ROWS);
  const tenth = conversationsIn(fileURLToPath(new URL(`${language.code}.jsonl`, development)));
  return [
    ...[...developmentSets(language), ...goals.map(({ turns }) => turns)].map((it) => unchanged(it, read, language)),
    ...tenth.map((it) => sampleOf(it, 'tenth', read)),
    ...halves.flatMap((half, at) =>
      half.filter(({ by }) => by !== ROWS).map((it) => sampleOf(it, 'trained', readers[at] as Reader)),
    ),
  ];
}

/** Who wrote the wordings of the tests. */
const ROWS = 'rows';
const development = new URL('../../shared/reading/conversations/development/', import.meta.url);

/** Reads a conversation that is tagged once: the tagger does not know the rules. */
type Reader = (turns: readonly Turn[]) => (by: Language) => Extraction;

function readerOf(language: Language, weights: Weights): Reader {
  const choice = choiceWeights();
  if (!choice) throw new Error('There are no weights of the choice');
  return (turns) => {
    const tagging = tag(turns, language, weights);
    return (by) => readTagged(turns, by, { tagging, choice });
  };
}

function sampleOf({ turns, record, labels }: LabelledConversation, origin: Origin, reader: Reader): Sample {
  const read = reader(turns);
  const issues = labels.filter((it) => it.tag === 'issue');
  const rightIn = (by: Language) => {
    const { values, evidence } = read(by);
    const [issue] = evidence.issue ?? [];
    const isIssueRight = issue
      ? issues.some(({ turn, start, end }) => turn === issue.message && start < issue.end && issue.start < end)
      : issues.length === 0;
    return (
      CONTACT_FIELDS.filter((field) => isRight(field, values[field], record[field])).length +
      (['type', 'role', 'priority'] as const).filter((field) => record[field] === values[field]).length +
      (isIssueRight ? 1 : 0)
    );
  };
  return { text: textOf(turns), origin, rightIn };
}

/** What is to stay as it is read. */
function unchanged(turns: readonly Turn[], reader: Reader, language: Language): Sample {
  const read = reader(turns);
  const whole = ({ values, phoneE164 }: Extraction) => JSON.stringify([values, phoneE164]);
  const now = whole(read(language));
  return { text: textOf(turns), origin: 'goal', rightIn: (by) => (whole(read(by)) === now ? 1 : 0) };
}

function developmentSets(language: Language): Turn[][] {
  const folder = join(developmentFolder, 'dev');
  if (!existsSync(folder))
    throw new Error(`The development sets are not in ${developmentFolder}: name their folder with BENCH=…`);
  return readdirSync(folder)
    .flatMap((file) => textsIn(join(folder, file)))
    .map(({ text }) => conversationIn(text))
    .filter((it) => it.language.code === language.code)
    .map(({ turns }) => turns);
}

const textOf = (turns: readonly Turn[]): string => {
  const text = turns.map(({ text, asked }) => `${asked ?? ''} ${text}`).join('\n');
  return `${text.toLowerCase()}\n${foldedOf(text)}`;
};

import { contactIn } from '../../shared/extraction/extract.ts';
import { combine } from '../../shared/reader/combine.ts';
import { groundAnswer } from '../../shared/reader/ground.ts';
import type { ModelReading } from '../../shared/reader/model-reading.ts';
import { withModels } from '../../shared/reader/model-shipments.ts';
import { withModelTerms } from '../../shared/reader/model-terms.ts';
import type { Wanted } from '../../shared/reader/prompt.ts';
import { questionFor } from '../../shared/reader/question-for.ts';
import { read } from '../../shared/reading/read.ts';
import { readTerms } from '../../shared/sales-condition/read-terms.ts';
import { withoutContact } from '../../shared/sales-condition/without-contact.ts';
import { readShipments } from '../../shared/shipment/read-shipments.ts';
import type { Answered, Answers } from './answers.ts';
import type { ConversationLine } from './conversation-line.ts';

/** Who has read a conversation; `failure`: why no model has. */
export type ReadBy =
  | { by: 'model'; model?: string; tokens?: { input: number; output: number }; ms?: number; dropped: number }
  | { by: 'built-in'; failure: string };

/** What the built-in reader makes of a conversation. */
export const readBuiltIn = (line: ConversationLine): Record<string, unknown> => rowOf(line, new Date());

/** What a model and the built-in reader make of it together, as a save would have it. */
export async function readWith(
  answers: Answers,
  line: ConversationLine,
  wanted: Wanted,
): Promise<Record<string, unknown>> {
  const now = new Date();
  const { question } = questionFor(line.turns, { tag: line.tag, wanted, known: {}, now: line.at ?? now });
  const told = await answers(line.id, question, line.at ?? now);
  if ('failure' in told) return { ...rowOf(line, now), read_by: { by: 'built-in', failure: told.failure } };
  const at = line.at ?? dayOf(told) ?? now;
  const answered = wanted.filter((name) => name in Object(told.answer)); // a recorded one may have been asked for less
  const reading = groundAnswer(told.answer, line.turns, line.language, { now: at, wanted: answered });
  const read_by: ReadBy = reading ? byModel(told, reading) : { by: 'built-in', failure: 'unreadable' };
  return { ...rowOf(line, at, reading), read_by };
}

const byModel = ({ model, tokens, ms }: Answered, { dropped }: ModelReading): ReadBy => ({
  by: 'model',
  ...(model !== undefined && { model }),
  ...(tokens && { tokens }),
  ...(ms !== undefined && { ms }),
  dropped,
});

/** What the model was told "today" is. */
function dayOf({ date }: Answered): Date | undefined {
  const day = new Date(date ?? '');
  return Number.isNaN(day.getTime()) ? undefined : day;
}

function rowOf({ id, turns, language, at }: ConversationLine, now: Date, model?: ModelReading) {
  const builtIn = read(turns, language);
  const extraction = model ? combine(builtIn, model) : builtIn;
  const { values } = extraction;
  const { name, phone, address, issue } = values;
  const is_complete = [name, phone, address, issue].every((value) => value !== null);
  const builtInShipments = readShipments(turns, language);
  const found = model?.shipments
    ? withModels(builtInShipments, model.shipments, language, model.messages)
    : builtInShipments;
  const stated = readTerms(withoutContact(turns, contactIn(extraction)), language, at ?? now);
  const { terms } = model ? withModelTerms(stated, model) : stated;
  return {
    id,
    customer_info: values,
    shipments: found.map(({ evidence: _, ...shipment }) => shipment),
    sales_condition: isEmpty(terms) ? null : terms,
    is_complete,
  };
}

const isEmpty = (terms: object): boolean =>
  Object.values(terms)
    .flat()
    .every((value) => value === null);

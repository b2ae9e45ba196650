import { questionIn, valuesIn } from '../dialogue/act.ts';
import { type Asked, askedSoFar, fieldsOf } from '../dialogue/asked.ts';
import { decide } from '../dialogue/decide.ts';
import { type OwnQuestions, remembering } from '../dialogue/own-questions.ts';
import { calledOffIn, isBeside, saidIn } from '../dialogue/said.ts';
import type { Business, Known, Situation, TicketNews } from '../dialogue/situation.ts';
import { wordsFor } from '../dialogue/words.ts';
import type { Language } from '../extraction/language.ts';
import { asksBefore } from '../extraction/passage.ts';
import type { Turn } from '../extraction/turn.ts';
import { saidByModel } from '../reader/said-by-model.ts';
import type { Conversation, CustomerInfo } from './conversation.ts';
import type { Reading } from './subject.ts';

/**
 * What an answer depends on beside the reading. `keys`: one a message; `last`: the last message as it was sent; `known`: how
 * many of the messages were there before.
 */
type Circumstances = {
  keys: readonly string[];
  last: Turn | undefined;
  known: number;
  stored: Conversation | undefined;
  ticket: TicketNews | undefined;
  business: Business | undefined;
  /** Says it in a language that has no wordings here; undefined where it cannot. */
  reword?: ((english: string, values: readonly string[]) => Promise<string | undefined>) | undefined;
};

/** The answer to the customer, and what is remembered of having asked it. */
export type Response = { response: string; own_questions: OwnQuestions | undefined };

/** The agent's own last words, else what section 11 of the contract says. */
export async function respond(
  reading: Reading,
  { keys, last, stored, reword, ...about }: Circumstances,
): Promise<Response> {
  const { turns, language, conversation } = reading;
  if (last?.role === 'assistant' && last.text.trim() !== '') {
    return { response: last.text.toWellFormed(), own_questions: stored?.own_questions };
  }
  const acts = decide(situationOf(reading, stored?.customer_info, about));
  const answers = turns.filter(({ role }) => role === 'user').length;
  const before = [stored?.response, turns.findLast(({ role }) => role === 'assistant')?.text].join('\n');
  const template = wordsFor(acts, language, Math.max(0, answers - 1), before);
  const response = (await reword?.(template, valuesIn(acts))) ?? template;
  const own_questions = remembering(conversation.own_questions, keys, { response, question: questionIn(acts) });
  return { response, own_questions };
}

function situationOf(
  { turns, language, conversation, extraction, model }: Reading,
  before: CustomerInfo | undefined,
  { known, ticket, business }: Omit<Circumstances, 'keys' | 'last' | 'stored' | 'reword'>,
): Situation {
  const asks = asksBefore(turns, language);
  const last = turns.findLastIndex(({ role }) => role === 'user');
  const from = Math.max(known < turns.length ? known : 0, beginOfLastRun(turns));
  const { type } = conversation.customer_info;
  return {
    known: knownOf(conversation.customer_info),
    before: before && knownOf(before),
    said: saidSince(from, { turns, language, extraction, model }),
    asked: tallyOf(turns, extraction.evidence, language),
    open: fieldsOf(asks[last]),
    uncallable: uncallableIn(extraction.uncallable, from),
    calledOff: ticket ? null : calledOffIn(turns, language, model),
    ticket,
    isRepair: !business && type !== 'other',
    business,
  };
}

function saidSince(
  from: number,
  { turns, language, extraction, model }: Pick<Reading, 'turns' | 'language' | 'extraction' | 'model'>,
): Situation['said'] {
  if (model && model.messages >= turns.length && model.acts.length > 0) {
    const told = Object.values(extraction.evidence).flat();
    return saidByModel(
      model,
      told.some(({ message }) => message >= from),
    );
  }
  return saidIn(
    turns.slice(from).filter(({ role }) => role === 'user'),
    language,
  );
}

const FAULTS = { 'too short': 'tooShort', 'too long': 'tooLong', 'no such number': 'impossible' } as const;

/** A number in the last messages that nobody can call. */
const uncallableIn = (it: Reading['extraction']['uncallable'], from: number): Situation['uncallable'] =>
  it && it.message >= from ? { value: it.value, fault: FAULTS[it.reason] } : undefined;

/** The customer's messages since anybody else spoke. */
const beginOfLastRun = (turns: readonly Turn[]): number =>
  turns.findLastIndex(({ asked }, at) => asked !== undefined || turns[at - 1]?.role === 'assistant');

function tallyOf(turns: readonly Turn[], evidence: Reading['extraction']['evidence'], language: Language): Asked {
  const told = new Set(Object.values(evidence).flatMap((pieces) => pieces.map(({ message }) => message)));
  return askedSoFar(turns, language, (at) => {
    const isTold = told.has(at);
    return { isTold, isAside: !isTold && isBeside(turns[at]?.text ?? '', language) };
  });
}

const knownOf = ({ issue, name, phone, address }: CustomerInfo): Known => ({
  issue,
  name: name || null,
  phone: phone || null,
  address: address || null,
});

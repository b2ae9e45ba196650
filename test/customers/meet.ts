import { type Heard, listener } from './asked.ts';
import type { Code, Customer, Thing } from './customer.ts';
import { type Failure, judge, type Memory, newMemory, rememberAnswer } from './judge.ts';
import { actOf, type Mind, newMind, nextTurn, openingTurn, type Turn, textOf } from './mind.ts';
import { judgeOutcome } from './outcome.ts';
import type { Answer, Connection, Message } from './service.ts';
import { wordsOf } from './words/languages.ts';

export const MAX_TURNS = 12;

/** A conversation that is over. `isRight`: what is there in the end; `needed`: the turns that it takes where nothing goes wrong. */
export type Meeting = {
  code: Code;
  customer: Customer;
  failures: Failure[];
  isRight: boolean;
  dialogue: (Message & { heard?: Heard })[];
  turns: number;
  needed: number;
};

type Conversation = {
  mind: Mind;
  memory: Memory;
  connection: Connection;
  listen: (response: string) => Heard;
  history: Meeting['dialogue'];
  failures: Failure[];
  turns: number;
  /** Turns that only a person of his kind needs: asides, corrections, refusals. */
  extras: number;
};

/** Lets a customer talk to the service until he has nothing to say any more, and judges how he was served. */
export async function meet(customer: Customer, code: Code, connection: Connection): Promise<Meeting> {
  const words = wordsOf[code];
  const mind = newMind(customer, code, words);
  const conversation: Conversation = {
    mind,
    memory: newMemory(),
    connection,
    listen: listener(words, code),
    history: [],
    failures: [],
    turns: 0,
    extras: 0,
  };
  let last: { answer: Answer; heard: Heard } | undefined;
  for (const [index, line] of customer.opens.entries()) {
    last = await exchange(conversation, openingTurn(mind, line), index < customer.opens.length - 1);
  }
  const toldAtOnce = new Set(mind.told);
  while (last && conversation.turns < MAX_TURNS) {
    const turn = nextTurn(mind, last.heard);
    if (!turn) break;
    conversation.extras += isExtra(turn) ? 1 : 0;
    last = await exchange(conversation, turn, false);
  }
  const { failures, history, turns, extras } = conversation;
  const wrong = last ? judgeOutcome(mind, last, await connection.ticket()) : [];
  const needed = customer.opens.length + questionsNeeded(toldAtOnce, mind.told) + extras;
  return {
    code,
    customer,
    failures: [...failures, ...wrong],
    isRight: wrong.length === 0,
    dialogue: history,
    turns,
    needed,
  };
}

/** One send and its response. `isHurried`: the next message comes whatever is answered, so that it is not judged. */
async function exchange(conversation: Conversation, turn: Turn, isHurried: boolean) {
  const { mind, memory, connection, listen, history, failures } = conversation;
  const messages = turn.bubbles.map(
    (it): Message =>
      typeof it === 'string' ? { role: 'user', content: it } : { role: 'assistant', content: it.agent },
  );
  history.push(...messages);
  conversation.turns += 1;
  const answer = await connection.send(sent(mind.customer, history, messages));
  const heard = listen(answer.response);
  history.push({ role: 'assistant', content: answer.response, heard });
  const said = textOf(history.filter(({ role }) => role === 'user').map(({ content }) => content));
  const moment = { mind, memory, turn, answer, heard, said };
  if (!isHurried) failures.push(...judge(moment));
  rememberAnswer(moment);
  if (heard.things.length > 0) mind.open = new Set(heard.things.filter((thing) => !mind.told.has(thing)));
  return { answer, heard };
}

function sent({ sends }: Customer, history: Meeting['dialogue'], messages: readonly Message[]): Message[] {
  const all = history.map(({ role, content }) => ({ role, content }));
  if (sends === 'new') return [...messages];
  return sends === 'last three' ? all.slice(-3) : all;
}

const isExtra = (turn: Turn): boolean =>
  turn.parts.some(
    ({ key, line }) => key.startsWith('closes') || (actOf(line) !== undefined && !/^(yes|lacks)/u.test(key)),
  );

/** What is asked together in a good dialogue. */
const QUESTIONS: readonly (readonly Thing[])[] = [
  ['problem'],
  ['tracking', 'order'],
  ['name', 'phone'],
  ['address'],
  ['product'],
  ['price', 'currency'],
  ['quantity'],
  ['buyer'],
  ['validity'],
];

const questionsNeeded = (before: ReadonlySet<Thing>, after: ReadonlySet<Thing>): number =>
  QUESTIONS.filter((things) => things.some((thing) => after.has(thing) && !before.has(thing))).length;

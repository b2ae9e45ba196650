import type { Actor } from './clock.ts';
import type { Planned } from './plan.ts';
import type { Random } from './random.ts';
import type { Answer, Client } from './service.ts';
import type { Line } from './story.ts';

const MINUTE_MS = 60_000;
const ASKED = ['name', 'phone', 'address', 'issue'] as const;

type With = { client: Client; random: Random; hasTicket: (id: string) => Actor };

/** A customer at the chat: says what he came for, answers what he is asked while he has patience, and says goodbye. */
export async function* customer(planned: Planned, { client, random, hasTicket }: With): Actor {
  const { later, say } = chatOf(planned, client, random);
  let answer: Answer | undefined;
  for (const line of turnsOf(planned.opens)) {
    answer = await say(line);
    yield later();
  }
  for (let asked = 0; asked < planned.patience && !isDone(planned, answer); asked += 1) {
    const field = ASKED.find((it) => answer?.missing_fields.includes(it)) ?? 'issue';
    answer = await say(planned.answers[field]);
    yield later();
  }
  for (const line of isDone(planned, answer) ? planned.closes : []) {
    answer = await say([line]);
    yield later();
  }
  if (answer?.ticket_id) yield* hasTicket(answer.ticket_id);
}

/** What is said before the service is heard again: where a person at the desk answers, that goes on to the next message. */
function turnsOf(lines: readonly Line[]): Line[][] {
  const turns: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const goesOn = typeof line === 'object' || typeof lines[index - 1] === 'object';
    if (goesOn) turns.at(-1)?.push(line);
    else turns.push([line]);
  }
  return turns;
}

/** The chat of a front end: it saves all that was said after each turn, and shows the service's words as the agent's. */
function chatOf(planned: Planned, client: Client, random: Random) {
  const messages: object[] = [];
  const save = client.chat(planned);
  let now = planned.at;
  const write = (role: string, content: string) =>
    messages.push({ role, content, timestamp: new Date(now).toISOString() });
  const say = async (lines: readonly Line[]): Promise<Answer> => {
    for (const line of lines) {
      if (typeof line === 'string') write('user', line);
      else write('assistant', line.agent);
    }
    const answer = await save(messages);
    write('assistant', answer.response);
    return answer;
  };
  const later = () => {
    now += (0.3 + 2 * random.next()) * MINUTE_MS;
    return now;
  };
  return { say, later };
}

/** A parcel or a sale asks for other things than a request does, and its customer has said all in the beginning. */
const isDone = ({ about }: Planned, answer: Answer | undefined) =>
  about !== undefined || answer?.missing_fields.length === 0;

import type { Act } from './act.ts';
import { besideIn } from './beside.ts';
import { businessFirst } from './business.ts';
import { nextQuestion } from './next-question.ts';
import { isParting } from './said.ts';
import { learnedIn, replacedIn, type Situation, type TicketNews } from './situation.ts';

/**
 * What to answer a customer (contract 11): what happened to the ticket, what changed, what was asked beside the matter, and then
 * at most one question. Pure; never empty.
 */
export function decide(situation: Situation): Act[] {
  const { ticket, calledOff, said } = situation;
  if (ticket) return ticket.event ? ofEvent(situation, ticket) : withTicket(situation, ticket.id);
  if (calledOff) return said.isCourtesy ? [FAREWELL] : [{ say: calledOff === 'solved' ? 'settled' : 'dropped' }];
  return [...taken(situation), ...(businessFirst(situation) ?? nextQuestion(situation))];
}

const FAREWELL: Act = { say: 'farewell' };

/** What the message brought: a correction is repeated, asides are answered, and an answer is thanked for. */
function taken(situation: Situation): Act[] {
  const acts = [...notedIn(situation), ...besideIn(situation)];
  const isAnswer = situation.before !== undefined && learnedIn(situation).length > 0;
  return acts.length === 0 && isAnswer ? [{ say: 'thanks' }] : acts;
}

function notedIn(situation: Situation): Act[] {
  const replaced = replacedIn(situation);
  return replaced.length > 0 ? [{ say: 'noted', values: replaced }] : [];
}

function ofEvent(situation: Situation, { id: ticket, event }: TicketNews): Act[] {
  if (event && event !== 'created') return [{ say: event, ticket }];
  const { name, phone, address, issue } = situation.known;
  const values = [name, phone, address].filter((value) => value !== null);
  return [...besideIn(situation).slice(0, 1), { say: 'confirmed', ticket, values, issue: issue ?? '' }];
}

/** Once there is a ticket only what is new is said. */
function withTicket(situation: Situation, ticket: string): Act[] {
  const { said, uncallable, business } = situation;
  const [noted, beside] = [notedIn(situation), besideIn(situation)];
  if (noted.length > 0) return [...noted, ...beside];
  if (uncallable) return [{ uncallable: uncallable.fault, value: uncallable.value }];
  const news = business?.isNews ? businessFirst(situation) : null;
  if (news) return news;
  if (isParting(said)) return [FAREWELL];
  if (beside.length > 0) return beside;
  return [said.isCorrection ? { say: 'wrong' } : { say: 'added', ticket }];
}

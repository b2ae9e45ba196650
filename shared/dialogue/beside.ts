import type { Act } from './act.ts';
import type { Aside } from './language.ts';
import { bringsNothing, type Situation } from './situation.ts';

/** No answer deals with more asides than that. */
const MAX_ASIDES = 2;

/** What was said beside the matter, each answered in a sentence. */
export function besideIn(situation: Situation): Act[] {
  const answers = situation.said.asides.flatMap((aside) => answerTo(aside, situation));
  if (answers.length > 0) return answers.slice(0, MAX_ASIDES);
  if (situation.before === undefined) return situation.said.isGreeting ? [{ say: 'greeting' }] : [];
  return isUnanswered(situation) ? [{ say: 'unanswered' }] : [];
}

function answerTo(aside: Aside, situation: Situation): Act[] {
  if (aside === 'why') return [reasonIn(situation)];
  return aside === 'when' ? whenIn(situation) : [{ say: aside }];
}

/** Why what was asked is needed. */
function reasonIn({ open }: Situation): Act {
  const field = open.has('phone') ? 'phone' : [...open][0];
  return field ? { reason: field } : { say: 'unanswered' };
}

/** When somebody comes nobody can say; where a parcel is, the endpoint tells by itself. */
function whenIn({ ticket, business }: Situation): Act[] {
  if (business?.kind === 'parcel') return [];
  if (!ticket) return [{ say: 'whenAsked' }];
  return ticket.status ? [{ say: 'whenOpen', ticket: ticket.id, status: ticket.status }] : [];
}

/** A question that is no aside and brought nothing. */
const isUnanswered = (situation: Situation): boolean =>
  situation.said.isQuestion && !situation.business && bringsNothing(situation);

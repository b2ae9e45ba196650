import type { Act } from './act.ts';
import type { Tally } from './asked.ts';
import { REQUIRED, type RequiredField } from './language.ts';
import { bringsNothing, type Situation } from './situation.ts';

/** The second answer from a refusal on, and so many that told nothing, or not this, leave a field. */
const MAX_REFUSED = 2;
const MAX_EVADED = 3;
const MAX_ANSWERED = 4;

const isLeft = ({ answered, refused, evaded }: Tally) =>
  refused >= MAX_REFUSED || evaded >= MAX_EVADED || answered >= MAX_ANSWERED;

/**
 * The question for what is missing: the problem, then name and phone, then the address; a field that was refused once more with
 * the reason, then no more. When all that is missing was refused, what is missing.
 */
export function nextQuestion(situation: Situation): Act[] {
  const { known, asked, said, uncallable } = situation;
  const missing = REQUIRED.filter((field) => !known[field]);
  const fields: Act = { say: 'missing', fields: missing };
  const isNothing = bringsNothing(situation);
  if (said.isGoodbye && isNothing && situation.before) return [{ say: 'farewell' }, fields];
  if (uncallable && missing.includes('phone')) return [{ uncallable: uncallable.fault, value: uncallable.value }];
  const [first, second] = missing.filter((field) => !isLeft(asked[field]));
  if (!first) return [fields];
  const isNew = [first, second].every((field) => field && asked[field].answered + asked[field].refused === 0);
  if (first === 'name' && second === 'phone' && isNew) return [{ ask: 'nameAndPhone' }];
  return questionFor(first, situation, isNothing);
}

function questionFor(field: RequiredField, { asked, said, isRepair, open }: Situation, isNothing: boolean): Act[] {
  const question = field === 'address' && isRepair ? 'workplace' : field;
  if (asked[field].refused > 0) return [{ reason: field }, { ask: question }];
  const isUnread =
    open.has(field) && asked[field].answered > 0 && isNothing && !said.isQuestion && said.asides.length === 0;
  return [isUnread && !said.isCourtesy ? { again: question } : { ask: question }];
}

import { asksIn } from '../extraction/asked.ts';
import type { Ask, Language } from '../extraction/language.ts';
import { saidBefore } from '../extraction/read-back.ts';
import type { Turn } from '../extraction/turn.ts';
import type { ContactField } from './labelled.ts';
import type { Stretch } from './piece.ts';

const NOTHING: ReadonlySet<Ask> = new Set();

/** What the agent, or the service, asked right before the turn of a stretch. */
export function askedBefore(
  { turn }: Pick<Stretch, 'turn'>,
  turns: readonly Turn[],
  language: Language,
): ReadonlySet<Ask> {
  const said = saidBefore(turns, turn);
  return said ? asksIn(said.text, language) : NOTHING;
}

const ASKS: Record<ContactField, readonly Ask[]> = {
  name: ['name', 'firstName', 'lastName'],
  phone: ['phone'],
  address: ['address', 'street'],
};

/** Whether a stretch is the customer's, and the field was asked for right before. */
export function isAnswer(
  field: ContactField,
  it: Pick<Stretch, 'turn'>,
  turns: readonly Turn[],
  language: Language,
): boolean {
  const asks = askedBefore(it, turns, language);
  return turns[it.turn]?.role === 'user' && ASKS[field].some((ask) => asks.has(ask));
}

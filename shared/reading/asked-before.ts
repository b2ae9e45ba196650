import { asksIn } from '../extraction/asked.ts';
import type { Ask, Language } from '../extraction/language.ts';
import { saidBefore } from '../extraction/read-back.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Stretch } from './piece.ts';

const NOTHING: ReadonlySet<Ask> = new Set();

/** What the agent, or the service, asked right before the turn of a stretch. */
export function askedBefore({ turn }: Stretch, turns: readonly Turn[], language: Language): ReadonlySet<Ask> {
  const said = saidBefore(turns, turn);
  return said ? asksIn(said.text, language) : NOTHING;
}

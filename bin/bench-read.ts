import { askedSoFar } from '../shared/dialogue/asked.ts';
import { calledOffIn, saidIn, withoutAsides } from '../shared/dialogue/said.ts';
import { areaOf } from '../shared/extraction/area.ts';
import type { Language } from '../shared/extraction/language.ts';
import { signalOf } from '../shared/extraction/signal.ts';
import { topicOf } from '../shared/extraction/topic.ts';
import type { Turn } from '../shared/extraction/turn.ts';
import { read as readContact } from '../shared/reading/read.ts';

/** Everything a save does with what was said. */
export function read(turns: readonly Turn[], language: Language): void {
  const { values } = readContact(withoutAsides(turns, language), language);
  askedSoFar(turns, language, () => ({ isAside: false, isTold: true }));
  saidIn(turns.slice(-1), language);
  calledOffIn(turns, language);
  for (const turn of turns) signalOf(turn, language);
  topicOf(values.issue ?? '', language);
  areaOf(values.address ?? '', language);
}

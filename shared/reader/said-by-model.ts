import type { Aside } from '../dialogue/language.ts';
import type { Said } from '../dialogue/said.ts';
import type { ModelReading } from './model-reading.ts';

const ASIDE: Partial<Record<ModelReading['acts'][number], Aside>> = {
  asks_if_bot: 'bot',
  asks_why: 'why',
  asks_when: 'when',
  asks_to_wait: 'wait',
  asks_to_repeat: 'repeat',
  cannot_understand: 'repeat',
  asks_for_person: 'person',
};
const COURTESIES = new Set<string>(['greeting', 'thanks', 'goodbye']);

/** What the customer's last messages say beside the values in them, as a model heard it. `isTold`: they hold a value. */
export function saidByModel({ acts }: Pick<ModelReading, 'acts'>, isTold: boolean): Said {
  const has = (act: (typeof acts)[number]) => acts.includes(act);
  return {
    asides: [...new Set(acts.flatMap((act) => ASIDE[act] ?? []))],
    isCourtesy: acts.length > 0 && !isTold && acts.every((act) => COURTESIES.has(act)),
    isGreeting: has('greeting'),
    isThanks: has('thanks'),
    isGoodbye: has('goodbye'),
    isQuestion: has('question') || acts.some((act) => act.startsWith('asks_')),
    isYes: has('yes'),
    isNo: has('no'),
    isCorrection: has('correction') || has('no'),
  };
}

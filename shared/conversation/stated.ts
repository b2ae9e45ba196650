import { withoutAsides } from '../dialogue/said.ts';
import type { Extraction } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { combine, readingOf } from '../reader/combine.ts';
import type { ModelReading } from '../reader/model-reading.ts';
import { read } from '../reading/read.ts';
import type { OwnLine } from './own-line.ts';

/**
 * `own`: the part of the messages that others may only add to. `isRequest`: they are about a parcel or a sale. `model`: what a
 * model has read of them.
 */
type About = { own: OwnLine | undefined; isRequest: boolean; model?: ModelReading | undefined };

/** What the customer says; of a conversation that a stranger may have added to, the values of its own line stand. */
export function statedIn(turns: readonly Turn[], language: Language, { own, isRequest, model }: About): Extraction {
  const stated = (some: readonly Turn[]) => {
    const builtIn = read(withoutAsides(some, language), language, { isRequest });
    return model ? combine(builtIn, readingOf(model, some.length)) : builtIn;
  };
  return own ? over(stated(turns), stated(turns.slice(0, own.messages))) : stated(turns);
}

function over(all: Extraction, own: Extraction): Extraction {
  const stated = Object.entries(own.values).filter(([, value]) => value !== null);
  return {
    ...all,
    values: { ...all.values, ...Object.fromEntries(stated) },
    phoneE164: own.values.phone === null ? all.phoneE164 : own.phoneE164,
    evidence: { ...all.evidence, ...own.evidence },
  };
}

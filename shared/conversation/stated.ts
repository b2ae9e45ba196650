import { withoutAsides } from '../dialogue/said.ts';
import { type Extraction, extract, type Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import type { OwnLine } from './own-line.ts';

/** What the customer says; of a conversation that a stranger may have added to, the values of its own line stand. */
export function statedIn(turns: readonly Turn[], language: Language, own: OwnLine | undefined): Extraction {
  const all = extract(withoutAsides(turns, language), language);
  return own ? over(all, extract(withoutAsides(turns.slice(0, own.messages), language), language)) : all;
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

import type { StatedTerms, Term } from '../sales-condition/sales-condition.ts';
import type { ModelReading } from './model-reading.ts';

/** A model's terms, each unless the built-in reader has read it in messages that the model has not seen. */
export function withModelTerms(builtIn: StatedTerms, { terms: models, messages }: ModelReading): StatedTerms {
  if (!models) return builtIn;
  const names = Object.keys(models.terms) as Term[];
  const later = names.filter((term) => builtIn.evidence[term]?.some(({ message }) => message >= messages));
  const of = (all: Partial<Record<Term, unknown>>) =>
    Object.fromEntries(later.flatMap((term) => (all[term] === undefined ? [] : [[term, all[term]]])));
  return {
    terms: { ...models.terms, ...of(builtIn.terms) },
    evidence: { ...models.evidence, ...of(builtIn.evidence) },
  };
}

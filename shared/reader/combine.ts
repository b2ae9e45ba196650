import { TOLERANCE } from '../extraction/candidate.ts';
import type { Extraction } from '../extraction/extract.ts';
import { foldedOf } from '../extraction/fold.ts';
import type { Field } from '../extraction/language.ts';
import type { Evidence } from '../extraction/turn.ts';
import { digitsOf } from '../search.ts';
import type { ModelReading, Stated } from './model-reading.ts';

/** How sure a value is that both readers found. */
const AGREED = 0.98;
/** What the built-in reader is so sure of stays, also where the model does not see it. */
const SURE = 0.9;

const FIELDS: readonly Field[] = ['name', 'phone', 'address', 'issue', 'role', 'priority', 'type'];

/**
 * What both readers make of a conversation. The model's value stands, unless the built-in reader has read a later one in
 * messages that the model has not seen. Where the model sees nothing, a number that can be called stays, and what the
 * built-in reader is sure of (contract 12).
 */
export function combine(builtIn: Extraction, model: ModelReading): Extraction {
  const chosen = FIELDS.map((field) => [field, chosenOf(field, builtIn, model)] as const);
  const isModels = chosen.some(([field, it]) => field === 'phone' && it === model.values.phone && it !== undefined);
  const told = chosen.flatMap(([field, it]) => (it ? [[field, it] as const] : []));
  const phone = told.find(([field]) => field === 'phone')?.[1];
  return {
    values: Object.fromEntries(chosen.map(([field, it]) => [field, it?.value ?? null])) as Extraction['values'],
    phoneE164: phone ? (isModels ? model.phoneE164 : builtIn.phoneE164) : null,
    uncallable: phone ? null : builtIn.uncallable,
    evidence: Object.fromEntries(told.map(([field, { evidence }]) => [field, evidence])),
  };
}

function chosenOf(field: Field, builtIn: Extraction, model: ModelReading): Stated | undefined {
  const value = builtIn.values[field];
  const own = value === null ? undefined : { value, evidence: builtIn.evidence[field] ?? [] };
  const models = model.values[field];
  if (!models) return own && stays(field, own, builtIn, model) ? own : undefined;
  if (!own) return models;
  if (isSame(field, own.value, models.value)) return agreed(models, own);
  return isLater(own, model) && replaces(own, models) ? own : models;
}

/** One that is much weaker than what was there before does not replace it. */
const replaces = (later: Stated, earlier: Stated) => leastOf(later) > leastOf(earlier) - TOLERANCE;
const leastOf = ({ evidence }: Stated) => Math.min(...evidence.map(({ score }) => score));

/** Read in messages behind those that the model has seen. */
const isLater = ({ evidence }: Stated, { messages }: ModelReading) =>
  evidence.some(({ message }) => message >= messages);

const stays = (field: Field, own: Stated, builtIn: Extraction, model: ModelReading): boolean =>
  isLater(own, model) ||
  (field === 'phone' && builtIn.phoneE164 !== null) ||
  (field !== 'type' && own.evidence.length > 0 && own.evidence.every(({ score }) => score >= SURE));

function agreed({ value, evidence }: Stated, own: Stated): Stated {
  const rule = [...new Set([...evidence, ...own.evidence].map((it) => it.rule))].join(' and ');
  return { value, evidence: evidence.map((it): Evidence => ({ ...it, rule, score: Math.max(it.score, AGREED) })) };
}

function isSame(field: Field, a: string, b: string): boolean {
  return field === 'phone' ? digitsOf(a) === digitsOf(b) : bare(a) === bare(b);
}

const bare = (text: string) => foldedOf(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The part of a reading that stands in the first so many messages: what others added behind them counts for nothing. */
export function readingOf(model: ModelReading, messages: number): ModelReading {
  const isIn = ({ evidence }: { evidence: readonly Evidence[] }) => evidence.every(({ message }) => message < messages);
  const stated = <T extends { evidence: readonly Evidence[] } | null>(it: T) => (it && !isIn(it) ? null : it);
  return {
    ...model,
    messages: Math.min(model.messages, messages),
    values: Object.fromEntries(Object.entries(model.values).filter(([, it]) => isIn(it))),
    phoneE164: model.values.phone && isIn(model.values.phone) ? model.phoneE164 : null,
    signals: model.signals.filter(({ message }) => message < messages),
    acts: model.messages > messages ? [] : model.acts,
    ...(model.shipments && {
      shipments: model.shipments
        .map((it) => ({
          tracking_number: stated(it.tracking_number),
          carrier: stated(it.carrier),
          order_id: stated(it.order_id),
          status: stated(it.status),
        }))
        .filter((it) => it.tracking_number ?? it.order_id),
    }),
    ...(model.terms && { terms: termsOf(model.terms, messages) }),
  };
}

function termsOf({ terms, evidence }: NonNullable<ModelReading['terms']>, messages: number) {
  const isIn = (term: string) =>
    (evidence[term as keyof typeof evidence] ?? []).every(({ message }) => message < messages);
  const entries = Object.entries(terms).map(([term, value]) => [term, isIn(term) ? value : nothingOf(value)]);
  return {
    terms: Object.fromEntries(entries) as typeof terms,
    evidence: Object.fromEntries(Object.entries(evidence).filter(([term]) => isIn(term))),
  };
}

const nothingOf = (value: unknown) => (Array.isArray(value) ? [] : null);

/**
 * A reading with what an earlier one had found in messages that are not shown to the model any more. `from`: the first that is.
 */
export function carried(model: ModelReading, earlier: ModelReading | undefined, from: number): ModelReading {
  if (!earlier) return model;
  const isUnseen = ({ evidence }: Stated) => evidence.some(({ message }) => message < from); // all of it, or a piece
  const kept = Object.entries(earlier.values).filter(([, it]) => isUnseen(it));
  const values = { ...Object.fromEntries(kept), ...model.values };
  return { ...model, values, phoneE164: values.phone === model.values.phone ? model.phoneE164 : earlier.phoneE164 };
}

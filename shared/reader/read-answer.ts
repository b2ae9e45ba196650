import { type Answer, answerSchemaFor, type Wanted } from './prompt.ts';

type Schema = {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly unknown[];
};

/** More of a kind than a conversation holds, so that an endless answer is no endless work. */
const MOST = 40;

/**
 * An answer of a model, checked against the schema that it was asked to keep: providers promise that, local servers try. What is
 * of another kind counts as not said; undefined where nothing of an answer is there.
 */
export function readAnswer(answered: unknown, wanted: Wanted): Answer | undefined {
  const schema: Schema = answerSchemaFor(wanted);
  if (typeof answered !== 'object' || answered === null || Array.isArray(answered)) return undefined;
  if (!Object.keys(schema.properties ?? {}).some((name) => name in answered)) return undefined;
  return readAs(answered, schema) as Answer;
}

function readAs(value: unknown, schema: Schema): unknown {
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return Array.isArray(value) ? itemsOf(value, schema.items ?? {}) : [];
  if (types.includes('object')) return objectOf(value, schema);
  return scalarOf(value, types, schema.enum) ?? null;
}

const itemsOf = (values: readonly unknown[], items: Schema) =>
  values.slice(0, MOST).flatMap((it) => {
    const read = readAs(it, items);
    return read === null || !isComplete(read, items) ? [] : [read];
  });

/** A quote without its words, or a signal that is none, is nothing. */
const isComplete = (value: unknown, { properties = {} }: Schema) =>
  Object.entries(properties).every(([name, { type }]) => typeof type !== 'string' || Object(value)[name] !== null);

function objectOf(value: unknown, { properties = {} }: Schema): unknown {
  const given = Object(value) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, readAs(given[name], inner)]));
}

function scalarOf(value: unknown, types: readonly string[], values: Schema['enum']): unknown {
  if (values && !values.includes(value)) return null;
  if (typeof value === 'string') return types.includes('string') ? value.toWellFormed() : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return types.includes('number') || (types.includes('integer') && Number.isInteger(value)) ? value : null;
}

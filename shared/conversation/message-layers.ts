/** SDKs wrap messages: the item itself and what it wraps are read as layers, from the outside in. */

export type Fields = { readonly [key: string]: unknown };
export type Path = readonly (string | number)[];
export type Layer = { path: Path; fields: Fields };

// Taken once: a message may have 200,000 parts, and each is asked several times.
const { isArray } = Array;
const { hasOwn } = Object;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isArray(value);

/** What stands at a path of members. Only own ones: a key a client chose never reaches a prototype. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((it, key) => (isFields(it) && hasOwn(it, key) ? it[key] : undefined), value);

/** The string at a path; '' for anything else: String() throws on an object that has its own `toString`. */
export function stringAt(value: unknown, path: Path): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
}

const MAX_DEPTH = 3;

export function layersOf(fields: Fields, path: Path = []): Layer[] {
  const key = path.length < MAX_DEPTH ? wrappingKey(fields) : undefined;
  const wrapped = key === undefined ? undefined : valueAt(fields, [key]);
  const inner = key !== undefined && isFields(wrapped) ? layersOf(wrapped, [...path, key]) : [];
  return [{ path, fields }, ...inner];
}

/**
 * `message`: a Telegram update, an OpenAI choice, an edited Slack message. `event`: Slack's Events API. `Transcript`: a
 * segment of Amazon Contact Lens. `kwargs`: LangChain's JSON.stringify. `data`: LangChain's `message_to_dict`, `{type, data: {content}}`; elsewhere `data` is no text.
 */
function wrappingKey(fields: Fields): string | undefined {
  const key = ['message', 'event', 'Transcript', 'kwargs'].find((it) => isFields(valueAt(fields, [it])));
  const isLangChain =
    typeof valueAt(fields, ['type']) === 'string' && valueAt(fields, ['data', 'content']) !== undefined;
  return key ?? (isLangChain ? 'data' : undefined);
}

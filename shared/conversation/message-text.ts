import { type Fields, isFields, type Layer, type Path, stringAt, valueAt } from './message-layers.ts';

export type FoundText = { path: (string | number)[]; text: string };

/** Where SDKs keep what was said; the first place that holds any text is the message's text. */
const TEXT_FIELDS: readonly Path[] = [
  ['content'],
  ['text'],
  ['parts'],
  ['body'],
  ['message'],
  ['Content'],
  ['value', 'text'], // Amazon Q in Connect
  ['values'],
  ['utterance'],
  ['Body'],
  ['caption'],
  ['image', 'caption'],
  ['video', 'caption'],
  ['document', 'caption'],
  ['interactive', 'button_reply', 'title'],
  ['interactive', 'list_reply', 'title'],
  ['button', 'text'],
  ['postback', 'title'],
];
/** ShareGPT's `{from, value}`; a `value` without a sender is a Rasa slot or the payload of a Bot Framework event. */
const fieldsOf = (fields: Fields) => (stringAt(fields, ['from']) === '' ? TEXT_FIELDS : [...TEXT_FIELDS, ['value']]);

const INNER_FIELDS = ['text', 'body', 'value', 'parts'];

/** The types of parts that are text. A part of any other type (tool call, image, reasoning) is not what somebody said. */
export const TEXT_PARTS: readonly unknown[] = [undefined, 'text', 'input_text', 'output_text'];

/** Amazon Connect's events, attachments and cards; Lex's payloads for a program. */
const NOT_TEXT = /^(?:application\/|CustomPayload$|ImageResponseCard$)/;

const MAX_DEPTH = 4;

export function textsIn(layers: readonly Layer[]): FoundText[] {
  for (const { path, fields } of layers.filter((it) => isReadable(it.fields))) {
    for (const field of fieldsOf(fields)) {
      const texts = textsAt(valueAt(fields, field), [...path, ...field], MAX_DEPTH);
      if (texts.length > 0) return texts;
    }
  }
  return [];
}

export const isReadable = (fields: Fields) =>
  ['ContentType', 'contentType'].every((it) => !NOT_TEXT.test(stringAt(fields, [it])));

function textsAt(value: unknown, path: Path, depth: number): FoundText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path: [...path], text: value }];
  if (depth === 0) return [];
  if (isFields(value)) return innerTexts(value, path, depth - 1);
  if (!Array.isArray(value)) return [];
  return value.flatMap((part, at) => (isTextPart(part) ? textsAt(part, [...path, at], depth - 1) : []));
}

function innerTexts(fields: Fields, path: Path, depth: number): FoundText[] {
  for (const field of INNER_FIELDS) {
    const texts = textsAt(valueAt(fields, [field]), [...path, field], depth);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Gemini marks what the model thinks by `thought: true` on an ordinary part. */
function isTextPart(part: unknown): boolean {
  if (!isFields(part)) return typeof part === 'string';
  return TEXT_PARTS.includes(valueAt(part, ['type'])) && valueAt(part, ['thought']) !== true;
}

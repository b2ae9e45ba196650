import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, perLanguage, setOf, wordKey } from '../extraction/pattern.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import { digitsOf } from '../search.ts';
import type { ContactField } from './labelled.ts';

/** Whether a value is one that the field can have, whatever the tagger thinks. */
export function isPlausible(field: ContactField, value: string, language: Language): boolean {
  if (field === 'phone') return isWholeNumber(value, language);
  return field === 'address' || (!isCommon(value, language) && !isLabel(value, language));
}

/** It can be called, and has no figures of something else behind it: "503-555-0193 350". */
function isWholeNumber(value: string, language: Language): boolean {
  const [shape] = phoneShapesIn(value, language);
  return Boolean(shape?.e164) && digitsOf(shape?.value ?? '') === digitsOf(value);
}

/** The number as it is called; null of a piece of one, which cannot be. */
export const e164Of = (value: string, language: Language): string | null =>
  phoneShapesIn(value, language)[0]?.e164 ?? null;

/** What people say as an answer, or what is no name in any mouth. */
function isCommon(value: string, language: Language): boolean {
  const words = value.split(' ').map(wordKey);
  return words.every((word) => commonIn(language).has(word)) || language.answers.some((it) => it.startsWith(value));
}

/** Words of every day, which are no names. */
export const commonIn = perLanguage(({ commonWords, functionWords }) => setOf(`${commonWords} ${functionWords}`));

/** "Mobile" before a number, which stands behind a name on a form. */
const isLabel = (value: string, language: Language): boolean =>
  (['phone', 'address'] as const).some((field) =>
    findAll(anyOf(language.labels[field], language), value).some((it) => it.end - it.start === value.length),
  );

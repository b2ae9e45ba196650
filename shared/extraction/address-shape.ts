import type { Language } from './language.ts';
import { anyOf, findAll, isIn, perLanguage, type Span, setOf, wordKey } from './pattern.ts';

/** What a stretch of text has of an address. */
export type Parts = { street: 'full' | 'number' | 'name' | null; unit: boolean; place: boolean };

const patternsOf = perLanguage((language) => ({
  streets: anyOf(language.address.streets, language),
  streetNames: anyOf(language.address.streetNames, language),
  houseNumbers: anyOf(language.address.houseNumbers, language),
  units: anyOf(language.address.units, language),
  places: anyOf(
    [...language.address.regions, ...language.address.postcodes, ...(language.address.cities ?? [])],
    language,
  ),
  bareStreets: anyOf(language.address.bareStreets ?? [], language),
  ends: anyOf(language.address.ends, language),
  functionWords: setOf(language.functionWords),
  particles: setOf(language.address.particles),
  commonWords: setOf(language.commonWords),
}));

export function partsOf(text: string, language: Language): Parts {
  const { streets, streetNames, units, places } = patternsOf(language);
  const street = isIn(streets, text)
    ? 'full'
    : hasHouseNumber(text, language)
      ? 'number'
      : isIn(streetNames, text)
        ? 'name'
        : null;
  return { street, unit: isIn(units, text), place: isIn(places, text) };
}

/** A text without a foreign word that names a street or a town, as people answer when they are asked for an address. */
export function isBareAddress(text: string, language: Language): boolean {
  return isIn(patternsOf(language).bareStreets, text) && firstForeignWord(text, language) === text.length;
}

/** "9787 E Broadway" but not "2 days". */
function hasHouseNumber(text: string, language: Language): boolean {
  const { houseNumbers, functionWords, commonWords } = patternsOf(language);
  return findAll(houseNumbers, text).some(({ start, end }) => {
    const word = text.slice(start, end).match(/[\p{L}\p{M}'’]+$/u)?.[0] ?? '';
    const isCapital = word !== word.toLowerCase();
    return !functionWords.has(wordKey(word)) && (isCapital || !isCommon(word, commonWords));
  });
}

/** Where an address may begin by its shape alone. */
export function startsIn(text: string, language: Language): number[] {
  const { streets, houseNumbers, units } = patternsOf(language);
  return [streets, houseNumbers, units].flatMap((pattern) => findAll(pattern, text).map(({ start }) => start));
}

const isCommon = (word: string, commonWords: ReadonlySet<string>) =>
  commonWords.has(wordKey(word)) || commonWords.has(wordKey(word).replace(/s$/, ''));

const SEPARATORS_AT_END = /[\s,.;:!?/，。、；-]{1,20}$/u;

/** How far an address that begins at `start` reaches, at most to `limit`: up to the first words that belong to none. */
export function endOfAddress(text: string, { start, end: limit }: Span, language: Language): number {
  const { ends } = patternsOf(language);
  const stop = findAll(ends, text.slice(start, limit)).find((it) => it.start > 0);
  const end = firstForeignWord(text.slice(start, stop ? start + stop.start : limit), language);
  const found = text.slice(start, start + end).replace(SEPARATORS_AT_END, '');
  return start + found.length;
}

const WORD = /[\p{L}\p{M}'’]+/gu;

/** Function words end an address ("… and the tap"), except in what is known to be one ("Portland, OR 97201"). */
function firstForeignWord(text: string, language: Language): number {
  const { streets, units, places, functionWords, particles } = patternsOf(language);
  const known = [streets, units, places].flatMap((pattern) => findAll(pattern, text));
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isForeign = functionWords.has(wordKey(word)) && !particles.has(wordKey(word));
    if (isForeign && !known.some(({ start, end }) => start <= index && index < end)) return index;
  }
  return text.length;
}

import type { Language, Phrases } from '../extraction/language.ts';
import { anyOf, isIn, type Pattern, perLanguage } from '../extraction/pattern.ts';
import { ASIDES, type Aside } from './language.ts';
import { dialogueLanguageOf } from './languages.ts';

/** What may stand between two words of a phrase. */
const GAP = ' (?:[^\\s.,;:!?]{1,14} ){0,3}';
const SPACELESS_GAP = '[^。、！？,.!?]{0,8}';

type Said = { within: Pattern; whole: ReadonlySet<string> };

const saidOf = perLanguage((language) => {
  const { asides, thanks, goodbye } = dialogueLanguageOf(language);
  return {
    asides: ASIDES.map((aside) => ({ aside, ...recognised(asides[aside], language) })),
    thanks: recognised(thanks, language),
    goodbye: recognised(goodbye, language),
  };
});

function recognised(phrases: Phrases, language: Language): Said {
  const gap = language.spaceless ? SPACELESS_GAP : GAP;
  const within = phrases.filter((it) => !isWhole(it)).map((it) => it.replaceAll(/ ?… ?/g, gap));
  return { within: anyOf(within, language), whole: new Set(phrases.filter(isWhole)) };
}

const isWhole = (phrase: string) => /[?？؟]$/u.test(phrase);

const isSaid = ({ within, whole }: Said, text: string) =>
  whole.has(
    text
      .trim()
      .toLowerCase()
      .replace(/\s*([?？؟])+$/u, '$1'),
  ) || isIn(within, text);

/** What a customer says beside the matter, in the order of ASIDES. */
export const asidesIn = (text: string, language: Language): Aside[] =>
  saidOf(language)
    .asides.filter((it) => isSaid(it, text))
    .map(({ aside }) => aside);

export const isThanks = (text: string, language: Language): boolean => isSaid(saidOf(language).thanks, text);

export const isGoodbye = (text: string, language: Language): boolean => isSaid(saidOf(language).goodbye, text);

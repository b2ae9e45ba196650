import { foldedOf } from '../extraction/fold.ts';
import type { Language, Phrases } from '../extraction/language.ts';
import { anyOf, findAll, isIn, type Pattern, perLanguage, type Span } from '../extraction/pattern.ts';
import { ASIDES, type Aside } from './language.ts';
import { dialogueLanguageOf } from './languages.ts';

/** What may stand between two words of a phrase. */
const GAP = ' (?:[^\\s.,;:!?]{1,14} ){0,3}';
const SPACELESS_GAP = '[^。、！？,.!?]{0,8}';

type Said = { within: Pattern; whole: ReadonlySet<string> };

const saidOf = perLanguage((language) => {
  const { asides, thanks, goodbye, no } = dialogueLanguageOf(language);
  return {
    asides: ASIDES.map((aside) => ({ aside, ...recognised(asides[aside], language) })),
    thanks: recognised(thanks, language),
    goodbye: recognised(goodbye, language),
    courtesies: anyOf(
      [...thanks, ...goodbye].filter((it) => !isWhole(it)),
      language,
    ),
    no: recognised(no, language),
  };
});

function recognised(phrases: Phrases, language: Language): Said {
  const gap = language.spaceless ? SPACELESS_GAP : GAP;
  const within = longestFirst(phrases.filter((it) => !isWhole(it))).map((it) => it.replaceAll(/ ?… ?/g, gap));
  return { within: anyOf(within, language), whole: new Set(phrases.filter(isWhole).map(bare)) };
}

const longestFirst = (phrases: Phrases) => [...phrases].sort((a, b) => b.length - a.length);

const isWhole = (phrase: string) => /[?？؟.]$/u.test(phrase);

const isSaid = ({ within, whole }: Said, text: string) => isWholly(whole, text) || isIn(within, text);

const isWholly = (whole: ReadonlySet<string>, text: string) => whole.has(bare(text));

/** Folded and without the signs around it, as it is compared with whole messages. */
const bare = (text: string) => foldedOf(text).replace(/^[\s¿¡]+|[\s.?!,…。？！、؟،।]+$/gu, '');

/** What a customer says beside the matter, in the order of ASIDES. */
export const asidesIn = (text: string, language: Language): Aside[] =>
  saidOf(language)
    .asides.filter((it) => isSaid(it, text))
    .map(({ aside }) => aside);

export const isThanks = (text: string, language: Language): boolean => isSaid(saidOf(language).thanks, text);

export const isGoodbye = (text: string, language: Language): boolean => isSaid(saidOf(language).goodbye, text);

/** Where what asks for patience, for a repetition or whether one is a bot stands: words that are no value and no matter. */
export const asideSpansIn = (text: string, language: Language): readonly Span[] =>
  saidOf(language)
    .asides.filter(({ aside }) => aside === 'wait' || aside === 'repeat' || aside === 'bot')
    .flatMap(({ within, whole }) => (isWholly(whole, text) ? [{ start: 0, end: text.length }] : findAll(within, text)))
    .sort((a, b) => a.start - b.start);

/** Where thanks and goodbyes stand. */
export const courtesiesIn = (text: string, language: Language): readonly Span[] =>
  findAll(saidOf(language).courtesies, text);

/** The no that a text begins with. */
export const noIn = (text: string, language: Language): Span | undefined =>
  findAll(saidOf(language).no.within, text).find(({ start }) => start === text.search(/\S/));

export const isNo = (text: string, language: Language): boolean => noIn(text, language) !== undefined;

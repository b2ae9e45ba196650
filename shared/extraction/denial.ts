import type { Language } from './language.ts';
import { anyOf, hasWord, isIn, perLanguage, type Span, setOf, wordKey } from './pattern.ts';

/** One word that denies, in all languages: nobody begins an answer with another language's to agree. */
const NO = setOf('no nope nein nee nö non não nie hayır yok لا كلا नहीं nahi nahin');
const NO_UNSPACED = /^(?:いいえ|いえ|いや|不是|不对|不對|唔係)/u;
const FIRST_WORD = /^[\s,.!¡،]*([^\s,.!?،、。，！]+)/u;

/** Whether a text begins with a denial: "No, it's Nora". */
export const beginsWithNo = (text: string): boolean =>
  NO.has(wordKey(FIRST_WORD.exec(text.slice(0, 30))?.[1] ?? '')) || NO_UNSPACED.test(text.trimStart());

export const correctionsOf = perLanguage((language) => anyOf(language.corrections, language));

/** Whether a text says that it puts something right: "no, …", "sorry, I meant …". */
export const isCorrection = (text: string, language: Language): boolean =>
  beginsWithNo(text) || isIn(correctionsOf(language), text);

// One word that sets what is wrong against what is right, in all languages: before it ("not Lee") or behind it ("Lee değil").
const NOT = setOf('not nicht pas non no não nao niet nie ليس وليس');
const NOT_BEHIND = setOf('değil नहीं nahi nahin');

type Word = Span & { text: string };

/** Whether one of a text's words is said to be the wrong one; `isMeant` tells which it can be. */
export const isRuledOut = (text: string, words: readonly Word[], isMeant: (word: Word) => boolean): boolean =>
  words.some((it, at) => {
    const [before, behind] = [words[at - 1], words[at + 1]];
    const isNot = before && hasWord(NOT, before.text) && isBlank(text.slice(before.end, it.start)); // "no, Lee" denies something else
    return (
      isMeant(it) &&
      (isNot || (behind !== undefined && hasWord(NOT_BEHIND, behind.text) && isBlank(text.slice(it.end, behind.start))))
    );
  });

const isBlank = (text: string) => text.trim() === '';

/** "Don't", and verbs that deny by their end (Turkish) or in scripts without blanks. */
const DENIED = /n['’]t\b|ません|ない|[不没沒別别]|(?:^|\s)(?:لا|لن|ما|لست)(?=\s)|\p{L}(?:m[ıiuü]yor|m[ae]m(?!\p{L}))/iu;

/** Whether a sentence denies something, anywhere in it: "I don't put my address in a chat". */
export const isNegated = (sentence: string): boolean =>
  DENIED.test(sentence) || sentence.split(/[^\p{L}\p{M}]+/u).some((it) => hasWord(NOT, it) || hasWord(NOT_BEHIND, it));

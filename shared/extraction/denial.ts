import { setOf, wordKey } from './pattern.ts';

/** One word that denies, in all languages: nobody begins an answer with another language's to agree. */
const NO = setOf('no nope nein nee nö non não nie hayır yok لا كلا नहीं nahi nahin');
const NO_UNSPACED = /^(?:いいえ|いえ|いや|不是|不对|不對|唔係)/u;
const FIRST_WORD = /^[\s,.!¡،]*([^\s,.!?،、。，！]+)/u;

/** Whether a text begins with a denial: "No, it's Nora". */
export const beginsWithNo = (text: string): boolean =>
  NO.has(wordKey(FIRST_WORD.exec(text.slice(0, 30))?.[1] ?? '')) || NO_UNSPACED.test(text.trimStart());

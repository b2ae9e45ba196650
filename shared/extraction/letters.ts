/**
 * Characters for the classes of expressions over text as it was typed, all with flag `u`. \p{L} and its like say the same of
 * all scripts, but V8 makes their sets anew for every expression, once to check it, once to make it and twice to compile it:
 * fifty of them were half of the time in which a bundle loads.
 */

/** \p{L} of the scripts with spaces between words; in those that few people type, their marks and digits too. */
export const SPACED_LETTER = [
  'A-Za-zªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮ', // Latin
  '\\u0370-\\u0374\\u0376-\\u037d\\u037f\\u0386\\u0388-\\u03f5\\u03f7-\\u0481\\u048a-\\u0559\\u0560-\\u0588', // Greek, Cyrillic, Armenian
  '\\u05d0-\\u05f2\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06e5\\u06e6\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff', // Hebrew, Arabic
  '\\u0710\\u0712-\\u072f\\u074d-\\u08c9\\u0904-\\u0939\\u093d\\u0950\\u0958-\\u0961\\u0971-\\u1fff', // Devanagari, and all up to here
  '\\u2c00-\\u2dff\\ua000-\\uabff\\u3131-\\u318e\\uac00-\\ud7fb\\ufb00-\\ufdff\\ufe70-\\ufefcＡ-Ｚａ-ｚ\\uffa0-\\uffdc', // Hangul, full width
  '\\u{10000}-\\u{1cfff}\\u{1d400}-\\u{1d7ff}\\u{1e000}-\\u{1efff}',
].join('');

/** \p{L} of Chinese and Japanese, which have none. */
export const UNSPACED_LETTER =
  '々〆ぁ-ゖゝ-ゟァ-ヺー-ヿㄅ-ㄯㆠ-ㆿㇰ-ㇿ㐀-䶿一-鿿\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{33479}';

export const LETTER = SPACED_LETTER + UNSPACED_LETTER;

/** \p{M}: accents, vowel signs and points. */
export const MARK =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962\\u0963\\u3099\\u309a\\ufe00-\\ufe0f\\ufe20-\\ufe2f';

/** \p{N} of those scripts. */
export const DIGIT = '0-9²³¹¼-¾٠-٩۰-۹०-९〇０-９';

/** Whether a text has a letter that could be lower case. */
export const hasCapital = (text: string) => text !== text.toLowerCase();

const ANY_LETTER = new RegExp(`[${LETTER}]`, 'u');
export const hasLetter = (text: string) => ANY_LETTER.test(text);

/** In lower case as a whole, in a script that has capitals. */
export const isLowerCase = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

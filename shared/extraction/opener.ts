import type { Language } from './language.ts';
import { endOfMatch, patternOf, perLanguage, wholeWords } from './pattern.ts';

const openersOf = perLanguage((language) => {
  const words = wholeWords([...language.greetings, ...language.openers], language);
  return patternOf(`[\\s,.:;!"“„«»、，。：！～،؛؟।–—-]{0,4}${words}[\\s,.:;!、，。：！～،؛؟।–—-]{0,4}`, 'y');
});
const BLANKS = /[\s,.:;!"“„«»、，。：！～،؛؟।–—-]{0,8}/uy;
const ROUNDS = 4;
/** Openers are looked for in so much text, so that one at each of many places costs no more than the text. */
const WINDOW = 240;

/** The index behind what may stand before an answer: "Sure, it's …". */
export function skipOpeners(text: string, from: number, language: Language): number {
  const window = text.slice(from, from + WINDOW);
  let at = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const end = endOfMatch(openersOf(language), window, at);
    if (end === at) break;
    at = end;
  }
  BLANKS.lastIndex = at;
  return from + (BLANKS.test(window) ? BLANKS.lastIndex : at);
}

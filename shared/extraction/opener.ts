import type { Language } from './language.ts';
import { anyOf, perLanguage } from './pattern.ts';

const patternOf = perLanguage((language) => {
  const words = anyOf([...language.openers, ...language.greetings], language).source;
  return new RegExp(`[\\s,.:;!"“„«、，。：！～-]{0,4}(?:${words})[\\s,.:;!、，。：！～-]{0,4}`, 'iuy');
});
const BLANKS = /[\s,.:;!"“„«、，。：！～-]{0,8}/uy;

/** The index behind what may stand before an answer: "Sure, it's …". */
export function skipOpeners(text: string, from: number, language: Language): number {
  let at = from;
  for (let round = 0; round < 4; round++) {
    const end = endOf(patternOf(language), text, at);
    if (end === at) break;
    at = end;
  }
  return endOf(BLANKS, text, at);
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

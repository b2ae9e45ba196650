import type { Language } from '../extraction/language.ts';
import { DIGIT } from '../extraction/letters.ts';
import { anyOf, findAll, perLanguage } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Stretch } from './piece.ts';

const regionsOf = perLanguage((language) => anyOf(language.address.regions, language));

const SEPARATOR = /^[,،，、\s]{0,3}/u;
/** "文三路" "59号" */
const HOUSE = new RegExp(`^[${DIGIT}]{1,5}[号號番]`, 'u');
/** "MI 48226" */
const NUMBERED = new RegExp(`[${DIGIT}]`);
const LONGEST = 40;

/** A stretch of an address with the region and its postcode, or the Chinese house number, that stands right behind it. */
export function wholeAddress<S extends Stretch>(it: S, turns: readonly Turn[], language: Language): S {
  const rest = turns[it.turn]?.text.slice(it.end, it.end + LONGEST) ?? '';
  const gap = SEPARATOR.exec(rest)?.[0].length ?? 0;
  const behind = rest.slice(gap);
  const [region] = findAll(regionsOf(language), behind).filter((at) => NUMBERED.test(behind.slice(at.start, at.end)));
  const length = region?.start === 0 ? region.end : (HOUSE.exec(behind)?.[0].length ?? 0);
  return length === 0 ? it : { ...it, end: it.end + gap + length };
}

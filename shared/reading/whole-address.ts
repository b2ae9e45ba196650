import type { Language } from '../extraction/language.ts';
import { DIGIT } from '../extraction/letters.ts';
import { anyOf, findAll, perLanguage } from '../extraction/pattern.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import type { Turn } from '../extraction/turn.ts';
import { NUMBERED } from './address-part.ts';
import type { Stretch } from './piece.ts';

const regionsOf = perLanguage((language) => anyOf(language.address.regions, language));

const SEPARATOR = /^[,،，、\s]{0,3}/u;
/** "文三路" "59号" */
const HOUSE = new RegExp(`^[${DIGIT}]{1,5}[号號番]`, 'u');
const LONGEST = 40;

/** A number of its own behind another. */
const NUMBER_BEFORE = new RegExp(`(?<=[${DIGIT}])\\s{1,2}([${DIGIT}]{1,5}[a-z]?\\s)$`, 'u');
const FIGURE_FIRST = new RegExp(`^[${DIGIT}]`);

/**
 * A stretch of an address with what is its own right beside it: the region and its postcode or the Chinese house number behind it, and the house
 * number that stands between it and a phone number ("503-555-0193 350 SE Mill Street").
 */
export function wholeAddress<S extends Stretch>(it: S, turns: readonly Turn[], language: Language): S {
  const text = turns[it.turn]?.text ?? '';
  return { ...it, start: beginOf(it, text, language), end: endOf(it, text, language) };
}

function beginOf({ start, end }: Stretch, text: string, language: Language): number {
  const from = Math.max(0, start - LONGEST);
  const house = FIGURE_FIRST.test(text.slice(start, end)) ? null : NUMBER_BEFORE.exec(text.slice(from, start));
  if (!house) return start;
  const isBehindPhone = phoneShapesIn(text.slice(from, end), language).some(
    (shape) => shape.e164 && shape.end === house.index,
  );
  return isBehindPhone ? start - (house[1]?.length ?? 0) : start;
}

function endOf({ end }: Stretch, text: string, language: Language): number {
  const rest = text.slice(end, end + LONGEST);
  const gap = SEPARATOR.exec(rest)?.[0].length ?? 0;
  const behind = rest.slice(gap);
  const [region] = findAll(regionsOf(language), behind).filter((at) => NUMBERED.test(behind.slice(at.start, at.end)));
  const length = region?.start === 0 ? region.end : (HOUSE.exec(behind)?.[0].length ?? 0);
  return length === 0 ? end : end + gap + length;
}

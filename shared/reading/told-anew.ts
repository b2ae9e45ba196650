import { isCorrection } from '../extraction/denial.ts';
import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { hasCapital } from '../extraction/letters.ts';
import { execAll } from '../extraction/matches.ts';
import { likenessOf } from '../extraction/name-likeness.ts';
import { hasWord, setOf } from '../extraction/pattern.ts';
import { hasProblem } from '../extraction/problem.ts';
import { type Exchange, knownIn, NUMBER, NUMBERED, type Part, WORD, withoutAnnouncement } from './address-part.ts';

/** Who tells one part anew says little else. */
const MAX_WORDS = 4;
const LONGEST_HOUSE = 3;
const SHORTEST_POSTCODE = 4;
const SHORTEST_ALIKE = 6;
/** So much of a word, or of a postcode, is as it was. */
const ALIKE = 0.6;

/** What a message says beside words without content, and whether it says that it corrects something. */
type Said = { fresh: Part; words: readonly Part[]; isAnnounced: boolean };

/**
 * The one part of an address that a short message tells anew, without the old one: "Apt 5 actually", "sorry, Oak Avenue", "the zip is 97202",
 * "sorry, 14". Which part that is shows in the word beside it, which stands in the address too, or in how much it is like what stands there.
 */
export function partToldAnew(text: string, address: string, language: Language): Exchange | undefined {
  const said = saidIn(text, address, language);
  if (!said) return undefined;
  const numbers = execAll(NUMBER, address).map(([it]) => it);
  const likeCode = NUMBERED.test(said.fresh.text) ? postcode(said, numbers) : undefined;
  if (likeCode || hasProblem(text, language)) return likeCode;
  const beside = language.spaceless ? undefined : besideKnown(said, text, address);
  if (beside) return beside;
  return NUMBERED.test(said.fresh.text) ? house(said, numbers) : word(said, address);
}

function saidIn(text: string, address: string, language: Language): Said | undefined {
  const functionWords = setOf(language.functionWords);
  const words = execAll(WORD, withoutAnnouncement(text, language))
    .map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }))
    .filter((it) => NUMBERED.test(it.text) || knownIn(address, it.text) || !hasWord(functionWords, it.text));
  const isAnnounced = isCorrection(text, language);
  const numbers = words.filter((it) => NUMBERED.test(it.text));
  const unknown = words.filter((it) => knownIn(address, it.text) === undefined);
  const candidates = numbers.length > 0 ? unknown.filter((it) => numbers.includes(it)) : unknown;
  const [fresh] = candidates;
  const isOne = fresh && candidates.length === 1 && words.length <= MAX_WORDS && numbers.length <= 1;
  return isOne ? { fresh, words, isAnnounced } : undefined;
}

const LETTERS = '[\\p{L}\\p{M}]';
const GAP = '[\\s.:#°º-]{1,4}';
const ONLY_GAP = new RegExp(`^${GAP}$`, 'u');
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

/** "Apt 5" of "Apt 4", "Oak Avenue" of "Oak Street": the word beside it stands in the address beside another. */
function besideKnown({ fresh, words, isAnnounced }: Said, text: string, address: string): Exchange | undefined {
  const at = words.indexOf(fresh);
  const isNumber = NUMBERED.test(fresh.text);
  if (!isNumber && !isAnnounced) return undefined;
  const other = isNumber ? '(?<old>\\p{N}+[a-z]?)' : '(?<old>[^\\s,،、\\p{N}]+)';
  const isOfKind = ({ groups }: RegExpExecArray) => hasCapital(groups?.['old'] ?? '') === hasCapital(fresh.text);
  const knownBeside = (neighbour: Part | undefined) => {
    const known = neighbour && isNext(neighbour, fresh, text) ? knownIn(address, neighbour.text) : undefined;
    return known && !NUMBERED.test(known) ? escaped(known) : undefined;
  };
  const [before, after] = [knownBeside(words[at - 1]), knownBeside(words[at + 1])];
  const behind =
    before && new RegExp(`(?<!${LETTERS})(${before}${GAP})${other}(?!${LETTERS}|\\p{N})`, 'iu').exec(address);
  if (behind && isOfKind(behind)) return { from: behind[0], to: { ...fresh, text: `${behind[1]}${fresh.text}` } };
  const ahead = after && new RegExp(`(?<!${LETTERS}|\\p{N})${other}(${GAP}${after})(?!${LETTERS})`, 'iu').exec(address);
  return ahead && isOfKind(ahead) ? { from: ahead[0], to: { ...fresh, text: `${fresh.text}${ahead[2]}` } } : undefined;
}

const isNext = (one: Part, other: Part, text: string): boolean => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return ONLY_GAP.test(text.slice(first.end, second.start));
};

/** A postcode that is much like the known one. */
function postcode({ fresh }: Said, known: readonly string[]): Exchange | undefined {
  const isLike = (it: string) =>
    it.length >= SHORTEST_POSTCODE &&
    it.length === fresh.text.length &&
    sharedDigits(it, fresh.text) >= ALIKE * it.length;
  const from = known.find(isLike);
  return from === undefined ? undefined : { from, to: fresh };
}

/** "Sorry, 14", in place of the only house number. */
function house({ fresh, words, isAnnounced }: Said, known: readonly string[]): Exchange | undefined {
  const houses = known.filter((it) => it.length <= LONGEST_HOUSE);
  const [from] = houses;
  const isAlone = isAnnounced && words.length === 1 && fresh.text.length <= LONGEST_HOUSE;
  return isAlone && houses.length === 1 && from !== undefined ? { from, to: fresh } : undefined;
}

const sharedDigits = (a: string, b: string): number => [...a].filter((digit, at) => digit === b[at]).length;

/** "Lindenweg" of "Lindenstraße", "Gartenstraße" of "Gratenstraße". */
function word({ fresh, words, isAnnounced }: Said, address: string): Exchange | undefined {
  const alike = execAll(WORD, address)
    .map(([it]) => it)
    .filter((it) => !NUMBERED.test(it) && isAlike(it, fresh.text));
  const [from] = alike;
  const mayBe = words.length === 1 && (isAnnounced || hasCapital(fresh.text));
  return mayBe && alike.length === 1 && from !== undefined ? { from, to: fresh } : undefined;
}

const isAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= SHORTEST_ALIKE &&
  hasCapital(a) === hasCapital(b) &&
  foldedOf(a) !== foldedOf(b) &&
  likenessOf(a, b) >= ALIKE;
